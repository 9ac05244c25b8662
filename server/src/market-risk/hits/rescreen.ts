import { refuse } from "@lading/contract/core";
import {
  marketRiskJobTitles,
  marketRiskRefusals as refusals,
  type PartyKind,
  type screenAllParties,
} from "@lading/contract/market-risk";
import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context, Services } from "#core/http";
import { defineJob, type JobRun } from "#core/jobs";
import { listsInUse, type ListInUse } from "../screening/in-use.ts";
import { namesAtOnce, screenParties, type Party } from "./keep.ts";
import { riskHits } from "../tables.ts";

const screenJob = defineJob("marketRisk.screenAll", { title: marketRiskJobTitles.screen, patienceSeconds: 3600 });

/** Orders that all parties are screened. */
export async function orderScreening({ db, session, services }: Context<typeof screenAllParties>) {
  const { companyId, userId } = session;
  if ((await listsInUse(db, companyId)).length === 0) throw refuse(refusals.noList);
  return { jobId: await enqueueScreening(services, db, { companyId, userId }) };
}

export async function enqueueScreening(
  services: Services,
  db: Db,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<string> {
  return await services.jobs.enqueue(db, screenJob, { companyId, createdBy: userId, data: {} });
}

/** Says how all parties are screened. */
export function registerScreening(services: Services): Promise<void> {
  services.jobs.handle(screenJob, screenEveryone);
  return Promise.resolve();
}

/** Screens every name that waybills, customers and suppliers have, once; the thread that searches is not the server's. */
async function screenEveryone(run: JobRun): Promise<void> {
  const { companyId } = run;
  const { parties, lists, begunAt } = await run.transaction(async (db) => ({
    begunAt: (await db.execute<{ now: string }>(sql`SELECT now()::text AS now`)).rows[0]?.now ?? "",
    parties: await partiesOf(db, companyId),
    lists: await listsInUse(db, companyId),
  }));
  const screening = { id: run.id, companyId, lists, knowsAll: true };
  for (let done = 0; done < parties.length; done += namesAtOnce) {
    run.signal.throwIfAborted();
    const some = parties.slice(done, done + namesAtOnce);
    await run.transaction((db) => screenParties(db, screening, some));
    run.progress(done + some.length, parties.length);
  }
  await run.transaction(async (db) => {
    if (await areInUse(db, companyId, lists)) await forgetGone(db, run, begunAt);
    await run.finish(db, { count: parties.length });
  });
}

/** Whoever is no longer alike to any entry, or no longer there, has no work to be done; one that came meanwhile has. */
async function forgetGone(db: Db, { id, companyId }: JobRun, begunAt: string): Promise<void> {
  const { seenBy, state, updatedAt } = riskHits;
  const isUnseen = or(isNull(seenBy), ne(seenBy, id));
  const isOlder = sql`${updatedAt} < ${begunAt}::timestamptz`;
  await db.delete(riskHits).where(and(eq(riskHits.companyId, companyId), eq(state, "open"), isUnseen, isOlder));
}

/** False where a list was replaced meanwhile: then another screening is under way, which knows better. */
async function areInUse(db: Db, companyId: string, lists: readonly ListInUse[]): Promise<boolean> {
  const now = await listsInUse(db, companyId);
  return now.map(({ id }) => id).join() === lists.map(({ id }) => id).join();
}

/**
 * Each name once, with what it is known as; what is void is nobody's party. The same names are noted as they are entered:
 * `namesOfCustomer` of `#core/new-parties`, `partiesOf` of waybills (with what a notify party's name is), suppliers' saving.
 */
async function partiesOf(db: Db, companyId: string): Promise<Party[]> {
  const { rows } = await db.execute<{ name: string; kinds: PartyKind[] }>(sql`
    SELECT name, array_agg(DISTINCT kind) AS kinds FROM (
      SELECT unnest(ARRAY[customer_name, company_name_en, short_name]) AS name, 'customer' AS kind FROM customer WHERE company_id = ${companyId}
      UNION ALL SELECT director, 'director' FROM customer WHERE company_id = ${companyId}
      UNION ALL SELECT unnest(ARRAY[supplier_name, company_name_en, short_name]), 'supplier' FROM supplier WHERE company_id = ${companyId}
      UNION ALL SELECT DISTINCT w.customer_name, 'customer' FROM waybill w WHERE w.company_id = ${companyId} AND w.voided_at IS NULL
      UNION ALL SELECT DISTINCT w.consignee_name, 'consignee' FROM waybill w WHERE w.company_id = ${companyId} AND w.voided_at IS NULL
      UNION ALL SELECT DISTINCT w.consignee_company, 'consignee' FROM waybill w WHERE w.company_id = ${companyId} AND w.voided_at IS NULL
      UNION ALL SELECT DISTINCT w.shipper_name, 'shipper' FROM waybill w WHERE w.company_id = ${companyId} AND w.voided_at IS NULL
      UNION ALL SELECT DISTINCT w.shipper_company, 'shipper' FROM waybill w WHERE w.company_id = ${companyId} AND w.voided_at IS NULL
      UNION ALL SELECT unnest(ARRAY[line, split_part(line, ',', 1)]), 'notifyParty' FROM (
        SELECT DISTINCT split_part(w.notify_party, E'\\n', 1) AS line FROM waybill w
        WHERE w.company_id = ${companyId} AND w.voided_at IS NULL AND w.notify_party <> '') AS notified
    ) AS parties WHERE name !~ '^\\s*$' GROUP BY name ORDER BY name`);
  return rows;
}
