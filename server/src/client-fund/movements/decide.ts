import { plainAmount } from "@lading/contract/charge-item";
import {
  clientFundRefusals as refusals,
  type confirmClientFundMovement,
  type offsetCollectionAdvance,
  type refuseClientFundMovement,
  type withdrawClientFundMovement,
} from "@lading/contract/client-fund";
import { checkDecimals, refuse, refuseField } from "@lading/contract/core";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { storeEdit } from "#core/db";
import { book } from "#core/ledger";
import { openToday } from "#period";
import { changeHeld, checkAvailable, lockFunds, lockOwnFund } from "../ledger/funds.ts";
import { postOut } from "../ledger/post.ts";
import { lotOf } from "../ledger/uses.ts";
import { asOther, saidAlone } from "../separation.ts";
import { today } from "../today.ts";
import { bookMovement } from "./book.ts";
import { checkPending, lockMovement, logMovement, type Asked, type Movement, type Working } from "./standing.ts";
import { clientFundMovements } from "./tables.ts";

/** Confirms a movement of somebody else: it is booked, dated today. */
export async function confirmMovement(context: Asked<typeof confirmClientFundMovement>) {
  const { session } = context;
  const movement = await lockMovement(context, context.input);
  checkPending(movement);
  const alone = await asOther(context, [movement.requestedBy], refusals.ownMovement);
  const decision = { decidedBy: session.userId, decidedByName: session.userName, alone };
  const stored = await bookMovement(context, movement, decision);
  await logMovement(context, "confirm", movement, saidAlone(alone, session));
  return stored;
}

/** Refuses a movement: what it held is available again. */
export async function refuseMovement(context: Asked<typeof refuseClientFundMovement>) {
  const { session, input } = context;
  const movement = await lockMovement(context, input);
  checkPending(movement);
  await release(context, movement);
  const decided = { decidedBy: session.userId, decidedByName: session.userName, decidedOn: await today(context.db) };
  const refused = { ...decided, status: "refused" as const, decisionReason: input.reason };
  const stored = await storeEdit(context.db, clientFundMovements, movement, refused);
  await logMovement(context, "refuse", movement, [{ field: "reason", before: null, after: input.reason }]);
  return stored;
}

/** Takes back a movement that one asked for. */
export async function withdrawMovement(context: Asked<typeof withdrawClientFundMovement>) {
  const movement = await lockMovement(context, context.input);
  checkPending(movement);
  if (movement.requestedBy !== context.session.userId) throw refuse(refusals.othersMovement);
  await release(context, movement);
  const stored = await storeEdit(context.db, clientFundMovements, movement, { status: "withdrawn" });
  await logMovement(context, "withdraw", movement, []);
  return stored;
}

async function release({ db, session: { companyId } }: Working, movement: Movement): Promise<void> {
  const { fundId, entryId, amount } = movement;
  if (fundId === null) return;
  await lockFunds(db, companyId, [fundId]);
  await changeHeld(db, { companyId, fundId }, new Big(amount).times(-1));
  if (entryId === null) return;
  const lot = await lotOf(db, companyId, { fundId, entryId });
  if (lot)
    await db.execute(sql`UPDATE client_fund_lot SET kept = false
      WHERE company_id = ${companyId} AND fund_id = ${fundId} AND place = ${lot.place}`);
}

/** Offsets an advance from the customer's available money of the same class and currency, in part too. */
export async function offset(context: Asked<typeof offsetCollectionAdvance>) {
  const { db, session, input } = context;
  const { companyId, userName } = session;
  const advance = await lockMovement(context, input);
  const { id, number, customerId, fundClass, currency } = advance;
  const left = new Big(advance.amount).minus(advance.offsetAmount);
  if (advance.kind !== "advance" || advance.status !== "done" || left.eq(0))
    throw refuse(refusals.notAnAdvance, { number });
  checkDecimals("amount", input.amount, currency);
  const amount = plainAmount(input.amount, currency);
  if (left.lt(amount))
    throw refuseField("amount", refusals.moreThanAdvance, { left: plainAmount(left.toFixed(), currency), currency });
  const fund = await lockOwnFund(db, { companyId, customerId, fundClass, currency });
  checkAvailable(fund, amount);
  const fundId = fund.id;
  const day = await openToday(db, companyId);
  const transactionId = await book(db, { companyId, kind: "advanceOffset", ofRecord: id, day, userName }, [
    { account: "clientFund", recordId: fundId, currency, amount },
    { account: "advance", recordId: id, currency, amount: `-${amount}` },
  ]);
  const step = { fundId, amount, fundType: "expenditure" as const, kind: "offset" as const, recordId: id, number };
  await postOut(db, { companyId, transactionId, day, userName }, { ...step, note: advance.payee }, { release: "0" });
  const offsetAmount = new Big(advance.offsetAmount).plus(amount).toFixed();
  const stored = await storeEdit(db, clientFundMovements, advance, { offsetAmount });
  await logMovement(context, "offset", advance, [
    { field: "offsetAmount", before: advance.offsetAmount, after: offsetAmount },
  ]);
  return stored;
}
