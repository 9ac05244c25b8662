import { lineKindTexts } from "@lading/contract/check-bill";
import { amountLeft, sumOfAmounts } from "@lading/contract/charge-item";
import { minorUnits, type Currency } from "@lading/contract/core";
import { waivingPage, writeOffFieldTexts, type ProposedLine } from "@lading/contract/write-off";
import { Fragment } from "react";
import { formatDate, formatDecimal, typedDecimal } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { DecimalInput, FaultText, SmallTable, type Faults } from "#ui";

/** A part of a bill or cost that somebody typed. */
export interface Part {
  amount: string;
  waived: string;
}

/** True of a part that is anything. */
export const isPart = (part: Part | undefined) => part !== undefined && /[1-9]/.test(part.amount + part.waived);

export interface PartTableProps {
  rows: readonly ProposedLine[];
  parts: ReadonlyMap<string, Part>;
  /** Messages by the inputs that `partFaultOf` names. */
  faults: Faults;
  currency: Currency;
  onChange: (parts: ReadonlyMap<string, Part>) => void;
}

/** Open bills and costs, the oldest first, each with what is written off and waived of it, and what would be left. */
export function PartTable({ rows, parts, faults, currency, onChange }: PartTableProps) {
  const { t, language } = useTexts("write-off");
  const field = useFieldTexts(writeOffFieldTexts);
  const mayWaive = useMay()(`${waivingPage}:approve`);
  const scale = minorUnits(currency);
  const set = (id: string, change: Partial<Part>) =>
    onChange(new Map(parts).set(id, { amount: "", waived: "", ...parts.get(id), ...change }));
  const leftOf = ({ id, writable }: ProposedLine) => {
    const part = parts.get(id);
    const taken = sumOfAmounts([typedDecimal(part?.amount), typedDecimal(part?.waived)], currency);
    return amountLeft(writable, taken);
  };
  return (
    <SmallTable
      label={field("lines")}
      columns={[
        t("number"),
        t("date"),
        t("side"),
        { title: field("writable"), number: true },
        { title: field("amount"), number: true },
        ...(mayWaive ? [{ title: field("waived"), number: true }] : []),
        { title: field("left"), number: true },
      ]}
      rows={rows.map((row) => {
        const left = leftOf(row);
        const isTooMuch = left.startsWith("-");
        const input = (name: keyof Part) => {
          const fault = faults[`${row.id} ${name}`];
          return (
            <Fragment key={name}>
              <DecimalInput
                aria-label={t("partOf", { field: field(name), number: row.invoiceNo || row.waybillNumber })}
                aria-invalid={fault !== undefined}
                scale={scale}
                status={isTooMuch || fault !== undefined ? "error" : ""}
                value={parts.get(row.id)?.[name] ?? ""}
                onChange={(value) => set(row.id, { [name]: value })}
              />
              <FaultText text={fault} />
            </Fragment>
          );
        };
        return {
          key: row.id,
          cells: [
            row.invoiceNo || row.waybillNumber,
            formatDate(row.billDate),
            lineKindTexts[row.kind][language],
            formatDecimal(row.writable),
            input("amount"),
            ...(mayWaive ? [input("waived")] : []),
            formatDecimal(left),
          ],
        };
      })}
    />
  );
}
