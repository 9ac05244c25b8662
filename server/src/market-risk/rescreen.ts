import { randomUUIDv7 } from "node:crypto";
import { refuse } from "@lading/contract/core";
import {
  marketRiskJobTitles,
  marketRiskRefusals as refusals,
  type PartyKind,
  type screenAllParties,
} from "@lading/contract/market-risk";
import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import type { Context, Services } from "#core/http";
import { defineJob, type JobRun } from "#core/jobs";
import { listsInUse, type ListInUse } from "./in-use.ts";
import { screenAll, searchKey } from "./screen.ts";
import { riskHits, type KeptHit } from "./tables.ts";

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

interface Party {
  name: string;
  kinds: PartyKind[];
}

/** Names at once: few enough that a person's own query waits behind them for some ten milliseconds. */
const atOnce = 20;

/** Screens every name that waybills, customers and suppliers have, once; the thread that searches is not the server's. */
async function screenEveryone(run: JobRun): Promise<void> {
  const { companyId } = run;
  const { parties, lists } = await run.transaction(async (db) => ({
    parties: await partiesOf(db, companyId),
    lists: await listsInUse(db, companyId),
  }));
  for (let done = 0; done < parties.length; done += atOnce) {
    run.signal.throwIfAborted();
    const some = parties.slice(done, done + atOnce);
    await run.transaction(async (db) => {
      const texts = some.map(({ name }) => name);
      const found = await screenAll(db, { companyId, lists }, { by: "name", texts });
      const hits = some.flatMap((party, at) => (found[at] ?? []).map((hit) => ({ party, hit })));
      if (hits.length > 0) await keepHits(db, run, hits);
    });
    run.progress(done + some.length, parties.length);
  }
  await run.transaction(async (db) => {
    // Whoever is no longer alike to any entry, or no longer there, has no work to be done.
    const gone = or(isNull(riskHits.seenBy), ne(riskHits.seenBy, run.id));
    if (await areInUse(db, companyId, lists))
      await db.delete(riskHits).where(and(eq(riskHits.companyId, companyId), eq(riskHits.state, "open"), gone));
    await run.finish(db, { count: parties.length });
  });
}

/** False where a list was replaced meanwhile: then another screening is under way, which knows better. */
async function areInUse(db: Db, companyId: string, lists: readonly ListInUse[]): Promise<boolean> {
  const now = await listsInUse(db, companyId);
  return now.map(({ id }) => id).join() === lists.map(({ id }) => id).join();
}

/** Each name once, with what it is known as; what is void is nobody's party. */
async function partiesOf(db: Db, companyId: string): Promise<Party[]> {
  const { rows } = await db.execute<{ name: string; kinds: PartyKind[] }>(sql`
    SELECT name, array_agg(DISTINCT kind) AS kinds FROM (
      SELECT customer_name AS name, 'customer' AS kind FROM customer WHERE company_id = ${companyId}
      UNION ALL SELECT unnest(ARRAY[supplier_name, company_name_en]), 'supplier' FROM supplier WHERE company_id = ${companyId}
      UNION ALL SELECT DISTINCT w.customer_name, 'customer' FROM waybill w WHERE w.company_id = ${companyId} AND w.voided_at IS NULL
      UNION ALL SELECT DISTINCT w.consignee_name, 'consignee' FROM waybill w WHERE w.company_id = ${companyId} AND w.voided_at IS NULL
      UNION ALL SELECT DISTINCT w.consignee_company, 'consignee' FROM waybill w WHERE w.company_id = ${companyId} AND w.voided_at IS NULL
      UNION ALL SELECT DISTINCT w.shipper_name, 'shipper' FROM waybill w WHERE w.company_id = ${companyId} AND w.voided_at IS NULL
      UNION ALL SELECT DISTINCT w.shipper_company, 'shipper' FROM waybill w WHERE w.company_id = ${companyId} AND w.voided_at IS NULL
    ) AS parties WHERE name <> '' GROUP BY name ORDER BY name`);
  return rows;
}

/** A new hit is open; one that was decided stays so unless the entry has changed. */
async function keepHits(db: Db, run: JobRun, found: readonly { party: Party; hit: KeptHit }[]): Promise<void> {
  const rows = new Map(
    found.map(({ party, hit }) => {
      const partyKey = searchKey("name", party.name);
      return [
        `${partyKey} ${hit.key}`,
        {
          companyId: run.companyId,
          id: randomUUIDv7(),
          partyKey,
          partyName: party.name,
          partyKinds: party.kinds,
          source: hit.source,
          reference: hit.reference,
          fingerprint: hit.fingerprint,
          score: hit.score,
          hit,
          state: "open" as const,
          listDate: hit.listDate,
          seenBy: run.id,
        },
      ];
    }),
  );
  const keys = [...new Set([...rows.values()].map(({ partyKey }) => partyKey))];
  const which = and(eq(riskHits.companyId, run.companyId), inArray(riskHits.partyKey, keys));
  const known = await db.select().from(riskHits).where(which).orderBy(riskHits.id).for("update");
  for (const row of known) {
    const key = `${row.partyKey} ${row.source}:${row.reference}`;
    const fresh = rows.get(key);
    if (!fresh) continue;
    rows.delete(key);
    const isSame = row.fingerprint === fresh.fingerprint;
    const { id: _id, state, listDate, ...rest } = fresh;
    await db
      .update(riskHits)
      .set(
        isSame
          ? { seenBy: run.id, partyKinds: fresh.partyKinds, hit: fresh.hit, score: fresh.score }
          : { ...rest, state, listDate, decidedBy: null, decidedByName: null, decidedAt: null, reason: "", ...changed },
      )
      .where(and(eq(riskHits.companyId, run.companyId), eq(riskHits.id, row.id)));
  }
  await insertRows(db, riskHits, [...rows.values()]);
}

const changed = { foundAt: sql`now()`, updatedAt: sql`now()`, version: sql`${riskHits.version} + 1` };
