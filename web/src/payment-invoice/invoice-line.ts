import { amountLeft, sumOfAmounts } from "@lading/contract/charge-item";
import type { InvoiceCost } from "@lading/contract/payment-invoice";

/** A cost in the form, with what the supplier invoiced for it. */
export interface InvoiceLine extends Omit<InvoiceCost, "amount"> {
  amount: string;
}

/** A difference in the form. */
export interface DifferenceLine {
  /** Below zero with a minus. */
  amount: string;
  reason: string;
}

/** A cost as a line of an invoice: invoiced as expected, unless something else is known. */
export const lineOf = (cost: InvoiceCost): InvoiceLine => ({ ...cost, amount: cost.amount ?? cost.expected });

/** Lines with more of them; a cost that is there already takes the new amount. */
export function withLines(lines: readonly InvoiceLine[], more: readonly InvoiceCost[]): InvoiceLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const cost of more) byId.set(cost.id, lineOf(cost));
  return [...byId.values()];
}

/** A typed amount as sums take it: 0 while it is none. */
export const plainAmountOf = (typed: string | undefined): string =>
  typed !== undefined && /^-?\d+(\.\d+)?$/.test(typed) ? typed : "0";

/** An invoice's amount less all its lines, in the currency's minor units: it must be 0. */
export function restOf(
  amount: string | undefined,
  { costs, differences }: { costs: readonly InvoiceLine[]; differences: readonly DifferenceLine[] },
  currency: string,
): string {
  const sum = sumOfAmounts(
    [...costs, ...differences].map((line) => plainAmountOf(line.amount)),
    currency,
  );
  return sumOfAmounts([amountLeft(plainAmountOf(amount), sum)], currency);
}

export const isZero = (amount: string): boolean => !/[1-9]/.test(amount);
