import { currencies } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { chargeItems } from "#charge-item";
import { amount, companyId, moment, recordId, tracked } from "#core/columns";
import { storedFiles } from "#core/db";
import { customers } from "#customer";
import { waybills } from "#waybill";

/**
 * A collection bill: what a customer owes for a waybill (catalogue §3, "Bill/invoice"). Its number is the debit note
 * number, gapless per company and year. All of a bill is in one currency; its rate is that of the bill's date, kept.
 */
export const collectionBills = pgTable(
  "collection_bill",
  {
    companyId: companyId(),
    id: recordId(),
    billNumber: text("bill_number").notNull(),
    waybillId: uuid("waybill_id").notNull(),
    customerId: uuid("customer_id").notNull(),
    /** As they were when the bill was written. */
    customerNumber: text("customer_number").notNull(),
    customerName: text("customer_name").notNull(),
    billDate: date("bill_date", { mode: "string" }).notNull(),
    dueDate: date("due_date", { mode: "string" }),
    currency: text("currency", { enum: currencies }).notNull(),
    /** Worth of one unit in the settlement currency on the bill's date. */
    rate: numeric("rate", { precision: 20, scale: 8 }).notNull(),
    rateDate: date("rate_date", { mode: "string" }).notNull(),
    settlementCurrency: text("settlement_currency", { enum: currencies }).notNull(),
    /** Sum of the lines. */
    amount: amount("amount").notNull(),
    /** Up to the amount; what is left of it is open. Bills that were marked as paid before there were write-offs have all of it. */
    writtenOff: amount("written_off").notNull().default("0"),
    /** Let go without payment; amount − written off − waived is the balance. */
    waived: amount("waived").notNull().default("0"),
    fileId: uuid("file_id"),
    remark: text("remark").notNull().default(""),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    /** A voided bill keeps its number and is in no sum. */
    voidedAt: moment("voided_at"),
    voidedByName: text("voided_by_name").notNull().default(""),
    voidReason: text("void_reason").notNull().default(""),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("collection_bill_number_once").on(table.companyId, table.billNumber),
    foreignKey({ columns: [table.companyId, table.waybillId], foreignColumns: [waybills.companyId, waybills.id] }),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    foreignKey({ columns: [table.companyId, table.fileId], foreignColumns: [storedFiles.companyId, storedFiles.id] }),
    index("collection_bill_waybill").on(table.companyId, table.waybillId),
    index("collection_bill_customer").on(table.companyId, table.customerId),
    index("collection_bill_newest").on(table.companyId, table.createdAt.desc(), table.id.desc()),
    check("collection_bill_rate_positive", sql`${table.rate} > 0 AND ${table.rate} <> 'NaN'`),
    index("collection_bill_open")
      .on(table.companyId, table.billDate, table.id)
      .where(sql`${table.voidedAt} IS NULL AND ${table.amount} > ${table.writtenOff} + ${table.waived}`),
    // All that a sum of open bills reads: it never looks at the table.
    index("collection_bill_open_of_customer")
      .on(
        table.companyId,
        table.customerId,
        table.currency,
        table.id,
        table.billDate,
        table.dueDate,
        table.amount,
        table.writtenOff,
        table.waived,
      )
      .where(sql`${table.voidedAt} IS NULL AND ${table.amount} > ${table.writtenOff} + ${table.waived}`),
    check(
      "collection_bill_written_off",
      sql`${table.writtenOff} >= 0 AND ${table.waived} >= 0 AND ${table.writtenOff} + ${table.waived} <= ${table.amount}`,
    ),
    check("collection_bill_amount", sql`${table.amount} >= 0 AND ${table.amount} <> 'NaN'`),
  ],
);

/** Charges of collection bills. */
export const collectionBillLines = pgTable(
  "collection_bill_line",
  {
    companyId: companyId(),
    billId: uuid("bill_id").notNull(),
    /** From 1, in the order they were entered. */
    line: smallint("line").notNull(),
    chargeItemId: uuid("charge_item_id").notNull(),
    quantity: numeric("quantity", { precision: 14, scale: 3 }).notNull(),
    unitPrice: numeric("unit_price", { precision: 16, scale: 4 }).notNull(),
    /** Quantity × unit price, rounded half up once to the currency's minor units. */
    amount: amount("amount").notNull(),
    remark: text("remark").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.billId, table.line] }),
    foreignKey({
      columns: [table.companyId, table.billId],
      foreignColumns: [collectionBills.companyId, collectionBills.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.chargeItemId],
      foreignColumns: [chargeItems.companyId, chargeItems.id],
    }),
    index("collection_bill_line_item").on(table.companyId, table.chargeItemId),
    check("collection_bill_line_amount", sql`${table.amount} >= 0 AND ${table.amount} <> 'NaN'`),
  ],
);
