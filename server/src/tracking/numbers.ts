import { trackingKey } from "@lading/contract/tracking";
import { sql } from "drizzle-orm";
import { runNamed, type Db } from "#core/db";
import { withHyphen } from "#waybill";

/** A number's entry in the directory: the waybill that carries it, and its company. */
export interface Carried {
  /** The number as it was asked for, made comparable. */
  key: string;
  companyId: string;
  waybillId: string;
}

/** However often the numbers of one question are used, no more is read. */
const mostCarried = 20_000;

/**
 * Looks numbers up in the directory, across companies. An air main number is also found when it was typed without
 * its hyphen.
 */
export async function lookUp(db: Db, keys: readonly string[]): Promise<Carried[]> {
  const asked = new Map(keys.map((key) => [withHyphen(key), key]));
  for (const key of keys) asked.set(key, key);
  const rows = await runNamed<{ number: string; companyId: string; waybillId: string }>(
    db,
    sql`
    SELECT DISTINCT number, company_id AS "companyId", waybill_id AS "waybillId" FROM tracking_number
    WHERE number = ANY(${sql.param([...asked.keys()])}::text[]) LIMIT ${mostCarried}`,
  );
  return rows.map(({ number, ...carried }) => ({ key: asked.get(number) ?? number, ...carried }));
}

/** The numbers asked for, each once, without blank ones. */
export function keysOf(numbers: readonly string[]): string[] {
  return [...new Set(numbers.map(trackingKey).filter((key) => key !== ""))];
}
