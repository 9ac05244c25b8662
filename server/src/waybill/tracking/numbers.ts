import { severalNumbers, shipmentOfPieceCode, trackingKey, withHyphen } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Events } from "#core/events";

/** Tells the public pages that show these waybills' shipments, by each company's numbers, when the transaction commits. */
export async function tellTracking(
  db: Db,
  events: Pick<Events, "publishTracking">,
  companyId: string,
  waybillIds: readonly string[],
): Promise<void> {
  await events.publishTracking(
    db,
    sql`SELECT DISTINCT number FROM tracking_number
      WHERE (company_id, waybill_id) IN (${ofShipments(companyId, waybillIds)})`,
  );
}

/** Waybills, and those that other companies have of the same shipments. */
function ofShipments(companyId: string, waybillIds: readonly string[]): SQL {
  return sql`
    WITH own AS (
      SELECT ${companyId}::uuid AS company_id, waybill_id
      FROM unnest(${sql.param([...waybillIds])}::uuid[]) AS changed (waybill_id)
    ), first AS (
      SELECT coalesce(first_company_id, company_id) AS company_id, coalesce(first_waybill_id, waybill_id) AS waybill_id
      FROM own LEFT JOIN tracking_hand_over USING (company_id, waybill_id)
    )
    SELECT company_id, waybill_id FROM own
    UNION SELECT company_id, waybill_id FROM first
    UNION SELECT h.company_id, h.waybill_id FROM tracking_hand_over h
    JOIN first ON first.company_id = h.first_company_id AND first.waybill_id = h.first_waybill_id`;
}

/**
 * The shipments' numbers that codes of pieces among these stand for, by code, as far as a waybill carries them: the beginning
 * of an order number looks like such a code. A code that a waybill carries as its own number, of this company or, without
 * one, of any, stands for itself and is left out.
 */
export async function meantByPieces(
  db: Db,
  keys: readonly string[],
  companyId?: string,
): Promise<ReadonlyMap<string, string>> {
  const meant = keys.flatMap((key) => {
    const number = shipmentOfPieceCode(key);
    return number === null ? [] : [[key, number] as const];
  });
  if (meant.length === 0) return new Map();
  const { rows } = await db.execute<{ number: string }>(sql`
    SELECT DISTINCT number FROM tracking_number WHERE number = ANY(${sql.param([...new Set(meant.flat())])}::text[])
      ${companyId === undefined ? sql`` : sql`AND company_id = ${companyId}`}`);
  const carried = new Set(rows.map(({ number }) => number));
  return new Map(meant.filter(([key, number]) => !carried.has(key) && carried.has(number)));
}

/**
 * A search as a person typed it, with the shipments' numbers in place of scanned codes of pieces and of air master numbers
 * without their hyphen.
 */
export async function meantSearch(db: Db, companyId: string, search: string): Promise<string> {
  const keys = severalNumbers(search) ?? [trackingKey(search)];
  const [pieces, masters] = await Promise.all([meantByPieces(db, keys, companyId), hyphened(db, companyId, keys)]);
  const meant = new Map([...pieces, ...masters]);
  return meant.size === 0 ? search : [...new Set(keys.map((key) => meant.get(key) ?? key))].join(" ");
}

/** The company's air master numbers that these stand for; eleven digits may as well be a telephone number. */
async function hyphened(db: Db, companyId: string, keys: readonly string[]): Promise<[string, string][]> {
  const masters = new Map(keys.map((key) => [withHyphen(key), key] as const).filter(([number, key]) => number !== key));
  if (masters.size === 0) return [];
  const { rows } = await db.execute<{ number: string }>(sql`
    SELECT DISTINCT number FROM tracking_number
    WHERE company_id = ${companyId} AND number = ANY(${sql.param([...masters.keys()])}::text[])`);
  return rows.map(({ number }) => [masters.get(number) ?? number, number]);
}
