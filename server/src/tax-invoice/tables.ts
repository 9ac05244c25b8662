import { currencies } from "@lading/contract/core";
import { taxInvoiceKinds, taxInvoiceStatuses, taxInvoiceTypes } from "@lading/contract/tax-invoice";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { collectionBills } from "#bill";
import { amount, companyId, moment, recordId, tracked } from "#core/columns";
import { storedFiles } from "#core/db";
import { customers } from "#customer";
import { invoiceTitles } from "#user";

/** An application for tax invoices over bills of one customer in one currency, numbered `TI26-0000001` (decisions.md, "Money"). */
export const taxInvoiceApplications = pgTable(
  "tax_invoice_application",
  {
    companyId: companyId(),
    id: recordId(),
    number: text("number").notNull(),
    status: text("status", { enum: taxInvoiceStatuses }).notNull().default("applied"),
    type: text("type", { enum: taxInvoiceTypes }).notNull(),
    customerId: uuid("customer_id").notNull(),
    /** As they were when it was applied for; so are the title's. */
    customerNumber: text("customer_number").notNull(),
    customerName: text("customer_name").notNull(),
    titleId: uuid("title_id").notNull(),
    title: text("title").notNull(),
    taxNumber: text("tax_number").notNull(),
    /** Registered address and phone, bank and account, as an invoice has them. */
    titleAddress: text("title_address").notNull(),
    titleBank: text("title_bank").notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    /** Sum of the bills' parts and of the lines, tax included. */
    amount: amount("amount").notNull(),
    remark: text("remark").notNull().default(""),
    /** Why it was rolled back or cancelled. */
    reason: text("reason").notNull().default(""),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    appliedAt: moment("applied_at")
      .notNull()
      .default(sql`now()`),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("tax_invoice_application_number_once").on(table.companyId, table.number),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    foreignKey({
      columns: [table.companyId, table.titleId],
      foreignColumns: [invoiceTitles.companyId, invoiceTitles.id],
    }),
    index("tax_invoice_application_customer").on(table.companyId, table.customerId),
    index("tax_invoice_application_newest").on(table.companyId, table.appliedAt.desc(), table.id.desc()),
    check("tax_invoice_application_amount", sql`${table.amount} > 0`),
  ],
);

/** Bills of applications, each with the part of it that is applied for. */
export const taxInvoiceBills = pgTable(
  "tax_invoice_bill",
  {
    companyId: companyId(),
    applicationId: uuid("application_id").notNull(),
    billId: uuid("bill_id").notNull(),
    amount: amount("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.applicationId, table.billId] }),
    foreignKey({
      columns: [table.companyId, table.applicationId],
      foreignColumns: [taxInvoiceApplications.companyId, taxInvoiceApplications.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.billId],
      foreignColumns: [collectionBills.companyId, collectionBills.id],
    }),
    index("tax_invoice_bill_bill").on(table.companyId, table.billId),
    check("tax_invoice_bill_amount", sql`${table.amount} > 0`),
  ],
);

/** Lines of applications, with the item's names and rate as they were: an item may be deleted. */
export const taxInvoiceItems = pgTable(
  "tax_invoice_item",
  {
    companyId: companyId(),
    applicationId: uuid("application_id").notNull(),
    /** From 1. */
    line: smallint("line").notNull(),
    invoiceItemId: uuid("invoice_item_id").notNull(),
    chineseName: text("chinese_name").notNull(),
    englishName: text("english_name").notNull(),
    arabicName: text("arabic_name").notNull(),
    taxCode: text("tax_code").notNull(),
    /** Percent of the net amount. */
    taxRate: numeric("tax_rate", { precision: 5, scale: 2 }).notNull(),
    amount: amount("amount").notNull(),
    remark: text("remark").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.applicationId, table.line] }),
    foreignKey({
      columns: [table.companyId, table.applicationId],
      foreignColumns: [taxInvoiceApplications.companyId, taxInvoiceApplications.id],
    }).onDelete("cascade"),
    check("tax_invoice_item_amount", sql`${table.amount} > 0`),
    check("tax_invoice_item_rate", sql`${table.taxRate} BETWEEN 0 AND 100`),
  ],
);

/** Invoices that a tax platform issued for applications, and their refunds, which are negative. They never change. */
export const taxInvoices = pgTable(
  "tax_invoice",
  {
    companyId: companyId(),
    id: recordId(),
    applicationId: uuid("application_id").notNull(),
    kind: text("kind", { enum: taxInvoiceKinds }).notNull(),
    /** Of a refund: the invoice. */
    refundOf: uuid("refund_of"),
    number: text("number").notNull(),
    /** As the tax platform says. */
    issuedAt: moment("issued_at").notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    amount: amount("amount").notNull(),
    net: amount("net").notNull(),
    tax: amount("tax").notNull(),
    /** Of a Saudi company's invoice in another currency: its worth and tax in riyals, at the rates of the day of issue. */
    riyalAmount: amount("riyal_amount"),
    riyalTax: amount("riyal_tax"),
    /** The company's own name and tax number as they were then. */
    sellerName: text("seller_name").notNull(),
    sellerTaxNumber: text("seller_tax_number").notNull(),
    reason: text("reason").notNull().default(""),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex("tax_invoice_number_once").on(table.companyId, sql`upper(${table.number})`),
    uniqueIndex("tax_invoice_refund_once").on(table.companyId, table.refundOf),
    foreignKey({
      columns: [table.companyId, table.applicationId],
      foreignColumns: [taxInvoiceApplications.companyId, taxInvoiceApplications.id],
    }),
    foreignKey({ columns: [table.companyId, table.refundOf], foreignColumns: [table.companyId, table.id] }),
    index("tax_invoice_of_application").on(table.companyId, table.applicationId),
    index("tax_invoice_newest").on(table.companyId, table.issuedAt.desc(), table.id.desc()),
    check(
      "tax_invoice_sign",
      sql`CASE ${table.kind} WHEN 'refund' THEN ${table.amount} < 0 AND ${table.refundOf} IS NOT NULL ELSE ${table.amount} > 0 AND ${table.refundOf} IS NULL END`,
    ),
    check("tax_invoice_taxed", sql`${table.net} + ${table.tax} = ${table.amount}`),
    check("tax_invoice_riyals", sql`(${table.riyalAmount} IS NULL) = (${table.riyalTax} IS NULL)`),
  ],
);

/** Lines of issued invoices: so much of a line of the application. */
export const taxInvoiceLines = pgTable(
  "tax_invoice_line",
  {
    companyId: companyId(),
    taxInvoiceId: uuid("tax_invoice_id").notNull(),
    line: smallint("line").notNull(),
    amount: amount("amount").notNull(),
    net: amount("net").notNull(),
    tax: amount("tax").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.taxInvoiceId, table.line] }),
    foreignKey({
      columns: [table.companyId, table.taxInvoiceId],
      foreignColumns: [taxInvoices.companyId, taxInvoices.id],
    }),
    check("tax_invoice_line_taxed", sql`${table.net} + ${table.tax} = ${table.amount}`),
  ],
);

/** How much of which bill stands on an issued invoice; of a refund below zero. */
export const taxInvoiceShares = pgTable(
  "tax_invoice_share",
  {
    companyId: companyId(),
    taxInvoiceId: uuid("tax_invoice_id").notNull(),
    billId: uuid("bill_id").notNull(),
    amount: amount("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.taxInvoiceId, table.billId] }),
    foreignKey({
      columns: [table.companyId, table.taxInvoiceId],
      foreignColumns: [taxInvoices.companyId, taxInvoices.id],
    }),
    foreignKey({
      columns: [table.companyId, table.billId],
      foreignColumns: [collectionBills.companyId, collectionBills.id],
    }),
    index("tax_invoice_share_bill").on(table.companyId, table.billId),
  ],
);

/** Files of issued invoices, as the tax platform gave them. */
export const taxInvoiceFiles = pgTable(
  "tax_invoice_file",
  {
    companyId: companyId(),
    taxInvoiceId: uuid("tax_invoice_id").notNull(),
    fileId: uuid("file_id").notNull(),
    place: smallint("place").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.taxInvoiceId, table.fileId] }),
    unique("tax_invoice_file_once").on(table.companyId, table.fileId),
    foreignKey({
      columns: [table.companyId, table.taxInvoiceId],
      foreignColumns: [taxInvoices.companyId, taxInvoices.id],
    }),
    foreignKey({ columns: [table.companyId, table.fileId], foreignColumns: [storedFiles.companyId, storedFiles.id] }),
  ],
);

/** The amounts applied for and invoiced of a bill, so that both together never exceed it; a bill without a row has neither. */
export const invoicedBills = pgTable(
  "invoiced_bill",
  {
    companyId: companyId(),
    billId: uuid("bill_id").notNull(),
    /** The bill's own; it does not change while something is applied for or invoiced. */
    amount: amount("amount").notNull(),
    applied: amount("applied").notNull().default("0"),
    invoiced: amount("invoiced").notNull().default("0"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.billId] }),
    foreignKey({
      columns: [table.companyId, table.billId],
      foreignColumns: [collectionBills.companyId, collectionBills.id],
    }),
    check(
      "invoiced_bill_within",
      sql`${table.applied} >= 0 AND ${table.invoiced} >= 0 AND ${table.applied} + ${table.invoiced} <= ${table.amount}`,
    ),
  ],
);
