import { randomUUIDv7 } from "node:crypto";
import type { PartyKind } from "@lading/contract/party";
import { and, eq, inArray, sql } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import type { ListInUse } from "../screening/in-use.ts";
import { screenAll, searchKey } from "../screening/screen.ts";
import { riskHits, type KeptHit } from "../tables.ts";

/** A name of a party, with the kinds of party that it stands for. */
export interface Party {
  name: string;
  kinds: PartyKind[];
}

/** A screening of parties, of all or of those that are new. */
export interface PartyScreening {
  /** Mark on the hits that it sees. */
  id: string;
  companyId: string;
  lists: readonly ListInUse[];
  /** It knows all kinds of party that a name stands for; otherwise its kinds are added to those known. */
  knowsAll: boolean;
}

/** Names at once: few enough that a person's own query waits behind them for some ten milliseconds. */
export const namesAtOnce = 20;

/**
 * Beside a party, by a short name as a rule (Mr. Chen, MSC): a hit is kept, but nobody is asked to decide on each family
 * name alone. Of whom to notify the part before a comma may be one.
 */
const besides: ReadonlySet<PartyKind> = new Set(["notifyParty", "contact", "bank", "carrier", "agent"]);

/** Screens names, and keeps what is like them, or that they cannot be screened, in the work list. */
export async function screenParties(db: Db, screening: PartyScreening, parties: readonly Party[]): Promise<void> {
  const texts = parties.map(({ name }) => name);
  const found = await screenAll(db, screening, { by: "name", texts });
  const hits = parties.flatMap((party, at): FoundHit[] => {
    const ofParty = found[at];
    if (ofParty) return ofParty.map((hit) => ({ party, hit }));
    // The name says too little: neither a hit nor a pass, so a person decides.
    return party.kinds.some((kind) => !besides.has(kind)) ? [{ party, hit: null }] : [];
  });
  if (hits.length > 0) await keepHits(db, screening, hits);
}

/** Writers of a company's hits take turns, so that the second finds the first's hits. */
export async function lockHits(db: Db, companyId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`riskHits:${companyId}`}, 0))`);
}

interface FoundHit {
  party: Party;
  hit: KeptHit | null;
}

/** A new hit is open; one that was decided stays so unless the entry has changed. */
async function keepHits(db: Db, screening: PartyScreening, found: readonly FoundHit[]): Promise<void> {
  const { companyId, id: seenBy, knowsAll } = screening;
  const rows = rowsOf(screening, found);
  await lockHits(db, companyId);
  const keys = [...new Set([...rows.values()].map(({ partyKey }) => partyKey))];
  const which = and(eq(riskHits.companyId, companyId), inArray(riskHits.partyKey, keys));
  const known = await db.select().from(riskHits).where(which).orderBy(riskHits.id).for("update");
  for (const row of known) {
    const key = keyOf(row);
    const fresh = rows.get(key);
    if (!fresh) continue;
    rows.delete(key);
    const partyKinds = knowsAll ? fresh.partyKinds : [...new Set([...row.partyKinds, ...fresh.partyKinds])];
    const seen = { seenBy, partyKinds, hit: fresh.hit, score: fresh.score, updatedAt: sql`now()` };
    const { id: _id, ...again } = fresh;
    await db
      .update(riskHits)
      .set(row.fingerprint === fresh.fingerprint ? seen : { ...again, ...seen, ...openAgain })
      .where(and(eq(riskHits.companyId, companyId), eq(riskHits.id, row.id)));
  }
  await insertRows(db, riskHits, [...rows.values()]);
}

const openAgain = {
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  reason: "",
  businessNumber: "",
  warningNumber: "",
  caseId: "",
  foundAt: sql`now()`,
  version: sql`${riskHits.version} + 1`,
};

function keyOf({
  partyKey,
  source,
  reference,
}: Pick<typeof riskHits.$inferSelect, "partyKey" | "source" | "reference">) {
  return `${partyKey} ${source ?? ""}:${reference}`;
}

/** A row for each pair of compared name and list entry; a name's spellings share one, with all their kinds of party. */
function rowsOf({ id: seenBy, companyId }: PartyScreening, found: readonly FoundHit[]) {
  const rows = new Map<string, ReturnType<typeof rowOf>>();
  for (const one of found) {
    const row = rowOf(one);
    const before = rows.get(keyOf(row));
    const partyKinds = [...new Set([...(before?.partyKinds ?? []), ...row.partyKinds])];
    rows.set(keyOf(row), { ...row, partyKinds });
  }
  return new Map([...rows].map(([key, row]) => [key, { companyId, seenBy, ...row }]));
}

function rowOf({ party, hit }: FoundHit) {
  return {
    id: randomUUIDv7(),
    partyKey: searchKey("name", party.name),
    partyName: party.name,
    partyKinds: party.kinds,
    outcome: hit ? ("hits" as const) : ("cannotScreen" as const),
    source: hit?.source ?? null,
    reference: hit?.reference ?? "",
    fingerprint: hit?.fingerprint ?? "",
    score: hit?.score ?? 0,
    hit,
    state: "open" as const,
    listDate: hit?.listDate ?? null,
  };
}
