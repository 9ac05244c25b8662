import { refuse } from "@lading/contract/core";
import {
  marketRiskJobTitles,
  marketRiskRefusals as refusals,
  type screenAllParties,
} from "@lading/contract/market-risk";
import type { PartyKind } from "@lading/contract/party";
import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context, Services } from "#core/http";
import { defineJob, type JobRun } from "#core/jobs";
import type { PartySource } from "#party";
import { listsInUse, type ListInUse } from "../screening/in-use.ts";
import { riskHits } from "../tables.ts";
import { namesAtOnce, screenParties, type Party } from "./keep.ts";

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

/** Says how the parties of these sources are screened, all of them. */
export function registerScreening(sources: readonly PartySource[]) {
  return (services: Services): Promise<void> => {
    services.jobs.handle(screenJob, (run) => screenEveryone(run, sources));
    return Promise.resolve();
  };
}

/** Screens every name of a company once; the thread that searches is not the server's. */
async function screenEveryone(run: JobRun, sources: readonly PartySource[]): Promise<void> {
  const { companyId } = run;
  const { parties, lists, begunAt } = await run.transaction(async (db) => ({
    begunAt: (await db.execute<{ now: string }>(sql`SELECT now()::text AS now`)).rows[0]?.now ?? "",
    parties: await partiesOf(db, companyId, sources),
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

/** Open hits of parties no longer alike to an entry, or no longer there, are deleted; hits found meanwhile stay. */
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

/** Each name once, with all kinds of party that it stands for. */
async function partiesOf(db: Db, companyId: string, sources: readonly PartySource[]): Promise<Party[]> {
  const known = new Map<string, Set<PartyKind>>();
  for (const source of sources)
    for await (const names of source.all(db, companyId))
      for (const { name, kind } of names) {
        const kinds = known.get(name);
        if (kinds) kinds.add(kind);
        else if (name.trim() !== "") known.set(name, new Set([kind]));
      }
  return [...known].map(([name, kinds]) => ({ name, kinds: [...kinds] }));
}
