import { mailStateNames } from "@lading/contract/mail";
import { sql } from "drizzle-orm";
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { companyId, moment, recordId } from "#core/columns";

/** An e-mail of a company's person: written before the mail server gets it, so that no crash makes it forgotten. */
export const mailDeliveries = pgTable(
  "mail_delivery",
  {
    companyId: companyId(),
    id: recordId(),
    /** Key of a message that must not be sent twice; null where a person may send it as often as they like. */
    once: text("once"),
    recipients: jsonb("recipients").$type<string[]>().notNull(),
    subject: text("subject").notNull(),
    attachments: jsonb("attachments").$type<{ name: string; size: number }[]>().notNull(),
    /** `sending` for longer than a mail server is waited for means that the process ended over it: nobody knows. */
    state: text("state", { enum: mailStateNames }).notNull(),
    /** Addresses that the mail server did not take. */
    refused: jsonb("refused").$type<string[]>().notNull().default([]),
    /** The mail server's code, when it refused the message itself. */
    reply: integer("reply"),
    /** The company's own account that it left by; null and empty: the operator's mail server, or the outbox. */
    accountId: uuid("account_id"),
    accountName: text("account_name").notNull().default(""),
    sentBy: uuid("sent_by").notNull(),
    sentByName: text("sent_by_name").notNull(),
    createdAt: moment("created_at")
      .notNull()
      .default(sql`now()`),
    /** When this try began. */
    startedAt: moment("started_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("mail_delivery_once").on(table.companyId, table.once),
    index("mail_delivery_account").on(table.companyId, table.accountId, table.startedAt),
  ],
);

/** A record that an e-mail is about. */
export const mailSubjects = pgTable(
  "mail_subject",
  {
    companyId: companyId(),
    entity: text("entity").notNull(),
    entityId: uuid("entity_id").notNull(),
    mailId: uuid("mail_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.entity, table.entityId, table.mailId] }),
    foreignKey({
      columns: [table.companyId, table.mailId],
      foreignColumns: [mailDeliveries.companyId, mailDeliveries.id],
    }),
    index("mail_subject_mail").on(table.companyId, table.mailId),
  ],
);
