import { randomUUIDv7 } from "node:crypto";
import { Big } from "big.js";
import { refuseField, refuseFields, type FieldRefusal } from "@lading/contract/core";
import {
  receiptRefusals as refusals,
  receivedVolume,
  type ReceiptLine,
  type waybillGoodsWarehousing,
} from "@lading/contract/goods-receipt";
import { sum, waybillRefusals } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { insertRows, type Db } from "#core/db";
import type { Context } from "#core/http";
import { takingNumbers } from "#core/numbers";
import { addEvents, lockWaybills } from "#waybill";
import { companyYear } from "#user";
import { storageJoin } from "./storage.ts";
import { goodsReceiptPhotos, goodsReceipts, type StoredLine } from "./tables.ts";
import { tellReceived, tellWhatCame } from "./tell.ts";

type Receiving = Context<typeof waybillGoodsWarehousing>;
type Entry = Receiving["input"]["entries"][number];

/** Clocks differ a little. */
const clockDriftMs = 5 * 60_000;

/** A waybill's declared goods, and those that came before. */
interface Declared extends Record<string, unknown> {
  id: string;
  houseNumber: string;
  pieces: number;
  weight: string;
  volume: string;
  receipts: number;
  receivedPieces: number;
}

/** Takes goods of waybills into a warehouse, all or none; the first of a waybill adds the event "received". */
export async function receiveGoods(context: Receiving) {
  const { db, input, session } = context;
  const { companyId } = session;
  if (Date.parse(input.receivedAt) > Date.now() + clockDriftMs) throw refuseField("receivedAt", refusals.inFuture);
  // Locked before they are read: of two who receive the same goods, the second sees what the first has taken in.
  const declared = await lockDeclared(context);
  const place = await placeOf(db, companyId, input.warehouseId);
  const received = input.entries.map((entry) => receivedOf(entry, declaredOf(declared, entry)));
  checkPieces(input.entries, received, input.confirmed);
  const events = await addFirstEvents(context, received, place);
  const numbers = await takeReceiptNumbers(db, companyId, received.length);
  const rows = received.map((one, index) => ({
    ...one.row,
    companyId,
    id: randomUUIDv7(),
    receiptNumber: numbers[index] ?? "",
    warehouseId: input.warehouseId,
    receivedAt: input.receivedAt,
    eventId: events.get(one.row.waybillId) ?? null,
    createdBy: session.userId,
    createdByName: session.userName,
  }));
  await insertRows(db, goodsReceipts, rows);
  await keepPhotos(context, rows);
  await logReceipts(context, rows);
  await tellReceived(context, rows);
  await tellWhatCame(context, rows, place);
  return {
    receipts: rows.map(({ waybillId, receiptNumber }, index) => ({
      waybillId,
      receiptNumber,
      isStored: received[index]?.isStored ?? false,
    })),
  };
}

async function lockDeclared({ db, input, session }: Receiving): Promise<Map<string, Declared>> {
  const ids = input.entries.map(({ waybillId }) => waybillId);
  const locked = await lockWaybills(db, session, ids);
  const place = (id: string) => `entries.${ids.indexOf(id)}.waybillId`;
  for (const { id, isMain, voidedAt, houseNumber } of locked) {
    if (isMain) throw refuseField(place(id), refusals.isMain, { number: houseNumber });
    if (voidedAt !== null) throw refuseField(place(id), refusals.voided, { number: houseNumber });
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) throw refuseField(place(id), refusals.twice, { number: houseNumber });
  }
  const { rows } = await db.execute<Declared>(sql`
    SELECT waybill.id, waybill.house_number AS "houseNumber", waybill.pieces, waybill.weight, waybill.volume,
      stock.receipts, stock.pieces AS "receivedPieces"
    FROM waybill ${storageJoin}
    WHERE waybill.company_id = ${session.companyId} AND waybill.id = ANY(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

function declaredOf(declared: ReadonlyMap<string, Declared>, { waybillId }: Entry): Declared {
  const found = declared.get(waybillId);
  if (!found) throw new Error("A locked waybill is not there");
  return found;
}

/** Where the goods are now, as the public reads it; a warehouse out of use takes nothing in. */
async function placeOf(db: Db, companyId: string, id: string): Promise<string> {
  const { rows } = await db.execute<{ place: string }>(sql`
    SELECT CASE WHEN city = '' THEN warehouse_name ELSE city END AS place FROM warehouse
    WHERE company_id = ${companyId} AND id = ${id} AND status = 'enabled' FOR KEY SHARE`);
  const [found] = rows;
  if (!found) throw refuseField("warehouseId", waybillRefusals.warehouseNeeded);
  return found.place;
}

function receivedOf(entry: Entry, declared: Declared) {
  const lines = entry.lines.map(storedLine);
  const pieces = lines.reduce((total, line) => total + line.pieces, 0);
  const total = declared.receivedPieces + pieces;
  const difference: "more" | "short" | "none" =
    total > declared.pieces ? "more" : total < declared.pieces && entry.isLast ? "short" : "none";
  return {
    total,
    isFirst: declared.receipts === 0,
    isStored: total >= declared.pieces || entry.isLast,
    row: {
      waybillId: entry.waybillId,
      houseNumber: declared.houseNumber,
      lines,
      pieces,
      weight: sum(
        lines.map((line) => line.weight),
        3,
      ),
      volume: sum(
        lines.map((line) => line.volume),
        3,
      ),
      declaredPieces: declared.pieces,
      declaredWeight: declared.weight,
      declaredVolume: declared.volume,
      difference: difference,
      isLast: entry.isLast,
      location: entry.location,
      remark: entry.remark,
    },
  };
}
type Received = ReturnType<typeof receivedOf>;

function storedLine(line: ReceiptLine): StoredLine {
  const { pieces, lengthCm, widthCm, heightCm, weight } = line;
  const volume = receivedVolume(line) ?? "0";
  return { pieces, lengthCm, widthCm, heightCm, volume, weight: new Big(weight).toFixed(3) };
}

/** Refuses pieces other than those still to come, unless the person confirms the count. */
function checkPieces(entries: readonly Entry[], received: readonly Received[], confirmed: boolean): void {
  if (confirmed) return;
  const [first, ...more] = entries.flatMap((_, index): FieldRefusal[] => {
    const one = received[index];
    if (!one || one.total === one.row.declaredPieces) return [];
    const values = { number: one.row.houseNumber, declared: one.row.declaredPieces, received: one.total };
    return [{ field: `entries.${index}.lines`, refusal: refusals.piecesDiffer, values }];
  });
  if (first) throw refuseFields([first, ...more]);
}

/** Adds the event "received" to waybills of which nothing was in yet; gives its id by waybill. A company without that state gets none. */
async function addFirstEvents(
  { db, input, session, services }: Receiving,
  received: readonly Received[],
  place: string,
): Promise<Map<string, string>> {
  const { companyId, userId, userName } = session;
  const waybillIds = received.filter(({ isFirst }) => isFirst).map(({ row }) => row.waybillId);
  const stateId = await receivedState(db, companyId);
  if (stateId === undefined || waybillIds.length === 0) return new Map();
  const ids = await addEvents(db, services.events, {
    companyId,
    waybillIds,
    stateId,
    occurredAt: input.receivedAt,
    place,
    person: { id: userId, name: userName },
  });
  return new Map(waybillIds.map((waybillId, index) => [waybillId, ids[index] ?? ""]));
}

/** The company's state "received at warehouse", as long as it keeps it. */
export async function receivedState(db: Db, companyId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM logistics_state WHERE company_id = ${companyId} AND preset = 'received' LIMIT 1`,
  );
  return rows[0]?.id;
}

/** `GR`, two digits of the year, seven of a gapless series. */
async function takeReceiptNumbers(db: Db, companyId: string, count: number): Promise<string[]> {
  const year = await companyYear(db, companyId);
  const { rows } = await db.execute<{ first: string }>(
    takingNumbers({ companyId, kind: "goods-receipt", year }, count),
  );
  const first = Number(rows[0]?.first ?? 1);
  return Array.from(
    { length: count },
    (_, index) => `GR${String(year).slice(2)}${String(first + index).padStart(7, "0")}`,
  );
}

async function keepPhotos({ db, input, session, services }: Receiving, rows: readonly { id: string }[]): Promise<void> {
  const { companyId, userId } = session;
  const photos = [];
  for (const [index, { photoIds }] of input.entries.entries())
    for (const [place, fileId] of photoIds.entries()) {
      await services.files.claim(db, { id: fileId, use: "goodsPhoto", createdBy: userId });
      photos.push({ companyId, receiptId: rows[index]?.id ?? "", place: place + 1, fileId });
    }
  await insertRows(db, goodsReceiptPhotos, photos);
}

async function logReceipts(
  context: Receiving,
  rows: readonly (Received["row"] & { receiptNumber: string; eventId: string | null })[],
): Promise<void> {
  const { warehouseId, receivedAt } = context.input;
  await logOperations(
    context.db,
    doerOf(context),
    { entity: "waybill", action: "receiveGoods" },
    rows.map(({ waybillId, houseNumber, receiptNumber, pieces, weight, volume, location, remark }) => ({
      id: waybillId,
      number: houseNumber,
      changes: Object.entries({ receiptNumber, warehouseId, receivedAt, pieces, weight, volume, location, remark })
        .filter(([, after]) => after !== "")
        .map(([field, after]) => ({ field, before: null, after })),
    })),
  );
}
