import type { OpenKind } from "@lading/contract/period";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";

/** Records of a module that stand open; the period's page counts them before the books are closed. `app.ts` hands it over. */
export interface OpenCount {
  kind: OpenKind;
  /** The records, of the company of the transaction alone, dated on or before a day: a condition on `table`. */
  table: SQL;
  open: SQL;
  /** The day that a record is of: a date. */
  day: SQL;
}

/** The day of a moment by the clock of the company that the transaction is of. */
export const dayOfMoment = (moment: SQL): SQL =>
  sql`(${moment} AT TIME ZONE (SELECT own.time_zone FROM company own
    WHERE own.company_id = nullif(current_setting('lading.company_id', true), '')::uuid))::date`;

/** How many of each kind are open up to a day, in one statement. */
export async function countOpen(
  db: Db,
  counts: readonly OpenCount[],
  upTo: string,
): Promise<{ kind: OpenKind; count: number }[]> {
  if (counts.length === 0) return [];
  const asked = counts.map(
    ({ kind, table, open, day }) => sql`SELECT ${kind}::text AS kind,
      (SELECT count(*)::int FROM ${table} WHERE (${open}) AND ${day} <= ${upTo}::date) AS count`,
  );
  const { rows } = await db.execute<{ kind: OpenKind; count: number }>(sql.join(asked, sql` UNION ALL `));
  return counts.map(({ kind }) => ({ kind, count: rows.find((row) => row.kind === kind)?.count ?? 0 }));
}
