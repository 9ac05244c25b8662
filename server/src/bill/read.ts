import { plainAmount, worthOf } from "@lading/contract/charge-item";
import { billRefusals, type CollectionBill, type ListedBill } from "@lading/contract/bill";
import { coreRefusals, exactTotal, refuse, type Language } from "@lading/contract/core";
import { plainRate } from "@lading/contract/exchange-rate";
import { filesPath } from "@lading/contract/files";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Session, StaffSession } from "#core/session";
import { customerNameIn } from "#customer";
import { chargeItemName, waybillNumber } from "#supplier-cost";
import { ownToday } from "#user";
import { iso, visibleWaybills } from "#waybill";

const tables = sql`collection_bill b
  JOIN waybill ON waybill.company_id = b.company_id AND waybill.id = b.waybill_id
  JOIN customer k ON k.company_id = b.company_id AND k.id = b.customer_id`;

/** Days since a bill `b` was written, by the company's own clock, while something of it is open. */
export const outstandingDays: SQL = sql`CASE WHEN b.voided_at IS NULL AND b.amount > b.written_off + b.waived
  THEN greatest(${ownToday} - b.bill_date, 0) ELSE 0 END`;

const columns = (
  language: Language,
) => sql`b.id, b.bill_number AS "invoiceNo", b.waybill_id AS "waybillId", ${waybillNumber} AS "waybillNumber",
  b.customer_number AS "customerNumber", ${customerNameIn("b", language)} AS "customerName", b.bill_date::text AS "billDate",
  b.due_date::text AS "dueDate", b.currency, b.amount::text AS amount,
  (b.amount - b.written_off - b.waived)::text AS balance,
  ${outstandingDays} AS "outstandingDays", b.rate::text AS rate,
  b.rate_date::text AS "rateDate", b.settlement_currency AS "settlementCurrency", b.remark,
  b.voided_at AS "voidedAt", b.voided_by_name AS "voidedByName", b.void_reason AS "voidReason",
  b.created_by_name AS "createdByName", b.created_at AS "createDate", b.version`;

type Row = Record<string, unknown> & Omit<ListedBill, "settlementAmount">;

function shown(row: Row): ListedBill {
  const { amount, currency, rate, settlementCurrency } = row;
  return {
    ...row,
    amount: plainAmount(amount, currency),
    balance: plainAmount(row.balance, currency),
    rate: plainRate(rate),
    settlementAmount: worthOf([{ amount, rate }], settlementCurrency),
    voidedAt: row.voidedAt === null ? null : iso(row.voidedAt),
    createDate: iso(row.createDate),
  };
}

const orders = (language: Language) => ({
  createDate: sql`b.created_at`,
  invoiceNo: sql`b.bill_number`,
  waybillNumber,
  billDate: sql`b.bill_date`,
  dueDate: sql`b.due_date`,
  amount: sql`b.amount`,
  customerNumber: sql`b.customer_number`,
  customerName: customerNameIn("b", language),
});

export interface BillOrder {
  sort: keyof ReturnType<typeof orders>;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

/** Bills of a condition, `b` being the bill, `waybill` its waybill and `k` its customer. */
export async function readBills(
  db: Db,
  where: SQL,
  { language, sort, order, limit, offset = 0 }: BillOrder & { language: Language },
): Promise<ListedBill[]> {
  const direction = order === "asc" ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST`;
  const { rows } = await db.execute<Row>(sql`SELECT ${columns(language)} FROM ${tables} WHERE ${where}
    ORDER BY ${orders(language)[sort]} ${direction}, b.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(shown);
}

/** How many bills match, up to 10,001. */
export async function countBills(db: Db, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
    FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`);
  return rows[0]?.total ?? 0;
}

/** Bills of the waybills that the user sees. */
export async function visibleBills(db: Db, session: StaffSession): Promise<SQL> {
  return sql`b.company_id = ${session.companyId} AND (${await visibleWaybills(db, session)})`;
}

/** The bills of waybills that the user sees, without voided ones, in the order they were written. */
export async function billsOfWaybills(
  db: Db,
  session: StaffSession,
  waybillIds: readonly string[],
  language: Language,
): Promise<ListedBill[]> {
  const where = sql`${await visibleBills(db, session)} AND b.waybill_id = ANY(${sql.param([...waybillIds])}::uuid[])
    AND b.voided_at IS NULL`;
  return await readBills(db, where, { language, sort: "createDate", order: "asc", limit: exactTotal });
}

const more = sql`k.email AS "customerEmail", waybill.voided_at IS NOT NULL AS "waybillVoided",
  (SELECT json_build_object('id', f.id, 'path', ${`${filesPath}/`}::text || f.id, 'name', f.name, 'type', f.type,
    'size', f.size) FROM stored_file f WHERE f.company_id = b.company_id AND f.id = b.file_id) AS file`;
type WholeRow = Row & Pick<CollectionBill, "customerEmail" | "waybillVoided" | "file">;
type LineRow = CollectionBill["lines"][number] & Record<string, unknown> & { billId: string };

/** Whole bills of a condition, by their ids as they were asked for. */
async function readWholeBills(db: Db, where: SQL, language: Language): Promise<CollectionBill[]> {
  const { rows } = await db.execute<WholeRow>(sql`SELECT ${columns(language)}, ${more} FROM ${tables} WHERE ${where}`);
  const ids = rows.map(({ id }) => id);
  const lines = await db.execute<LineRow>(sql`
    SELECT l.bill_id AS "billId", l.charge_item_id AS "chargeItemId", ${chargeItemName(language)} AS "chargeItem",
      l.quantity::text AS qty, l.unit_price::text AS "unitPrice", l.amount::text AS amount, l.remark
    FROM collection_bill_line l JOIN charge_item i ON i.company_id = l.company_id AND i.id = l.charge_item_id
    JOIN collection_bill b ON b.company_id = l.company_id AND b.id = l.bill_id
    WHERE b.id = ANY(${sql.param(ids)}::uuid[]) ORDER BY l.line`);
  return rows.map((row) => ({
    ...shown(row),
    customerEmail: row.customerEmail,
    waybillVoided: row.waybillVoided,
    file: row.file,
    lines: lines.rows
      .filter(({ billId }) => billId === row.id)
      .map(({ billId: _bill, ...line }) => ({
        ...line,
        qty: plainRate(line.qty),
        unitPrice: plainRate(line.unitPrice),
        amount: plainAmount(line.amount, row.currency),
      })),
  }));
}

/** Whole bills among the visible ones, in the order asked; one that is not there refuses the whole as not found. */
export async function chosenBills(
  db: Db,
  visible: SQL,
  wanted: readonly string[],
  language: Language,
): Promise<CollectionBill[]> {
  const ids = [...new Set(wanted)];
  const where = sql`${visible} AND b.id = ANY(${sql.param(ids)}::uuid[])`;
  const byId = new Map((await readWholeBills(db, where, language)).map((bill) => [bill.id, bill]));
  if (byId.size !== ids.length) throw refuse(coreRefusals.notFound);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Bills to be printed or sent: chosen ones of which none is voided. */
export async function billsToSend(...asked: Parameters<typeof chosenBills>): Promise<CollectionBill[]> {
  const bills = await chosenBills(...asked);
  const voided = bills.find(({ voidedAt }) => voidedAt !== null);
  if (voided) throw refuse(billRefusals.voided, { invoiceNo: voided.invoiceNo });
  return bills;
}

/** A whole bill that the user sees. */
export async function readBill(db: Db, session: StaffSession, id: string, language: Language): Promise<CollectionBill> {
  const [bill] = await chosenBills(db, await visibleBills(db, session), [id], language);
  if (!bill) throw refuse(coreRefusals.notFound);
  return bill;
}

/** Whether a person sees a bill, and so what was sent about it. */
export async function opensBill(db: Db, session: StaffSession, id: string): Promise<boolean> {
  if (!session.rights.has("/logisticsManagement/jobSummary:view")) return false;
  return (await countBills(db, sql`${await visibleBills(db, session)} AND b.id = ${id}`)) > 0;
}

/** Whether a person may read a stored file because a bill that they see holds it. */
export async function seesBillFile(db: Db, session: Session, fileId: string): Promise<boolean> {
  if (session.audience !== "staff" || !session.rights.has("/logisticsManagement/jobSummary:view")) return false;
  return (await countBills(db, sql`${await visibleBills(db, session)} AND b.file_id = ${fileId}`)) > 0;
}
