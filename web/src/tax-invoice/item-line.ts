import { sumOfAmounts } from "@lading/contract/charge-item";
import { taxedAmount } from "@lading/contract/tax-invoice";
import { typedDecimal } from "#core/format";
import { isRecord } from "#core/guards";

/** A line of the form as it is typed: an invoice's item or a bill's part, with so much of it. */
type TypedLine = Readonly<Record<string, unknown>>;

/** The lines that a form's field holds. */
export function linesOf(value: unknown): TypedLine[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Sum of the lines' amounts; what is no amount yet counts nothing. */
export function sumAt(lines: unknown, currency: string): string {
  return sumOfAmounts(
    linesOf(lines).map(({ amount }) => typedDecimal(amount)),
    currency,
  );
}

/** The tax in the lines' amounts, by the rate of each item. */
export function taxAt(lines: readonly TypedLine[], rateOf: (itemId: unknown) => string, currency: string): string {
  return sumOfAmounts(
    lines.map(({ invoiceItemId, amount }) => taxedAmount(typedDecimal(amount), rateOf(invoiceItemId), currency).tax),
    currency,
  );
}

/** The amount that a single line takes when the total changes; undefined where a person wrote another amount, or more lines. */
export function followed(lines: unknown, before: string, total: string, currency: string): string | undefined {
  const isAll = linesOf(lines).length === 1 && sumAt(lines, currency) === before;
  return isAll && before !== total ? total : undefined;
}
