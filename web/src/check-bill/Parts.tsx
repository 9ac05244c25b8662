import { checkBillFieldTexts, lineKindTexts, type CheckBillType, type LineKind } from "@lading/contract/check-bill";
import { amountLeft, sumOfAmounts } from "@lading/contract/charge-item";
import { minorUnits } from "@lading/contract/core";
import { Button } from "antd";
import { Fragment } from "react";
import { formatDate, formatDecimal, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { DecimalInput, FaultText, SmallTable, type Faults } from "#ui";

/** A bill or cost that is gathered. */
export interface PartLine {
  id: string;
  kind: LineKind;
  invoiceNo: string;
  waybillNumber: string;
  billDate: string;
  balance: string;
  currency: string;
}

interface PartsProps {
  lines: readonly PartLine[];
  /** Typed parts by the line's id; a line without one is taken whole. */
  parts: ReadonlyMap<string, string>;
  /** Messages by the line's id. */
  faults: Faults;
  onChange: (parts: ReadonlyMap<string, string>) => void;
  onRemove?: (id: string) => void;
}

/** The lines of a check bill, each with the part of its balance that is gathered. */
export function Parts({ lines, parts, faults, onChange, onRemove }: PartsProps) {
  const { t, word, language } = useTexts("check-bill");
  const field = useFieldTexts(checkBillFieldTexts);
  return (
    <SmallTable
      label={field("lines")}
      columns={[
        field("invoiceNo"),
        field("waybillNumber"),
        field("kind"),
        field("billDate"),
        { title: field("balance"), number: true },
        { title: field("gathered"), number: true },
        ...(onRemove ? [{ title: "", actions: true }] : []),
      ]}
      rows={lines.map((line) => ({
        key: line.id,
        cells: [
          line.invoiceNo,
          line.waybillNumber,
          lineKindTexts[line.kind][language],
          formatDate(line.billDate),
          formatDecimal(line.balance),
          <Fragment key="part">
            <DecimalInput
              aria-label={t("partOf", { number: line.invoiceNo || line.waybillNumber })}
              aria-invalid={line.id in faults}
              scale={minorUnits(line.currency)}
              value={parts.get(line.id) ?? line.balance}
              status={isUsable(line, parts) && !(line.id in faults) ? "" : "error"}
              onChange={(value) => onChange(new Map(parts).set(line.id, value))}
            />
            <FaultText text={faults[line.id]} />
          </Fragment>,
          ...(onRemove
            ? [
                <Button key="remove" type="link" danger disabled={lines.length === 1} onClick={() => onRemove(line.id)}>
                  {word("remove")}
                </Button>,
              ]
            : []),
        ],
      }))}
    />
  );
}

/** The line that a field, `lines.3.amount`, is of. */
export const lineOf = (field: string, lines: readonly PartLine[]): string | undefined =>
  lines[Number(/^lines\.(\d+)\./.exec(field)?.[1] ?? -1)]?.id;

/** Above 0 and within the balance. */
function isUsable({ id, balance }: PartLine, parts: ReadonlyMap<string, string>): boolean {
  const typed = parts.get(id);
  if (typed === undefined) return true;
  return /^\d+(\.\d+)?$/.test(typed) && /[1-9]/.test(typed) && !amountLeft(balance, typed).startsWith("-");
}

export const usableParts = (lines: readonly PartLine[], parts: ReadonlyMap<string, string>): boolean =>
  lines.every((line) => isUsable(line, parts));

/** The total of the lines: of a hedge receivables less payables. */
export function totalOf(lines: readonly PartLine[], parts: ReadonlyMap<string, string>, type: CheckBillType): string {
  const [first] = lines;
  if (!first || !usableParts(lines, parts)) return "–";
  const { currency } = first;
  const sumOf = (some: readonly PartLine[]) =>
    sumOfAmounts(
      some.map(({ id, balance }) => parts.get(id) ?? balance),
      currency,
    );
  const of = (kind: LineKind) => sumOf(lines.filter((line) => line.kind === kind));
  return formatMoney(type === "hedge" ? amountLeft(of("bill"), of("cost")) : sumOf(lines), currency);
}
