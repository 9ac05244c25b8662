import { randomUUIDv7 } from "node:crypto";
import { refuse, refuseField, type Currency } from "@lading/contract/core";
import { paymentRefusals as refusals, type addPaymentVouchers } from "@lading/contract/payment";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import type { Context } from "#core/http";
import { bookAll } from "#core/ledger";
import { takingNumbers } from "#core/numbers";
import { markPaid } from "#financial-request";
import { logInvoice } from "#payment-invoice";
import { requireOpenDay } from "#period";
import { companyYear, ownToday } from "#user";
import type { Due, Paying } from "./due.ts";
import { differencePostings, dueInvoices, writeOffCosts, type DueInvoice } from "./invoices.ts";
import { findSeen } from "./visible.ts";
import { dueRequests } from "./requests.ts";
import { payments } from "./tables.ts";
import { addVouchers } from "./vouchers.ts";

/** Pays approved requests and confirmed invoices, all or none; requests are locked before invoices, both by their ids. */
export async function pay(context: Paying) {
  const { db, input, session } = context;
  const { companyId } = session;
  await checkDay(db, companyId, input.paidOn);
  const requests = await dueRequests(context);
  const invoices = await dueInvoices(context);
  const dues = [...requests, ...invoices].map(({ due }) => due);
  const currency = currencyOf(dues);
  const account = await accountOf(context, currency);
  const written = await writeOffCosts(context, invoices);
  const batchId = randomUUIDv7();
  await addVouchers(context, { batchId, vouchers: input.vouchers });
  const numbers = await takeNumbers(db, companyId, dues.length);
  const { paidOn, method, remark } = input;
  const { userId: paidBy, userName: paidByName } = session;
  const by = { companyId, batchId, paidOn, method, remark, paidBy, paidByName, ...account };
  const rows = dues.map((due, place) => {
    const { id: subjectId, number: subjectNumber, ...facts } = due;
    const id = randomUUIDv7();
    return {
      ...facts,
      ...by,
      id,
      subjectId,
      subjectNumber,
      number: numbers[place] ?? "",
      writeOffId: written.get(subjectId) ?? null,
    };
  });
  await insertRows(db, payments, rows);
  const made = new Map(rows.map((row) => [row.subjectId, row]));
  await bookPayments(context, { dues, invoices, made });
  const paid = requests.map(({ request }) => ({ request, number: made.get(request.id)?.number ?? "" }));
  await markPaid(context, paid, paidOn);
  for (const { invoice } of invoices) await logPaid(context, invoice, made.get(invoice.id)?.number ?? "");
  return {
    payments: input.items.flatMap(({ id }) => {
      const row = made.get(id);
      return row ? [{ id: row.id, number: row.number }] : [];
    }),
  };
}

async function checkDay(db: Db, companyId: string, paidOn: string): Promise<void> {
  await requireOpenDay(db, companyId, paidOn, "paidOn");
  const { rows } = await db.execute<{ isLate: boolean }>(sql`SELECT ${paidOn}::date > ${ownToday} AS "isLate"`);
  if (rows[0]?.isLate === true) throw refuseField("paidOn", refusals.notYet);
}

/** The one currency of what is paid at once; payroll is paid by itself, since its vouchers are as secret as it is. */
function currencyOf(dues: readonly Due[]): Currency {
  const [first] = dues;
  if (!first) throw new Error("Something is paid");
  if (dues.some(({ currency }) => currency !== first.currency)) throw refuse(refusals.mixedCurrency);
  if (dues.some(({ secret }) => secret !== first.secret)) throw refuse(refusals.payrollApart);
  return first.currency;
}

/** The company's account that it is paid from: needed of a transfer, none of cash. */
async function accountOf({ db, session, input }: Paying, currency: Currency) {
  const { accountId, method } = input;
  if (method === "cash" || (accountId === null && method === "eWallet")) {
    if (accountId !== null) throw refuseField("accountId", refusals.otherAccount);
    return { accountId: null, accountName: "" };
  }
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT concat_ws(' · ', bank_name, bank_number) AS name FROM collection_account
    WHERE company_id = ${session.companyId} AND id = ${accountId} AND currency = ${currency} AND enabled FOR SHARE`);
  const [account] = rows;
  if (!account) throw refuseField("accountId", refusals.otherAccount);
  return { accountId, accountName: account.name };
}

/** Takes payment record numbers in a row, `PY26-0000001`: gapless per company and year, the last thing that is locked. */
async function takeNumbers(db: Db, companyId: string, count: number): Promise<string[]> {
  const year = await companyYear(db, companyId);
  const taking = takingNumbers({ companyId, kind: "payment-record", year }, count);
  const { rows } = await db.execute<{ serial: string }>(
    sql`WITH taken AS (${taking}) SELECT generate_series(first, first + ${count}::int - 1)::text AS serial FROM taken`,
  );
  return rows.map(({ serial }) => `PY${String(year).slice(2)}-${serial.padStart(7, "0")}`);
}

interface Booking {
  dues: readonly Due[];
  invoices: readonly DueInvoice[];
  made: ReadonlyMap<string, { id: string }>;
}

/** A request is the company's own expense; an invoice's costs were booked with their write-off, what is left is its difference. */
async function bookPayments({ db, session, input }: Paying, { dues, invoices, made }: Booking): Promise<void> {
  const { companyId, userName } = session;
  const booking = (id: string) => {
    const ofRecord = made.get(id)?.id ?? "";
    return { companyId, kind: "payment" as const, ofRecord, day: input.paidOn, userName };
  };
  const expenses = dues
    .filter(({ subject }) => subject !== "invoice")
    .map(({ id, currency, amount }) => ({
      booking: booking(id),
      postings: [
        { account: "expense" as const, recordId: id, currency, amount },
        { account: "bank" as const, recordId: null, currency, amount: `-${amount}` },
      ],
    }));
  const differences = invoices
    .filter(({ difference }) => !new Big(difference).eq(0))
    .map((invoice) => ({ booking: booking(invoice.due.id), postings: differencePostings(invoice) }));
  await bookAll(db, [...expenses, ...differences]);
}

async function logPaid(context: Paying, invoice: DueInvoice["invoice"], number: string): Promise<void> {
  await logInvoice(context, "pay", invoice, [
    { field: "paymentRecordNumber", before: null, after: number },
    { field: "paidOn", before: null, after: context.input.paidOn },
  ]);
}

/** Adds voucher files to what was paid together. */
export async function addFiles(context: Context<typeof addPaymentVouchers>) {
  const { db, input, session } = context;
  const { batchId } = await findSeen(db, session, input.id);
  return { count: await addVouchers(context, { batchId, vouchers: input.vouchers }) };
}
