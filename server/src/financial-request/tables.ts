import { currencies } from "@lading/contract/core";
import { costCategories } from "@lading/contract/expense-category";
import { requestStages, type RequestAccount } from "@lading/contract/financial-request";
import type { PayrollDetail } from "./details.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
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
import { expenseCategories } from "#expense-category";

/** Requests for money: expenses, and payroll, which is seen by its applicant, its chain and who pays it. */
export const financialRequests = pgTable(
  "financial_request",
  {
    companyId: companyId(),
    id: recordId(),
    kind: text("kind", { enum: ["expense", "payroll"] }).notNull(),
    /** The empty text until it is submitted first; then `ER26-0000001`, of payroll `PR26-0000001`. */
    number: text("number").notNull().default(""),
    stage: text("stage", { enum: requestStages }).notNull().default("written"),
    applicantId: uuid("applicant_id").notNull(),
    applicantName: text("applicant_name").notNull(),
    department: text("department").notNull().default(""),
    submittedAt: moment("submitted_at"),
    /** Of an expense; its name, kind of cost and code are as they were when it was written or submitted last. */
    expenseCategoryId: uuid("expense_category_id"),
    categoryName: text("category_name").notNull().default(""),
    costCategory: text("cost_category", { enum: costCategories }).notNull().default("operating"),
    costCode: text("cost_code").notNull().default(""),
    statement: text("statement").notNull(),
    supplierName: text("supplier_name").notNull().default(""),
    address: text("address").notNull().default(""),
    currency: text("currency", { enum: currencies }).notNull(),
    /** Sum of the accounts. */
    amount: amount("amount").notNull(),
    accounts: jsonb("payee_accounts").$type<RequestAccount[]>().notNull(),
    withinBudget: boolean("within_budget").notNull().default(true),
    lastPaymentDate: date("last_payment_date", { mode: "string" }),
    voucherNumber: text("voucher_number").notNull().default(""),
    paymentCode: text("payment_code").notNull().default(""),
    remark: text("remark").notNull().default(""),
    /** Of a paid one. */
    paymentRecordNumber: text("payment_record_number").notNull().default(""),
    paidOn: date("paid_on", { mode: "string" }),
    /** Of payroll: its month, `2026-11`, and its employees. */
    period: text("period").notNull().default(""),
    details: jsonb("details").$type<PayrollDetail[]>().notNull().default([]),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.expenseCategoryId],
      foreignColumns: [expenseCategories.companyId, expenseCategories.id],
    }),
    uniqueIndex("financial_request_number_once")
      .on(table.companyId, table.number)
      .where(sql`${table.number} <> ''`),
    index("financial_request_newest").on(table.companyId, table.kind, table.createdAt.desc(), table.id.desc()),
    index("financial_request_applicant").on(table.companyId, table.applicantId),
    index("financial_request_category").on(table.companyId, table.expenseCategoryId),
    check("financial_request_amount", sql`${table.amount} > 0`),
    index("financial_request_payable")
      .on(table.companyId, table.lastPaymentDate, table.id)
      .where(sql`${table.stage} = 'approved'`),
    check("financial_request_paid", sql`(${table.stage} = 'paid') = (${table.paymentRecordNumber} <> '')`),
    check("financial_request_numbered", sql`${table.number} <> '' OR ${table.stage} = 'written'`),
  ],
);

/** A paper of a request, 6 at most (catalogue §9). */
export const financialRequestFiles = pgTable(
  "financial_request_file",
  {
    companyId: companyId(),
    requestId: uuid("request_id").notNull(),
    fileId: uuid("file_id").notNull(),
    /** From 1, in the order they were added. */
    place: smallint("place").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.requestId, table.fileId] }),
    foreignKey({
      columns: [table.companyId, table.requestId],
      foreignColumns: [financialRequests.companyId, financialRequests.id],
    }).onDelete("cascade"),
    foreignKey({ columns: [table.companyId, table.fileId], foreignColumns: [storedFiles.companyId, storedFiles.id] }),
    index("financial_request_file_file").on(table.companyId, table.fileId),
  ],
);
