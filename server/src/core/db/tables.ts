import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { companyId, moment, recordId } from "#core/columns";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Directory: a signed-in person. Carries a snapshot, so that one primary-key read answers who may do what. */
export const sessions = pgTable(
  "session",
  {
    /** SHA-256 of the token; the token itself is nowhere. */
    tokenHash: bytea("token_hash").primaryKey(),
    companyId: uuid("company_id").notNull(),
    audience: text("audience", { enum: ["staff", "customer"] }).notNull(),
    /** A staff user's id, or a customer's. */
    userId: uuid("user_id").notNull(),
    userName: text("user_name").notNull(),
    roleLevel: smallint("role_level").notNull(),
    rights: text("rights").array().notNull(),
    seesAll: boolean("sees_all").notNull(),
    hasCompany: boolean("has_company").notNull(),
    /** The last day of the company's paid period. */
    validUntil: date("valid_until", { mode: "string" }),
    refreshMenu: boolean("refresh_menu").notNull().default(false),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index("session_user").on(table.companyId, table.userId), index("session_expires").on(table.expiresAt)],
);

/** Directory: first answers of calls sent with an Idempotency-Key, kept 24 hours. */
export const idempotencyKeys = pgTable(
  "idempotency_key",
  {
    /** The caller's user id, or the nil UUID without a session. */
    callerId: uuid("caller_id").notNull(),
    key: text("key").notNull(),
    path: text("path").notNull(),
    bodyHash: bytea("body_hash").notNull(),
    /** The first answer's envelope; null while it is being made. */
    answer: jsonb("answer"),
    createdAt: moment("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.callerId, table.key] }),
    index("idempotency_key_created").on(table.createdAt),
  ],
);

/** Directory: counters of public calls, shared by all copies of the server. */
export const rateLimits = pgTable(
  "rate_limit",
  { key: text("key").notNull(), windowStart: moment("window_start").notNull(), used: integer("used").notNull() },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index("rate_limit_window").on(table.windowStart),
  ],
);

/** A stored file's card; the bytes lie in the file store. */
export const storedFiles = pgTable(
  "stored_file",
  {
    companyId: companyId(),
    id: recordId(),
    name: text("name").notNull(),
    /** MIME type by content. */
    type: text("type").notNull(),
    size: bigint("size", { mode: "number" }).notNull(),
    storageKey: text("storage_key").notNull(),
    /** Use named at the upload, e.g. `avatar`, `licence`, `waybillImport`. */
    ownerKind: text("owner_kind").notNull(),
    createdBy: uuid("created_by"),
    createdAt: moment("created_at")
      .notNull()
      .default(sql`now()`),
    expiresAt: moment("expires_at"),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] }), index("stored_file_expires").on(table.expiresAt)],
);

/** Directory: messages that no provider took, for the server's operator. */
export const outboxMessages = pgTable(
  "outbox_message",
  {
    id: uuid("id").primaryKey(),
    channel: text("channel", { enum: ["email", "sms"] }).notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    attachments: jsonb("attachments").notNull().default([]),
    language: text("language").notNull(),
    createdAt: moment("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index("outbox_message_created").on(table.createdAt)],
);

/** How far a long piece of work has come, for the person who started it. */
export const jobProgress = pgTable(
  "job_progress",
  {
    companyId: companyId(),
    id: recordId(),
    kind: text("kind").notNull(),
    createdBy: uuid("created_by").notNull(),
    state: text("state", { enum: ["waiting", "running", "done", "failed"] }).notNull(),
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    result: jsonb("result"),
    error: jsonb("error"),
    createdAt: moment("created_at")
      .notNull()
      .default(sql`now()`),
    updatedAt: moment("updated_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("job_progress_by").on(table.companyId, table.createdBy, table.createdAt),
  ],
);
