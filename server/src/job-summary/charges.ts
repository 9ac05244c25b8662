import type { Currency } from "@lading/contract/job-summary";
import { sql } from "drizzle-orm";
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

export interface KeptBill extends KeptCharge {
  billNumber: string;
  lines: KeptLine[];
}

export interface KeptCost extends KeptCharge, KeptLine {
  invoiceNumber: string;
}

/**
 * What is open of a bill or a cost, in hundredths: all of it, until write-offs are kept (they will be subtracted here, and
 * nowhere else).
 */
export function openAmount(amount: bigint): bigint {
  return amount;
}

const common = (charge: "b" | "c") =>
  sql.raw(`${charge}.id, ${charge}.waybill_id AS "waybillId", ${charge}.customer_number AS "customerNumber",
    ${charge}.customer_name AS "customerName", ${charge}.currency, ${charge}.amount, trim_scale(${charge}.rate) AS rate,
    ${charge}.settlement_currency AS "settlementCurrency", ${charge}.version`);

const ofLine = (line: "l" | "c") =>
  sql.raw(`${line}.charge_item_id AS "chargeItemId", trim_scale(${line}.quantity) AS quantity,
    trim_scale(${line}.unit_price) AS "unitPrice", ${line}.amount, ${line}.remark`);

/** The collection bills of these waybills with their lines. */
export async function readBills(db: Db, companyId: string, waybillIds: readonly string[]): Promise<KeptBill[]> {
  const ofJobs = sql`b.company_id = ${companyId} AND b.waybill_id = ANY(${sql.param([...waybillIds])}::uuid[])`;
  const [bills, lines] = await Promise.all([
    runNamed<KeptBill & Record<string, unknown>>(
      db,
      sql`SELECT ${common("b")}, b.bill_number AS "billNumber", b.bill_date::text AS date
        FROM collection_bill b WHERE ${ofJobs} ORDER BY b.bill_date, b.bill_number`,
    ),
    runNamed<KeptLine & { billId: string } & Record<string, unknown>>(
      db,
      sql`SELECT l.bill_id AS "billId", ${ofLine("l")}
        FROM collection_bill b JOIN collection_bill_line l ON l.company_id = ${companyId} AND l.bill_id = b.id
        WHERE ${ofJobs} ORDER BY l.bill_id, l.line`,
    ),
  ]);
  const byBill = Map.groupBy(lines, ({ billId }) => billId);
  for (const bill of bills) bill.lines = byBill.get(bill.id) ?? [];
  return bills;
}

/** The supplier costs of these waybills. */
export async function readCosts(db: Db, companyId: string, waybillIds: readonly string[]): Promise<KeptCost[]> {
  return await runNamed<KeptCost & Record<string, unknown>>(
    db,
    sql`SELECT ${common("c")}, c.bill_refer_no AS "invoiceNumber", c.cost_date::text AS date, ${ofLine("c")}
      FROM supplier_cost c WHERE c.company_id = ${companyId} AND c.waybill_id = ANY(${sql.param([...waybillIds])}::uuid[]) ORDER BY c.cost_date, c.id`,
  );
}
