import { currencies } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { boolean, check, date, foreignKey, index, numeric, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { chargeItems } from "#charge-item";
import { amount, companyId, recordId, tracked } from "#core/columns";
import { storedFiles } from "#core/db";
import { customers } from "#customer";
import { suppliers } from "#supplier";
import { waybills } from "#waybill";

/**
 * A supplier cost: one charge billed to the company, on a waybill (catalogue §3, "Supplier cost"). The payee stands
 * among the suppliers or among the customers, with a number. The rate is that of the cost's date, kept.
 */
export const supplierCosts = pgTable(
  "supplier_cost",
  {
    companyId: companyId(),
    id: recordId(),
    waybillId: uuid("waybill_id").notNull(),
    /** The payee: either of the two. */
    customerId: uuid("customer_id"),
    supplierId: uuid("supplier_id"),
    /** The payee's number and name as they were when the cost was entered. */
    customerNumber: text("customer_number").notNull(),
    customerName: text("customer_name").notNull(),
    chargeItemId: uuid("charge_item_id").notNull(),
    /** The number of the supplier's own invoice: the job summary's cost invoice number. */
    billReferNo: text("bill_refer_no").notNull().default(""),
    costDate: date("cost_date", { mode: "string" }).notNull(),
    quantity: numeric("quantity", { precision: 14, scale: 3 }).notNull(),
    unitPrice: numeric("unit_price", { precision: 16, scale: 4 }).notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    /** Quantity × unit price, rounded half up once to the currency's minor units. */
    amount: amount("amount").notNull(),
    /** Paid, and let go without payment; amount − written off − waived is the balance. */
    writtenOff: amount("written_off").notNull().default("0"),
    waived: amount("waived").notNull().default("0"),
    /** Worth of one unit in the settlement currency on the cost's date. */
    rate: numeric("rate", { precision: 20, scale: 8 }).notNull(),
    rateDate: date("rate_date", { mode: "string" }).notNull(),
    settlementCurrency: text("settlement_currency", { enum: currencies }).notNull(),
    /** The supplier gives a tax invoice for it. */
    taxInvoice: boolean("tax_invoice").notNull().default(false),
    fileId: uuid("file_id"),
    remark: text("remark").notNull().default(""),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.waybillId], foreignColumns: [waybills.companyId, waybills.id] }),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    foreignKey({ columns: [table.companyId, table.supplierId], foreignColumns: [suppliers.companyId, suppliers.id] }),
    foreignKey({
      columns: [table.companyId, table.chargeItemId],
      foreignColumns: [chargeItems.companyId, chargeItems.id],
    }),
    foreignKey({ columns: [table.companyId, table.fileId], foreignColumns: [storedFiles.companyId, storedFiles.id] }),
    index("supplier_cost_waybill").on(table.companyId, table.waybillId),
    index("supplier_cost_customer").on(table.companyId, table.customerId),
    index("supplier_cost_supplier").on(table.companyId, table.supplierId),
    index("supplier_cost_item").on(table.companyId, table.chargeItemId),
    index("supplier_cost_newest").on(table.companyId, table.createdAt.desc(), table.id.desc()),
    check("supplier_cost_payee", sql`num_nonnulls(${table.customerId}, ${table.supplierId}) = 1`),
    index("supplier_cost_open")
      .on(table.companyId, table.costDate, table.id)
      .where(sql`${table.amount} > ${table.writtenOff} + ${table.waived}`),
    // All that a sum of open costs reads: it never looks at the table.
    index("supplier_cost_open_of_payee")
      .on(
        table.companyId,
        sql`(CASE WHEN ${table.customerId} IS NULL THEN ${table.supplierId} ELSE ${table.customerId} END)`,
        table.currency,
        table.id,
        table.customerId,
        table.supplierId,
        table.costDate,
        table.amount,
        table.writtenOff,
        table.waived,
      )
      .where(sql`${table.amount} > ${table.writtenOff} + ${table.waived}`),
    check(
      "supplier_cost_written_off",
      sql`${table.writtenOff} >= 0 AND ${table.waived} >= 0 AND ${table.writtenOff} + ${table.waived} <= ${table.amount}`,
    ),
    check("supplier_cost_rate_positive", sql`${table.rate} > 0 AND ${table.rate} <> 'NaN'`),
    check("supplier_cost_amount", sql`${table.amount} >= 0 AND ${table.amount} <> 'NaN'`),
  ],
);
