import {
  getPeriodChangeList,
  openKindTexts,
  periodFieldTexts,
  periodStepStateTexts,
  periodStepTexts,
  type PeriodChange,
} from "@lading/contract/period";
import { useRead } from "#core/api";
import { formatDate, formatMoment } from "#core/format";
import { listed, useFieldTexts, useTexts } from "#core/i18n";
import { Panel, SmallTable, StatusTag, type Tone } from "#ui";

const tones: Record<PeriodChange["state"], Tone> = {
  asked: "active",
  done: "good",
  refused: "bad",
  withdrawn: "neutral",
};

/** Closings and reopenings, the newest first. */
export function History() {
  const { t, language } = useTexts("period");
  const field = useFieldTexts(periodFieldTexts);
  const { data } = useRead(getPeriodChangeList, { pageSize: 100 }, { quiet: true });
  if (!data) return null;
  const day = (date: string | null) => (date === null ? t("nothing") : formatDate(date));
  return (
    <Panel title={t("history")}>
      {data.rows.length === 0 ? (
        <p className="muted">{t("noHistory")}</p>
      ) : (
        <SmallTable
          label={t("history")}
          columns={[
            field("step"),
            field("before"),
            field("after"),
            { title: field("reason"), wide: true },
            { title: field("left"), wide: true },
            field("askedBy"),
            field("decidedBy"),
          ]}
          rows={data.rows.map((row) => ({
            key: row.id,
            cells: [
              <span key="step">
                {periodStepTexts[row.step][language]}{" "}
                {row.step === "reopen" && (
                  <StatusTag tone={tones[row.state]}>{periodStepStateTexts[row.state][language]}</StatusTag>
                )}
              </span>,
              day(row.before),
              day(row.after),
              row.reason,
              listed(
                row.left.map(({ kind, count }) => t("leftOf", { kind: openKindTexts[kind][language], number: count })),
              ),
              <By key="asked" name={row.askedByName} at={row.askedAt} />,
              row.decidedByName === "" ? "" : <Decided key="decided" {...row} />,
            ],
          }))}
        />
      )}
    </Panel>
  );
}

function Decided({ decidedByName, decidedAt, alone }: PeriodChange) {
  const { t } = useTexts("period");
  return (
    <>
      <By name={decidedByName} at={decidedAt} />
      {alone && <div className="muted">{t("alone")}</div>}
    </>
  );
}

function By({ name, at }: { name: string; at: string | null }) {
  return (
    <>
      <bdi>{name}</bdi> <span className="muted">{formatMoment(at)}</span>
    </>
  );
}
