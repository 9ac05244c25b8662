import type { Currency } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { nextStatus } from "../files/take-over.ts";
import { change, checkStatus, factsOf, lockNewest, type Working } from "./payment.ts";

/** A credit of a bank's file, as it is recorded before anybody knows whose it is. */
export interface CreditToRecord {
  remitter: string;
  currency: Currency;
  amount: string;
  /** YYYY-MM-DD */
  receiveDate: string;
  inquiryNumber: string;
  accountName: string;
}

/** Takes a credit out of matching, to be claimed as a pre-recorded receipt; one that is dealt with is refused. */
export async function takeForPreRecord(context: Working, id: string): Promise<CreditToRecord> {
  const { db, session } = context;
  const payment = await lockNewest(context, id);
  checkStatus(payment, "open");
  const { currency, amount, reference } = await factsOf(context, payment);
  const { rows } = await db.execute<{ name: string }>(sql`SELECT account_name AS name FROM collection_account
    WHERE company_id = ${session.companyId} AND id = ${payment.accountId}`);
  await change(context, payment, {
    action: "preRecord",
    set: { status: "preRecorded" },
    says: [{ field: "status", before: payment.status, after: "preRecorded" }],
  });
  return {
    remitter: (payment.counterparty || payment.text).slice(0, longestRemitter),
    currency,
    amount,
    receiveDate: payment.bookedOn,
    inquiryNumber: reference,
    accountName: rows[0]?.name ?? "",
  };
}

/** Of a pre-recorded receipt. */
const longestRemitter = 200;

/** Puts a credit back whose pre-recorded receipt was deleted: it is matched again. */
export async function returnFromPreRecord(context: Working, id: string): Promise<void> {
  const payment = await lockNewest(context, id);
  checkStatus(payment, "preRecorded");
  const status = nextStatus(payment.amount, payment.isReturn);
  await change(context, payment, {
    action: "reopen",
    set: { status },
    says: [{ field: "status", before: payment.status, after: status }],
  });
}
