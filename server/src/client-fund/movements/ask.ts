import { randomUUIDv7 } from "node:crypto";
import { plainAmount } from "@lading/contract/charge-item";
import {
  clientFundRefusals as refusals,
  type addClientFundExchange,
  type addClientFundPayBack,
  type addClientFundTransfer,
  type addCollectionAdvance,
  type previewClientFundExchange,
} from "@lading/contract/client-fund";
import { checkDecimals, refuseField } from "@lading/contract/core";
import { insertRows, lockOne, type Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { checkEnabled } from "#currency";
import { changeHeld, checkAvailable, lockedFund, lockFunds, readFund, type LockedFund } from "../ledger/funds.ts";
import { takeNumber } from "../numbers.ts";
import { checkSeen, findCustomer } from "../visible.ts";
import { bookMovement } from "./book.ts";
import { reckon } from "./exchange.ts";
import { logMovement, type Asked, type Movement, type Working } from "./standing.ts";
import { clientFundMovements } from "./tables.ts";

type New = Omit<
  typeof clientFundMovements.$inferInsert,
  "companyId" | "id" | "number" | "requestedBy" | "requestedByName"
>;

/** Stores a movement that waits, and holds its amount of the fund. */
export async function storeMovement(context: Working, asked: New): Promise<Movement> {
  const { db, session } = context;
  const { companyId, userId, userName } = session;
  const { amount, fundId = null } = asked;
  if (fundId !== null) await changeHeld(db, { companyId, fundId }, amount);
  const id = randomUUIDv7();
  const number = await takeNumber(db, companyId, asked.kind);
  const row = { ...asked, companyId, id, number, requestedBy: userId, requestedByName: userName };
  await insertRows(db, clientFundMovements, [row]);
  await logMovement(context, "add", { id, number }, [
    { field: "amount", before: null, after: `${plainAmount(amount, asked.currency)} ${asked.currency}` },
    ...(asked.reason === "" ? [] : [{ field: "reason", before: null, after: asked.reason }]),
  ]);
  return await lockOne(db, clientFundMovements, { companyId, id });
}

/** The locked fund that a movement is from: of a customer whom the user sees, with the amount available. */
async function takeFrom(
  { db, session }: { db: Db; session: StaffSession },
  { fundId, amount }: { fundId: string; amount: string },
): Promise<LockedFund> {
  const fund = lockedFund(await lockFunds(db, session.companyId, [fundId]), fundId);
  await checkSeen(db, session, fund.customerId);
  checkDecimals("amount", amount, fund.currency);
  checkAvailable(fund, amount);
  return fund;
}

const answerOf = ({ id, number, status }: Movement) => ({ id, movementNumber: number, status });

const ofFund = ({ id, customerId, fundClass, currency }: LockedFund, amount: string) => ({
  fundId: id,
  customerId,
  fundClass,
  currency,
  amount: plainAmount(amount, currency),
});

/** Asks for a transfer to another fund class or customer. */
export async function askTransfer(context: Asked<typeof addClientFundTransfer>) {
  const { db, session, input } = context;
  const fund = await takeFrom(context, input);
  const { toCustomerId, toFundClass, reason } = input;
  await findCustomer(db, session, toCustomerId);
  if (toCustomerId === fund.customerId && toFundClass === fund.fundClass)
    throw refuseField("toFundClass", refusals.sameFund);
  const asked = { ...ofFund(fund, input.amount), kind: "transfer" as const, toCustomerId, toFundClass, reason };
  return answerOf(await storeMovement(context, asked));
}

/** Says the result of an exchange before it is asked for. */
export async function previewExchange({ db, session, input }: Asked<typeof previewClientFundExchange>) {
  const fund = await readFund(db, session.companyId, input.fundId);
  await checkSeen(db, session, fund.customerId);
  checkDecimals("amount", input.amount, fund.currency);
  checkAvailable(fund, input.amount);
  return await reckon(db, session.companyId, input, fund.currency);
}

/** Exchanges at the company's rates at once; at a rate of one's own it waits for somebody else. */
export async function askExchange(context: Asked<typeof addClientFundExchange>) {
  const { db, session, input } = context;
  const fund = await takeFrom(context, input);
  const { toCurrency, rateKind, reason } = input;
  await checkEnabled(db, session.companyId, [{ field: "toCurrency", currency: toCurrency }]);
  const { fromRate, toRate, settlementCurrency } = await reckon(db, session.companyId, input, fund.currency);
  const asked = { ...ofFund(fund, input.amount), kind: "exchange" as const, toCurrency, rateKind, reason };
  const movement = await storeMovement(context, { ...asked, fromRate, toRate, settlementCurrency });
  if (rateKind === "own") return answerOf(movement);
  await bookMovement(context, movement, { decidedBy: null, decidedByName: "", alone: true });
  return { ...answerOf(movement), status: "done" as const };
}

/** Asks for an advance: the company pays for a customer. */
export async function askAdvance(context: Asked<typeof addCollectionAdvance>) {
  const { db, session, input } = context;
  const { amount, currency } = input;
  await findCustomer(db, session, input.customerId);
  checkDecimals("amount", amount, currency);
  await checkEnabled(db, session.companyId, [{ field: "currency", currency }]);
  const asked = { ...input, amount: plainAmount(amount, currency), kind: "advance" as const };
  return answerOf(await storeMovement(context, asked));
}

/** Asks for a pay-back to the customer. */
export async function askPayBack(context: Asked<typeof addClientFundPayBack>) {
  const { input } = context;
  const fund = await takeFrom(context, input);
  const { payee, reference, reason } = input;
  const asked = { ...ofFund(fund, input.amount), kind: "payBack" as const, payee, reference, reason };
  return answerOf(await storeMovement(context, asked));
}
