import { readAirlinePieceCode } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";

/**
 * Houses of air waybill numbers with the pieces that go before theirs. Airlines number the pieces of an air waybill from 1
 * on, whichever house they belong to (IATA Resolution 606): its houses in the order in which they were entered, so that a
 * late one moves no label that is printed already. A voided one keeps its pieces for the same reason.
 */
function numbered(companyId: string, mainNumbers: readonly string[]): SQL {
  return sql`
    SELECT id, house_number, main_number, pieces, (sum(pieces) OVER (
      PARTITION BY main_number ORDER BY created_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) - pieces)::int AS before
    FROM waybill WHERE company_id = ${companyId} AND NOT is_main AND type IN (1, 3)
      AND main_number = ANY(${sql.param([...mainNumbers])}::text[])`;
}

interface Numbered {
  id: string;
  isMain: boolean;
  mainNumber: string;
}

/** By house, how many pieces of its air waybill number go before its own. */
export async function piecesBefore(
  db: Db,
  companyId: string,
  waybills: readonly Numbered[],
): Promise<ReadonlyMap<string, number>> {
  const numbers = waybills.flatMap(({ isMain, mainNumber }) => (isMain || mainNumber === "" ? [] : [mainNumber]));
  if (numbers.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; before: number }>(
    sql`SELECT id, before FROM (${numbered(companyId, [...new Set(numbers)])}) AS house
      WHERE id = ANY(${sql.param(waybills.map(({ id }) => id))}::uuid[])`,
  );
  return new Map(rows.map(({ id, before }) => [id, before]));
}

/** The house of a scanned piece of an air waybill number; null for any other text, and for a piece that no house has. */
export async function houseOfAirlinePiece(db: Db, companyId: string, scanned: string): Promise<string | null> {
  const read = readAirlinePieceCode(scanned);
  if (!read) return null;
  const { rows } = await db.execute<{ houseNumber: string }>(
    sql`SELECT house_number AS "houseNumber" FROM (${numbered(companyId, [read.mainNumber])}) AS house
      WHERE ${read.piece} > before AND ${read.piece} <= before + pieces`,
  );
  return rows[0]?.houseNumber ?? null;
}
