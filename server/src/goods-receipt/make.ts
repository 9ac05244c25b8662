import { randomUUIDv7 } from "node:crypto";
import { insertRows, type Db } from "#core/db";
import { takingNumbers } from "#core/numbers";
import { goodsReceipts } from "./tables.ts";

/** Goods of a waybill that came as they were declared. */
export interface MadeReceipt {
  waybillId: string;
  houseNumber: string;
  warehouseId: string;
  receivedAt: string;
  pieces: number;
  weight: string;
  volume: string;
  location: string;
  person: { id: string; name: string };
}

/** Stores receipts of goods for the demo set; their events are the demo set's own. */
export async function makeReceipts(db: Db, companyId: string, receipts: readonly MadeReceipt[]): Promise<void> {
  const year = new Date().getUTCFullYear();
  const series = { companyId, kind: "goods-receipt", year };
  const { rows } = await db.execute<{ first: string }>(takingNumbers(series, receipts.length));
  const first = Number(rows[0]?.first ?? 1);
  await insertRows(
    db,
    goodsReceipts,
    receipts.map(({ person, ...receipt }, place) => ({
      ...receipt,
      companyId,
      id: randomUUIDv7(),
      receiptNumber: `GR${String(year).slice(2)}${String(first + place).padStart(7, "0")}`,
      lines: [
        {
          pieces: receipt.pieces,
          lengthCm: "",
          widthCm: "",
          heightCm: "",
          volume: receipt.volume,
          weight: receipt.weight,
        },
      ],
      declaredPieces: receipt.pieces,
      declaredWeight: receipt.weight,
      declaredVolume: receipt.volume,
      difference: "none" as const,
      isLast: false,
      createdBy: person.id,
      createdByName: person.name,
    })),
  );
}
