import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { takingNumbers } from "#core/numbers";
import { companyYear } from "#user";

/**
 * Takes the next debit note numbers, `DN26-0000001`: gapless per company and year, also under parallel requests. The
 * series stays locked until the transaction ends, so they are taken last.
 */
export async function takeBillNumbers(db: Db, companyId: string, count: number): Promise<string[]> {
  const year = await companyYear(db, companyId);
  const taking = takingNumbers({ companyId, kind: "debit-note", year }, count);
  const { rows } = await db.execute<{ serial: string }>(
    sql`WITH taken AS (${taking}) SELECT generate_series(first, first + ${count}::int - 1)::text AS serial FROM taken`,
  );
  return rows.map(({ serial }) => `DN${String(year).slice(2)}-${serial.padStart(7, "0")}`);
}
