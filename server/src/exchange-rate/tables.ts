import { currencies } from "@lading/contract/core";
import { rateSources } from "@lading/contract/exchange-rate";
import { sql } from "drizzle-orm";
import { check, date, numeric, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { companyId, recordId, tracked } from "#core/columns";

/**
 * Worth of one unit of a currency in the settlement currency from a date on. The settlement currency stands with it:
 * were the company to change it, no old rate would be taken for a new one.
 */
export const exchangeRates = pgTable(
  "exchange_rate",
  {
    companyId: companyId(),
    id: recordId(),
    settlementCurrency: text("settlement_currency", { enum: currencies }).notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    date: date("date", { mode: "string" }).notNull(),
    rate: numeric("rate", { precision: 20, scale: 8 }).notNull(),
    source: text("source", { enum: rateSources }).notNull(),
    updatedBy: uuid("updated_by").notNull(),
    updatedByName: text("updated_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // The latest rate on or before a date is the last entry of a range of this one's index.
    unique("exchange_rate_once").on(table.companyId, table.settlementCurrency, table.currency, table.date),
    check("exchange_rate_positive", sql`${table.rate} > 0 AND ${table.rate} <> 'NaN'`),
    check("exchange_rate_foreign", sql`${table.currency} <> ${table.settlementCurrency}`),
  ],
);
