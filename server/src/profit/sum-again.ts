import { sql } from "drizzle-orm";
import { inTransaction } from "#core/db";
import type { Services } from "#core/http";
import { settlementOf } from "#currency";
import { companyDirectory } from "#user";
import { spreadDue, sumDue } from "./kept.ts";

/** Waybills of one transaction. */
const batch = 5_000;

type Needed = Pick<Services, "database">;

/** Every minute, once for all copies of the server. */
export function registerProfitSums({ jobs, database }: Services): Promise<void> {
  jobs.every("profit.sums", "* * * * *", async () => ({ summed: await sumAgain({ database }) }));
  return Promise.resolve();
}

/** Sums the waybills that changed again, of every company; gives how many there were. */
export async function sumAgain(needed: Needed): Promise<number> {
  const companies = await inTransaction(needed.database, { companyId: null, readOnly: true }, (db) =>
    db.select({ companyId: companyDirectory.companyId }).from(companyDirectory),
  );
  let summed = 0;
  for (const { companyId } of companies) {
    let done: number;
    do {
      done = await sumBatch(needed, companyId);
      summed += done;
    } while (done === batch);
  }
  return summed;
}

/** A million sums take longer than a person's call may. */
const statementMs = 10 * 60_000;

/** None while another does the same: an older look at a waybill must not be stored after a newer one. */
async function sumBatch({ database }: Needed, companyId: string): Promise<number> {
  return await inTransaction(database, { companyId, statementMs }, async (db) => {
    const { rows } = await db.execute<{ due: boolean; alone: boolean }>(sql`
      SELECT EXISTS (SELECT FROM profit_due WHERE company_id = ${companyId}) AS due,
        pg_try_advisory_xact_lock(hashtextextended(${`profit sums ${companyId}`}, 0)) AS alone`);
    if (rows[0]?.due !== true || !rows[0].alone) return 0;
    await spreadDue(db, companyId);
    return await sumDue(db, { companyId, settlement: await settlementOf(db, companyId), most: batch });
  });
}
