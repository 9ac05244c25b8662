import type { Currency } from "#core";
import type { JobSummary } from "./summary.ts";

/** The two sections of a job summary. */
export const jobSides = ["sales", "costs"] as const;
export type JobSide = (typeof jobSides)[number];

/** A charge with all columns of its row. */
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

/** A section's charges line by line, in the order of the answer, with the values that the answer lists only once. */
export function linesOf(summary: JobSummary, side: JobSide): JobLine[] {
  return side === "sales" ? salesOf(summary) : costsOf(summary);
}

function salesOf(summary: JobSummary): JobLine[] {
  const { bills, billLines } = summary;
  return billLines.bill.map((place, line): JobLine => {
    const [id, house, party, rate] = [
      at(bills.id, place),
      at(bills.house, place),
      at(bills.party, place),
      at(bills.rate, place),
    ];
    const [number, date] = [at(bills.billNumber, place), at(bills.date, place)];
    return { key: `${id} ${line}`, id, house, number, date, ...fieldsOf(summary, billLines, { line, party, rate }) };
  });
}

function costsOf(summary: JobSummary): JobLine[] {
  const { costs } = summary;
  return costs.id.map((id, line): JobLine => {
    const [party, rate] = [at(costs.party, line), at(costs.rate, line)];
    const [number, date, house] = [at(costs.invoiceNumber, line), at(costs.date, line), at(costs.house, line)];
    return { key: id, id, house, number, date, ...fieldsOf(summary, costs, { line, party, rate }) };
  });
}

type LineColumns = Omit<JobSummary["billLines"], "bill">;
type Fields = Omit<JobLine, "key" | "id" | "house" | "number" | "date">;

function fieldsOf(
  { parties, rates, chargeItems }: JobSummary,
  { item, quantity, unitPrice, amount, remark }: LineColumns,
  { line, party, rate }: { line: number; party: number; rate: number },
): Fields {
  return {
    ...at(parties, party),
    ...at(rates, rate),
    item: at(chargeItems, at(item, line)).name,
    quantity: at(quantity, line),
    unitPrice: at(unitPrice, line),
    amount: at(amount, line),
    remark: at(remark, line),
  };
}

function at<T>(list: readonly T[], place: number): T {
  const one = list[place];
  if (one === undefined) throw new RangeError("A charge points beyond its lists");
  return one;
}

/** How many charges a job has, in both sections. */
export function countCharges({ billLines, costs }: Pick<JobSummary, "billLines" | "costs">): number {
  return billLines.bill.length + costs.id.length;
}
