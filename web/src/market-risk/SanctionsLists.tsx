import "./market-risk.css";
import { labelsOf } from "@lading/contract/core";
import {
  discardSanctionsList,
  foundEntryFields,
  getSanctionsLists,
  sourceTexts,
  takeSanctionsListIntoUse,
} from "@lading/contract/market-risk";
import { Button } from "antd";
import { useState } from "react";
import { queryClient, useCall, useRead } from "#core/api";
import { formatDate, formatDecimal, formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { JobProgress } from "#jobs";
import { ConfirmButton, Facts, Failed, Note, Panel, TabModal } from "#ui";
import { ImportList } from "./ImportList.tsx";
import { page, type SourceState } from "./risk.ts";

const { listDate: dateOfList } = labelsOf(foundEntryFields);

const renew = () => void queryClient.invalidateQueries();

type Version = NonNullable<SourceState["inUse"]>;

/** The lists in use with date and count, and those that were read and wait for a person. */
export function SanctionsLists() {
  const { t } = useTexts("market-risk");
  const { data, error, refetch } = useRead(getSanctionsLists, {}, { ownErrors: true });
  const [importing, setImporting] = useState<SourceState["source"]>();
  const [jobId, setJobId] = useState<string>();
  if (error && !data) return <Failed message={error.message} onRetry={() => void refetch()} />;
  return (
    <>
      <div className="risk-lists">
        {data?.lists.map((list) => (
          <ListCard
            key={list.source}
            list={list}
            onImport={() => setImporting(list.source)}
            onUsed={(id) => {
              notify.success(t("lists.used"));
              setJobId(id);
            }}
          />
        ))}
      </div>
      <TabModal
        open={importing !== undefined}
        title={t("lists.import")}
        onCancel={() => {
          setImporting(undefined);
          renew();
        }}
      >
        {importing && <ImportList source={importing} onRead={() => (setImporting(undefined), renew())} />}
      </TabModal>
      <TabModal open={jobId !== undefined} title={t("work.screenAll")} onCancel={() => setJobId(undefined)}>
        {jobId !== undefined && <JobProgress jobId={jobId} onOver={renew} />}
        <p className="muted">{t("lists.goesOn")}</p>
      </TabModal>
    </>
  );
}

interface ListCardProps {
  list: SourceState;
  onImport: () => void;
  onUsed: (jobId: string) => void;
}

function ListCard({ list: { source, inUse, waiting }, onImport, onUsed }: ListCardProps) {
  const { t, language } = useTexts("market-risk");
  const may = useMay();
  const mayImport = may(`${page}:approve`);
  return (
    <Panel
      title={sourceTexts[source][language]}
      actions={mayImport && <Button onClick={onImport}>{t("lists.import")}</Button>}
    >
      {inUse ? <VersionFacts one={inUse} /> : <p className="muted">{t("lists.none")}</p>}
      {waiting?.state === "reading" && <Note type="info" title={t("lists.reading")} />}
      {waiting?.state === "read" && <Waiting one={waiting} mayUse={mayImport} onUsed={onUsed} />}
    </Panel>
  );
}

function VersionFacts({ one }: { one: Version }) {
  const { t, language } = useTexts("market-risk");
  return (
    <Facts
      facts={[
        { label: dateOfList[language], value: one.listDate === null ? "" : formatDate(one.listDate), wide: true },
        {
          label: t("lists.entries"),
          value: t("lists.count", { entries: formatDecimal(`${one.entries}`), names: formatDecimal(`${one.names}`) }),
          wide: true,
        },
        {
          label: t("lists.usedBy"),
          value: one.usedAt !== null && (
            <>
              <bdi>{one.usedByName}</bdi> · <bdi>{formatMoment(one.usedAt)}</bdi>
            </>
          ),
          wide: true,
        },
      ]}
    />
  );
}

function Waiting({ one, mayUse, onUsed }: { one: Version; mayUse: boolean; onUsed: ListCardProps["onUsed"] }) {
  const { t, language } = useTexts("market-risk");
  const using = useCall(takeSanctionsListIntoUse);
  const discarding = useCall(discardSanctionsList);
  const { id, version, added, removed, changed, doubts } = one;
  const loss = doubts.find(({ kind }) => kind === "shrunk");
  const take = async (despiteLoss: boolean) => onUsed((await using.mutateAsync({ id, version, despiteLoss })).jobId);
  return (
    <Note
      type={doubts.length > 0 ? "warning" : "info"}
      title={t("lists.waiting")}
      description={
        <>
          <p>
            {one.listDate !== null && (
              <>
                {dateOfList[language]}: <bdi>{formatDate(one.listDate)}</bdi>
                {" · "}
              </>
            )}
            <bdi>
              {t("lists.count", { entries: formatDecimal(`${one.entries}`), names: formatDecimal(`${one.names}`) })}
            </bdi>
          </p>
          <p>{t("lists.compared", { added, removed, changed })}</p>
          <ul>
            {doubts.map((doubt) => (
              <li key={`${doubt.kind} ${doubt.file}`}>{t(`lists.doubts.${doubt.kind}`, doubt)}</li>
            ))}
          </ul>
          {mayUse && (
            <div className="risk-hit-head">
              {loss ? (
                <ConfirmButton question={t("lists.useQuestion", { count: loss.count })} onConfirm={() => take(true)}>
                  {t("lists.use")}
                </ConfirmButton>
              ) : (
                <Button
                  type="primary"
                  loading={using.isPending}
                  onClick={() => void take(false).catch(() => undefined)}
                >
                  {t("lists.use")}
                </Button>
              )}
              <ConfirmButton question={t("lists.discardQuestion")} onConfirm={() => discarding.mutateAsync({ id })}>
                {t("lists.discard")}
              </ConfirmButton>
            </div>
          )}
        </>
      }
    />
  );
}
