import { refuseField } from "@lading/contract/core";
import { waybillRefusals, waybillTypes, type WaybillType } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { runNamed, type Database, type Db } from "#core/db";
import { takeNumbersAhead } from "#core/numbers";
import { companyYear } from "#user";

interface Wanted {
  companyId: string;
  companyCode: string;
  /** The company's; looked up where it is not known. */
  year?: number;
  /** The type's letter, or `X` for an express number. */
  letter: string;
}

/** The letter of a type in built numbers (decisions.md, "Waybills"). */
export function letterOf(type: WaybillType): string {
  return waybillTypes[type].letter;
}

/** Letters of the types whose house numbers airlines are sent, in twelve characters at most (FHL's HBS). */
const sentToAirlines: readonly string[] = [letterOf(1), letterOf(3)];
const shortDigits = 5;
const digits = 7;
/** The first serial that five digits cannot say, and its five characters as a number of base 36. */
const firstLettered = { serial: 100_000, value: Number.parseInt("A0000", 36) };

/**
 * A serial as it stands in a built number: seven digits; five by air and air to door, and from 100,000 on five characters of
 * base 36 that begin with a letter, so that they sort behind the digits and never equal them (`99999`, `A0000`, `A0001`; some
 * 43 million a year).
 */
export function serialText(letter: string, serial: number): string {
  if (!sentToAirlines.includes(letter)) return String(serial).padStart(digits, "0");
  if (serial < firstLettered.serial) return String(serial).padStart(shortDigits, "0");
  return (serial - firstLettered.serial + firstLettered.value).toString(36).toUpperCase();
}

/** The transaction that stores what is numbered, and the database whose series are counted beside it. */
interface Numbering {
  db: Db;
  database: Database;
}

/**
 * Builds `count` house numbers: company code, letter, two-digit year, serial; unique in the company, never used twice, also
 * under parallel requests. Numbers that somebody gave by hand are passed over. Those of a transaction that fails are not
 * built again: such series may have gaps, so that nobody waits for another's transaction.
 */
export async function buildNumbers(
  { db, database }: Numbering,
  { companyId, companyCode, letter, year: known }: Wanted,
  count = 1,
): Promise<string[]> {
  const year = known ?? (await companyYear(db, companyId));
  const start = `${companyCode}${letter}${String(year).slice(2)}`;
  const built: string[] = [];
  while (built.length < count) {
    const wanted = count - built.length;
    const first = await takeNumbersAhead(database, { companyId, kind: `waybill-${letter}`, year }, wanted);
    const numbers = Array.from({ length: wanted }, (_, place) => start + serialText(letter, first + place));
    const used = await usedAmong(db, companyId, numbers);
    built.push(...numbers.filter((number) => !used.has(number)));
  }
  return built;
}

/** Which of these numbers the company has used, also on waybills that were deleted since. */
export async function usedAmong(db: Db, companyId: string, numbers: readonly string[]): Promise<Set<string>> {
  const asked = sql.param([...numbers]);
  const rows = await runNamed<{ number: string }>(
    db,
    sql`
    SELECT house_number AS number FROM waybill WHERE company_id = ${companyId} AND house_number = ANY (${asked}::text[])
    UNION ALL
    SELECT number FROM retired_number WHERE company_id = ${companyId} AND number = ANY (${asked}::text[])`,
  );
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
