import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { takingNumbers } from "#core/numbers";

/**
 * Takes the next debit note number, `DN26-0000001`: gapless per company and year, also under parallel requests. The
 * series stays locked until the transaction ends, so it is taken last.
 */
export async function takeBillNumber(db: Db, companyId: string): Promise<string> {
  const year = new Date().getUTCFullYear();
  const { rows } = await db.execute<{ first: string }>(
    sql`WITH taken AS (${takingNumbers({ companyId, kind: "debit-note", year })}) SELECT first::text FROM taken`,
  );
  const [taken] = rows;
  if (!taken) throw new Error("A series always has a next number");
  return `DN${String(year).slice(2)}-${taken.first.padStart(7, "0")}`;
}
