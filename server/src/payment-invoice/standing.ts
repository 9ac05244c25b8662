import { refuse } from "@lading/contract/core";
import {
  paymentInvoiceRefusals as refusals,
  type confirmPaymentInvoice,
  type deletePaymentInvoice,
  type withdrawPaymentInvoiceConfirmation,
} from "@lading/contract/payment-invoice";
import { plainAmount } from "@lading/contract/charge-item";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { lockForEdit, lockOne, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { requireOpenDay } from "#period";
import { isOnlyUser } from "#user";
import { writtenOff } from "#write-off";
import { checkOf, lockCosts, type Line } from "./gather.ts";
import { logInvoice } from "./log.ts";
import { accountsKey, payeeAccounts } from "./payee-accounts.ts";
import { checkVisible } from "./read.ts";
import { paymentInvoices } from "./tables.ts";

export type PaymentInvoice = typeof paymentInvoices.$inferSelect;

interface LockedInvoice {
  before: PaymentInvoice;
  lines: Line[];
  attachments: { id: string; name: string }[];
}

/** An invoice that the user sees, locked, of the version that it was read with, with its lines and files. */
export async function lockInvoice(
  { db, session }: { db: Db; session: StaffSession },
  { id, version }: { id: string; version: number },
): Promise<LockedInvoice> {
  const { companyId } = session;
  await lockOne(db, paymentInvoices, { companyId, id });
  await checkVisible(db, session, id);
  const before = await lockForEdit(db, paymentInvoices, { companyId, id, version }, (row) => ({
    customerNumber: row.partyNumber,
    billReferNo: row.billReferNo,
    invoiceDate: row.invoiceDate,
    dueDate: row.dueDate ?? "",
    currency: row.currency,
    amount: plainAmount(row.amount, row.currency),
    remark: row.remark,
  }));
  const lines = await db.execute<
    Line & Record<string, unknown>
  >(sql`SELECT cost_id AS "costId", amount::text AS amount, reason
    FROM payment_invoice_line WHERE company_id = ${companyId} AND payment_invoice_id = ${id} ORDER BY line`);
  const files = await db.execute<{ id: string; name: string }>(sql`SELECT s.id, s.name
    FROM payment_invoice_file f JOIN stored_file s ON s.company_id = f.company_id AND s.id = f.file_id
    WHERE f.company_id = ${companyId} AND f.payment_invoice_id = ${id} ORDER BY f.place`);
  return { before, lines: lines.rows, attachments: files.rows };
}

/** Refuses a change of an invoice that is voided or confirmed. */
export function checkOpen({ number, voidedAt, confirmedAt }: PaymentInvoice): void {
  if (voidedAt !== null) throw refuse(refusals.voided, { number });
  if (confirmedAt !== null) throw refuse(refusals.confirmed, { number });
}

/** Confirms an invoice of somebody else, or of the company's one user: each of its costs is expected at what was invoiced, and no longer changes. */
export async function confirmInvoice(context: Context<typeof confirmPaymentInvoice>) {
  const { db, input, session } = context;
  const { before, lines } = await lockInvoice(context, input);
  checkOpen(before);
  const alone = [before.createdBy, before.changedBy].includes(session.userId);
  if (alone && !(await isOnlyUser(db, session))) throw refuse(refusals.ownInvoice);
  const wanted = lines.flatMap(({ costId, amount }) => (costId === null ? [] : [{ costId, amount }]));
  if (wanted.length === 0) throw refuse(refusals.noCosts);
  const ids = wanted.map(({ costId }) => costId);
  const costs = await lockCosts(db, session, ids);
  for (const { costId, amount } of wanted) {
    const cost = costs.get(costId);
    if (!cost) throw refuse(refusals.costGone);
    checkOf(cost, { payee: before, currency: before.currency });
    if (new Big(cost.amount).eq(amount)) continue;
    const [expected, invoiced] = [cost.amount, amount].map((one) => plainAmount(one, before.currency));
    throw refuse(refusals.differs, { billReferNo: cost.called, expected: expected ?? "", amount: invoiced ?? "" });
  }
  const accounts = accountsKey(await payeeAccounts(db, session.companyId, before));
  const { userId: confirmedBy, userName: confirmedByName } = session;
  const by = { confirmedBy, confirmedByName, confirmedAccounts: accounts, onlyUser: alone };
  const stored = await storeEdit(db, paymentInvoices, before, { ...by, confirmedAt: sql`now()` });
  const amount = `${plainAmount(before.amount, before.currency)} ${before.currency}`;
  await logInvoice(context, "confirm", before, [
    { field: "amount", before: null, after: amount },
    ...(alone ? [{ field: "onlyUser", before: null, after: session.userName }] : []),
  ]);
  return stored;
}

/** Takes a confirmation back while nothing of the invoice's costs is written off or waits to be. */
export async function withdrawConfirmation(context: Context<typeof withdrawPaymentInvoiceConfirmation>) {
  const { db, input, session } = context;
  const { before, lines } = await lockInvoice(context, input);
  const { number } = before;
  if (before.voidedAt !== null) throw refuse(refusals.voided, { number });
  if (before.confirmedAt === null) throw refuse(refusals.notConfirmed, { number });
  const ids = lines.flatMap(({ costId }) => costId ?? []);
  await lockCosts(db, session, ids);
  const [writeOff] = (await writtenOff("cost")(db, session.companyId, ids)).values();
  if (writeOff !== undefined) throw refuse(refusals.paid, { number, writeOff });
  const none = { confirmedAt: null, confirmedBy: null, confirmedByName: "", confirmedAccounts: null, onlyUser: false };
  const stored = await storeEdit(db, paymentInvoices, before, none);
  await logInvoice(context, "withdraw", before, [
    { field: "confirmedByName", before: before.confirmedByName, after: null },
    { field: "reason", before: null, after: input.reason },
  ]);
  return stored;
}

/** Voids an invoice that is not confirmed: it keeps its number, and its costs are free again. */
export async function voidInvoice(context: Context<typeof deletePaymentInvoice>) {
  const { db, input, session } = context;
  const { before } = await lockInvoice(context, input);
  checkOpen(before);
  await requireOpenDay(db, session.companyId, before.invoiceDate);
  await db.execute(sql`UPDATE payment_invoice_line SET open = false
    WHERE company_id = ${session.companyId} AND payment_invoice_id = ${before.id}`);
  const stored = await storeEdit(db, paymentInvoices, before, { voidedAt: sql`now()`, voidReason: input.reason });
  await logInvoice(context, "delete", before, [{ field: "voidReason", before: null, after: input.reason }]);
  return stored;
}
