import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { companyId, moment, recordId } from "#core/columns";

/** A changed field, with its values in the record before and after. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** Append-only: every change to a record (who, when, from where, each field before and after). */
export const operationLogs = pgTable(
  "operation_log",
  {
    companyId: companyId(),
    id: recordId(),
    entity: text("entity").notNull(),
    entityId: uuid("entity_id").notNull(),
    /** The record's number as people know it, e.g. the house waybill number. */
    entityNumber: text("entity_number").notNull(),
    action: text("action").notNull(),
    userId: uuid("user_id").notNull(),
    userName: text("user_name").notNull(),
    ip: text("ip").notNull(),
    changes: jsonb("changes").$type<FieldChange[]>().notNull(),
    createdAt: moment("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("operation_log_entity").on(table.companyId, table.entity, table.entityId, table.createdAt),
    index("operation_log_recent").on(table.companyId, table.entity, table.createdAt, table.id),
    index("operation_log_number").on(table.companyId, table.entity, table.entityNumber),
    index("operation_log_user").on(table.companyId, table.entity, table.userId, table.createdAt),
  ],
);
