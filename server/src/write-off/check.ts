import { inTransaction } from "#core/db";
import type { Services } from "#core/http";
import { checkJob } from "#core/ledger";
import { companyDirectory } from "#user";
import { differences, type Check } from "./verify.ts";

/** Twice a day, once for all copies of the server. The job's result is what `/metrics` shows. */
export function registerLedgerCheck(checks: readonly Check[]) {
  return ({ jobs, database }: Services): Promise<void> => {
    jobs.every(checkJob, "40 3,15 * * *", async () => ({ differences: await checkLedgers(database, checks) }));
    return Promise.resolve();
  };
}

/** Millions of bills take longer than a person's call may. */
const statementMs = 10 * 60_000;

/** Recomputes every balance of every company, one company after the other, and gives how many differ. */
export async function checkLedgers(database: Services["database"], checks: readonly Check[] = []): Promise<number> {
  const companies = await inTransaction(database, { companyId: null, readOnly: true }, (db) =>
    db.select({ companyId: companyDirectory.companyId }).from(companyDirectory),
  );
  let found = 0;
  for (const { companyId } of companies)
    found += await inTransaction(database, { companyId, readOnly: true, statementMs }, async (db) => {
      let here = 0;
      for (const check of [differences, ...checks]) here += (await check(db)).length;
      return here;
    });
  return found;
}
