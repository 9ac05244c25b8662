import { plainAmount } from "@lading/contract/charge-item";
import { coreRefusals, minorUnits, refuse, Refused } from "@lading/contract/core";
import { paymentRefusals as refusals } from "@lading/contract/payment";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { deciderOf } from "#approval";
import type { Posting } from "#core/ledger";
import { accountsKey, lockInvoice, payeeAccounts, type PaymentInvoice } from "#payment-invoice";
import { beginWriteOff, fillInWriteOff, lockRecords, lockWriteOff, postWriteOff } from "#write-off";
import type { Due, Paying } from "./due.ts";

/** A cost of an invoice with what is paid of it. */
interface DueCost {
  kind: "cost";
  recordId: string;
  amount: string;
}

/** A confirmed supplier's invoice that may be paid: what is left of its costs, and its lines that are no cost. */
export interface DueInvoice {
  due: Due;
  invoice: PaymentInvoice;
  costs: DueCost[];
  /** Sum of the lines that are no cost, below zero where the supplier charged less. */
  difference: string;
}

/** Confirmed invoices, locked with their costs in the order of their ids, and checked. */
export async function dueInvoices(context: Paying): Promise<DueInvoice[]> {
  const { db, session, input } = context;
  const { isAlone } = await deciderOf(db, session);
  const items = input.items.filter(({ subject }) => subject === "invoice").toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const found: DueInvoice[] = [];
  for (const item of items) {
    const { before: invoice, lines } = await lockInvoice({ db, session }, item).catch((error: unknown) =>
      asChanged(context, item.id, error),
    );
    const alone = await checkInvoice(context, invoice, isAlone);
    const costIds = lines.flatMap(({ costId }) => costId ?? []);
    const records = await lockRecords(
      { db, session },
      costIds.map((recordId) => ({ kind: "cost", recordId })),
      null,
    );
    const costs = [...records.values()].flatMap(({ id, balance, writable, number: _number }): DueCost[] => {
      if (!new Big(balance).eq(writable)) throw refuse(refusals.onWriteOff, { number: invoice.number });
      return new Big(balance).gt(0)
        ? [{ kind: "cost", recordId: id, amount: plainAmount(balance, invoice.currency) }]
        : [];
    });
    if (costs.length === 0) throw refuse(refusals.paidAlready, { number: invoice.number });
    const difference = sumOf(lines.filter(({ costId }) => costId === null).map(({ amount }) => amount));
    const total = sumOf(costs.map(({ amount }) => amount)).plus(difference);
    if (total.lte(0)) throw refuse(refusals.nothingLeft, { number: invoice.number });
    const amount = total.toFixed(minorUnits(invoice.currency));
    found.push({
      due: await dueOf(context, { invoice, amount, alone }),
      invoice,
      costs,
      difference: difference.toFixed(),
    });
  }
  return found;
}

/** An invoice of another version was changed: the cashier reads its number, not that a form is to be saved again. */
async function asChanged({ db, session }: Paying, id: string, error: unknown): Promise<never> {
  if (!(error instanceof Refused) || error.refusal !== coreRefusals.stale) throw error;
  const { rows } = await db.execute<{ number: string }>(
    sql`SELECT number FROM payment_invoice WHERE company_id = ${session.companyId} AND id = ${id}`,
  );
  throw refuse(refusals.changed, { number: rows[0]?.number ?? "" });
}

async function checkInvoice({ db, session }: Paying, invoice: PaymentInvoice, isAlone: boolean): Promise<boolean> {
  const { number, voidedAt, confirmedAt, confirmedBy, createdBy, changedBy, confirmedAccounts } = invoice;
  const { companyId, userId } = session;
  if (voidedAt !== null || confirmedAt === null) throw refuse(refusals.notConfirmed, { number });
  const own = [createdBy, changedBy].includes(userId);
  if (own && !isAlone) throw refuse(refusals.own, { number });
  if (confirmedBy === userId && !isAlone) throw refuse(refusals.decided, { number });
  const now = accountsKey(await payeeAccounts(db, companyId, invoice));
  if (confirmedAccounts !== null && confirmedAccounts !== now) throw refuse(refusals.accountChanged, { number });
  return own || confirmedBy === userId;
}

async function dueOf(
  { db, session, input }: Paying,
  { invoice, amount, alone }: { invoice: PaymentInvoice; amount: string; alone: boolean },
): Promise<Due> {
  const { id, number, billReferNo, partyName, currency } = invoice;
  const [account] = input.method === "cash" ? [] : await payeeAccounts(db, session.companyId, invoice);
  const { accountName = partyName, bankName = "", bankNumber = "" } = account ?? {};
  return {
    subject: "invoice",
    id,
    number,
    title: billReferNo,
    payee: partyName,
    currency,
    amount,
    accounts: [{ receiveMethod: input.method, accountName, bankName, bankNumber, amount }],
    secret: false,
    alone,
  };
}

/**
 * Writes the costs of paid invoices off, one write-off a payee with the money that was paid as its source, and locks it. Gives
 * the write-off of each invoice.
 */
export async function writeOffCosts(context: Paying, invoices: readonly DueInvoice[]): Promise<Map<string, string>> {
  const { paidOn: day } = context.input;
  const written = new Map<string, string>();
  const payeeOf = ({ invoice }: DueInvoice) => invoice.supplierId ?? invoice.customerId ?? "";
  for (const [partyId, own] of Map.groupBy(invoices, payeeOf)) {
    const [first] = own;
    if (!first) continue;
    const { currency, partyKind } = first.invoice;
    const lines = own.flatMap(({ costs }) => costs).map((cost) => ({ ...cost, waived: "" }));
    const amount = lines.reduce((sum, line) => sum.plus(line.amount), new Big(0)).toFixed(minorUnits(currency));
    const reference = own
      .map(({ invoice }) => invoice.billReferNo)
      .join(", ")
      .slice(0, 80);
    const { id, version } = await beginWriteOff({ ...context, input: {} });
    const filling = {
      type: "payment" as const,
      partyKind,
      partyId,
      currency,
      fundId: null,
      lines,
      waiverReason: "",
      remark: "",
    };
    const newSource = { amount, day, reference };
    const filled = await fillInWriteOff({ ...context, input: { ...filling, id, version, sourceId: null, newSource } });
    const posted = await postWriteOff({ ...context, input: { id, version: filled.version } });
    await lockWriteOff({ ...context, input: { id, version: posted.version } });
    for (const { invoice } of own) written.set(invoice.id, id);
  }
  return written;
}

/** The postings of what an invoice has beside its costs: the company's own expense, or less of it. */
export function differencePostings({ due, difference }: DueInvoice): Posting[] {
  const { currency, id } = due;
  return [
    { account: "expense", recordId: id, currency, amount: difference },
    { account: "bank", recordId: null, currency, amount: new Big(difference).times(-1).toFixed() },
  ];
}

function sumOf(amounts: readonly string[]): Big {
  return amounts.reduce((total, one) => total.plus(one), new Big(0));
}
