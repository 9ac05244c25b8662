import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#core/columns";

/** Directory: what the public may look a shipment up by (house, main, order and carrier express numbers), in upper case without blanks. */
export const trackingNumbers = pgTable(
  "tracking_number",
  {
    number: text("number").notNull(),
    companyId: uuid("company_id").notNull(),
    waybillId: uuid("waybill_id").notNull(),
    kind: text("kind", { enum: ["house", "main", "order", "express"] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.companyId, table.waybillId, table.kind] }),
    index("tracking_number_waybill").on(table.companyId, table.waybillId),
  ],
);

/**
 * Directory: waybills that a company made of what another handed it, each with the waybill that the shipment began as. The
 * public sees all waybills of a shipment as one.
 */
export const trackingHandOvers = pgTable(
  "tracking_hand_over",
  {
    companyId: uuid("company_id").notNull(),
    waybillId: uuid("waybill_id").notNull(),
    firstCompanyId: uuid("first_company_id").notNull(),
    firstWaybillId: uuid("first_waybill_id").notNull(),
    handedAt: moment("handed_at")
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.waybillId] }),
    index("tracking_hand_over_first").on(table.firstWaybillId),
  ],
);
