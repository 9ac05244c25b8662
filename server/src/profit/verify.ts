import { currency } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Difference } from "#write-off";
import { keptWrongly } from "./kept.ts";

/** The waybills whose kept sums, or what is kept beside them, are not what their charges say: none, where all is well. */
export async function profitDifferences(db: Db): Promise<Difference[]> {
  const { rows } = await db.execute<{ companyId: string; settlement: string }>(
    sql`SELECT company_id AS "companyId", settlement_currency AS settlement FROM company`,
  );
  const found: Difference[] = [];
  for (const { companyId, settlement } of rows)
    for (const row of await keptWrongly(db, companyId, currency.parse(settlement)))
      found.push({ what: "profit", ...row });
  return found;
}
