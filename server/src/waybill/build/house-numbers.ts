import { refuseField } from "@lading/contract/core";
import { waybillRefusals, waybillTypes, type WaybillType } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { takingNumbers } from "#core/numbers";

interface Wanted {
  companyId: string;
  companyCode: string;
  /** The type's letter, or `X` for an express number. */
  letter: string;
}

/** The letter of a type in built numbers (decisions.md, "Waybills"). */
export function letterOf(type: WaybillType): string {
  return waybillTypes[type].letter;
}

/**
 * Builds `count` house numbers: company code, letter, two-digit year, seven digits; unique in the company, never used
 * twice, also under parallel requests. Numbers that somebody gave by hand are passed over.
 */
export async function buildNumbers(db: Db, { companyId, companyCode, letter }: Wanted, count = 1): Promise<string[]> {
  const year = new Date().getUTCFullYear();
  const start = `${companyCode}${letter}${String(year).slice(2)}`;
  const built: string[] = [];
  while (built.length < count)
    built.push(...(await takeUnused(db, { companyId, kind: `waybill-${letter}`, year, start }, count - built.length)));
  return built;
}

/** Takes the next numbers of the series and gives those among them that nobody has used, in one statement. */
async function takeUnused(
  db: Db,
  { companyId, kind, year, start }: { companyId: string; kind: string; year: number; start: string },
  count: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`
    WITH taken AS (${takingNumbers({ companyId, kind, year }, count)})
    SELECT number FROM taken, generate_series(first, first + ${count}::int - 1) AS serial,
      LATERAL (SELECT ${start} || lpad(serial::text, greatest(7, length(serial::text)), '0') AS number) AS built
    -- Asked number by number, along the unique index: as a join it would read all the company's waybills.
    WHERE (SELECT true FROM waybill w WHERE w.company_id = ${companyId} AND w.house_number = number LIMIT 1) IS NULL
      AND (SELECT true FROM retired_number r WHERE r.company_id = ${companyId} AND r.number = built.number LIMIT 1) IS NULL
    ORDER BY serial`);
  return rows.map(({ number }) => number);
}

/** Which of these numbers the company has used, also on waybills that were deleted since. */
export async function usedAmong(db: Db, companyId: string, numbers: readonly string[]): Promise<Set<string>> {
  const asked = sql.param([...numbers]);
  const { rows } = await db.execute<{ number: string }>(sql`
    SELECT house_number AS number FROM waybill WHERE company_id = ${companyId} AND house_number = ANY (${asked}::text[])
    UNION ALL
    SELECT number FROM retired_number WHERE company_id = ${companyId} AND number = ANY (${asked}::text[])`);
  return new Set(rows.map(({ number }) => number));
}

/** Refuses a given number that was used before. */
export async function checkUnused(db: Db, companyId: string, number: string): Promise<void> {
  if ((await usedAmong(db, companyId, [number])).has(number)) throw numberTaken(number);
}

/** The refusal of a house number that is used already. */
export function numberTaken(number: string) {
  return refuseField("houseNumber", waybillRefusals.numberTaken, { number });
}
