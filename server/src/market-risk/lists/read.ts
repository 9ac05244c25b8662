import { randomUUIDv7 } from "node:crypto";
import { refuse, refuseField, Refused } from "@lading/contract/core";
import { fileRefusals } from "@lading/contract/files";
import {
  listParts,
  marketRiskJobTitles,
  marketRiskRefusals as refusals,
  type ListPart,
  type readSanctionsList,
} from "@lading/contract/market-risk";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import type { Context, Services } from "#core/http";
import { defineJob, type JobRun } from "#core/jobs";
import { sanctionsEntries, sanctionsLists } from "../tables.ts";
import { companionParts, companionsOf, type CompanionPart, type Companions } from "./addresses.ts";
import { downloadList } from "./download.ts";
import { entryRow, type ReadParty } from "./entries.ts";
import { readList } from "./reading.ts";
import { withKeptFingerprints } from "./same-entries.ts";

// oxlint-disable-next-line typescript/consistent-type-definitions -- the queue takes plain JSON, which an interface is not
type ReadOrder = {
  listId: string;
  files: Partial<Record<ListPart, string>>;
  address: string;
  companions?: Companions;
  listDate: string;
};

const readJob = defineJob<ReadOrder>("marketRisk.readList", { title: marketRiskJobTitles.read });

/** States of lists that wait for use or never will be used; a new reading takes their place. */
export const notUsed = ["reading", "read", "failed"] as const;

/** Orders that a list is read. */
export async function orderReading({ db, input, session, services }: Context<typeof readSanctionsList>) {
  const { companyId, userId, userName } = session;
  const { source, address, listDate } = input;
  if (input.parties === null && address === "") throw refuseField("parties", refusals.queryNeeded);
  // From an address the answer may say of which day it is.
  if (source.startsWith("ofac") && listDate === "" && input.parties !== null)
    throw refuseField("listDate", refusals.listDateNeeded);
  if (listDate > (await services.todayOf(db, companyId))) throw refuseField("listDate", refusals.listDateFuture);
  const chosen: Partial<Record<ListPart, string>> = {};
  const names: string[] = [];
  for (const part of listParts) {
    const id = input[part];
    if (id === null) continue;
    const card = await services.files.find(db, id);
    if (card?.ownerKind !== "sanctionsList" || card.createdBy !== userId) throw refuseField(part, fileRefusals.gone);
    chosen[part] = id;
    names.push(card.name);
  }
  const companions = input.parties === null && source.startsWith("ofac") ? companionAddresses(input) : {};
  // A list that was read before waits on until this one is read: a reading that fails leaves it alone.
  await db.delete(sanctionsLists).where(and(ofSource({ companyId, source }), ne(sanctionsLists.state, "read")));
  const listId = randomUUIDv7();
  await db.insert(sanctionsLists).values({
    companyId,
    id: listId,
    source,
    state: "reading",
    files: input.parties === null ? [address, ...Object.values(companions), ...names] : names,
    doubts: [],
    readBy: userId,
    readByName: userName,
  });
  const data = { listId, files: chosen, address: input.parties === null ? address : "", companions, listDate };
  return { jobId: await services.jobs.enqueue(db, readJob, { companyId, createdBy: userId, data }) };
}

/** Where the files beside the main one are fetched: as the person says, or as OFAC calls them; not what was uploaded. */
function companionAddresses(input: Context<typeof readSanctionsList>["input"]): Companions {
  const beside = companionsOf(input.address);
  return Object.fromEntries(
    companionParts.flatMap((part) => {
      const address = input[`${part}Address`] || beside[part];
      return input[part] === null && address !== undefined ? [[part, address]] : [];
    }),
  );
}

function ofSource({ companyId, source }: Pick<typeof sanctionsLists.$inferSelect, "companyId" | "source">) {
  return and(
    eq(sanctionsLists.companyId, companyId),
    eq(sanctionsLists.source, source),
    inArray(sanctionsLists.state, [...notUsed]),
  );
}

/** Says how a list is read. */
export function registerReading(services: Services): Promise<void> {
  services.jobs.handle(readJob, async (run) => {
    try {
      await readIt(run, services);
    } catch (error) {
      // A refused reading leaves nothing behind: the list in use stays.
      if (error instanceof Refused)
        await run.transaction((db) =>
          db.delete(sanctionsLists).where(and(which(run), eq(sanctionsLists.state, "reading"))),
        );
      throw error;
    }
  });
  return Promise.resolve();
}

type Run = JobRun<ReadOrder>;
const which = ({ companyId, data }: Run) =>
  and(eq(sanctionsLists.companyId, companyId), eq(sanctionsLists.id, data.listId));

async function readIt(run: Run, services: Services): Promise<void> {
  const row = await run.transaction(async (db) => (await db.select().from(sanctionsLists).where(which(run)))[0]);
  // Somebody has put it aside meanwhile.
  if (row?.state !== "reading") return;
  const { source } = row;
  const { files, modified } = await takeFiles(run, services);
  const read = await readList({ source, files }, run.signal);
  const listDate = read.date ?? (run.data.listDate || modified);
  if (listDate === null) throw refuse(refusals.listDateNeeded);
  await run.transaction(async (db) => {
    const { companyId } = run;
    await refuseOlder(db, { companyId, source, listDate });
    const others = and(ofSource({ companyId, source }), ne(sanctionsLists.id, run.data.listId));
    await db.delete(sanctionsLists).where(others);
    const isOfac = source.startsWith("ofac");
    await storeEntries(
      db,
      run,
      isOfac ? await withKeptFingerprints(db, { companyId, source }, read.parties) : read.parties,
    );
    const compared = await comparison(db, run, source);
    const lost = lossOf(compared, read.parties.length);
    const file = row.files[0] ?? "";
    const [found] = await db
      .update(sanctionsLists)
      .set({
        state: "read",
        listDate,
        entries: read.parties.length,
        names: read.parties.reduce((sum, { party }) => sum + party.names.length, 0),
        doubts: lost === 0 ? read.doubts : [...read.doubts, { kind: "shrunk", file, count: lost }],
        ...compared,
        version: sql`${sanctionsLists.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(and(which(run), eq(sanctionsLists.state, "reading")))
      .returning({ id: sanctionsLists.id });
    if (!found) throw refuse(refusals.listNotRead);
    await run.finish(db, { count: read.parties.length });
  });
}

/** The files, and the day that the main one's answer was last modified. */
async function takeFiles(run: Run, services: Services) {
  const { data } = run;
  const main =
    data.address === "" ? await uploaded(run, services, "parties") : await fetched(run, services, data.address);
  if (!main) throw refuse(fileRefusals.gone);
  const companions: Partial<Record<CompanionPart, { name: string; bytes: Uint8Array }>> = {};
  for (const part of companionParts) {
    const address = data.companions?.[part];
    const file =
      address === undefined ? await uploaded(run, services, part) : await fetchedBeside(run, services, address);
    if (file) companions[part] = file;
  }
  const modified = "modified" in main ? main.modified : null;
  return { files: { parties: { name: main.name, bytes: main.bytes }, ...companions }, modified };
}

async function uploaded(run: Run, { files }: Services, part: ListPart) {
  const id = run.data.files[part];
  if (id === undefined) return undefined;
  const card = await run.transaction((db) => files.find(db, id));
  if (!card) throw refuse(fileRefusals.gone);
  return { name: card.name, bytes: await files.read(card) };
}

async function fetched({ signal }: Run, { config }: Services, address: string) {
  return await downloadList(address, { signal, allowsPrivate: config.listPrivateAddresses });
}

/** Without one of its files a list lacks names: nothing of it is imported, and the person is told which it is. */
async function fetchedBeside(run: Run, services: Services, address: string) {
  try {
    const { name, bytes } = await fetched(run, services, address);
    return { name, bytes };
  } catch (error) {
    throw error instanceof Refused ? refuse(refusals.partUnreachable, { address }) : error;
  }
}

/** Refuses a list that is older than the one in use. */
export async function refuseOlder(
  db: Db,
  { companyId, source, listDate }: Pick<typeof sanctionsLists.$inferSelect, "companyId" | "source" | "listDate">,
): Promise<void> {
  const inUse = and(
    eq(sanctionsLists.companyId, companyId),
    eq(sanctionsLists.source, source),
    eq(sanctionsLists.state, "inUse"),
  );
  const [current] = await db.select({ listDate: sanctionsLists.listDate }).from(sanctionsLists).where(inUse);
  if (listDate !== null && current?.listDate && listDate < current.listDate)
    throw refuse(refusals.listOlder, { date: listDate, current: current.listDate });
}

const perStatement = 500;

async function storeEntries(db: Db, run: Run, parties: readonly ReadParty[]): Promise<void> {
  for (let from = 0; from < parties.length; from += perStatement) {
    run.signal.throwIfAborted();
    const of = { companyId: run.companyId, listId: run.data.listId };
    const rows = parties.slice(from, from + perStatement).map((one, at) => entryRow(of, one, from + at));
    await insertRows(db, sanctionsEntries, rows);
    run.progress(from + rows.length, parties.length);
  }
}

/** More than this share of the entries in use is not taken off a list at once. */
const doubtedLoss = 0.1;
const fewest = 10;

/** How many entries of the one in use are missing, where it is a large part of them; else 0. */
function lossOf({ removed, added }: { removed: number; added: number }, entries: number): number {
  const before = entries - added + removed;
  return removed >= fewest && removed > before * doubtedLoss ? removed : 0;
}

/** How it differs from the one in use, by reference. */
async function comparison(db: Db, { companyId, data }: Run, source: string) {
  const { rows } = await db.execute<{ added: number; removed: number; changed: number }>(sql`
    WITH old AS (SELECT e.reference, e.fingerprint FROM sanctions_entry e JOIN sanctions_list l
        ON l.company_id = e.company_id AND l.id = e.list_id
        WHERE l.company_id = ${companyId} AND l.source = ${source} AND l.state = 'inUse'),
      new AS (SELECT reference, fingerprint FROM sanctions_entry WHERE company_id = ${companyId} AND list_id = ${data.listId})
    SELECT (count(*) FILTER (WHERE old.reference IS NULL))::int AS added,
      (count(*) FILTER (WHERE new.reference IS NULL))::int AS removed,
      (count(*) FILTER (WHERE old.fingerprint <> new.fingerprint))::int AS changed
    FROM old FULL JOIN new ON new.reference = old.reference`);
  return rows[0] ?? { added: 0, removed: 0, changed: 0 };
}
