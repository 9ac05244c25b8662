import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";

/** The day that it is for a company, in its time zone: a subselect of a date. `companyId` is an id, or a column that holds it. */
export function companyToday(companyId: string | SQL): SQL {
  return companyDay(companyId, sql`now()`);
}

/** The day that a moment is on for a company, in its time zone: a subselect of a date. */
export function companyDay(companyId: string | SQL, moment: SQL): SQL {
  return sql`(SELECT (${moment} AT TIME ZONE own.time_zone)::date FROM company own WHERE own.company_id = ${companyId})`;
}

/** The same for the company that a transaction is of. */
export const ownToday: SQL = companyToday(sql`nullif(current_setting('lading.company_id', true), '')::uuid`);

/** The day that it is for a company, YYYY-MM-DD, e.g. for the name of a file. */
export async function readToday(db: Db, companyId: string): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(sql`SELECT ${companyToday(companyId)}::text AS today`);
  const [found] = rows;
  if (!found) throw new Error("A select without a table has its row");
  return found.today;
}

/** The year that it is for a company: that of its series of numbers (decisions.md, "Money"). */
export async function companyYear(db: Db, companyId: string): Promise<number> {
  const { rows } = await db.execute<{ year: number }>(
    sql`SELECT extract(year FROM ${companyToday(companyId)})::int AS year`,
  );
  const [found] = rows;
  if (!found) throw new Error("A select without a table has its row");
  return found.year;
}
