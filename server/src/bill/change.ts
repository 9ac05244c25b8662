import { randomUUIDv7 } from "node:crypto";
import {
  billRefusals as refusals,
  type addCollectionBill,
  type deleteCollectionBill,
  type editCollectionBill,
} from "@lading/contract/bill";
import { chargeAmount, mostAmount, plainAmount, sumOfAmounts } from "@lading/contract/charge-item";
import { coreRefusals, refuse, refuseField } from "@lading/contract/core";
import { plainRate } from "@lading/contract/exchange-rate";
import { supplierCostRefusals } from "@lading/contract/supplier-cost";
import { Big } from "big.js";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { insertRows, lockAll, stale, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { creditGiver, type CreditGate, type CreditPass } from "#customer-contract";
import { requireOpenDay, requireOpenDays } from "#period";
import { changeAttachment, checkChargeItems, findParties, keptRate, type Reconciled } from "#supplier-cost";
import { openAccounts, type AccountWaybill, type JobLock } from "#waybill";
import { logBills, type Line } from "./log.ts";
import { takeBillNumbers } from "./numbers.ts";
import { visibleBills } from "./read.ts";
import { followBills } from "./status.ts";
import { collectionBillLines, collectionBills } from "./tables.ts";

type Bill = typeof collectionBills.$inferSelect;
type Input = Context<typeof addCollectionBill>["input"] | Context<typeof editCollectionBill>["input"];

/** Writes a bill. */
export function createBill(lock: JobLock, credit: CreditGate | undefined) {
  return async (context: Context<typeof addCollectionBill>) => {
    const { db, input, session, services } = context;
    const { companyId, userId, userName } = session;
    const waybill = (await openAccounts(db, session, { ids: [input.waybillId], lock })).get(input.waybillId);
    if (!waybill) throw refuse(coreRefusals.notFound);
    if (waybill.voided) throw refuse(supplierCostRefusals.voided, { number: waybill.number });
    await requireOpenDay(db, companyId, input.billDate, "billDate");
    const { fields, lines } = await checked({ db, companyId, waybill }, input);
    const pass = await askCredit(credit, context, fields);
    const attached = { fileId: input.fileId, before: null, ...onBills, userId };
    await changeAttachment(db, services.files, attached);
    const id = randomUUIDv7();
    const [billNumber] = await takeBillNumbers(db, companyId, 1);
    if (billNumber === undefined) throw new Error("A series always has a next number");
    const bill = { ...fields, companyId, id, billNumber, waybillId: waybill.id };
    await insertRows(db, collectionBills, [{ ...bill, createdBy: userId, createdByName: userName }]);
    await storeLines(db, { companyId, id }, lines);
    await followBills(context, [waybill.id]);
    await logBills(context, "add", [{ waybill, before: null, after: { ...bill, lines } }]);
    await pass?.record(db, [{ entity: "collectionBill", id, number: billNumber }]);
    return { id, invoiceNo: billNumber };
  };
}

/** Changes a bill; its number and waybill stay. */
export function changeBill({ credit, ...locks }: Locks & { credit: CreditGate | undefined }) {
  return async (context: Context<typeof editCollectionBill>) => {
    const { db, input, session, services } = context;
    const { companyId, userId } = session;
    const { id, version } = input;
    const [found] = await lockBills(context, [id], locks);
    if (!found) throw refuse(coreRefusals.notFound);
    const { bill: before, waybill } = found;
    if (before.version !== version) throw stale(before.version, currentOf(before));
    await requireOpenDays(db, companyId, [{ day: before.billDate }, { day: input.billDate, field: "billDate" }]);
    const { fields, lines } = await checked({ db, companyId, waybill }, input, before);
    checkWrittenOff(before, fields);
    const pass = await askCredit(credit, context, fields, before);
    const attached = { fileId: input.fileId, before: before.fileId, ...onBills, userId };
    await changeAttachment(db, services.files, attached);
    const stored = await storeEdit(db, collectionBills, before, fields);
    const { companyId: company, billId } = collectionBillLines;
    await db.delete(collectionBillLines).where(and(eq(company, companyId), eq(billId, id)));
    await storeLines(db, { companyId, id }, lines);
    await followBills(context, [waybill.id]);
    await logBills(context, "edit", [{ waybill, before, after: { ...before, ...fields, lines } }]);
    await pass?.record(db, [{ entity: "collectionBill", id, number: before.billNumber }]);
    return stored;
  };
}

/** The part of a bill that is written off stays: neither does it come to less, nor to another customer or currency. */
function checkWrittenOff(
  before: Bill,
  { amount, currency, customerId }: Pick<Bill, "amount" | "currency" | "customerId">,
) {
  if (new Big(before.writtenOff).eq(0)) return;
  const isSame = before.currency === currency && before.customerId === customerId;
  if (!isSame || new Big(amount).lt(before.writtenOff))
    throw refuse(refusals.writtenOff, {
      amount: plainAmount(before.writtenOff, before.currency),
      currency: before.currency,
    });
}

/** Voids bills, all or none: each keeps its number and leaves the sums; a waybill that has no other bill is unbilled again. */
export function voidBills(locks: Locks) {
  return async (context: Context<typeof deleteCollectionBill>) => {
    const { db, input, session } = context;
    const { companyId, userName } = session;
    const found = await lockBills(context, input.ids, locks);
    await requireOpenDays(
      db,
      companyId,
      found.map(({ bill }) => ({ day: bill.billDate })),
    );
    const ids = found.map(({ bill }) => bill.id);
    await db
      .update(collectionBills)
      .set({
        voidedAt: sql`now()`,
        voidedByName: userName,
        voidReason: input.reason,
        version: sql`${collectionBills.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(collectionBills.companyId, companyId), inArray(collectionBills.id, ids)));
    await followBills(
      context,
      found.map(({ waybill }) => waybill.id),
    );
    await logBills(
      context,
      "delete",
      found.map(({ bill, waybill }) => ({ waybill, before: bill, after: null, voidReason: input.reason })),
    );
    return { deleted: found.length };
  };
}

const onBills = { use: "collectionBill", records: collectionBills } as const;

type BillWithLines = Bill & { lines: Line[] };

interface OfWaybill {
  db: Db;
  companyId: string;
  waybill: AccountWaybill;
}

/** A bill's form, checked, with its amounts. */
async function checked({ db, companyId, waybill }: OfWaybill, input: Input, before?: BillWithLines) {
  const { customerNumber, billDate, dueDate, currency, remark, fileId } = input;
  if (dueDate !== "" && dueDate < billDate) throw refuseField("dueDate", refusals.dueBeforeBill);
  const asked = input.lines.map(({ chargeItemId }, line) => ({
    id: chargeItemId,
    field: `lines.${line}.chargeItemId`,
  }));
  await checkChargeItems(db, companyId, asked, new Set(before?.lines.map(({ chargeItemId }) => chargeItemId)));
  // Shipments of a customer are billed, also when the customer is no longer dealt with.
  const known = [waybill.customerNumber, ...(before ? [before.customerNumber] : [])];
  const whom = { field: "customerNumber", customerNumber, known };
  const [found] = await findParties(db, companyId, [whom]);
  if (!found) throw new Error("A bill has its customer");
  const lines = input.lines.map(({ chargeItemId, qty, unitPrice, remark: note }): Line => {
    const amount = chargeAmount(qty, unitPrice, currency);
    return { chargeItemId, quantity: qty, unitPrice, amount, remark: note };
  });
  const amount = sumOfAmounts(
    lines.map((line) => line.amount),
    currency,
  );
  if (new Big(amount).gt(mostAmount)) throw refuseField("lines", coreRefusals.tooLarge, { max: mostAmount });
  const kept = before && { ...before, date: before.billDate };
  const fields = {
    // A customer keeps the name of then, unless it is another one now.
    ...(before?.customerId === found.customerId ? partyOf(before) : found),
    ...(await keptRate(db, companyId, { currency, date: billDate }, kept)),
    billDate,
    dueDate: dueDate === "" ? null : dueDate,
    currency,
    amount,
    remark,
    fileId,
  };
  return { fields, lines };
}

/** A bill that comes to more than before, or to somebody else, is asked for; one that shrinks is not. */
async function askCredit(
  gate: CreditGate | undefined,
  context: Context<typeof addCollectionBill> | Context<typeof editCollectionBill>,
  { customerId, amount, rate }: Pick<Bill, "customerId" | "amount" | "rate">,
  before?: Bill,
): Promise<CreditPass | null> {
  const worth = new Big(amount).times(rate);
  if (before?.customerId === customerId && worth.lte(new Big(before.amount).times(before.rate))) return null;
  const bill = { amount, rate, ...(before && { exceptBillId: before.id }) };
  const asked = { customerId, field: "customerNumber", reason: context.input.creditReason, bill };
  return (await gate?.(context.db, creditGiver(context), asked)) ?? null;
}

function partyOf({ customerId, customerNumber, customerName }: Bill) {
  return { customerId, customerNumber, customerName };
}

async function storeLines(db: Db, bill: { companyId: string; id: string }, lines: readonly Line[]): Promise<void> {
  const { companyId, id } = bill;
  const rows = lines.map((line, place) => ({ ...line, companyId, billId: id, line: place + 1 }));
  await insertRows(db, collectionBillLines, rows);
}

interface LockedBill {
  bill: BillWithLines;
  waybill: AccountWaybill;
}

/** Questions that a bill's change asks other modules. */
interface Locks {
  lock: JobLock;
  reconciled: Reconciled | undefined;
  writtenOff: Reconciled | undefined;
  invoiced: Reconciled | undefined;
}

/** Locks bills that the user sees, their waybills first; one that is not there refuses the whole as not found. */
async function lockBills(
  { db, session }: { db: Db; session: StaffSession },
  wanted: readonly string[],
  { lock, ...holders }: Locks,
): Promise<LockedBill[]> {
  const ids = [...new Set(wanted)];
  const { companyId } = session;
  const { rows } = await db.execute<{ waybill_id: string }>(sql`
    SELECT b.waybill_id FROM collection_bill b JOIN waybill ON waybill.company_id = b.company_id AND waybill.id = b.waybill_id
    WHERE ${await visibleBills(db, session)} AND b.id = ANY(${sql.param(ids)}::uuid[])`);
  if (rows.length !== ids.length) throw refuse(coreRefusals.notFound);
  const accounts = await openAccounts(db, session, { ids: rows.map(({ waybill_id }) => waybill_id), lock });
  // Somebody may have deleted it while this waited for its waybill: then the whole is not found.
  const { found: bills } = await lockAll(db, collectionBills, companyId, ids);
  const voided = bills.find(({ voidedAt }) => voidedAt !== null);
  if (voided) throw refuse(refusals.voided, { invoiceNo: voided.billNumber });
  await checkHeld(db, companyId, { bills, holders });
  const { companyId: company, billId, line } = collectionBillLines;
  const lines = await db
    .select()
    .from(collectionBillLines)
    .where(and(eq(company, companyId), inArray(billId, ids)))
    .orderBy(asc(line));
  return bills.flatMap((bill) => {
    const waybill = accounts.get(bill.waybillId);
    return waybill ? [{ bill: { ...bill, lines: lines.filter((one) => one.billId === bill.id) }, waybill }] : [];
  });
}

/** Refuses bills that stand on a check bill, on a write-off or on a tax invoice: they do not change. */
async function checkHeld(
  db: Db,
  companyId: string,
  { bills, holders: { reconciled, writtenOff, invoiced } }: { bills: readonly Bill[]; holders: Omit<Locks, "lock"> },
): Promise<void> {
  const asked = [
    [reconciled, refusals.reconciled],
    [writtenOff, refusals.onWriteOff],
    [invoiced, refusals.onTaxInvoice],
  ] as const;
  const ids = bills.map(({ id }) => id);
  for (const [holder, refusal] of asked) {
    const held = await holder?.(db, companyId, ids);
    for (const { id, billNumber } of bills) {
      const number = held?.get(id);
      if (number !== undefined) throw refuse(refusal, { invoiceNo: billNumber, number });
    }
  }
}

function currentOf({ customerNumber, billDate, dueDate, currency, remark, version, lines }: BillWithLines) {
  return {
    customerNumber,
    billDate,
    dueDate: dueDate ?? "",
    currency,
    lines: lines.map(({ chargeItemId, quantity, unitPrice, remark: note }) => ({
      chargeItemId,
      qty: plainRate(quantity),
      unitPrice: plainRate(unitPrice),
      remark: note,
    })),
    remark,
    version,
  };
}
