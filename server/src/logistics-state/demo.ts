import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/** Ids of the states that the company started with, by their keys. */
export async function presetStateIds(db: Db, companyId: string): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ preset: string; id: string }>(
    sql`SELECT preset, id FROM logistics_state WHERE company_id = ${companyId} AND preset IS NOT NULL`,
  );
  return new Map(rows.map(({ preset, id }) => [preset, id]));
}
