import { cargoFileOwnerNames, cargoFileTypeNames } from "@lading/contract/cargo-file";
import { desc } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { companyId, recordId, tracked } from "#core/columns";
import { storedFiles } from "#core/db";
import { warehouses } from "#warehouse";

/**
 * A paper of a job, a waybill or a warehouse (catalogue §3, "Waybill files"). It outlives its waybill: whoever deletes a
 * waybill does not delete papers, and `waybill_number` still finds them.
 */
export const cargoFiles = pgTable(
  "cargo_file",
  {
    companyId: companyId(),
    id: recordId(),
    fileId: uuid("file_id").notNull(),
    /** The stored file's name, to search and sort by. */
    fileName: text("file_name").notNull(),
    type: text("type", { enum: cargoFileTypeNames }).notNull(),
    ownership: text("ownership", { enum: cargoFileOwnerNames }).notNull(),
    jobNumber: text("job_number").notNull().default(""),
    waybillId: uuid("waybill_id"),
    /** The waybill's number when the file was added: the house number, of a main waybill the main number. */
    waybillNumber: text("waybill_number").notNull().default(""),
    warehouseId: uuid("warehouse_id"),
    remark: text("remark").notNull().default(""),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.fileId], foreignColumns: [storedFiles.companyId, storedFiles.id] }),
    foreignKey({
      columns: [table.companyId, table.warehouseId],
      foreignColumns: [warehouses.companyId, warehouses.id],
    }),
    index("cargo_file_newest").on(table.companyId, desc(table.createdAt), desc(table.id)),
    index("cargo_file_waybill").on(table.companyId, table.waybillId),
    index("cargo_file_job").on(table.companyId, table.jobNumber),
    index("cargo_file_file").on(table.companyId, table.fileId),
  ],
);
