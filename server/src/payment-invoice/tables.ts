import { partyKinds } from "@lading/contract/check-bill";
import { currencies } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { amount, companyId, moment, recordId, tracked } from "#core/columns";
import { storedFiles } from "#core/db";
import { customers } from "#customer";
import { suppliers } from "#supplier";

/**
 * A supplier's invoice: what a payee of costs bills, with the costs that it gathers (decisions.md, "Money"). The payee stands
 * among the suppliers or the customers, as a cost's does.
 */
export const paymentInvoices = pgTable(
  "payment_invoice",
  {
    companyId: companyId(),
    id: recordId(),
    /** The company's own, gapless per year. */
    number: text("number").notNull(),
    partyKind: text("party_kind", { enum: partyKinds }).notNull(),
    customerId: uuid("customer_id"),
    supplierId: uuid("supplier_id"),
    /** As they were when it was entered. */
    partyNumber: text("party_number").notNull(),
    partyName: text("party_name").notNull(),
    /** The supplier's own number, and as it is compared (`invoiceNumberKey`). */
    billReferNo: text("bill_refer_no").notNull(),
    numberKey: text("number_key").notNull(),
    invoiceDate: date("invoice_date", { mode: "string" }).notNull(),
    dueDate: date("due_date", { mode: "string" }),
    currency: text("currency", { enum: currencies }).notNull(),
    /** The total, tax included; the sum of the lines. */
    amount: amount("amount").notNull(),
    remark: text("remark").notNull().default(""),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    /** Who changed it last; neither they nor who entered it confirm it. */
    changedBy: uuid("changed_by").notNull(),
    confirmedAt: moment("confirmed_at"),
    confirmedBy: uuid("confirmed_by"),
    confirmedByName: text("confirmed_by_name").notNull().default(""),
    /** The payee's accounts in its currency, as they were on file then (`payeeAccounts`); null of those confirmed before it was kept. */
    confirmedAccounts: text("confirmed_accounts"),
    /** Confirmed by who entered it, the one user of the company. */
    onlyUser: boolean("only_user").notNull().default(false),
    /** A voided invoice keeps its number; its costs are free again. */
    voidedAt: moment("voided_at"),
    voidReason: text("void_reason").notNull().default(""),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("payment_invoice_number_once").on(table.companyId, table.number),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    foreignKey({ columns: [table.companyId, table.supplierId], foreignColumns: [suppliers.companyId, suppliers.id] }),
    index("payment_invoice_customer").on(table.companyId, table.customerId),
    index("payment_invoice_supplier").on(table.companyId, table.supplierId),
    index("payment_invoice_key").on(table.companyId, table.numberKey),
    index("payment_invoice_newest").on(table.companyId, table.createdAt.desc(), table.id.desc()),
    check(
      "payment_invoice_party",
      sql`num_nonnulls(${table.customerId}, ${table.supplierId}) = 1
        AND (${table.partyKind} = 'customer') = (${table.customerId} IS NOT NULL)`,
    ),
    check("payment_invoice_amount", sql`${table.amount} > 0 AND ${table.amount} <> 'NaN'`),
    check(
      "payment_invoice_confirmed",
      sql`(${table.confirmedAt} IS NULL) = (${table.confirmedBy} IS NULL)
        AND (${table.onlyUser} OR (${table.confirmedBy} IS DISTINCT FROM ${table.createdBy}
          AND ${table.confirmedBy} IS DISTINCT FROM ${table.changedBy}))`,
    ),
    check("payment_invoice_confirmed_or_void", sql`${table.confirmedAt} IS NULL OR ${table.voidedAt} IS NULL`),
  ],
);

/** Lines of suppliers' invoices: a cost with what was invoiced for it, or a difference with its reason. */
export const paymentInvoiceLines = pgTable(
  "payment_invoice_line",
  {
    companyId: companyId(),
    paymentInvoiceId: uuid("payment_invoice_id").notNull(),
    line: smallint("line").notNull(),
    /** Null of a difference. No foreign key: once the invoice is voided its costs may be deleted. */
    costId: uuid("cost_id"),
    /** So much is invoiced; of a difference also below zero. */
    amount: amount("amount").notNull(),
    reason: text("reason").notNull().default(""),
    /** The cost stands on this invoice, until that is voided. */
    open: boolean("open").notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.paymentInvoiceId, table.line] }),
    foreignKey({
      columns: [table.companyId, table.paymentInvoiceId],
      foreignColumns: [paymentInvoices.companyId, paymentInvoices.id],
    }).onDelete("cascade"),
    uniqueIndex("payment_invoice_line_open_once")
      .on(table.companyId, table.costId)
      .where(sql`${table.open}`),
    check(
      "payment_invoice_line_kind",
      sql`CASE WHEN ${table.costId} IS NULL THEN ${table.reason} <> '' AND ${table.amount} <> 0 ELSE ${table.amount} > 0 END
        AND ${table.amount} <> 'NaN'`,
    ),
  ],
);

/** A file of a supplier's invoice, 10 at most (catalogue §9). */
export const paymentInvoiceFiles = pgTable(
  "payment_invoice_file",
  {
    companyId: companyId(),
    paymentInvoiceId: uuid("payment_invoice_id").notNull(),
    fileId: uuid("file_id").notNull(),
    /** From 1, in the order they were added. */
    place: smallint("place").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.paymentInvoiceId, table.fileId] }),
    foreignKey({
      columns: [table.companyId, table.paymentInvoiceId],
      foreignColumns: [paymentInvoices.companyId, paymentInvoices.id],
    }).onDelete("cascade"),
    foreignKey({ columns: [table.companyId, table.fileId], foreignColumns: [storedFiles.companyId, storedFiles.id] }),
    index("payment_invoice_file_file").on(table.companyId, table.fileId),
  ],
);
