import { currencies } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { check, date, foreignKey, index, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { amount, companyId, moment, recordId } from "#core/columns";

/** Kinds of transactions: `opening` takes over what was settled before there was a ledger. */
export const transactionKinds = [
  "opening",
  "receipt",
  "payment",
  "writeOff",
  "reversal",
  // Client funds: a customer's money posted, moved, exchanged, advanced and paid back.
  "fundEntry",
  "fundTransfer",
  "fundExchange",
  "advance",
  "advanceOffset",
  "fundPayBack",
  "fundMerge",
] as const;
/**
 * Accounts (docs/ledger.md): money in the bank, money not set against anything yet, what is owed on each side, what was let
 * go, customers' funds, what was advanced for customers, what exchanges left of each currency, and the company's own expenses.
 */
export const accounts = [
  "bank",
  "unapplied",
  "receivable",
  "payable",
  "waiver",
  "opening",
  "clientFund",
  "advance",
  "exchange",
  "expense",
] as const;

/** A booking: its postings sum to zero in each currency. Only ever added to; a wrong one is reversed. */
export const ledgerTransactions = pgTable(
  "ledger_transaction",
  {
    companyId: companyId(),
    id: recordId(),
    kind: text("kind", { enum: transactionKinds }).notNull(),
    /** The record that it is of: a source of money, a write-off. */
    ofRecord: uuid("of_record").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    /** The transaction that this one takes back. */
    reverses: uuid("reverses"),
    createdByName: text("created_by_name").notNull(),
    createdAt: moment("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("ledger_transaction_record").on(table.companyId, table.ofRecord),
  ],
);

/** A posting: debits above zero, credits below. */
export const ledgerPostings = pgTable(
  "ledger_posting",
  {
    companyId: companyId(),
    transactionId: uuid("transaction_id").notNull(),
    line: smallint("line").notNull(),
    account: text("account", { enum: accounts }).notNull(),
    /** The bill, cost, source of money, fund or advance whose account it is; null of the accounts that have no records. */
    recordId: uuid("record_id"),
    currency: text("currency", { enum: currencies }).notNull(),
    amount: amount("amount").notNull(),
    day: date("day", { mode: "string" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.transactionId, table.line] }),
    foreignKey({
      columns: [table.companyId, table.transactionId],
      foreignColumns: [ledgerTransactions.companyId, ledgerTransactions.id],
    }),
    index("ledger_posting_record").on(table.companyId, table.recordId, table.account),
    check("ledger_posting_amount", sql`${table.amount} <> 0`),
  ],
);
