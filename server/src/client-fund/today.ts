import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { ownToday } from "#user";

/** The day that it is for the company, YYYY-MM-DD: postings are dated so. */
export async function today(db: Db): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(sql`SELECT ${ownToday}::text AS today`);
  return rows[0]?.today ?? "";
}
