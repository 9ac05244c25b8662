import { sql } from "drizzle-orm";
import { boolean, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { companyId, recordId, tracked } from "#core/columns";

/**
 * Charge items, for which a company bills and is billed (catalogue §3, "Charge item"). A module with charges under an
 * item points to it by a foreign key, and tells of it by a `ChargeItemUse`.
 */
export const chargeItems = pgTable(
  "charge_item",
  {
    companyId: companyId(),
    id: recordId(),
    /** `airFreight`, `oceanFreight`, … of the items a company starts with; null for an own one. */
    preset: text("preset"),
    chineseName: text("chinese_name").notNull(),
    englishName: text("english_name").notNull(),
    arabicName: text("arabic_name").notNull(),
    enabled: boolean("enabled").notNull().default(true),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex("charge_item_chinese_once").on(table.companyId, sql`search_normal(${table.chineseName})`),
    uniqueIndex("charge_item_english_once").on(table.companyId, sql`search_normal(${table.englishName})`),
    uniqueIndex("charge_item_arabic_once").on(table.companyId, sql`search_normal(${table.arabicName})`),
  ],
);
