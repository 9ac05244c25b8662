import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";

/** Which series of numbers: each company, kind and year has its own. */
export interface Series {
  companyId: string;
  /** Name of the sequence, e.g. `waybill-A`. */
  kind: string;
  /** Four digits. */
  year: number;
}

/**
 * Takes `count` numbers in a row and gives the first as `first`; gapless, since a transaction that fails gives them back.
 * The series stays locked until the transaction ends, so it is to be taken last (decisions.md, "Money"). A statement, so
 * that it can be part of a larger one; `opening` is a query of one row that is made first.
 */
export function takingNumbers({ companyId, kind, year }: Series, count = 1, opening = sql`SELECT`): SQL {
  return sql`
    INSERT INTO number_series AS s (company_id, kind, year, next)
    SELECT ${companyId}::uuid, ${kind}::text, ${year}::smallint, ${1 + count}::bigint FROM (${opening} OFFSET 0) AS opening
    ON CONFLICT (company_id, kind, year) DO UPDATE SET next = s.next + ${count}::bigint
    RETURNING next - ${count}::bigint AS first`;
}

/** Takes the next number of a series as people read it: `ER26-0000001` for the prefix `ER`. */
export async function takeNumber(db: Db, series: Series & { prefix: string }): Promise<string> {
  const { rows } = await db.execute<{ serial: string }>(
    sql`WITH taken AS (${takingNumbers(series)}) SELECT first::text AS serial FROM taken`,
  );
  return `${series.prefix}${String(series.year).slice(2)}-${(rows[0]?.serial ?? "").padStart(7, "0")}`;
}
