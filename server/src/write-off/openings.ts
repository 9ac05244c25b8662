import { plainAmount } from "@lading/contract/charge-item";
import {
  checkDecimals,
  coreRefusals,
  currency,
  exactTotal,
  refuse,
  refuseField,
  type Language,
} from "@lading/contract/core";
import {
  partlyPaidShown,
  partlyPaidTexts,
  writeOffRefusals as refusals,
  type addOpeningRecord,
  type exportPartlyPaidList,
  type getPartlyPaidList,
  type PartlyPaidBill,
  type settlePartlyPaid,
} from "@lading/contract/write-off";
import { Big } from "big.js";
import { sql, type SQL } from "drizzle-orm";
import { changeWrittenOffBills } from "#bill";
import { settleLines } from "#check-bill";
import { doerOf, logOperations } from "#core/audit";
import { containingNumbers, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { book } from "#core/ledger";
import type { StaffSession } from "#core/session";
import { customerNameIn } from "#customer";
import { requireOpenDay } from "#period";
import { waybillNumber } from "#supplier-cost";
import { iso, visibleWaybills } from "#waybill";
import { lockRecords } from "./open.ts";

type Filters = Omit<Context<typeof exportPartlyPaidList>["input"], "sort" | "order">;
type Sort = Context<typeof exportPartlyPaidList>["input"]["sort"];

const balance = sql`(b.amount - b.written_off - b.waived)`;
const orders: Readonly<Record<Sort, SQL>> = {
  markedAt: sql`m.marked_at`,
  waybillNumber,
  invoiceNo: sql`b.bill_number`,
  balance,
};

const tables = sql`partly_paid_mark m JOIN waybill ON waybill.company_id = m.company_id AND waybill.id = m.waybill_id
  JOIN collection_bill b ON b.company_id = m.company_id AND b.waybill_id = m.waybill_id`;

/** Open bills of marked waybills that the user sees. */
async function conditions(db: Db, session: StaffSession, { search }: Filters): Promise<SQL> {
  const pattern = containingNumbers(search);
  const found = sql`(${waybillNumber} ILIKE ${pattern} OR b.bill_number ILIKE ${pattern}
    OR b.customer_number ILIKE ${pattern} OR b.customer_name ILIKE ${pattern})`;
  return sql`m.company_id = ${session.companyId} AND m.settled_at IS NULL AND b.voided_at IS NULL AND ${balance} > 0
    AND ${await visibleWaybills(db, session)} AND ${search === "" ? sql`true` : found}`;
}

interface Page {
  language: Language;
  sort: Sort;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

async function read(db: Db, where: SQL, { language, sort, order, limit, offset = 0 }: Page): Promise<PartlyPaidBill[]> {
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  const { rows } = await db.execute<PartlyPaidBill & Record<string, unknown>>(sql`
    SELECT b.id, m.waybill_id AS "waybillId", ${waybillNumber} AS "waybillNumber", b.bill_number AS "invoiceNo",
      b.customer_number AS "customerNumber", ${customerNameIn("b", language)} AS "customerName", b.currency,
      b.amount::text AS amount, ${balance}::text AS balance, m.marked_by_name AS "markedByName", m.marked_at AS "markedAt"
    FROM ${tables} WHERE ${where} ORDER BY ${orders[sort]} ${direction}, b.id LIMIT ${limit} OFFSET ${offset}`);
  return rows.map((row) => ({
    ...row,
    amount: plainAmount(row.amount, row.currency),
    balance: plainAmount(row.balance, row.currency),
    markedAt: iso(row.markedAt),
  }));
}

/** A page of the bills of waybills that were marked as partly paid by hand. */
export async function listPartlyPaid({ db, input, session, language }: Context<typeof getPartlyPaidList>) {
  const { page, pageSize, sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const rows = await read(db, where, { language, sort, order, limit: pageSize, offset: (page - 1) * pageSize });
  const counted = await db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
    FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The list as a spreadsheet. */
export async function exportPartlyPaid(context: Context<typeof exportPartlyPaidList>) {
  const { db, input, session, language } = context;
  const { sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const rows = await read(db, where, { language, sort, order, limit: exportLimit });
  return await exportedSheet(context, {
    title: partlyPaidTexts.title[language],
    ...sheetOfFields(partlyPaidShown, rows, language),
  });
}

/** Enters what was paid of a bill of the list: written off against the opening account, dated as the bill. */
export async function enterOpening(context: Context<typeof addOpeningRecord>) {
  const { db, input, session } = context;
  const { companyId, userName } = session;
  const { billId, amount } = input;
  const bill = (await lockRecords(context, [{ kind: "bill", recordId: billId }], null)).get(billId);
  const marked = await db.execute<{ day: string }>(sql`
    SELECT b.bill_date::text AS day FROM ${tables} WHERE ${await conditions(db, session, { search: "" })} AND b.id = ${billId}`);
  const [found] = marked.rows;
  if (!bill || !found) throw refuse(coreRefusals.notFound);
  await requireOpenDay(db, companyId, found.day);
  const of = currency.parse(bill.currency);
  checkDecimals("amount", amount, of);
  if (new Big(amount).gt(bill.writable)) throw refuseField("amount", refusals.tooMuch);
  await book(db, { companyId, kind: "opening", ofRecord: billId, day: found.day, userName }, [
    { account: "receivable", recordId: billId, currency: of, amount: new Big(amount).times(-1).toFixed() },
    { account: "opening", recordId: null, currency: of, amount },
  ]);
  await changeWrittenOffBills(context, [{ id: billId, amount, waived: "0" }]);
  await settleLines(db, companyId, [{ id: billId, amount }]);
  await logOperations(db, doerOf(context), { entity: "openingRecord", action: "add" }, [
    { id: billId, number: bill.number, changes: [{ field: "amount", before: null, after: `${amount} ${of}` }] },
  ]);
  return { balance: plainAmount(new Big(bill.balance).minus(amount).toFixed(), of) };
}

/** Takes a waybill off the list. */
export async function settleMark(context: Context<typeof settlePartlyPaid>) {
  const { db, input, session } = context;
  const { rows } = await db.execute<{ id: string; number: string; status: string }>(sql`
    UPDATE partly_paid_mark m SET settled_at = now(), settled_by_name = ${session.userName}
    FROM waybill WHERE waybill.company_id = m.company_id AND waybill.id = m.waybill_id AND m.company_id = ${session.companyId}
      AND m.waybill_id = ${input.waybillId} AND m.settled_at IS NULL AND ${await visibleWaybills(db, session)}
    RETURNING waybill.id, ${waybillNumber} AS number, waybill.payment_status AS status`);
  const [settled] = rows;
  if (!settled) throw refuse(coreRefusals.notFound);
  const { id, number, status } = settled;
  await logOperations(db, doerOf(context), { entity: "waybill", action: "payment" }, [
    { id, number, changes: [{ field: "paymentStatus", before: "partlyPaid", after: status }] },
  ]);
  return {};
}
