import { setImmediate as others } from "node:timers/promises";
import {
  listSources,
  type checkParty,
  type editRiskSettings,
  type loadRiskSettings,
  type PartyWarning,
} from "@lading/contract/market-risk";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { logOperations } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { NameIndex } from "../names/index.ts";
import { restrictedParties, riskHits, riskSettings } from "../tables.ts";
import { listsInUse } from "./in-use.ts";
import { searchKey } from "./screen.ts";

const leastScore = 0.8;
/** A warning names what one is warned of; more than these nobody reads. */
const mostWarnings = 5;

/** Whether the company blocks what it else only warns of. */
export async function loadSettings({ db, session }: Pick<Context<typeof loadRiskSettings>, "db" | "session">) {
  const which = eq(riskSettings.companyId, session.companyId);
  const [row] = await db.select({ blocks: riskSettings.blocks }).from(riskSettings).where(which);
  return { blocks: row?.blocks ?? false };
}

export async function changeSettings({ db, input: { blocks }, session, ip }: Context<typeof editRiskSettings>) {
  const { companyId, userId, userName } = session;
  const before = await loadSettings({ db, session });
  await db
    .insert(riskSettings)
    .values({ companyId, blocks })
    .onConflictDoUpdate({ target: riskSettings.companyId, set: { blocks } });
  await logOperations(db, { companyId, userId, userName, ip }, { entity: "riskSetting", action: "edit" }, [
    { id: companyId, number: "", changes: [{ field: "blocks", before: before.blocks, after: blocks }] },
  ]);
  return {};
}

/** Warnings about a party that somebody is about to pick; an undecided hit warns and never blocks. */
export async function check({ db, input: { name }, session }: Context<typeof checkParty>) {
  const warnings = name === "" ? [] : await warningsOf(db, session.companyId, name);
  const { blocks } = await loadSettings({ db, session });
  const inUse = new Set((await listsInUse(db, session.companyId)).map(({ source }) => source));
  return {
    warnings,
    blocks: blocks && warnings.some(({ kind }) => kind === "restricted" || kind === "sanctions"),
    unused: listSources.filter((source) => !inUse.has(source)),
  };
}

/** Names that are looked at before other work gets its turn. */
const namesAtOnce = 200;

/** Which of these names may not stand on a waybill, where the company blocks such: each with the entry that it is like. */
export async function blockedParties(
  db: Db,
  companyId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const [setting] = await db.select().from(riskSettings).where(eq(riskSettings.companyId, companyId));
  return setting?.blocks === true ? await knownParties(db, companyId, names) : new Map();
}

/** Against which of these names something is known, whether the company blocks such or only warns: each with its entry. */
export async function knownParties(
  db: Db,
  companyId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>();
  const { index, parties } = await indexOf(db, companyId);
  for (let from = 0; from < names.length; from += namesAtOnce) {
    const some = names.slice(from, from + namesAtOnce);
    // Two ways of writing a name have one key.
    const keys = Map.groupBy(some, (name) => searchKey("name", name));
    for (const [key, entry] of await sanctionedAmong(db, companyId, [...keys.keys()]))
      for (const name of keys.get(key) ?? []) known.set(name, entry);
    for (const name of some) {
      const [hit] = parties.length === 0 ? [] : index.search(name, leastScore).hits;
      const entry = hit && parties[hit.entry]?.name;
      if (entry !== undefined) known.set(name, entry);
    }
    if (from + namesAtOnce < names.length) await others();
  }
  return known;
}

/** The parties that somebody found to be sanctioned, by the keys of their names. */
async function sanctionedAmong(db: Db, companyId: string, keys: string[]): Promise<[string, string][]> {
  const found = await db
    .select({ key: riskHits.partyKey, partyName: riskHits.partyName, hit: riskHits.hit })
    .from(riskHits)
    .where(and(eq(riskHits.companyId, companyId), eq(riskHits.state, "sanctions"), inArray(riskHits.partyKey, keys)));
  return found.map(({ key, partyName, hit }) => [key, hit?.name ?? partyName]);
}

async function warningsOf(db: Db, companyId: string, name: string) {
  const { partyKey, state, score } = riskHits;
  const isTold = and(
    eq(riskHits.companyId, companyId),
    inArray(state, ["sanctions", "open"]),
    eq(partyKey, searchKey("name", name)),
  );
  const [restricted, known] = await Promise.all([
    restrictedLike(db, companyId, name),
    db
      .select()
      .from(riskHits)
      .where(isTold)
      // Decided hits stand first.
      .orderBy(desc(state), desc(score), asc(riskHits.id))
      .limit(mostWarnings)
      .execute(),
  ]);
  return [
    ...restricted.map((party) => ({ kind: "restricted" as const, ...party, source: null, reference: "" })),
    ...known.map((row) => ({
      kind: kindOf(row),
      name: row.hit?.name ?? row.partyName,
      reason: row.reason,
      source: row.source,
      reference: row.reference,
    })),
  ];
}

function kindOf({ state, outcome }: Pick<typeof riskHits.$inferSelect, "state" | "outcome">): PartyWarning["kind"] {
  if (state === "sanctions") return "sanctions";
  return outcome === "cannotScreen" ? "cannotScreen" : "openHit";
}

interface Restricted {
  name: string;
  reason: string;
}

interface Kept {
  stamp: string;
  index: NameIndex;
  parties: readonly Restricted[];
}

const namedKinds = { company: "entity", person: "person" } as const;

/** A company's restricted parties are few, so their index is made here; the ones asked last are kept. */
const kept = new Map<string, Kept>();
const mostKept = 20;

async function restrictedLike(db: Db, companyId: string, name: string): Promise<Restricted[]> {
  const { index, parties } = await indexOf(db, companyId);
  const { hits } = index.search(name, leastScore);
  return hits.slice(0, mostWarnings).flatMap(({ entry }) => parties[entry] ?? []);
}

async function indexOf(db: Db, company: string): Promise<Kept> {
  const { companyId, enabled, version, name, otherNames, reason } = restrictedParties;
  const which = and(eq(companyId, company), eq(enabled, true));
  const [now] = await db
    .select({ stamp: sql<string>`concat_ws(' ', count(*), sum(${version}), max(${restrictedParties.updatedAt}))` })
    .from(restrictedParties)
    .where(which);
  const stamp = now?.stamp ?? "";
  const there = kept.get(company);
  kept.delete(company);
  if (there?.stamp === stamp) {
    kept.set(company, there);
    return there;
  }
  const { kind } = restrictedParties;
  const parties = await db.select({ name, kind, otherNames, reason }).from(restrictedParties).where(which);
  const names = parties.flatMap((party, entry) =>
    [party.name, ...party.otherNames].map((one) => ({ entry, name: one, kind: namedKinds[party.kind] })),
  );
  const made = {
    stamp,
    index: new NameIndex(names),
    parties: parties.map((one) => ({ name: one.name, reason: one.reason })),
  };
  kept.set(company, made);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return made;
}
