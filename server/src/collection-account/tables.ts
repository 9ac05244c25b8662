import { currencies } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { boolean, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyId, recordId, tracked } from "#core/columns";

/** A bank account of the company's own, into which its customers pay (catalogue §3, "Bank account"). */
export const collectionAccounts = pgTable(
  "collection_account",
  {
    companyId: companyId(),
    id: recordId(),
    currency: text("currency", { enum: currencies }).notNull(),
    accountName: text("account_name").notNull(),
    bankName: text("bank_name").notNull(),
    bankRegion: text("bank_region").notNull(),
    bankNumber: text("bank_number").notNull(),
    bankAddress: text("bank_address").notNull(),
    companyAddressEn: text("company_address_en").notNull(),
    taxId: text("tax_id").notNull(),
    /** Debit notes name only accounts in use. */
    enabled: boolean("enabled").notNull().default(true),
    /** The one that statements in its currency name unless another is chosen. */
    isDefault: boolean("is_default").notNull().default(false),
    updatedBy: uuid("updated_by").notNull(),
    updatedByName: text("updated_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex("collection_account_once").on(
      table.companyId,
      table.currency,
      sql`upper(replace(${table.bankNumber}, ' ', ''))`,
    ),
    uniqueIndex("collection_account_default_once")
      .on(table.companyId, table.currency)
      .where(sql`${table.isDefault}`),
  ],
);
