import { trackingKey } from "@lading/contract/tracking";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/** What the directory says of a number: which waybill of which company carries it. */
export interface Carried {
  /** The number as it was asked for, made comparable. */
  key: string;
  companyId: string;
  waybillId: string;
}

/** A main number with more houses than this is cut here. */
const mostOfANumber = 1000;

/**
 * Looks numbers up in the directory, across companies. An air main number is also found when it was typed without
 * its hyphen.
 */
export async function lookUp(db: Db, keys: readonly string[]): Promise<Carried[]> {
  const asked = keys.flatMap((key) => {
    const air = /^(\d{3})(\d{8})$/.exec(key);
    return air ? [[key, key] as const, [key, `${air[1]}-${air[2]}`] as const] : [[key, key] as const];
  });
  const { rows } = await db.execute<Record<string, string> & Carried>(sql`
    SELECT asked.key, found.company_id AS "companyId", found.waybill_id AS "waybillId"
    FROM unnest(${sql.param(asked.map(([key]) => key))}::text[], ${sql.param(asked.map(([, number]) => number))}::text[]) AS asked (key, number)
    CROSS JOIN LATERAL (
      SELECT company_id, waybill_id FROM tracking_number t WHERE t.number = asked.number
      GROUP BY company_id, waybill_id LIMIT ${mostOfANumber}
    ) AS found`);
  return rows;
}

/** The numbers asked for, each once, without blank ones. */
export function keysOf(numbers: readonly string[]): string[] {
  return [...new Set(numbers.map(trackingKey).filter((key) => key !== ""))];
}
