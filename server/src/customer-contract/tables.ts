import { contractNatureNames } from "@lading/contract/customer-contract";
import { currencies } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { amount, companyId, moment, recordId, tracked } from "#core/columns";
import { storedFiles } from "#core/db";
import { customers } from "#customer";

/** A contract with a customer (catalogue §3). Its amounts are in the settlement currency. */
export const customerContracts = pgTable(
  "customer_contract",
  {
    companyId: companyId(),
    id: recordId(),
    customerId: uuid("customer_id").notNull(),
    contractNumber: text("contract_number").notNull(),
    name: text("name").notNull(),
    nature: text("nature", { enum: contractNatureNames }).notNull(),
    /** Day on which it was concluded. */
    conclusion: date("conclusion", { mode: "string" }),
    issuer: text("issuer").notNull().default(""),
    validFrom: date("valid_from", { mode: "string" }).notNull(),
    /** Its last day. */
    validTo: date("valid_to", { mode: "string" }).notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    /** Days from a bill's date to its payment. */
    creditDays: smallint("credit_days"),
    /** Revolving amount that was agreed. */
    creditAmount: amount("credit_amount"),
    /** Ceiling with what is tolerated; null: the amount itself. */
    creditLimit: amount("credit_limit"),
    remark: text("remark").notNull().default(""),
    /** When somebody was reminded of its end; another end makes it due again. */
    remindedAt: moment("reminded_at"),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    uniqueIndex("customer_contract_number_once").on(table.companyId, sql`upper(${table.contractNumber})`),
    index("customer_contract_customer").on(table.companyId, table.customerId, table.validFrom),
    index("customer_contract_newest").on(table.companyId, table.createdAt.desc(), table.id.desc()),
    index("customer_contract_end").on(table.companyId, table.validTo),
    check("customer_contract_days", sql`${table.validFrom} <= ${table.validTo} AND ${table.creditDays} >= 0`),
    check(
      "customer_contract_amounts",
      sql`${table.creditAmount} >= 0 AND ${table.creditAmount} <> 'NaN' AND ${table.creditLimit} >= 0 AND ${table.creditLimit} <> 'NaN'`,
    ),
  ],
);

/** A paper of a contract, 6 at most (catalogue §9). */
export const contractFiles = pgTable(
  "customer_contract_file",
  {
    companyId: companyId(),
    contractId: uuid("contract_id").notNull(),
    fileId: uuid("file_id").notNull(),
    /** From 1, in the order they were added. */
    place: smallint("place").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.contractId, table.fileId] }),
    foreignKey({
      columns: [table.companyId, table.contractId],
      foreignColumns: [customerContracts.companyId, customerContracts.id],
    }).onDelete("cascade"),
    foreignKey({ columns: [table.companyId, table.fileId], foreignColumns: [storedFiles.companyId, storedFiles.id] }),
    index("customer_contract_file_file").on(table.companyId, table.fileId),
  ],
);

/** How a customer's credit stood when a colleague met it. */
export interface NoticeSaid {
  /** Who met it. */
  doer: string;
  passed: boolean;
  used: string;
  creditLimit: string | null;
  currency: string;
  overdueAmount: string;
  overdueDays: number;
}

/**
 * Notices to salespeople about a customer's credit, once a day. No foreign key leads to the customer: a refused paper's
 * transaction may hold that row while the notice is written in another.
 */
export const creditNotices = pgTable(
  "credit_notice",
  {
    companyId: companyId(),
    id: recordId(),
    customerId: uuid("customer_id").notNull(),
    salesId: uuid("sales_id").notNull(),
    said: jsonb("said").$type<NoticeSaid>().notNull(),
    /** Null: not yet sent by e-mail. */
    mailedAt: moment("mailed_at"),
    createdAt: moment("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("credit_notice_customer").on(table.companyId, table.customerId, table.createdAt),
  ],
);
