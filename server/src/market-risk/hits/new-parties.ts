import { and, asc, eq, inArray } from "drizzle-orm";
import { inTransaction, type Db } from "#core/db";
import type { Services } from "#core/http";
import { defineJob, type JobRun } from "#core/jobs";
import { newPartiesTopic, partiesToScreen } from "#party";
import { companyDirectory } from "#user";
import { listsInUse } from "../screening/in-use.ts";
import { namesAtOnce, screenParties, type Party } from "./keep.ts";

const screenNewJob = defineJob("marketRisk.screenNew", { shown: false });

/** Names that are entered within this time are screened by one job. */
const collectingMs = 1_000;
/** After so many, other companies have their turn. */
const mostOfOne = 2_000;

/**
 * Says how the names that were entered since are screened. They wait in the database, so that none is lost; whoever
 * stored them has woken this, and what it was too busy or too dead to hear of is found by the clock.
 */
export function registerNewParties(services: Services): Promise<void> {
  const { events, jobs, database } = services;
  const order = (companyId: string) =>
    inTransaction(database, { companyId }, async (db) => {
      if (await anyWaits(db, companyId)) await enqueue(services, db, companyId);
    });
  const orderAll = async () => {
    const companies = await inTransaction(database, { companyId: null, readOnly: true }, (db) =>
      db.select({ companyId: companyDirectory.companyId }).from(companyDirectory),
    );
    for (const { companyId } of companies) await order(companyId);
  };
  const collecting = new Set<string>();
  events.onWake(newPartiesTopic, (companyId) => {
    if (companyId === undefined || collecting.has(companyId)) return;
    collecting.add(companyId);
    const begin = () => {
      collecting.delete(companyId);
      // The names stay where they are: the clock finds them.
      order(companyId).catch(() => undefined);
    };
    setTimeout(begin, collectingMs).unref();
  });
  jobs.every("marketRisk.newParties", "*/10 * * * *", orderAll);
  jobs.handle(screenNewJob, (run) => screenNew(run, services));
  return Promise.resolve();
}

async function enqueue({ jobs }: Services, db: Db, companyId: string): Promise<void> {
  await jobs.enqueue(db, screenNewJob, { companyId, createdBy: null, data: {} });
}

async function anyWaits(db: Db, companyId: string): Promise<boolean> {
  const which = eq(partiesToScreen.companyId, companyId);
  return (await db.select({ id: partiesToScreen.id }).from(partiesToScreen).where(which).limit(1)).length > 0;
}

async function screenNew(run: JobRun, services: Services): Promise<void> {
  for (let done = 0; done < mostOfOne; done += namesAtOnce) {
    run.signal.throwIfAborted();
    if (!(await run.transaction((db) => screenSome(db, run)))) return;
  }
  await run.transaction((db) => enqueue(services, db, run.companyId));
}

/** Screens some that nobody else is at, and takes them off; false where none is left. */
async function screenSome(db: Db, { id, companyId }: JobRun): Promise<boolean> {
  const rows = await db
    .select()
    .from(partiesToScreen)
    .where(eq(partiesToScreen.companyId, companyId))
    .orderBy(asc(partiesToScreen.id))
    .limit(namesAtOnce)
    .for("update", { skipLocked: true });
  if (rows.length === 0) return false;
  const lists = await listsInUse(db, companyId);
  const parties = [...Map.groupBy(rows, ({ name }) => name)].map(([name, same]): Party => ({
    name,
    kinds: [...new Set(same.map(({ kind }) => kind))],
  }));
  await screenParties(db, { id, companyId, lists, knowsAll: false }, parties);
  const ids = rows.map((row) => row.id);
  await db
    .delete(partiesToScreen)
    .where(and(eq(partiesToScreen.companyId, companyId), inArray(partiesToScreen.id, ids)));
  return true;
}
