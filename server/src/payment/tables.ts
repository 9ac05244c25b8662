import { currencies } from "@lading/contract/core";
import { receiveMethods } from "@lading/contract/financial-request";
import { paymentSubjects } from "@lading/contract/payment";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { amount, companyId, moment, recordId } from "#core/columns";
import { storedFiles } from "#core/db";
import type { PaidAccount } from "./account.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** A payment record: a request or a supplier's invoice that the cashier paid, `PY26-0000001`. Never changed. */
export const payments = pgTable(
  "payment",
  {
    companyId: companyId(),
    id: recordId(),
    number: text("number").notNull(),
    /** The batch: payments made together have the same, and with it their vouchers. */
    batchId: uuid("batch_id").notNull(),
    subject: text("subject", { enum: paymentSubjects }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** As they were then. */
    subjectNumber: text("subject_number").notNull(),
    title: text("title").notNull(),
    payee: text("payee").notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    amount: amount("amount").notNull(),
    paidOn: date("paid_on", { mode: "string" }).notNull(),
    method: text("method", { enum: receiveMethods }).notNull(),
    /** The company's account that it was paid from. */
    accountId: uuid("account_id"),
    accountName: text("account_name").notNull(),
    /** Where the money went. */
    accounts: jsonb("payee_accounts").$type<PaidAccount[]>().notNull(),
    /** Of a supplier's invoice: the write-off of its costs. */
    writeOffId: uuid("write_off_id"),
    remark: text("remark").notNull().default(""),
    /** Seen only by those who see payroll. */
    secret: boolean("secret").notNull(),
    /** Who paid had applied for it or decided on it, as the only user of the company. */
    alone: boolean("alone").notNull(),
    paidBy: uuid("paid_by").notNull(),
    paidByName: text("paid_by_name").notNull(),
    createdAt: moment("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("payment_number_once").on(table.companyId, table.number),
    // A request is paid once, whatever the code above it does; a supplier's invoice until its costs are written off.
    uniqueIndex("payment_request_once")
      .on(table.companyId, table.subjectId)
      .where(sql`${table.subject} <> 'invoice'`),
    index("payment_subject").on(table.companyId, table.subjectId),
    index("payment_batch").on(table.companyId, table.batchId),
    index("payment_newest").on(table.companyId, table.createdAt.desc(), table.id.desc()),
    check("payment_amount", sql`${table.amount} > 0`),
  ],
);

/** A voucher file of what was paid together, 100 at most (catalogue §9). */
export const paymentVouchers = pgTable(
  "payment_voucher",
  {
    companyId: companyId(),
    batchId: uuid("batch_id").notNull(),
    fileId: uuid("file_id").notNull(),
    /** From 1, in the order they were added. */
    place: smallint("place").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.batchId, table.place] }),
    foreignKey({ columns: [table.companyId, table.fileId], foreignColumns: [storedFiles.companyId, storedFiles.id] }),
    uniqueIndex("payment_voucher_file").on(table.companyId, table.fileId),
    check("payment_voucher_place", sql`${table.place} BETWEEN 1 AND 100`),
  ],
);

/** A payee's link to what was paid into one of its accounts. Its token is kept nowhere but in the link. */
export const paymentLinks = pgTable(
  "payment_link",
  {
    companyId: companyId(),
    id: recordId(),
    paymentId: uuid("payment_id").notNull(),
    /** Which of the payment's accounts, from 0. */
    place: smallint("place").notNull(),
    sentTo: text("sent_to").notNull(),
    endsAt: moment("ends_at").notNull(),
    withdrawnAt: moment("withdrawn_at"),
    createdByName: text("created_by_name").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.paymentId], foreignColumns: [payments.companyId, payments.id] }),
    index("payment_link_of").on(table.companyId, table.paymentId),
  ],
);

/** Directory: which company and link a token opens. */
export const paymentLinkTokens = pgTable("payment_link_token", {
  /** SHA-256 of the link's token. */
  tokenHash: bytea("token_hash").primaryKey(),
  companyId: uuid("company_id").notNull(),
  linkId: uuid("link_id").notNull(),
});
