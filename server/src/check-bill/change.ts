import { randomUUIDv7 } from "node:crypto";
import {
  checkBillRefusals as refusals,
  type addCheckBill,
  type agreeCheckBill,
  type deleteCheckBill,
  type editCheckBill,
  type withdrawCheckBillAgreement,
} from "@lading/contract/check-bill";
import { plainAmount } from "@lading/contract/charge-item";
import { coreRefusals, refuse, refuseField } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { doerOf, logOperations, type FieldChange } from "#core/audit";
import { insertRows, lockForEdit, lockOne, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { openToday, requireOpenDay } from "#period";
import { ownToday } from "#user";
import { gather, type Gathered, type Gathering } from "./gather.ts";
import { takeNumber } from "./numbers.ts";
import { visibleCheckBills } from "./read.ts";
import { checkBillLines, checkBills } from "./tables.ts";

type CheckBill = typeof checkBills.$inferSelect;

/** Gathers bills and costs into a check bill. */
export async function createCheckBill(context: Context<typeof addCheckBill>) {
  const { db, input, session } = context;
  const { companyId, userId, userName } = session;
  const { type, remark, oneFirm } = input;
  const gathering = await gather(db, session, { type, chosen: input.lines, oneFirm });
  await openToday(db, companyId);
  const id = randomUUIDv7();
  const party = await namesOf(db, companyId, gathering);
  const number = await takeNumber(db, companyId);
  const { lines, ...facts } = gathering;
  const row = { ...facts, ...party, companyId, id, number, type, remark, createdBy: userId, createdByName: userName };
  await insertRows(db, checkBills, [row]);
  await storeLines(db, { companyId, id }, lines);
  await log(context, "add", { id, number }, [
    { field: "type", before: null, after: type },
    { field: "partyName", before: null, after: party.partyName },
    { field: "amount", before: null, after: `${facts.amount} ${facts.currency}` },
    { field: "lines", before: null, after: said(lines) },
  ]);
  return { id, financialAccountNo: number };
}

/** Changes lines and remark of a check bill; its party, currency and number stay. */
export async function changeCheckBill(context: Context<typeof editCheckBill>) {
  const { db, input, session } = context;
  const { companyId } = session;
  const { id, version, remark } = input;
  const before = await lockSeen(context, { id, version });
  checkOpen(before);
  await requireOpenDay(db, companyId, await dayOf(db, before));
  const gathering = await gather(db, session, { type: before.type, chosen: input.lines, except: id });
  if (gathering.currency !== before.currency) throw refuse(refusals.mixedCurrency);
  if (gathering.customerId !== before.customerId || gathering.supplierId !== before.supplierId)
    throw refuse(refusals.mixedParty);
  const earlier = await linesOf(db, companyId, id);
  await db.execute(sql`DELETE FROM check_bill_line WHERE company_id = ${companyId} AND check_bill_id = ${id}`);
  await storeLines(db, { companyId, id }, gathering.lines);
  const stored = await storeEdit(db, checkBills, before, { amount: gathering.amount, remark });
  const after = said(gathering.lines);
  await log(context, "edit", before, [
    ...(earlier === after ? [] : [{ field: "lines", before: earlier, after }]),
    ...(before.remark === remark ? [] : [{ field: "remark", before: before.remark, after: remark }]),
  ]);
  return stored;
}

/** Voids a check bill: it keeps its number, and its lines are free again. */
export async function voidCheckBill(context: Context<typeof deleteCheckBill>) {
  const { db, input, session } = context;
  const before = await lockSeen(context, input);
  checkOpen(before);
  await requireOpenDay(db, session.companyId, await dayOf(db, before));
  await db.execute(sql`UPDATE check_bill_line SET open = false
    WHERE company_id = ${session.companyId} AND check_bill_id = ${before.id}`);
  const stored = await storeEdit(db, checkBills, before, { voidedAt: sql`now()`, voidReason: input.reason });
  await log(context, "delete", before, [{ field: "voidReason", before: null, after: input.reason }]);
  return stored;
}

/** Notes that the party agreed: from then on the check bill stands among the reconciled ones. */
export async function agree(context: Context<typeof agreeCheckBill>) {
  const { db, input } = context;
  const { agreedOn, agreedBy, agreementRemark } = input;
  const before = await lockSeen(context, input);
  checkOpen(before);
  const { rows } = await db.execute<{ late: boolean }>(sql`SELECT ${agreedOn}::date > ${ownToday} AS late`);
  if (rows[0]?.late === true) throw refuseField("agreedOn", refusals.notYet);
  await requireOpenDay(db, before.companyId, agreedOn, "agreedOn");
  const stored = await storeEdit(db, checkBills, before, { agreedOn, agreedBy, agreementRemark });
  await log(context, "agree", before, [
    { field: "agreedOn", before: null, after: agreedOn },
    { field: "agreedBy", before: null, after: agreedBy },
    ...(agreementRemark === "" ? [] : [{ field: "agreementRemark", before: null, after: agreementRemark }]),
  ]);
  return stored;
}

/** Takes the noted agreement back. */
export async function withdrawAgreement(context: Context<typeof withdrawCheckBillAgreement>) {
  const { db, input } = context;
  const before = await lockSeen(context, input);
  if (before.voidedAt !== null) throw refuse(refusals.voided, { number: before.number });
  if (before.agreedOn === null) throw refuse(refusals.notAgreed, { number: before.number });
  await requireOpenDay(db, before.companyId, before.agreedOn);
  const stored = await storeEdit(db, checkBills, before, { agreedOn: null, agreedBy: "", agreementRemark: "" });
  await log(context, "withdraw", before, [
    { field: "agreedOn", before: before.agreedOn, after: null },
    { field: "reason", before: null, after: input.reason },
  ]);
  return stored;
}

/** A check bill that the user sees, locked, of the version that it was read with. */
async function lockSeen(
  { db, session }: { db: Db; session: StaffSession },
  { id, version }: { id: string; version: number },
): Promise<CheckBill> {
  const { companyId } = session;
  await lockOne(db, checkBills, { companyId, id });
  const { rows } = await db.execute(
    sql`SELECT FROM check_bill a WHERE ${await visibleCheckBills(db, session)} AND a.id = ${id}`,
  );
  if (rows.length === 0) throw refuse(coreRefusals.notFound);
  return await lockForEdit(db, checkBills, { companyId, id, version }, ({ remark }) => ({ remark }));
}

/** The day that a check bill is of: that on which it was made, by the company's clock. */
async function dayOf(db: Db, { companyId, id }: CheckBill): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(sql`
    SELECT (a.created_at AT TIME ZONE own.time_zone)::date::text AS day FROM check_bill a
    JOIN company own ON own.company_id = a.company_id WHERE a.company_id = ${companyId} AND a.id = ${id}`);
  return rows[0]?.day ?? "";
}

function checkOpen({ number, voidedAt, agreedOn }: CheckBill): void {
  if (voidedAt !== null) throw refuse(refusals.voided, { number });
  if (agreedOn !== null) throw refuse(refusals.agreed, { number });
}

/** Number and name of whom the statement goes to; a hedge goes to the customer. */
async function namesOf(db: Db, companyId: string, { customerId, supplierId }: Gathering) {
  const partyKind = customerId === null ? "supplier" : "customer";
  const { rows } = await db.execute<{ number: string; name: string }>(
    partyKind === "customer"
      ? sql`SELECT customer_number AS number, customer_name AS name FROM customer
          WHERE company_id = ${companyId} AND id = ${customerId}`
      : sql`SELECT supplier_number AS number, supplier_name AS name FROM supplier
          WHERE company_id = ${companyId} AND id = ${supplierId}`,
  );
  const [party] = rows;
  if (!party) throw new Error("A bill has its customer, a cost its payee");
  return { partyKind, partyNumber: party.number, partyName: party.name } as const;
}

async function storeLines(
  db: Db,
  { companyId, id }: { companyId: string; id: string },
  lines: readonly Gathered[],
): Promise<void> {
  const rows = lines.map(({ kind, found, amount }, place) => ({
    companyId,
    checkBillId: id,
    line: place + 1,
    kind,
    billId: kind === "bill" ? found.id : null,
    recordId: found.id,
    number: found.number,
    waybillNumber: found.waybill_number,
    day: found.day,
    dueDate: found.due_date,
    whole: found.amount,
    amount,
    open: true,
  }));
  await insertRows(db, checkBillLines, rows);
}

/** Lines in the log: `DN26-0000001 430.00`. */
function said(lines: readonly Gathered[]): string {
  return lines.map(({ found, amount }) => `${found.number || found.waybill_number} ${amount}`).join("; ");
}

/** The lines that a check bill has, as its log says them. */
async function linesOf(db: Db, companyId: string, id: string): Promise<string> {
  const { rows } = await db.execute<{ number: string; amount: string; currency: string }>(sql`
    SELECT coalesce(nullif(l.number, ''), l.waybill_number) AS number, l.amount::text AS amount, a.currency
    FROM check_bill_line l JOIN check_bill a ON a.company_id = l.company_id AND a.id = l.check_bill_id
    WHERE l.company_id = ${companyId} AND l.check_bill_id = ${id} ORDER BY l.line`);
  return rows.map(({ number, amount, currency }) => `${number} ${plainAmount(amount, currency)}`).join("; ");
}

async function log(
  context: Pick<Context, "db" | "ip"> & { session: StaffSession },
  action: "add" | "edit" | "delete" | "agree" | "withdraw",
  { id, number }: Pick<CheckBill, "id" | "number">,
  changes: FieldChange[],
): Promise<void> {
  await logOperations(context.db, doerOf(context), { entity: "checkBill", action }, [{ id, number, changes }]);
}
