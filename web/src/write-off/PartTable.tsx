import { lineKindTexts } from "@lading/contract/check-bill";
import { amountLeft, sumOfAmounts } from "@lading/contract/charge-item";
import { minorUnits, type Currency } from "@lading/contract/core";
import { waivingPage, writeOffFieldTexts, type ProposedLine } from "@lading/contract/write-off";
import { formatDate, formatDecimal, typedDecimal } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { DecimalInput, SmallTable } from "#ui";

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
  currency: Currency;
  onChange: (parts: ReadonlyMap<string, Part>) => void;
}

/** Open bills and costs, the oldest first, each with what is written off and waived of it, and what would be left. */
export function PartTable({ rows, parts, currency, onChange }: PartTableProps) {
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
        const status = left.startsWith("-") ? "error" : "";
        const input = (name: keyof Part) => (
          <DecimalInput
            key={name}
            aria-label={t("partOf", { field: field(name), number: row.invoiceNo || row.waybillNumber })}
            scale={scale}
            status={status}
            value={parts.get(row.id)?.[name] ?? ""}
            onChange={(value) => set(row.id, { [name]: value })}
          />
        );
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
