import { bankEntryStatuses, statementFormats, type BankTableMapping } from "@lading/contract/bank-statement";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { collectionAccounts } from "#collection-account";
import { amount, companyId, moment, recordId, tracked } from "#core/columns";
import { storedFiles } from "#core/db";
import { moneySources } from "#write-off";
import type { Proposal } from "./match/receipt.ts";
import type { BalanceCheck } from "./read/check.ts";
import type { Balance, EntryDoubt, StatementEntry, StatementLine, UnreadRow } from "./read/statement.ts";

/** How the tables of a collection account's bank are read; kept from the last one that was taken over. */
export const bankTableMappings = pgTable(
  "bank_table_mapping",
  {
    companyId: companyId(),
    accountId: uuid("account_id").notNull(),
    mapping: jsonb("mapping").$type<BankTableMapping>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.accountId] }),
    foreignKey({
      columns: [table.companyId, table.accountId],
      foreignColumns: [collectionAccounts.companyId, collectionAccounts.id],
    }).onDelete("cascade"),
  ],
);

/** A statement of a bank's file that was taken over; a file may hold several. */
export const bankStatements = pgTable(
  "bank_statement",
  {
    companyId: companyId(),
    id: recordId(),
    accountId: uuid("account_id").notNull(),
    /** The file as it was uploaded; null of the example's. */
    fileId: uuid("file_id"),
    fileName: text("file_name").notNull(),
    format: text("format", { enum: statementFormats }).notNull(),
    /** The bank's name for it, and its number in the series. */
    statementId: text("statement_id").notNull(),
    sequence: text("sequence").notNull(),
    opening: jsonb("opening").$type<Balance>(),
    closing: jsonb("closing").$type<Balance>(),
    check: jsonb("check").$type<BalanceCheck>().notNull(),
    firstDay: date("first_day", { mode: "string" }),
    lastDay: date("last_day", { mode: "string" }),
    added: integer("added").notNull(),
    known: integer("known").notNull(),
    /** As they stood in it; they are not booked. */
    pending: jsonb("pending").$type<StatementEntry[]>().notNull(),
    unread: jsonb("unread").$type<UnreadRow[]>().notNull(),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.accountId],
      foreignColumns: [collectionAccounts.companyId, collectionAccounts.id],
    }),
    foreignKey({ columns: [table.companyId, table.fileId], foreignColumns: [storedFiles.companyId, storedFiles.id] }),
    index("bank_statement_account").on(table.companyId, table.accountId),
    index("bank_statement_file").on(table.companyId, table.fileId),
    index("bank_statement_newest").on(table.companyId, table.createdAt.desc(), table.id.desc()),
  ],
);

/** A booking of a statement, as it is known again when another file holds it as well. Never changed. */
export const bankEntries = pgTable(
  "bank_entry",
  {
    companyId: companyId(),
    id: recordId(),
    accountId: uuid("account_id").notNull(),
    statementId: uuid("statement_id").notNull(),
    bookedOn: date("booked_on", { mode: "string" }).notNull(),
    /** As the bank wrote it where it is no day of the calendar. */
    valueDate: text("value_date").notNull(),
    /** Signed, in the account's currency. */
    amount: amount("amount").notNull(),
    bankReference: text("bank_reference").notNull(),
    balanceAfter: amount("balance_after"),
    /** All that it says, to be compared with. */
    wholeText: text("whole_text").notNull(),
    doubts: jsonb("doubts").$type<EntryDoubt[]>().notNull(),
    /** An entry from another kind of file of the same day and amount. */
    likeId: uuid("like_id"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.statementId],
      foreignColumns: [bankStatements.companyId, bankStatements.id],
    }),
    foreignKey({ columns: [table.companyId, table.likeId], foreignColumns: [table.companyId, table.id] }),
    index("bank_entry_day").on(table.companyId, table.accountId, table.bookedOn),
    index("bank_entry_statement").on(table.companyId, table.statementId),
    index("bank_entry_like").on(table.companyId, table.likeId),
  ],
);

/** A payment of a booking: mostly its only one, of a batch one of several with its own amount. */
export const bankPayments = pgTable(
  "bank_payment",
  {
    companyId: companyId(),
    id: recordId(),
    entryId: uuid("entry_id").notNull(),
    accountId: uuid("account_id").notNull(),
    /** From 1, in the order of the booking. */
    line: smallint("line").notNull(),
    bookedOn: date("booked_on", { mode: "string" }).notNull(),
    amount: amount("amount").notNull(),
    counterparty: text("counterparty").notNull(),
    counterpartyAccount: text("counterparty_account").notNull(),
    text: text("text").notNull(),
    endToEndId: text("end_to_end_id").notNull(),
    instructed: jsonb("instructed").$type<StatementLine["instructed"]>(),
    charges: text("charges").notNull(),
    isReturn: boolean("is_return").notNull(),
    returnReason: text("return_reason").notNull(),
    status: text("status", { enum: bankEntryStatuses }).notNull(),
    setAsideReason: text("set_aside_reason").notNull().default(""),
    /** The receipt made of it. */
    sourceId: uuid("source_id"),
    /** Of a payment sent back: the payment whose receipt it undid. */
    undoesId: uuid("undoes_id"),
    /** The likeliest first; null until it was matched. */
    proposals: jsonb("proposals").$type<Proposal[]>(),
    sure: boolean("sure"),
    /** Of the first proposal, in per cent. */
    score: smallint("score"),
    matchedAt: moment("matched_at"),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.entryId],
      foreignColumns: [bankEntries.companyId, bankEntries.id],
    }),
    foreignKey({
      columns: [table.companyId, table.sourceId],
      foreignColumns: [moneySources.companyId, moneySources.id],
    }),
    foreignKey({ columns: [table.companyId, table.undoesId], foreignColumns: [table.companyId, table.id] }),
    index("bank_payment_entry").on(table.companyId, table.entryId),
    index("bank_payment_source").on(table.companyId, table.sourceId),
    index("bank_payment_newest").on(table.companyId, table.bookedOn.desc(), table.id.desc()),
    index("bank_payment_status").on(table.companyId, table.status, table.id),
    index("bank_payment_undoes").on(table.companyId, table.undoesId),
    check("bank_payment_received", sql`${table.status} <> 'matched' OR ${table.sourceId} IS NOT NULL`),
    check("bank_payment_source", sql`${table.sourceId} IS NULL OR ${table.status} IN ('matched', 'sentBack')`),
  ],
);
