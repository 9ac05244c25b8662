import { randomUUIDv7 } from "node:crypto";
import type { Currency } from "@lading/contract/core";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import { ledgerPostings, ledgerTransactions, type accounts, type transactionKinds } from "./tables.ts";

/** The job that recomputes every balance; `/metrics` tells what it found. */
export const checkJob = "ledger.check";

/** A side of a booking: a debit above zero, a credit below. */
export interface Posting {
  account: (typeof accounts)[number];
  /** The bill, cost, source of money, fund or advance whose account it is. */
  recordId: string | null;
  currency: Currency;
  /** Signed decimal; postings of 0 are left out. */
  amount: string;
}

/** A transaction before it is booked. */
export interface Booking {
  companyId: string;
  kind: (typeof transactionKinds)[number];
  /** The record that it is of. */
  ofRecord: string;
  /** YYYY-MM-DD */
  day: string;
  userName: string;
  reverses?: string;
}

/** Books a balanced transaction; one that does not sum to zero in each currency is an error of the program. Gives its id. */
export async function book(db: Db, booking: Booking, postings: readonly Posting[]): Promise<string> {
  const [id = ""] = await bookAll(db, [{ booking, postings }]);
  return id;
}

/** {@link book} of many transactions, in two statements of one round trip. Gives their ids in order. */
export async function bookAll(
  db: Db,
  all: readonly { booking: Booking; postings: readonly Posting[] }[],
): Promise<string[]> {
  const made = all.map(({ booking: { userName, reverses = null, ...facts }, postings }) => {
    const kept = postings.filter(({ amount }) => !new Big(amount).eq(0));
    const sums = new Map<string, Big>();
    for (const { currency, amount } of kept) sums.set(currency, (sums.get(currency) ?? new Big(0)).plus(amount));
    if ([...sums.values()].some((sum) => !sum.eq(0))) throw new Error("A transaction's postings sum to zero");
    return { row: { ...facts, id: randomUUIDv7(), reverses, createdByName: userName }, kept };
  });
  const transactions = made.map(({ row }) => row);
  const rows = made.flatMap(({ row: { companyId, id: transactionId, day }, kept }) =>
    kept.map((posting, place) => ({ ...posting, companyId, transactionId, line: place + 1, day })),
  );
  // In this order: postings refer to their transaction.
  await Promise.all([insertRows(db, ledgerTransactions, transactions), insertRows(db, ledgerPostings, rows)]);
  return made.map(({ row }) => row.id);
}

/**
 * Takes the standing transactions of a record back, each by one of the same postings the other way round, dated `day`. Gives
 * the ids of the reversing ones.
 */
export async function reverse(
  db: Db,
  { companyId, ofRecord, day, userName }: Omit<Booking, "kind" | "reverses">,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT t.id FROM ledger_transaction t
    WHERE t.company_id = ${companyId} AND t.of_record = ${ofRecord} AND t.kind <> 'reversal' AND NOT EXISTS (
      SELECT FROM ledger_transaction r WHERE r.company_id = t.company_id AND r.of_record = t.of_record AND r.reverses = t.id)`);
  const reversing: string[] = [];
  for (const { id } of rows) {
    const posted = await db.execute<Posting & Record<string, unknown>>(sql`
      SELECT account, record_id AS "recordId", currency, (-amount)::text AS amount FROM ledger_posting
      WHERE company_id = ${companyId} AND transaction_id = ${id} ORDER BY line`);
    reversing.push(await book(db, { companyId, kind: "reversal", ofRecord, day, userName, reverses: id }, posted.rows));
  }
  return reversing;
}
