import { currencies } from "@lading/contract/core";
import { boolean, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { companyId, recordId, tracked } from "#core/columns";

/** The currencies that a company deals in, under its own names (catalogue §3, "Currency"). */
export const currencySettings = pgTable(
  "currency_setting",
  {
    companyId: companyId(),
    id: recordId(),
    /** Code of ISO 4217, RMB for CNY. */
    shortName: text("short_name", { enum: currencies }).notNull(),
    chineseName: text("chinese_name").notNull(),
    englishName: text("english_name").notNull(),
    arabicName: text("arabic_name").notNull(),
    symbol: text("symbol").notNull(),
    /** A disabled currency takes no new bookings. */
    enabled: boolean("enabled").notNull().default(true),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("currency_setting_once").on(table.companyId, table.shortName),
  ],
);
