import { sql } from "drizzle-orm";
import { boolean, check, numeric, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyId, recordId, tracked } from "#core/columns";

/** Items that tax invoices are written for, each with its tax rate (catalogue §3, "invoice item"). */
export const invoiceItems = pgTable(
  "invoice_item",
  {
    companyId: companyId(),
    id: recordId(),
    chineseName: text("chinese_name").notNull(),
    englishName: text("english_name").notNull(),
    arabicName: text("arabic_name").notNull(),
    taxCode: text("tax_code").notNull(),
    /** Percent of the net amount. */
    taxRate: numeric("tax_rate", { precision: 5, scale: 2 }).notNull(),
    enabled: boolean("enabled").notNull().default(true),
    updatedBy: uuid("updated_by").notNull(),
    updatedByName: text("updated_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex("invoice_item_chinese_once").on(table.companyId, sql`search_normal(${table.chineseName})`),
    uniqueIndex("invoice_item_english_once").on(table.companyId, sql`search_normal(${table.englishName})`),
    uniqueIndex("invoice_item_arabic_once").on(table.companyId, sql`search_normal(${table.arabicName})`),
    check("invoice_item_tax_rate", sql`${table.taxRate} BETWEEN 0 AND 100`),
  ],
);
