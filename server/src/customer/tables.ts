import { currencies, languages } from "@lading/contract/core";
import { customerMessageKinds } from "@lading/contract/customer";
import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { FieldChange } from "#core/audit";
import { companyId, moment, recordId, tracked } from "#core/columns";
import { storedFiles } from "#core/db";

const word = (name: string) => text(name).notNull().default("");

/** A customer of the forwarder (catalogue §3, "Customer"). */
export const customers = pgTable(
  "customer",
  {
    companyId: companyId(),
    id: recordId(),
    customerNumber: text("customer_number").notNull(),
    customerName: text("customer_name").notNull(),
    companyNameEn: word("company_name_en"),
    shortName: word("short_name"),
    customerType: text("customer_type", { enum: ["enterprise", "personal"] })
      .notNull()
      .default("enterprise"),
    country: word("country"),
    city: word("city"),
    address: word("address"),
    director: word("director"),
    contact: word("contact"),
    phone: word("phone"),
    telephone: word("telephone"),
    /** Several, separated by commas. */
    email: word("email"),
    website: word("website"),
    referrer: word("referrer"),
    companyCode: word("company_code"),
    personalId: word("personal_id"),
    passport: word("passport"),
    certificateFileId: uuid("certificate_file_id"),
    salesId: uuid("sales_id"),
    /** Null: no portal sign-in. */
    passwordHash: text("password_hash"),
    status: text("status", { enum: ["enabled", "disabled", "restricted"] })
      .notNull()
      .default("enabled"),
    statusReason: word("status_reason"),
    /** Name of whoever added it. */
    addPeople: word("add_people"),
    /** When the customer completed its own data in the portal; since then a change is a request. */
    completedAt: moment("completed_at"),
    /** Text that a search looks in; see `foundUnder`. Empty: not made yet. */
    searchText: word("search_text"),
    /** Equal keys are one customer entered twice; see `foundUnder`. */
    nameKey: word("name_key"),
    lastSignInAt: moment("last_sign_in_at"),
    /** The customer chose to have its messages by e-mail as well, in this language; the empty text: it did not. */
    messageMailLanguage: text("message_mail_language", { enum: ["", ...languages] })
      .notNull()
      .default(""),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("customer_number_once").on(table.companyId, table.customerNumber),
    foreignKey({
      columns: [table.companyId, table.certificateFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    index("customer_name").on(table.companyId, table.customerName),
    index("customer_same").on(table.companyId, table.nameKey, table.country),
    index("customer_newest").on(table.companyId, table.createdAt.desc(), table.id.desc()),
    index("customer_unsearchable")
      .on(table.companyId)
      .where(sql`search_text = ''`),
  ],
);

/** Somebody at a customer (catalogue §3), 10 at most. */
export const customerContacts = pgTable(
  "customer_contact",
  {
    companyId: companyId(),
    id: recordId(),
    customerId: uuid("customer_id").notNull(),
    contact: text("contact").notNull(),
    email: word("email"),
    QQ: word("qq"),
    WeChat: word("we_chat"),
    telephone: word("telephone"),
    liaison: word("liaison"),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    index("customer_contact_customer").on(table.companyId, table.customerId),
  ],
);

/** A bank account of a customer (catalogue §3), 10 at most. */
export const bankAccounts = pgTable(
  "customer_bank_account",
  {
    companyId: companyId(),
    id: recordId(),
    customerId: uuid("customer_id").notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    accountName: text("account_name").notNull(),
    bankName: text("bank_name").notNull(),
    bankRegion: word("bank_region"),
    bankNumber: text("bank_number").notNull(),
    bankAddress: word("bank_address"),
    companyAddressEn: word("company_address_en"),
    taxId: word("tax_id"),
    enabled: boolean("enabled").notNull().default(true),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    uniqueIndex("customer_bank_account_once").on(
      table.companyId,
      table.customerId,
      table.currency,
      sql`replace(${table.bankNumber}, ' ', '')`,
    ),
  ],
);

/** Customers' requests to change their own data after these were locked (catalogue §5). */
export const changeRequests = pgTable(
  "customer_change_request",
  {
    companyId: companyId(),
    id: recordId(),
    customerId: uuid("customer_id").notNull(),
    status: text("status", { enum: ["pending", "accepted", "refused"] })
      .notNull()
      .default("pending"),
    changes: jsonb("changes").$type<FieldChange[]>().notNull(),
    certificateFileId: uuid("certificate_file_id"),
    reason: word("reason"),
    decidedByName: word("decided_by_name"),
    decidedAt: moment("decided_at"),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    foreignKey({
      columns: [table.companyId, table.certificateFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    index("customer_change_request_customer").on(table.companyId, table.customerId, table.createdAt),
    // A customer has one waiting request at most; a newer one takes its place.
    uniqueIndex("customer_change_request_waiting")
      .on(table.companyId, table.customerId)
      .where(sql`status = 'pending'`),
  ],
);

/** Messages in a customer's message centre. */
export const customerMessages = pgTable(
  "customer_message",
  {
    companyId: companyId(),
    id: recordId(),
    customerId: uuid("customer_id").notNull(),
    kind: text("kind", { enum: customerMessageKinds }).notNull(),
    waybillNumber: word("waybill_number"),
    orderNumber: word("order_number"),
    /** The goods that came into the warehouse; kg and m³. */
    pieces: integer("pieces"),
    weight: numeric("weight", { precision: 14, scale: 3 }),
    volume: numeric("volume", { precision: 14, scale: 3 }),
    /** The logistics state that a shipment reached. */
    stateId: uuid("state_id"),
    place: word("place"),
    reason: word("reason"),
    readAt: moment("read_at"),
    createdAt: moment("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    index("customer_message_newest").on(table.companyId, table.customerId, table.createdAt.desc(), table.id.desc()),
    index("customer_message_unread")
      .on(table.companyId, table.customerId)
      .where(sql`read_at IS NULL`),
  ],
);

/** An entry that was merged into another: its number still finds the one that stays, its history stands there. */
export const mergedCustomers = pgTable(
  "customer_merged",
  {
    companyId: companyId(),
    /** The id that the entry had. */
    id: recordId(),
    customerId: uuid("customer_id").notNull(),
    customerNumber: text("customer_number").notNull(),
    customerName: text("customer_name").notNull(),
    mergedAt: moment("merged_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    index("customer_merged_customer").on(table.companyId, table.customerId),
  ],
);
