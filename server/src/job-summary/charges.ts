import type { Currency } from "@lading/contract/job-summary";
import { sql, type SQL } from "drizzle-orm";
import { runNamed, type Db } from "#core/db";

/** What bills and costs have in common, as they are kept. */
export interface KeptCharge {
  id: string;
  waybillId: string;
  customerNumber: string;
  customerName: string;
  date: string;
  currency: Currency;
  amount: string;
  rate: string;
  settlementCurrency: Currency;
  version: number;
}

export interface KeptLine {
  chargeItemId: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  remark: string;
}

/** Rows column by column: what has the same place belongs together. */
export type Columns<R> = { [C in keyof R]: R[C][] };

/** What is charged on the waybills of a job; the lines in the order of their bills. */
export interface KeptCharges {
  bills: Columns<KeptCharge & { billNumber: string }>;
  billLines: Columns<KeptLine & { billId: string }>;
  costs: Columns<KeptCharge & KeptLine & { invoiceNumber: string }>;
}

/**
 * What is open of a bill or a cost, in hundredths: all of it, until write-offs are kept (they will be subtracted here, and
 * nowhere else).
 */
export function openAmount(amount: bigint): bigint {
  return amount;
}

const common = (charge: "b" | "c") => ({
  id: `${charge}.id`,
  waybillId: `${charge}.waybill_id`,
  customerNumber: `${charge}.customer_number`,
  customerName: `${charge}.customer_name`,
  currency: `${charge}.currency`,
  amount: `${charge}.amount::text`,
  rate: `trim_scale(${charge}.rate)::text`,
  settlementCurrency: `${charge}.settlement_currency`,
  version: `${charge}.version`,
});

const ofLine = (line: "l" | "c") => ({
  chargeItemId: `${line}.charge_item_id`,
  quantity: `trim_scale(${line}.quantity)::text`,
  unitPrice: `trim_scale(${line}.unit_price)::text`,
  amount: `${line}.amount::text`,
  remark: `${line}.remark`,
});

/**
 * The rows of `from` (tables, condition and order), each column as one value. A job has thousands of charges: read as rows,
 * each of their fields is a piece of work and of garbage to this process, which serves others meanwhile.
 */
async function readColumns<R>(db: Db, expressions: Record<keyof R & string, string>, from: SQL): Promise<Columns<R>> {
  const listed = Object.entries<string>(expressions);
  const gathered = listed.map(([name]) => `coalesce(json_agg(kept."${name}"), '[]') AS "${name}"`);
  const selected = listed.map(([name, expression]) => `${expression} AS "${name}"`);
  const [columns] = await runNamed<Columns<R>>(
    db,
    sql`SELECT ${sql.raw(gathered.join(", "))} FROM (SELECT ${sql.raw(selected.join(", "))} ${from}) AS kept`,
  );
  if (!columns) throw new RangeError("An aggregate without its row");
  return columns;
}

/** The collection bills of these waybills with their lines, and the supplier costs. */
export async function readCharges(db: Db, companyId: string, waybillIds: readonly string[]): Promise<KeptCharges> {
  const company = sql`${companyId}`;
  const waybills = sql`ANY(${sql.param([...waybillIds])}::uuid[])`;
  const [bills, billLines, costs] = await Promise.all([
    readColumns<KeptCharge & { billNumber: string }>(
      db,
      { ...common("b"), billNumber: "b.bill_number", date: "b.bill_date" },
      sql`FROM collection_bill b WHERE b.company_id = ${company} AND b.waybill_id = ${waybills}
        ORDER BY b.bill_date, b.bill_number`,
    ),
    readColumns<KeptLine & { billId: string }>(
      db,
      { ...ofLine("l"), billId: "l.bill_id" },
      sql`FROM collection_bill b JOIN collection_bill_line l ON l.company_id = ${company} AND l.bill_id = b.id
        WHERE b.company_id = ${company} AND b.waybill_id = ${waybills} ORDER BY b.bill_date, b.bill_number, l.line`,
    ),
    readColumns<KeptCharge & KeptLine & { invoiceNumber: string }>(
      db,
      { ...common("c"), ...ofLine("c"), invoiceNumber: "c.bill_refer_no", date: "c.cost_date" },
      sql`FROM supplier_cost c WHERE c.company_id = ${company} AND c.waybill_id = ${waybills}
        ORDER BY c.cost_date, c.id`,
    ),
  ]);
  return { bills, billLines, costs };
}
