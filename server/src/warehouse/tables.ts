import { pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { companyId, recordId, tracked } from "#core/columns";

/** A warehouse that receives goods: as much of it as a waybill needs to name one. */
export const warehouses = pgTable(
  "warehouse",
  {
    companyId: companyId(),
    id: recordId(),
    code: text("code").notNull(),
    warehouseName: text("warehouse_name").notNull(),
    warehouseNameEn: text("warehouse_name_en").notNull().default(""),
    country: text("country").notNull().default(""),
    city: text("city").notNull().default(""),
    status: text("status", { enum: ["enabled", "disabled"] })
      .notNull()
      .default("enabled"),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("warehouse_code_once").on(table.companyId, table.code),
  ],
);
