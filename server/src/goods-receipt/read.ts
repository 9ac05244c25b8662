import {
  coreRefusals,
  refuse,
  refuseField,
  shipmentOfPieceCode,
  trackingKey,
  type Language,
} from "@lading/contract/core";
import { filesPath } from "@lading/contract/files";
import {
  receiptRefusals as refusals,
  type GoodsReceipt,
  type getWaybillStorageInfo,
} from "@lading/contract/goods-receipt";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { Session, StaffSession } from "#core/session";
import { customerNameIn } from "#customer";
import { warehouseNameIn } from "#warehouse";
import { houseOfAirlinePiece, visibleWaybills } from "#waybill";
import { isStored, storageJoin } from "./storage.ts";

interface Row extends Record<string, unknown> {
  waybillId: string;
  isMain: boolean;
  houseNumber: string;
  customerName: string;
  consigneeName: string;
  productName: string;
  warehouseId: string | null;
  declaredPieces: number;
  declaredWeight: string;
  declaredVolume: string;
  receivedPieces: number;
  receivedWeight: string;
  receivedVolume: string;
  isStored: boolean;
  voided: boolean;
}

/** A waybill's declared and received goods, by a scanned house number, the bar code of a piece, or its id. */
export async function showStorage({ db, input, session, language }: Context<typeof getWaybillStorageInfo>) {
  const number = trackingKey(input.number);
  const ofPiece = (await houseOfAirlinePiece(db, session.companyId, number)) ?? shipmentOfPieceCode(number) ?? number;
  const which =
    input.waybillId === null
      ? sql`(waybill.house_number IN (${number}, ${ofPiece}) OR waybill.express_number = ${number})`
      : sql`waybill.id = ${input.waybillId}`;
  const { rows } = await db.execute<Row>(sql`
    SELECT waybill.id AS "waybillId", waybill.is_main AS "isMain", waybill.house_number AS "houseNumber",
      ${customerNameIn("waybill", language)} AS "customerName", waybill.consignee_name AS "consigneeName",
      waybill.product_name AS "productName", waybill.warehouse_id AS "warehouseId", waybill.pieces AS "declaredPieces",
      waybill.weight AS "declaredWeight", waybill.volume AS "declaredVolume", stock.pieces AS "receivedPieces",
      stock.weight AS "receivedWeight", stock.volume AS "receivedVolume", ${isStored} AS "isStored",
      waybill.voided_at IS NOT NULL AS voided
    FROM waybill ${storageJoin}
    WHERE ${await visibleWaybills(db, session)} AND ${which} ORDER BY waybill.house_number = ${number} DESC, waybill.house_number = ${ofPiece} DESC LIMIT 1`);
  const [row] = rows;
  if (!row)
    throw input.waybillId === null
      ? refuseField("number", refusals.noWaybill, { number: input.number })
      : refuse(coreRefusals.notFound);
  const { isMain, ...storage } = row;
  if (isMain) throw refuseField("number", refusals.isMain, { number: row.houseNumber });
  return {
    storage,
    receipts: await readReceipts(db, session, { where: sql`r.waybill_id = ${row.waybillId}`, language }),
  };
}

interface ReceiptRow extends Record<string, unknown> {
  photos: { id: string; name: string; type: string; size: number }[];
  receivedAt: string;
  withdrawnAt: string | null;
}

/** Receipts of a condition on `r`, newest first. Who calls has checked that their waybill may be seen. */
async function readReceipts(
  db: Db,
  { companyId }: StaffSession,
  { where, language }: { where: SQL; language: Language },
): Promise<GoodsReceipt[]> {
  const { rows } = await db.execute<ReceiptRow & Omit<GoodsReceipt, "photos">>(sql`
    SELECT r.id, r.receipt_number AS "receiptNumber", r.received_at AS "receivedAt",
      w.code || ' ' || ${warehouseNameIn("w", language)} AS warehouse, r.pieces, r.weight, r.volume, r.difference,
      r.declared_pieces AS "declaredPieces", r.location, r.remark, r.created_by_name AS "createdByName",
      r.withdrawn_by_name AS "withdrawnByName", r.withdrawn_at AS "withdrawnAt", r.withdraw_reason AS "withdrawReason",
      coalesce((SELECT json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size) ORDER BY p.place)
        FROM goods_receipt_photo p JOIN stored_file f ON f.company_id = p.company_id AND f.id = p.file_id
        WHERE p.company_id = r.company_id AND p.receipt_id = r.id), '[]') AS photos
    FROM goods_receipt r JOIN warehouse w ON w.company_id = r.company_id AND w.id = r.warehouse_id
    WHERE r.company_id = ${companyId} AND ${where}
    ORDER BY r.received_at DESC, r.id DESC LIMIT 500`);
  return rows.map((row) => ({
    ...row,
    receivedAt: new Date(row.receivedAt).toISOString(),
    withdrawnAt: row.withdrawnAt === null ? null : new Date(row.withdrawnAt).toISOString(),
    photos: row.photos.map((photo) => ({ ...photo, path: `${filesPath}/${photo.id}` })),
  }));
}

/** People who may read receipts, and see a receipt's waybill, may see its pictures. */
export async function seesGoodsPhoto(db: Db, session: Session, fileId: string): Promise<boolean> {
  if (session.audience !== "staff" || !session.rights.has("/logisticsManagement/orderWayBill:view")) return false;
  const { rows } = await db.execute(sql`
    SELECT FROM waybill WHERE ${await visibleWaybills(db, session)} AND waybill.id = ANY (
      SELECT r.waybill_id FROM goods_receipt_photo p
      JOIN goods_receipt r ON r.company_id = p.company_id AND r.id = p.receipt_id
      WHERE p.company_id = ${session.companyId} AND p.file_id = ${fileId})`);
  return rows.length > 0;
}
