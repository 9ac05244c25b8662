import { jobFieldTexts, type JobLine, type JobSide, linesOf } from "@lading/contract/job-summary";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { Icon } from "#ui/light";
import type { JobSummary } from "./job.ts";
import { Lines } from "./Lines.tsx";
import { Sums } from "./Sums.tsx";
import { WhenNear } from "./WhenNear.tsx";

/** With so many charges or fewer all lines stand open. */
const shortEnough = 60;
/** Pixels of a row of the table, and of its head. */
const rowHeight = 35;
const headHeight = 35;

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
  const field = useFieldTexts(jobFieldTexts);
  const groups = useMemo(() => groupsOf(summary, side), [summary, side]);
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(count <= shortEnough ? groups.map(({ house }) => house.id) : []),
  );
  const isAll = opened.size >= groups.length;
  const mayAdd = useMayAdd(summary);
  const toggle = (id: string) => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  return (
    <section className="job-card" aria-labelledby={`job-${side}`}>
      <header className="job-card-head">
        <h2 id={`job-${side}`}>{field(side)}</h2>
        <span className="muted">{t("charges", { count })}</span>
        <span className="job-card-actions">
          {groups.length > 1 && (
            <Button size="small" onClick={() => setOpened(new Set(isAll ? [] : groups.map(({ house }) => house.id)))}>
              {isAll ? t("closeAll") : t("openAll")}
            </Button>
          )}
          {mayAdd && <AddCharge side={side} waybillId={summary.job.id} />}
        </span>
      </header>
      {count === 0 && <p className="muted">{t(side === "sales" ? "noSales" : "noCosts")}</p>}
      {count > 0 && (
        <div className="job-groups">
          {groups.map((group) => (
            <GroupRows
              key={group.house.id}
              {...{ group, side, mayAdd }}
              isOnly={group.house.id === summary.job.id && groups.length === 1}
              isOpen={opened.has(group.house.id)}
              onToggle={() => toggle(group.house.id)}
            />
          ))}
        </div>
      )}
      {count > 0 && (
        <p className="job-subtotal">
          <strong>{field("subtotal")}</strong>
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

/** Whether the person may add charges: with the right, while the job is neither voided nor signed by anybody. */
function useMayAdd({ job, signOffs }: JobSummary): boolean {
  const may = useMay();
  const isSigned = signOffs.some(({ signed }) => signed !== null);
  return may("/logisticsManagement/jobSummary:add") && !job.voided && !isSigned;
}

const forms = { sales: "/billsReceivable", costs: "/supplierCostEntry" } as const satisfies Record<JobSide, string>;

/** The way to a new bill or cost of a waybill. */
function AddCharge({ side, waybillId }: { side: JobSide; waybillId: string }) {
  const { t } = useTexts("job-summary");
  const navigate = useNavigate();
  return (
    <Button size="small" onClick={() => void navigate(`${forms[side]}?waybill=${waybillId}`)}>
      {t(side === "sales" ? "addBill" : "addCost")}
    </Button>
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
  /** Only the job's own charges: its number stands at the head of the page already. */
  isOnly: boolean;
  isOpen: boolean;
  mayAdd: boolean;
  onToggle: () => void;
}

function GroupRows({ group: { house, lines }, side, isOnly, isOpen, mayAdd, onToggle }: GroupRowsProps) {
  const { t } = useTexts("job-summary");
  return (
    <div className="job-group">
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
      {isOnly && <Lines lines={lines} side={side} label={house.houseNumber} />}
      {isOpen && !isOnly && (
        <WhenNear height={headHeight + lines.length * rowHeight}>
          <Lines lines={lines} side={side} label={house.houseNumber} />
          {mayAdd && !house.voided && (
            <p className="job-add">
              <AddCharge side={side} waybillId={house.id} />
            </p>
          )}
        </WhenNear>
      )}
    </div>
  );
}
