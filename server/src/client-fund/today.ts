import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { requireOpenDay } from "#period";
import { ownToday } from "#user";

/** The day that it is for the company, YYYY-MM-DD: postings are dated so. */
export async function today(db: Db): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(sql`SELECT ${ownToday}::text AS today`);
  return rows[0]?.today ?? "";
}

/** The same as the day that money is booked on; refused where that day is closed already. */
export async function bookingDay(db: Db, companyId: string): Promise<string> {
  const day = await today(db);
  await requireOpenDay(db, companyId, day);
  return day;
}
