import {
  bankEntryStatusTexts,
  bankStatementRefusals as refusals,
  type bankEntryActions,
  type BankEntryStatus,
} from "@lading/contract/bank-statement";
import { refuse, type Currency } from "@lading/contract/core";
import { plainAmount } from "@lading/contract/charge-item";
import { writeOffPage } from "@lading/contract/write-off";
import { sql } from "drizzle-orm";
import { doerOf, logOperations, type FieldChange } from "#core/audit";
import { lockForEdit, lockOne, storeEdit, type Db } from "#core/db";
import type { OpenContext } from "#core/http";
import type { StaffSession } from "#core/session";
import { bankPayments } from "../tables.ts";

export type Payment = typeof bankPayments.$inferSelect;

/** A call that works on a payment within a transaction. */
export type Working = Omit<OpenContext, "session" | "input"> & { readonly db: Db; readonly session: StaffSession };

/** A payment, locked, of the version that it was read with. */
export async function lockPayment(
  { db, session: { companyId } }: Working,
  { id, version }: { id: string; version: number },
): Promise<Payment> {
  return await lockForEdit(db, bankPayments, { companyId, id, version }, ({ status }) => ({ status }));
}

/** A payment, locked, whatever its version. */
export async function lockNewest({ db, session: { companyId } }: Working, id: string): Promise<Payment> {
  return await lockOne(db, bankPayments, { companyId, id });
}

/** Refuses a payment that does not stand so any more. */
export function checkStatus({ status }: Payment, ...allowed: readonly BankEntryStatus[]): void {
  if (!allowed.includes(status)) throw refuse(refusals.notOpen, { status: bankEntryStatusTexts[status] });
}

/** Writing off has its rights, whatever page it is done from. */
export function checkRights({ rights }: StaffSession, ...actions: readonly ("add" | "approve" | "delete")[]): void {
  if (!actions.every((action) => rights.has(`${writeOffPage}:${action}`))) throw refuse(refusals.noWritingOff);
}

/** Stores a payment's change as its next version, and logs it. */
export async function change(
  context: Working,
  before: Payment,
  {
    action,
    set,
    says = [],
  }: {
    action: (typeof bankEntryActions)[number];
    set: Parameters<typeof storeEdit<typeof bankPayments>>[3];
    says?: FieldChange[];
  },
): Promise<{ version: number }> {
  const { db } = context;
  const stored = await storeEdit(db, bankPayments, before, set);
  const number = [before.bookedOn, before.counterparty].filter(Boolean).join(" ").slice(0, 80);
  await logOperations(db, doerOf(context), { entity: "bankEntry", action }, [{ id: before.id, number, changes: says }]);
  return stored;
}

/** Facts of a payment's booking and account, for its receipt. */
export async function factsOf(
  { db, session: { companyId } }: Working,
  payment: Payment,
): Promise<{ currency: Currency; amount: string; reference: string }> {
  const { rows } = await db.execute<{ currency: Currency; reference: string }>(sql`
    SELECT a.currency, e.bank_reference AS reference FROM collection_account a, bank_entry e
    WHERE a.company_id = ${companyId} AND a.id = ${payment.accountId} AND e.company_id = ${companyId} AND e.id = ${payment.entryId}`);
  const [row] = rows;
  if (!row) throw new Error("A payment has its account and its booking");
  const reference = (row.reference || payment.endToEndId).slice(0, longestReference);
  return { currency: row.currency, amount: plainAmount(payment.amount, row.currency), reference };
}

/** Of a receipt's reference. */
const longestReference = 80;
