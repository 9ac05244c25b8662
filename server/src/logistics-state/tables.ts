import type { Phase } from "@lading/contract/logistics-state";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { companyId, moment, recordId, tracked } from "#core/columns";

/** The company's own ordered list of logistics states (catalogue §3, "Logistics status"). */
export const logisticsStates = pgTable(
  "logistics_state",
  {
    companyId: companyId(),
    id: recordId(),
    /** `delivered`, `exception`, … of the states a company starts with; null for an own one. */
    preset: text("preset"),
    /** Part of a shipment's way that it belongs to; null for an own one of which nobody has said it yet. */
    phase: text("phase").$type<Phase>(),
    chineseDescription: text("chinese_description").notNull(),
    englishDescription: text("english_description").notNull(),
    arabicDescription: text("arabic_description").notNull(),
    abbreviation: text("abbreviation").notNull().default(""),
    sortNumber: integer("sort_number").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("logistics_state_english_once").on(table.companyId, table.englishDescription),
  ],
);

/** Append-only: what happened to a waybill. */
export const waybillEvents = pgTable(
  "waybill_event",
  {
    companyId: companyId(),
    id: recordId(),
    waybillId: uuid("waybill_id").notNull(),
    stateId: uuid("state_id").notNull(),
    occurredAt: moment("occurred_at").notNull(),
    place: text("place").notNull().default(""),
    remark: text("remark").notNull().default(""),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    createdAt: moment("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("waybill_event_waybill").on(table.companyId, table.waybillId, table.occurredAt),
    index("waybill_event_state").on(table.companyId, table.stateId),
  ],
);

/** Append-only: an event that was wrong; the event itself stays. */
export const waybillEventWithdrawals = pgTable(
  "waybill_event_withdrawal",
  {
    companyId: companyId(),
    eventId: uuid("event_id").notNull(),
    reason: text("reason").notNull(),
    withdrawnBy: uuid("withdrawn_by").notNull(),
    withdrawnByName: text("withdrawn_by_name").notNull(),
    withdrawnAt: moment("withdrawn_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.eventId] })],
);
