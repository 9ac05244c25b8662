import { plainAmount } from "@lading/contract/charge-item";
import { clientFundRefusals as refusals } from "@lading/contract/client-fund";
import { refuse } from "@lading/contract/core";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { lockOne, storeEdit } from "#core/db";
import { book, reverse, type Posting } from "#core/ledger";
import { openToday } from "#period";
import { logEntry } from "../entries/standing.ts";
import { lockFunds, openFund } from "../ledger/funds.ts";
import { postIn, postOut, type FundStep } from "../ledger/post.ts";
import { lotOf, usesOf } from "../ledger/uses.ts";
import { clientFundEntries } from "../tables.ts";
import { exchanged } from "./exchange.ts";
import type { Movement, Working } from "./standing.ts";
import { clientFundMovements } from "./tables.ts";

interface Decision {
  decidedBy: string | null;
  decidedByName: string;
  alone: boolean;
}

/** A movement with what books it. */
interface Booking {
  context: Working;
  movement: Movement;
  day: string;
}

/** Books a pending movement, dated today: what it held goes where it was to go. */
export async function bookMovement(
  context: Working,
  movement: Movement,
  decision: Decision,
): Promise<{ version: number }> {
  const day = await openToday(context.db, context.session.companyId);
  const booking = { context, movement, day };
  const facts = await {
    transfer: bookTransfer,
    exchange: bookExchange,
    advance: bookAdvance,
    payBack: bookPayBack,
    reversal: bookReversal,
  }[movement.kind](booking);
  const done = { ...decision, ...facts, status: "done" as const, decidedOn: day };
  return await storeEdit(context.db, clientFundMovements, movement, done);
}

/** Books the ledger's side and gives what the postings on funds say of it. */
async function ledgerOf(
  { context, movement, day }: Booking,
  kind: "fundTransfer" | "fundExchange" | "advance" | "fundPayBack",
  postings: readonly Posting[],
) {
  const { companyId, userName } = context.session;
  const transactionId = await book(context.db, { companyId, kind, ofRecord: movement.id, day, userName }, postings);
  return { companyId, transactionId, day, userName };
}

const fromFund = ({ fundId }: Movement): string => {
  if (fundId === null) throw new Error("A movement of money on a fund names it");
  return fundId;
};

const stepOf = ({ id, number }: Movement, step: Omit<FundStep, "recordId" | "number">): FundStep => ({
  ...step,
  recordId: id,
  number,
});

const onFund = (recordId: string, currency: Posting["currency"], amount: string): Posting => ({
  account: "clientFund",
  recordId,
  currency,
  amount,
});

async function nameOf({ db, session }: Working, customerId: string): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT customer_name AS name FROM customer WHERE company_id = ${session.companyId} AND id = ${customerId}`,
  );
  return rows[0]?.name ?? "";
}

async function bookTransfer(booking: Booking) {
  const { context, movement } = booking;
  const { db, session } = context;
  const { amount, currency, customerId, toCustomerId, toFundClass: fundClass } = movement;
  if (toCustomerId === null || fundClass === null) throw new Error("A transfer says where to");
  const { companyId } = session;
  const fundId = fromFund(movement);
  const toId = await openFund(db, { companyId, customerId: toCustomerId, fundClass, currency });
  await lockFunds(db, companyId, [fundId, toId]);
  const side = await ledgerOf(booking, "fundTransfer", [
    onFund(fundId, currency, amount),
    onFund(toId, currency, `-${amount}`),
  ]);
  const kind = "transfer" as const;
  const [to, from] = [await nameOf(context, toCustomerId), await nameOf(context, customerId)];
  const out = stepOf(movement, { fundId, amount, kind, fundType: "expenditure", note: to });
  await postOut(db, side, out, { release: amount });
  await postIn(db, side, stepOf(movement, { fundId: toId, amount, kind, fundType: "income", note: from }));
  return {};
}

/** The clearing account of each currency takes one side: what the company owes in the one less, and in the other more. */
async function bookExchange(booking: Booking) {
  const { context, movement } = booking;
  const { db, session } = context;
  const { amount, currency, customerId, fundClass, toCurrency, fromRate, toRate } = movement;
  if (toCurrency === null || fromRate === null || toRate === null) throw new Error("An exchange has its rates");
  const { companyId } = session;
  const { toAmount, leftover } = exchanged(amount, { fromRate, toRate }, toCurrency);
  if (!/[1-9]/.test(toAmount)) throw refuse(refusals.exchangeOfNothing);
  const fundId = fromFund(movement);
  const toId = await openFund(db, { companyId, customerId, fundClass, currency: toCurrency });
  await lockFunds(db, companyId, [fundId, toId]);
  const clearing = { account: "exchange" as const, recordId: null };
  const side = await ledgerOf(booking, "fundExchange", [
    onFund(fundId, currency, amount),
    { ...clearing, currency, amount: `-${amount}` },
    { ...clearing, currency: toCurrency, amount: toAmount },
    onFund(toId, toCurrency, `-${toAmount}`),
  ]);
  const kind = "exchange" as const;
  const [taken, given] = [
    `${plainAmount(amount, currency)} ${currency}`,
    `${plainAmount(toAmount, toCurrency)} ${toCurrency}`,
  ];
  const out = stepOf(movement, { fundId, amount, kind, fundType: "exchangeExpenditure", note: given });
  await postOut(db, side, out, { release: amount });
  await postIn(
    db,
    side,
    stepOf(movement, { fundId: toId, amount: toAmount, kind, fundType: "exchangeIncome", note: taken }),
  );
  return { toAmount, leftover };
}

/** An advance is an account of its own: money left the bank, and the customer owes it. */
async function bookAdvance(booking: Booking) {
  const { id, amount, currency } = booking.movement;
  await ledgerOf(booking, "advance", [
    { account: "advance", recordId: id, currency, amount },
    { account: "bank", recordId: null, currency, amount: `-${amount}` },
  ]);
  return {};
}

async function bookPayBack(booking: Booking) {
  const { context, movement } = booking;
  const { amount, currency, payee } = movement;
  const fundId = fromFund(movement);
  await lockFunds(context.db, context.session.companyId, [fundId]);
  const side = await ledgerOf(booking, "fundPayBack", [
    onFund(fundId, currency, amount),
    { account: "bank", recordId: null, currency, amount: `-${amount}` },
  ]);
  const step = stepOf(movement, { fundId, amount, kind: "payBack", fundType: "expenditure", note: payee });
  await postOut(context.db, side, step, { release: amount });
  return {};
}

/** Takes a posted entry back by a reversing transaction: all of its money is still there, since it was kept. */
async function bookReversal({ context, movement, day }: Booking) {
  const { db, session } = context;
  const { companyId, userName } = session;
  const { entryId, amount, reason } = movement;
  const fundId = fromFund(movement);
  if (entryId === null) throw new Error("A reversal is of an entry");
  const entry = await lockOne(db, clientFundEntries, { companyId, id: entryId });
  if (entry.state !== "settled")
    throw new Error("Only a posted entry is reversed, and its money is kept for one reversal");
  await lockFunds(db, companyId, [fundId]);
  const lot = await lotOf(db, companyId, { fundId, entryId });
  if (!lot) throw new Error("A posted entry has its money");
  if (!new Big(lot.left).eq(lot.amount)) {
    const uses = await usesOf(db, { companyId, fundId, place: lot.place }, movement.currency);
    throw refuse(refusals.entryUsed, { number: entry.serialNumber, uses: uses.map((use) => use.number).join(", ") });
  }
  const [transactionId = ""] = await reverse(db, { companyId, ofRecord: entryId, day, userName });
  const step: FundStep = {
    fundId,
    amount,
    fundType: "expenditure",
    kind: "reversal",
    recordId: movement.id,
    number: movement.number,
    note: entry.serialNumber,
  };
  await postOut(db, { companyId, transactionId, day, userName }, step, { release: amount, lot: lot.place });
  await db.execute(sql`UPDATE client_fund_lot SET kept = false
    WHERE company_id = ${companyId} AND fund_id = ${fundId} AND place = ${lot.place}`);
  await storeEdit(db, clientFundEntries, entry, { state: "deleted", deleteReason: reason });
  await logEntry(context, "reverse", { id: entryId, number: entry.serialNumber }, [
    { field: "reason", before: null, after: reason },
  ]);
  return {};
}
