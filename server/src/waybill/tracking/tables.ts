import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

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
