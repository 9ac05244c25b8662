import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { companyId, moment, recordId, tracked } from "#core/columns";
import { storedFiles } from "#core/db";
import { warehouses } from "#warehouse";

/** A measured line of the goods that came. */
export interface StoredLine {
  pieces: number;
  /** cm a piece; empty where the volume was entered. */
  lengthCm: string;
  widthCm: string;
  heightCm: string;
  /** m³ of the line. */
  volume: string;
  /** kg of the line. */
  weight: string;
}

const measure = (name: string) => numeric(name, { precision: 14, scale: 3 }).notNull();

/**
 * Goods of one waybill that came into a warehouse, at once. A wrong receipt is withdrawn and stays. No foreign key leads
 * to the waybill: the receipts of one that was deleted after they were withdrawn stay to be read.
 */
export const goodsReceipts = pgTable(
  "goods_receipt",
  {
    companyId: companyId(),
    id: recordId(),
    receiptNumber: text("receipt_number").notNull(),
    waybillId: uuid("waybill_id").notNull(),
    houseNumber: text("house_number").notNull(),
    warehouseId: uuid("warehouse_id").notNull(),
    receivedAt: moment("received_at").notNull(),
    lines: jsonb("lines").$type<StoredLine[]>().notNull(),
    pieces: integer("pieces").notNull(),
    /** kg */
    weight: measure("weight"),
    /** m³ */
    volume: measure("volume"),
    /** The waybill's declaration when the goods came. */
    declaredPieces: integer("declared_pieces").notNull(),
    declaredWeight: measure("declared_weight"),
    declaredVolume: measure("declared_volume"),
    /** `more`: with it there were more pieces than declared; `short`: nothing more will come, pieces miss. */
    difference: text("difference", { enum: ["none", "more", "short"] }).notNull(),
    isLast: boolean("is_last").notNull(),
    location: text("location").notNull().default(""),
    remark: text("remark").notNull().default(""),
    /** The event of the waybill that this receipt added; it is withdrawn with it. */
    eventId: uuid("event_id"),
    withdrawnAt: moment("withdrawn_at"),
    withdrawnByName: text("withdrawn_by_name").notNull().default(""),
    withdrawReason: text("withdraw_reason").notNull().default(""),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("goods_receipt_number_once").on(table.companyId, table.receiptNumber),
    foreignKey({
      columns: [table.companyId, table.warehouseId],
      foreignColumns: [warehouses.companyId, warehouses.id],
    }),
    index("goods_receipt_waybill").on(table.companyId, table.waybillId),
    check("goods_receipt_pieces", sql`${table.pieces} > 0`),
  ],
);

/** Pictures of a receipt. */
export const goodsReceiptPhotos = pgTable(
  "goods_receipt_photo",
  {
    companyId: companyId(),
    receiptId: uuid("receipt_id").notNull(),
    place: smallint("place").notNull(),
    fileId: uuid("file_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.receiptId, table.place] }),
    foreignKey({
      columns: [table.companyId, table.receiptId],
      foreignColumns: [goodsReceipts.companyId, goodsReceipts.id],
    }),
    foreignKey({ columns: [table.companyId, table.fileId], foreignColumns: [storedFiles.companyId, storedFiles.id] }),
    index("goods_receipt_photo_file").on(table.companyId, table.fileId),
  ],
);
