import type { answerBankEntry, reopenBankEntry, setBankEntryAside } from "@lading/contract/bank-statement";
import type { Context } from "#core/http";
import { nextStatus } from "../files/take-over.ts";
import { change, checkStatus, lockPayment } from "./payment.ts";

/** Sets a credit aside that is no customer's receipt. */
export async function setAside(context: Context<typeof setBankEntryAside>) {
  const { reason } = context.input;
  const payment = await lockPayment(context, context.input);
  checkStatus(payment, "open");
  return await change(context, payment, {
    action: "setAside",
    set: { status: "setAside", setAsideReason: reason },
    says: [{ field: "reason", before: null, after: reason }],
  });
}

/** Puts a payment that was set aside back. */
export async function reopen(context: Context<typeof reopenBankEntry>) {
  const payment = await lockPayment(context, context.input);
  checkStatus(payment, "setAside");
  return await change(context, payment, {
    action: "reopen",
    set: { status: nextStatus(payment.amount, payment.isReturn), setAsideReason: "" },
  });
}

/** Says whether an entry is the one from another kind of file that it is like. */
export async function answer(context: Context<typeof answerBankEntry>) {
  const payment = await lockPayment(context, context.input);
  checkStatus(payment, "alike");
  const status = context.input.isSame ? ("setAside" as const) : nextStatus(payment.amount, payment.isReturn);
  return await change(context, payment, {
    action: "answer",
    set: { status },
    says: [{ field: "status", before: payment.status, after: status }],
  });
}
