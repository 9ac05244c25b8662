import { cabinetClassIds } from "@lading/contract/waybill";
import { foreignKey, index, integer, numeric, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { companyId, recordId, tracked } from "#core/columns";
import { waybills } from "#waybill";

const word = (name: string) => text(name).notNull().default("");
const measure = (name: string) => numeric(name, { precision: 14, scale: 3 });

/** A container of a sea main waybill. */
export const containers = pgTable(
  "container",
  {
    companyId: companyId(),
    id: recordId(),
    /** The sea main waybill that it travels under. */
    waybillId: uuid("waybill_id").notNull(),
    /** ISO 6346: four letters, seven digits. */
    containerNumber: text("container_number").notNull(),
    cabinetClass: text("cabinet_class", { enum: cabinetClassIds }).notNull(),
    cabinetType: word("cabinet_type"),
    /** Several are parted by commas. */
    sealNumber: word("seal_number"),
    /** kg */
    tareWeight: measure("tare_weight"),
    /** kg, as the plate says; without it, what is usual for the type. */
    maxPayload: measure("max_payload"),
    remark: word("remark"),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("container_once_in_main").on(table.companyId, table.waybillId, table.containerNumber),
    index("container_number").on(table.companyId, table.containerNumber),
    foreignKey({
      columns: [table.companyId, table.waybillId],
      foreignColumns: [waybills.companyId, waybills.id],
    }).onDelete("cascade"),
  ],
);

/** How much of a house is in a container. */
export const containerPackings = pgTable(
  "container_packing",
  {
    companyId: companyId(),
    containerId: uuid("container_id").notNull(),
    waybillId: uuid("waybill_id").notNull(),
    pieces: integer("pieces").notNull(),
    /** kg */
    weight: measure("weight").notNull(),
    /** m³ */
    volume: measure("volume").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.containerId, table.waybillId] }),
    index("container_packing_waybill").on(table.companyId, table.waybillId),
    foreignKey({
      columns: [table.companyId, table.containerId],
      foreignColumns: [containers.companyId, containers.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.waybillId],
      foreignColumns: [waybills.companyId, waybills.id],
    }).onDelete("cascade"),
  ],
);
