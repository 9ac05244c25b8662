import type { Currency } from "./sums.ts";
import type { JobSummary } from "./summary.ts";

/** The two sections of a job summary. */
export const jobSides = ["sales", "costs"] as const;
export type JobSide = (typeof jobSides)[number];

/** One charge with everything that stands in its row. */
export interface JobLine {
  /** Tells lines apart. */
  key: string;
  /** The bill or cost that it stands in. */
  id: string;
  /** Its waybill's place in `houses`. */
  house: number;
  /** Debit note number, or cost invoice number. */
  number: string;
  date: string;
  customerNumber: string;
  customerName: string;
  item: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  currency: Currency;
  rate: string;
  settlementCurrency: Currency;
  remark: string;
}

/** A section's charges line by line, in the order of the answer, with what the answer says once put back in. */
export function linesOf(summary: JobSummary, side: JobSide): JobLine[] {
  if (side === "costs")
    return summary.costs.map(({ id, house, invoiceNumber: number, date, remark, ...cost }) => {
      const { quantity, unitPrice, amount } = cost;
      return { key: id, id, house, number, date, quantity, unitPrice, amount, remark, ...namesOf(summary, cost) };
    });
  return summary.bills.flatMap(({ id, house, billNumber: number, date, party, rate, lines }) =>
    lines.map(({ item, quantity, unitPrice, amount, remark }, place) => {
      const names = namesOf(summary, { party, rate, item });
      return { key: `${id} ${place}`, id, house, number, date, quantity, unitPrice, amount, remark, ...names };
    }),
  );
}

function namesOf(
  { parties, rates, chargeItems }: JobSummary,
  places: { party: number; rate: number; item: number },
): Pick<JobLine, "customerNumber" | "customerName" | "currency" | "rate" | "settlementCurrency" | "item"> {
  const [party, rate, item] = [parties[places.party], rates[places.rate], chargeItems[places.item]];
  if (!party || !rate || !item) throw new RangeError("A charge points beyond its lists");
  return { ...party, ...rate, item: item.name };
}
