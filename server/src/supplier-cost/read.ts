import { plainAmount, worthOf } from "@lading/contract/charge-item";
import { coreRefusals, exactTotal, refuse, type Language } from "@lading/contract/core";
import { plainRate } from "@lading/contract/exchange-rate";
import { filesPath } from "@lading/contract/files";
import type { SupplierCost } from "@lading/contract/supplier-cost";
import { sql, type SQL } from "drizzle-orm";
import { containing, nameInSql, type Db } from "#core/db";
import type { Session, StaffSession } from "#core/session";
import { iso, visibleWaybills } from "#waybill";

const tables = sql`supplier_cost c
  JOIN waybill ON waybill.company_id = c.company_id AND waybill.id = c.waybill_id
  JOIN charge_item i ON i.company_id = c.company_id AND i.id = c.charge_item_id
  LEFT JOIN stored_file f ON f.company_id = c.company_id AND f.id = c.file_id`;

/** The number that people call a waybill by. */
export const waybillNumber = sql`CASE WHEN waybill.is_main THEN waybill.main_number ELSE waybill.house_number END`;

/** A charge item's name; `i` is its alias. */
export function chargeItemName(language: Language): SQL {
  return { zh: sql`i.chinese_name`, en: sql`i.english_name`, ar: sql`i.arabic_name` }[language];
}

const payeeOnFile = (cost: string) => `coalesce(
  (SELECT s.company_name_en FROM supplier s WHERE s.company_id = ${cost}.company_id AND s.id = ${cost}.supplier_id),
  (SELECT k.company_name_en FROM customer k WHERE k.company_id = ${cost}.company_id AND k.id = ${cost}.customer_id))`;

/** The payee's name of a cost for a reader of a language: as the cost keeps it, or the English one on file; `cost` is its alias. */
export function payeeNameIn(cost: string, language: Language): SQL {
  return sql.raw(nameInSql(`${cost}.customer_name`, payeeOnFile(cost), language));
}

/** A condition: the payee's name that a cost keeps, or the English one on file, holds a text. */
export function payeeNameHolds(cost: string, text: string): SQL {
  const pattern = containing(text);
  return sql`(${sql.raw(`${cost}.customer_name`)} ILIKE ${pattern}
    OR coalesce(${sql.raw(payeeOnFile(cost))} ILIKE ${pattern}, false))`;
}

const columns = (language: Language) => sql`c.id, c.waybill_id AS "waybillId", ${waybillNumber} AS "waybillNumber",
  c.customer_number AS "customerNumber", ${payeeNameIn("c", language)} AS "customerName", c.charge_item_id AS "chargeItemId",
  ${chargeItemName(language)} AS "chargeItem", c.quantity::text AS qty, c.unit_price::text AS "unitPrice", c.currency,
  c.amount::text AS amount, (c.amount - c.written_off - c.waived)::text AS balance, c.rate::text AS rate, c.rate_date::text AS "rateDate",
  c.settlement_currency AS "settlementCurrency", c.bill_refer_no AS "billReferNo", c.cost_date::text AS "costDate",
  c.tax_invoice AS "taxInvoice", c.remark, c.created_by_name AS "createdByName", c.created_at AS "createdAt", c.version,
  CASE WHEN f.id IS NOT NULL THEN json_build_object('id', f.id, 'path', ${`${filesPath}/`}::text || f.id, 'name', f.name,
    'type', f.type, 'size', f.size) END AS attachment`;

type Row = Record<string, unknown> & Omit<SupplierCost, "settlementAmount">;

function shown(row: Row): SupplierCost {
  const { qty, unitPrice, amount, currency, rate, settlementCurrency } = row;
  return {
    ...row,
    qty: plainRate(qty),
    unitPrice: plainRate(unitPrice),
    amount: plainAmount(amount, currency),
    balance: plainAmount(row.balance, currency),
    rate: plainRate(rate),
    settlementAmount: worthOf([{ amount, rate }], settlementCurrency),
    createdAt: iso(row.createdAt),
  };
}

const orders = (language: Language) => ({
  createdAt: sql`c.created_at`,
  waybillNumber,
  costDate: sql`c.cost_date`,
  amount: sql`c.amount`,
  customerNumber: sql`c.customer_number`,
  customerName: payeeNameIn("c", language),
  billReferNo: sql`c.bill_refer_no`,
});

export interface CostOrder {
  sort: keyof ReturnType<typeof orders>;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

/** Costs of a condition, `c` being the cost and `waybill` its waybill. */
export async function readCosts(
  db: Db,
  where: SQL,
  { language, sort, order, limit, offset = 0 }: CostOrder & { language: Language },
): Promise<SupplierCost[]> {
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  const { rows } = await db.execute<Row>(sql`SELECT ${columns(language)} FROM ${tables} WHERE ${where}
    ORDER BY ${orders(language)[sort]} ${direction}, c.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(shown);
}

/** How many costs match, up to 10,001. */
export async function countCosts(db: Db, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
    FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`);
  return rows[0]?.total ?? 0;
}

/** Costs on the waybills that the user sees. */
export async function visibleCosts(db: Db, session: StaffSession): Promise<SQL> {
  return sql`c.company_id = ${session.companyId} AND (${await visibleWaybills(db, session)})`;
}

/** A cost that the user sees. */
export async function readCost(db: Db, session: StaffSession, id: string, language: Language): Promise<SupplierCost> {
  const where = sql`${await visibleCosts(db, session)} AND c.id = ${id}`;
  const [cost] = await readCosts(db, where, { language, sort: "createdAt", order: "asc", limit: 1 });
  if (!cost) throw refuse(coreRefusals.notFound);
  return cost;
}

/** The costs of waybills that the user sees, in the order they were entered. */
export async function costsOfWaybills(
  db: Db,
  session: StaffSession,
  waybillIds: readonly string[],
  language: Language,
): Promise<SupplierCost[]> {
  const where = sql`${await visibleCosts(db, session)} AND c.waybill_id = ANY(${sql.param([...waybillIds])}::uuid[])`;
  return await readCosts(db, where, { language, sort: "createdAt", order: "asc", limit: exactTotal });
}

/** Whether a person may read a stored file because a cost that they see holds it. */
export async function seesCostFile(db: Db, session: Session, fileId: string): Promise<boolean> {
  if (session.audience !== "staff" || !session.rights.has("/logisticsManagement/jobSummary:view")) return false;
  return (await countCosts(db, sql`${await visibleCosts(db, session)} AND c.file_id = ${fileId}`)) > 0;
}
