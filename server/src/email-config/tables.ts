import { testStates } from "@lading/contract/email-config";
import { mailSecurities } from "@lading/contract/mail";
import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyId, moment, recordId, tracked } from "#core/columns";

/** A company's account at a mail server. At most one is its default. */
export const mailAccounts = pgTable(
  "mail_account",
  {
    companyId: companyId(),
    id: recordId(),
    name: text("name").notNull(),
    senderName: text("sender_name").notNull(),
    senderAddress: text("sender_address").notNull(),
    host: text("host").notNull(),
    port: integer("port").notNull(),
    security: text("security", { enum: mailSecurities }).notNull(),
    user: text("user_name").notNull(),
    /** Sealed for this account (`#core/sealed`); null where there is nothing to sign in with. */
    secret: text("secret"),
    dailyLimit: integer("daily_limit"),
    isDefault: boolean("is_default").notNull(),
    enabled: boolean("enabled").notNull(),
    testState: text("test_state", { enum: testStates }).notNull().default("never"),
    testedAt: moment("tested_at"),
    updatedBy: uuid("updated_by").notNull(),
    updatedByName: text("updated_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("mail_account_name").on(table.companyId, table.name),
    uniqueIndex("mail_account_default")
      .on(table.companyId)
      .where(sql`${table.isDefault}`),
  ],
);
