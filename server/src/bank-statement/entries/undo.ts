import {
  bankStatementRefusals as refusals,
  type confirmBankReturn,
  type undoBankEntry,
} from "@lading/contract/bank-statement";
import { refuse } from "@lading/contract/core";
import { Big } from "big.js";
import type { Context } from "#core/http";
import { takeBackSource, takeBackWriteOff } from "#write-off";
import { standing } from "./load.ts";
import { change, checkRights, checkStatus, lockNewest, lockPayment, type Payment, type Working } from "./payment.ts";

/** Takes a receipt back with its write-offs, or a return that was taken over: all is as it was before. */
export async function undo(context: Context<typeof undoBankEntry>) {
  const { input } = context;
  const payment = await lockPayment(context, input);
  const says = [{ field: "reason", before: null, after: input.reason }];
  if (payment.status === "returned" && payment.undoesId !== null) {
    const undone = await lockNewest(context, payment.undoesId);
    await change(context, undone, { action: "reopen", set: { status: "open", sourceId: null }, says });
    return await change(context, payment, { action: "undo", set: { status: "toReturn", undoesId: null }, says });
  }
  if (payment.status !== "matched" || payment.sourceId === null) throw refuse(refusals.notTaken);
  await takeBack(context, payment.sourceId, input.reason);
  return await change(context, payment, { action: "undo", set: { status: "open", sourceId: null }, says });
}

/** Takes a receipt's standing write-offs back, and then the receipt: reversing transactions of today. */
async function takeBack(context: Working, sourceId: string, reason: string): Promise<void> {
  const { db, session } = context;
  const records = await standing(db, session.companyId, sourceId);
  if (records.length > 0) checkRights(session, "delete");
  for (const { id, version } of records) await takeBackWriteOff({ ...context, input: { id, version, reason } });
  await takeBackSource(db, session, sourceId);
}

/** Takes a payment sent back over: the receipt that it undoes goes with its write-offs; null: it undoes none. */
export async function confirmReturn(context: Context<typeof confirmBankReturn>) {
  const { input } = context;
  const payment = await lockPayment(context, input);
  const undone = input.undoes === null ? undefined : await lockNewest(context, input.undoes);
  checkStatus(payment, "toReturn");
  if (!undone) return await change(context, payment, { action: "confirmReturn", set: { status: "out" } });
  checkItsReturn(payment, undone);
  if (undone.status === "matched" && undone.sourceId !== null)
    await takeBack(context, undone.sourceId, payment.returnReason || payment.text.slice(0, longestReason));
  await change(context, undone, { action: "sentBack", set: { status: "sentBack" } });
  return await change(context, payment, {
    action: "confirmReturn",
    set: { status: "returned", undoesId: undone.id },
  });
}

const longestReason = 200;

function checkItsReturn(payment: Payment, undone: Payment): void {
  if (undone.status !== "matched" && undone.status !== "open") throw refuse(refusals.notTaken);
  const isSameAmount = new Big(payment.amount).plus(undone.amount).eq(0);
  if (!isSameAmount || undone.accountId !== payment.accountId || undone.bookedOn > payment.bookedOn)
    throw refuse(refusals.notItsReturn);
}
