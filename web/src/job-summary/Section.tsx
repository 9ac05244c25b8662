import { linesOf, worthOf, type JobLine, type JobSide } from "@lading/contract/job-summary";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { formatDate, formatDecimal } from "#core/format";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import type { JobSummary } from "./job.ts";
import { Sums } from "./Sums.tsx";

/** With so many charges or fewer all lines stand open. */
const shortEnough = 60;

interface SectionProps {
  summary: JobSummary;
  side: JobSide;
}

interface Group {
  house: JobSummary["houses"][number];
  lines: readonly JobLine[];
}

/** Sales or costs: a group for each waybill with its subtotal, in it every charge. */
export function Section({ summary, side }: SectionProps) {
  const { t } = useTexts("job-summary");
  const groups = useMemo(() => groupsOf(summary, side), [summary, side]);
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(count <= shortEnough ? groups.map(({ house }) => house.id) : []),
  );
  const isAll = opened.size >= groups.length;
  const toggle = (id: string) => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  return (
    <section className="job-card" aria-labelledby={`job-${side}`}>
      <header className="job-card-head">
        <h2 id={`job-${side}`}>{t(side)}</h2>
        <span className="muted">{t("charges", { count })}</span>
        {groups.length > 1 && (
          <Button size="small" onClick={() => setOpened(new Set(isAll ? [] : groups.map(({ house }) => house.id)))}>
            {isAll ? t("closeAll") : t("openAll")}
          </Button>
        )}
      </header>
      {count === 0 && <p className="muted">{t(side === "sales" ? "noSales" : "noCosts")}</p>}
      {count > 0 && (
        <div className="job-groups">
          {groups.map((group) => (
            <GroupRows
              key={group.house.id}
              {...{ group, side }}
              isOnly={groups.length === 1}
              isOpen={opened.has(group.house.id)}
              onToggle={() => toggle(group.house.id)}
            />
          ))}
        </div>
      )}
      {count > 0 && (
        <p className="job-subtotal">
          <strong>{t("subtotal")}</strong>
          <Sums sums={summary.subtotals[side]} />
          <span className="job-worth">
            {"≈ "}
            <Sums sums={worths(summary.subtotals.worth, side)} />
          </span>
        </p>
      )}
    </section>
  );
}

function groupsOf(summary: JobSummary, side: JobSide): Group[] {
  const lines = Map.groupBy(linesOf(summary, side), ({ house }) => house);
  return summary.houses.flatMap((house, place) => {
    const own = lines.get(place);
    return own ? [{ house, lines: own }] : [];
  });
}

function worths(worth: JobSummary["subtotals"]["worth"], side: JobSide) {
  return worth.map((one) => ({ currency: one.currency, amount: one[side] }));
}

interface GroupRowsProps {
  group: Group;
  side: JobSide;
  /** The only waybill: its number stands at the head of the page already. */
  isOnly: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

function GroupRows({ group: { house, lines }, side, isOnly, isOpen, onToggle }: GroupRowsProps) {
  const { t } = useTexts("job-summary");
  return (
    <div className="job-group" style={isOpen ? { containIntrinsicBlockSize: `auto ${lines.length * 34 + 80}px` } : {}}>
      {!isOnly && (
        <button type="button" className="job-group-head" aria-expanded={isOpen} onClick={onToggle}>
          <Icon name="down" className={isOpen ? "" : "job-closed"} />
          <bdi className="job-number">{house.houseNumber}</bdi>
          <span className="muted job-group-note">
            {house.isMain && t("mainWaybill")}
            <bdi>{house.customerName}</bdi>
            {house.voided && ` ${t("voided")}`}
          </span>
          <span className="muted">{t("charges", { count: lines.length })}</span>
          <Sums sums={house[side]} />
        </button>
      )}
      {(isOpen || isOnly) && <Lines lines={lines} side={side} label={house.houseNumber} />}
    </div>
  );
}

function Lines({ lines, side, label }: { lines: readonly JobLine[]; side: JobSide; label: string }) {
  const { t } = useTexts("job-summary");
  return (
    <div className="job-scroll" role="region" aria-label={`${t(side)} ${label}`} tabIndex={0}>
      <table className="job-table job-lines">
        <thead>
          <tr>
            <th scope="col">{t(side === "sales" ? "debitNote" : "costInvoice")}</th>
            <th scope="col">{t("date")}</th>
            <th scope="col">{t(side === "sales" ? "customer" : "supplier")}</th>
            <th scope="col">{t("chargeItem")}</th>
            {(["quantity", "unitPrice", "amount", "rate", "worth"] as const).map((key) => (
              <th key={key} scope="col" data-number>
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.key} line={line} side={side} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LineRow({ line, side }: { line: JobLine; side: JobSide }) {
  const { t } = useTexts("job-summary");
  return (
    <tr>
      <td data-label={t(side === "sales" ? "debitNote" : "costInvoice")}>
        <bdi>{line.number}</bdi>
      </td>
      <td data-label={t("date")}>
        <bdi>{formatDate(line.date)}</bdi>
      </td>
      <td data-label={t(side === "sales" ? "customer" : "supplier")}>
        <bdi>{line.customerName}</bdi>
      </td>
      <td data-label={t("chargeItem")}>
        <bdi>{line.item}</bdi>
        {line.remark !== "" && (
          <small className="muted">
            <bdi>{line.remark}</bdi>
          </small>
        )}
      </td>
      <td data-label={t("quantity")} data-number>
        <bdi dir="ltr">{formatDecimal(line.quantity)}</bdi>
      </td>
      <td data-label={t("unitPrice")} data-number>
        <bdi dir="ltr">{formatDecimal(line.unitPrice)}</bdi>
      </td>
      <td data-label={t("amount")} data-number>
        <bdi dir="ltr">{`${formatDecimal(line.amount)} ${line.currency}`}</bdi>
      </td>
      <td data-label={t("rate")} data-number>
        <bdi dir="ltr">{line.rate}</bdi>
      </td>
      <td data-label={t("worth")} data-number>
        <bdi dir="ltr">{`${formatDecimal(worthOf(line))} ${line.settlementCurrency}`}</bdi>
      </td>
    </tr>
  );
}
