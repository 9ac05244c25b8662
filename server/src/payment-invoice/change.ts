import { randomUUIDv7 } from "node:crypto";
import { plainAmount } from "@lading/contract/charge-item";
import { coreRefusals, refuse, refuseField, type InputOf } from "@lading/contract/core";
import {
  invoiceNumberKey,
  paymentInvoiceRefusals as refusals,
  type addPaymentInvoice,
  type editPaymentInvoice,
} from "@lading/contract/payment-invoice";
import { and, eq } from "drizzle-orm";
import { changesBetween, type FieldChange } from "#core/audit";
import { insertRows, storeEdit } from "#core/db";
import type { Context } from "#core/http";
import { checkEnabled } from "#currency";
import { requireOpenDay, requireOpenDays } from "#period";
import { findPayees } from "#supplier-cost";
import { changeFiles } from "./files.ts";
import { gather, type Line } from "./gather.ts";
import { logInvoice, saidLines, type LoggedLine } from "./log.ts";
import { takeNumber } from "./numbers.ts";
import { checkNumber } from "./same-number.ts";
import { checkOpen, lockInvoice, type PaymentInvoice } from "./standing.ts";
import { paymentInvoiceLines, paymentInvoices } from "./tables.ts";

type Fields = InputOf<typeof addPaymentInvoice>;
type Saving = Pick<Context<typeof addPaymentInvoice>, "db" | "session" | "ip" | "services" | "language">;

/** Enters a supplier's invoice. */
export async function createInvoice(context: Context<typeof addPaymentInvoice>) {
  const { db, input, session } = context;
  const { companyId, userId, userName } = session;
  await requireOpenDay(db, companyId, input.invoiceDate, "invoiceDate");
  const { facts, lines } = await checked(context, input, null);
  const id = randomUUIDv7();
  const by = { createdBy: userId, createdByName: userName, changedBy: userId };
  const number = await takeNumber(db, companyId);
  await insertRows(db, paymentInvoices, [{ ...facts, ...by, companyId, id, number }]);
  await storeLines(context, id, lines);
  const names = await changeFiles(context, id, { before: [], after: input.attachments });
  const said = { ...saidOf(facts), ...(await saidLines(db, companyId, lines)), attachments: names.join("; ") };
  await logInvoice(context, "add", { id, number }, changesBetween(null, said, logged));
  return { id, paymentInvoiceNo: number };
}

/** Changes an invoice that is not confirmed. */
export async function changeInvoice(context: Context<typeof editPaymentInvoice>) {
  const { db, input, session } = context;
  const { companyId, userId } = session;
  const { id, version, ...fields } = input;
  const { before, lines: earlier, attachments } = await lockInvoice(context, { id, version });
  checkOpen(before);
  const days = [{ day: before.invoiceDate }, { day: fields.invoiceDate, field: "invoiceDate" }];
  await requireOpenDays(db, companyId, days);
  const { facts, lines } = await checked(context, fields, before);
  await db
    .delete(paymentInvoiceLines)
    .where(and(eq(paymentInvoiceLines.companyId, companyId), eq(paymentInvoiceLines.paymentInvoiceId, id)));
  await storeLines(context, id, lines);
  const names = await changeFiles(context, id, {
    before: attachments.map((file) => file.id),
    after: fields.attachments,
  });
  const stored = await storeEdit(db, paymentInvoices, before, { ...facts, changedBy: userId });
  const was = { ...saidOf(before), ...(await saidLines(db, companyId, earlier)) };
  const is = { ...saidOf(facts), ...(await saidLines(db, companyId, lines)), attachments: names.join("; ") };
  const changes: FieldChange[] = changesBetween(
    { ...was, attachments: attachments.map(({ name }) => name).join("; ") },
    is,
    logged,
  );
  await logInvoice(context, "edit", before, changes);
  return stored;
}

/** Everything that is asked of an invoice's fields, its number and its lines. */
async function checked({ db, session }: Saving, fields: Fields, before: PaymentInvoice | null) {
  const { companyId } = session;
  const { customerNumber, billReferNo, invoiceDate, dueDate, currency, remark } = fields;
  if (dueDate !== "" && dueDate < invoiceDate) throw refuseField("dueDate", refusals.dueBeforeDate);
  // Invoices still come from a payee that is disabled by now, for what it did before.
  const known = [customerNumber, customerNumber.toUpperCase()];
  const [payee] = await findPayees(db, companyId, [{ field: "customerNumber", customerNumber, known }]);
  if (!payee) throw refuse(coreRefusals.notFound);
  if (before?.currency !== currency) await checkEnabled(db, companyId, [{ field: "currency", currency }]);
  const amount = plainAmount(fields.amount, currency);
  const numberKey = invoiceNumberKey(billReferNo);
  const isSameNumber =
    before?.numberKey === numberKey &&
    before.supplierId === payee.supplierId &&
    before.customerId === payee.customerId &&
    before.invoiceDate === invoiceDate;
  const numbered = { payee, billReferNo, invoiceDate, except: before?.id ?? null };
  if (!isSameNumber) await checkNumber(db, session, { ...numbered, confirmed: fields.sameNumber });
  const { costs, differences } = fields;
  const gathering = { payee, currency, amount: fields.amount, costs, differences, except: before?.id ?? null };
  const lines = await gather(db, session, gathering);
  const isSamePayee =
    before !== null && (before.supplierId ?? before.customerId) === (payee.supplierId ?? payee.customerId);
  const facts = {
    partyKind: payee.supplierId === null ? ("customer" as const) : ("supplier" as const),
    customerId: payee.customerId,
    supplierId: payee.supplierId,
    // The payee keeps the name it had at entry, unless another was chosen.
    partyNumber: isSamePayee ? before.partyNumber : payee.customerNumber,
    partyName: isSamePayee ? before.partyName : payee.customerName,
    billReferNo,
    numberKey,
    invoiceDate,
    dueDate: dueDate === "" ? null : dueDate,
    currency,
    amount,
    remark,
  };
  return { facts, lines };
}

async function storeLines({ db, session }: Saving, paymentInvoiceId: string, lines: readonly Line[]): Promise<void> {
  const { companyId } = session;
  const rows = lines.map((line, place) => ({ ...line, companyId, paymentInvoiceId, line: place + 1, open: true }));
  await insertRows(db, paymentInvoiceLines, rows);
}

const logged = [
  "customerName",
  "billReferNo",
  "invoiceDate",
  "dueDate",
  "currency",
  "amount",
  "lines",
  "difference",
  "attachments",
  "remark",
] as const satisfies readonly (keyof ReturnType<typeof saidOf> | keyof LoggedLine | "attachments")[];

type Said = Pick<
  PaymentInvoice,
  "partyName" | "billReferNo" | "invoiceDate" | "dueDate" | "currency" | "amount" | "remark"
>;

function saidOf({ partyName: customerName, amount, currency, billReferNo, invoiceDate, dueDate, remark }: Said) {
  const money = plainAmount(amount, currency);
  return { customerName, billReferNo, invoiceDate, dueDate, currency, amount: money, remark };
}
