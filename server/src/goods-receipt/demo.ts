import { randomUUIDv7 } from "node:crypto";
import { insertRows, type Db } from "#core/db";
import type { DemoCompany } from "#core/demo";
import { takingNumbers } from "#core/numbers";
import { goodsReceipts } from "./tables.ts";

/** Goods of a waybill that come as they were declared. */
interface Declared {
  id: string;
  house_number: string;
  warehouse_id: string;
  pieces: number;
  weight: string;
  volume: string;
  created_at: string;
}

const hour = 3_600_000;

/** Takes in the goods of shipments, each some hours after it was placed; their events are the shipments' own. */
export async function receiveDemoGoods(
  db: Db,
  { companyId, operators: [person] }: DemoCompany,
  shipments: readonly Declared[],
): Promise<void> {
  const year = new Date().getUTCFullYear();
  const series = { companyId, kind: "goods-receipt", year };
  const { rows } = await db.execute<{ first: string }>(takingNumbers(series, shipments.length));
  const first = Number(rows[0]?.first ?? 1);
  await insertRows(
    db,
    goodsReceipts,
    shipments.map(({ pieces, weight, volume, ...shipment }, place) => ({
      companyId,
      id: randomUUIDv7(),
      receiptNumber: `GR${String(year).slice(2)}${String(first + place).padStart(7, "0")}`,
      waybillId: shipment.id,
      houseNumber: shipment.house_number,
      warehouseId: shipment.warehouse_id,
      receivedAt: new Date(new Date(shipment.created_at).getTime() + 20 * hour).toISOString(),
      pieces,
      weight,
      volume,
      location: `${"ABC"[place % 3] ?? "A"}-${String((place % 12) + 1).padStart(2, "0")}-${(place % 4) + 1}`,
      lines: [{ pieces, lengthCm: "", widthCm: "", heightCm: "", volume, weight }],
      declaredPieces: pieces,
      declaredWeight: weight,
      declaredVolume: volume,
      difference: "none" as const,
      isLast: false,
      createdBy: person.id,
      createdByName: person.userName,
    })),
  );
}
