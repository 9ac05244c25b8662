import {
  decideRiskHits,
  exportRiskHitList,
  getRiskHitList,
  listAttributes,
  listSources,
  screenAllParties,
  screeningOutcomes,
  sourceTexts,
} from "@lading/contract/market-risk";
import { partyKinds } from "@lading/contract/party";
import { Button, Form, Input, Radio, Select } from "antd";
import { useMemo, useState } from "react";
import { queryClient, useCall } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { JobProgress, useExport } from "#jobs";
import {
  DateRangeInput,
  DecimalRangeInput,
  ListPage,
  Note,
  RecordForm,
  StatusTag,
  TabModal,
  type ListColumn,
  type ListFilter,
} from "#ui";
import { decisionFilters } from "./decision-filters.tsx";
import { HitFacts } from "./HitFacts.tsx";
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
            <span className="muted">{hit.partyKinds.map((kind) => t(`partyKinds.${kind}`)).join(" · ")}</span>
          </p>
          {hit.hit ? <HitFacts hit={hit.hit} /> : <NoEntry outcome={hit.outcome} />}
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
          <Form.Item name="listAttribute" label={t("listAttribute")} required>
            <Radio.Group options={listAttributes.map((value) => ({ value, label: t(`work.attributes.${value}`) }))} />
          </Form.Item>
          <Form.Item name="reason" label={t("work.reason")} required>
            <Input.TextArea maxLength={1000} autoSize={{ minRows: 2, maxRows: 6 }} dir="auto" />
          </Form.Item>
          {(["businessNumber", "warningNumber", "caseId"] as const).map((name) => (
            <Form.Item key={name} name={name} label={t(name)}>
              <Input maxLength={60} dir="ltr" />
            </Form.Item>
          ))}
        </RecordForm>
      )}
    </>
  );
}

/** Of a name without an entry: that it cannot be screened, or that a person decided all the same. */
function NoEntry({ outcome }: Pick<PartyHit, "outcome">) {
  const { t } = useTexts("market-risk");
  if (outcome !== "cannotScreen") return <Note type="info" title={t("work.noEntryHint")} />;
  return <Note type="warning" title={t("outcomes.cannotScreen")} description={t("work.cannotScreenHint")} />;
}

function Entry({ row: { hit, outcome } }: { row: PartyHit }) {
  const { t } = useTexts("market-risk");
  if (hit) return <bdi>{hit.name}</bdi>;
  return <span className="muted">{t(`work.outcomes.${outcome}`)}</span>;
}

function useColumns(): ListColumn<PartyHit>[] {
  const { t, language } = useTexts("market-risk");
  return [
    { key: "partyName", title: t("work.party"), sort: "partyName", render: (row) => <bdi>{row.partyName}</bdi> },
    {
      key: "partyKinds",
      title: t("work.kind"),
      render: (row) => row.partyKinds.map((kind) => t(`partyKinds.${kind}`)).join(" · "),
    },
    { key: "entry", title: t("work.entry"), render: (row) => <Entry row={row} /> },
    { key: "source", title: t("hit.list"), render: ({ source }) => source && sourceTexts[source][language] },
    {
      key: "score",
      title: t("work.score"),
      sort: "score",
      align: "end",
      render: ({ hit, score }) => hit && `${score}%`,
    },
    {
      key: "state",
      title: t("listAttribute"),
      render: ({ state }) => <StatusTag tone={attributeTones[state]}>{t(`attributes.${state}`)}</StatusTag>,
    },
    { key: "foundAt", title: t("work.foundAt"), sort: "foundAt", render: ({ foundAt }) => formatMoment(foundAt) },
    { key: "decidedByName", title: t("decidedBy"), sort: "decidedByName", render: (row) => row.decidedByName ?? "" },
    { key: "reason", title: t("work.reason"), render: ({ reason }) => <bdi>{reason}</bdi> },
    { key: "caseId", title: t("caseId"), hidden: true },
    { key: "businessNumber", title: t("businessNumber"), hidden: true },
    { key: "warningNumber", title: t("warningNumber"), hidden: true },
  ];
}

function useFilters(): ListFilter[] {
  const { t, language } = useTexts("market-risk");
  return useMemo(() => {
    const states = (["open", ...listAttributes] as const).map((value) => ({ value, label: t(`attributes.${value}`) }));
    const outcomes = screeningOutcomes.map((value) => ({ value, label: t(`work.outcomes.${value}`) }));
    const kinds = partyKinds.map((value) => ({ value, label: t(`partyKinds.${value}`) }));
    const sources = listSources.map((value) => ({ value, label: sourceTexts[value][language] }));
    return [
      { name: "search", label: t("name"), field: <Input allowClear maxLength={80} /> },
      { name: "state", label: t("listAttribute"), field: <Select allowClear options={states} /> },
      { name: "partyKind", label: t("work.kind"), field: <Select allowClear options={kinds} /> },
      { name: "outcome", label: t("outcome"), field: <Select allowClear options={outcomes} /> },
      { name: "source", label: t("hit.list"), field: <Select allowClear options={sources} /> },
      {
        name: "found",
        label: t("work.foundAt"),
        kind: "range",
        ends: ["foundFrom", "foundTo"],
        field: <DateRangeInput />,
      },
      {
        name: "score",
        label: t("work.score"),
        kind: "range",
        ends: ["scoreFrom", "scoreTo"],
        field: <DecimalRangeInput scale={0} label={t("work.score")} />,
      },
      ...decisionFilters(t),
    ];
  }, [t, language]);
}
