import { commonFieldTexts, labelsOf } from "@lading/contract/core";
import {
  decideRiskHits,
  entryText,
  exportRiskHitList,
  getRiskHitList,
  listAttributes,
  outcomeTexts,
  riskHitFields,
  screenAllParties,
  screeningOutcomes,
  weaknessTexts,
} from "@lading/contract/market-risk";
import { partyKinds, partyKindTexts } from "@lading/contract/party";
import { Button, Radio } from "antd";
import { useMemo, useState } from "react";
import { queryClient, useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { JobProgress, useExport } from "#jobs";
import {
  countFilter,
  daysFilter,
  InputField,
  type ListColumn,
  type ListFilter,
  ListPage,
  Note,
  RecordForm,
  searchFilter,
  Select,
  TabModal,
  TextAreaField,
  useFieldColumns,
  useFieldFilters,
} from "#ui";
import { useDecisionFilters } from "./decision-filters.ts";
import { HitFacts, Pairs } from "./HitFacts.tsx";
import { NotedNumbers } from "./NotedNumbers.tsx";
import { attributeTones, page, type PartyHit } from "./risk.ts";

/** Hits among one's own customers, consignees and shippers: open ones are work. */
export function PartyHits() {
  const { t, word } = useTexts("market-risk");
  const may = useMay();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportRiskHitList);
  const screening = useCall(screenAllParties);
  const [jobId, setJobId] = useState<string>();
  const [decided, setDecided] = useState<readonly PartyHit[]>();
  const mayDecide = may(`${page}:edit`);
  const start = async () => setJobId((await screening.mutateAsync({})).jobId);
  return (
    <>
      <ListPage
        call={getRiskHitList}
        columns={columns}
        filters={filters}
        toolbar={
          may(`${page}:add`) && (
            <Button loading={screening.isPending} onClick={() => void start().catch(() => undefined)}>
              {t("work.screenAll")}
            </Button>
          )
        }
        rowActions={(hit) => (
          <Button type="link" onClick={() => setDecided([hit])}>
            {mayDecide ? t("work.decide") : word("open")}
          </Button>
        )}
        onExport={exporting.start}
        {...(mayDecide && {
          bulkActions: (hits: readonly PartyHit[]) => (
            <Button onClick={() => setDecided(hits.slice(0, 100))}>{t("work.decide")}</Button>
          ),
        })}
      />
      {exporting.card}
      <TabModal open={jobId !== undefined} title={t("work.screenAll")} onCancel={() => setJobId(undefined)}>
        {jobId !== undefined && <JobProgress jobId={jobId} onOver={() => void queryClient.invalidateQueries()} />}
      </TabModal>
      <TabModal
        open={decided !== undefined}
        title={t("work.decideTitle", { count: decided?.length ?? 0 })}
        width={760}
        onCancel={() => setDecided(undefined)}
      >
        {decided && <Decision hits={decided} mayDecide={mayDecide} onClose={() => setDecided(undefined)} />}
      </TabModal>
    </>
  );
}

interface DecisionProps {
  hits: readonly PartyHit[];
  mayDecide: boolean;
  onClose: () => void;
}

function Decision({ hits, mayDecide, onClose }: DecisionProps) {
  const { t } = useTexts("market-risk");
  const knownAs = useKnownAs();
  const done = () => {
    notify.success(t("detail.decided"));
    onClose();
  };
  return (
    <>
      {hits.map((hit) => (
        <section key={hit.id} className="risk-decided">
          <p>
            <strong>
              <bdi>{hit.partyName}</bdi>
            </strong>{" "}
            <span className="muted">{knownAs(hit)}</span>
          </p>
          {hit.hit ? <HitFacts hit={hit.hit} /> : <NoEntry outcome={hit.outcome} weakness={hit.weakness} />}
        </section>
      ))}
      {mayDecide && (
        <RecordForm
          call={decideRiskHits}
          fixed={{ hits: hits.map(({ id, version }) => ({ id, version })) }}
          submitText={t("detail.decide")}
          onDone={done}
          onCancel={onClose}
        >
          <InputField name="listAttribute">
            <Radio.Group options={listAttributes.map((value) => ({ value, label: t(`work.attributes.${value}`) }))} />
          </InputField>
          <TextAreaField name="reason" />
          <NotedNumbers />
        </RecordForm>
      )}
    </>
  );
}

/** Of a name without an entry: that it cannot be screened, or that a person decided all the same. */
function NoEntry({ outcome, weakness }: Pick<PartyHit, "outcome" | "weakness">) {
  const { t, language } = useTexts("market-risk");
  if (outcome !== "cannotScreen") return <Note type="info" title={t("work.noEntryHint")} />;
  const why = weaknessTexts[weakness ?? "formOnly"][language];
  return <Note type="warning" title={outcomeTexts.cannotScreen[language]} description={why} />;
}

function Entry({ row: { hit, outcome } }: { row: PartyHit }) {
  const { t } = useTexts("market-risk");
  if (hit)
    return (
      <>
        <bdi>{hit.name}</bdi>
        {hit.matched !== hit.name && (
          <div className="muted">
            <bdi>{hit.matched}</bdi>
          </div>
        )}
        <div className="risk-entry-pairs">
          <Pairs pairs={hit.pairs} />
        </div>
      </>
    );
  return <span className="muted">{t(`work.outcomes.${outcome}`)}</span>;
}

function useColumns(): ListColumn<PartyHit>[] {
  const { language } = useTexts("market-risk");
  const column = useFieldColumns(riskHitFields);
  const knownAs = useKnownAs();
  return [
    column("partyName", { sort: "partyName", render: (row) => <bdi>{row.partyName}</bdi> }),
    column("partyKinds", { render: knownAs }),
    { key: "entry", title: entryText[language], long: true, render: (row) => <Entry row={row} /> },
    column("source"),
    column("score", { sort: "score", align: "end", render: ({ hit, score }) => hit && `${score}%` }),
    column("state", { tones: attributeTones }),
    column("foundAt", { sort: "foundAt" }),
    column("decidedByName", { sort: "decidedByName", hidden: true }),
    column("reason", { hidden: true, render: ({ reason }) => <bdi>{reason}</bdi> }),
    column("caseId", { hidden: true }),
    column("businessNumber", { hidden: true }),
    column("warningNumber", { hidden: true }),
  ];
}

/** As what a party is known, in words. */
function useKnownAs() {
  const { language } = useTexts("market-risk");
  return (hit: PartyHit) => hit.partyKinds.map((kind) => partyKindTexts[kind][language]).join(" · ");
}

const labels = labelsOf(riskHitFields);

function useFilters(): ListFilter[] {
  const { t, language } = useTexts("market-risk");
  const filter = useFieldFilters(riskHitFields);
  const decided = useDecisionFilters();
  return useMemo(() => {
    const outcomes = screeningOutcomes.map((value) => ({ value, label: t(`work.outcomes.${value}`) }));
    const kinds = partyKinds.map((value) => ({ value, label: partyKindTexts[value][language] }));
    const score = labels.score[language];
    return [
      searchFilter(commonFieldTexts.name[language]),
      filter("state"),
      { name: "partyKind", label: labels.partyKinds[language], field: <Select allowClear options={kinds} /> },
      filter("outcome", <Select allowClear options={outcomes} />),
      filter("source"),
      daysFilter("found", labels.foundAt[language]),
      countFilter("score", score),
      ...decided,
    ];
  }, [t, language, filter, decided]);
}
