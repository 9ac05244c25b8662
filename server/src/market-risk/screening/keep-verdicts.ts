import { randomUUIDv7 } from "node:crypto";
import type { ListAttribute, ScreeningOutcome } from "@lading/contract/market-risk";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { lockHits } from "../hits/keep.ts";
import { nameParts } from "../names/index.ts";
import { riskHits, type KeptHit, type riskScreenings } from "../tables.ts";
import { searchKey } from "./screen.ts";

type Query = typeof riskScreenings.$inferSelect;

/** A person's decision on a query. */
export interface DecidedQuery {
  row: Query;
  listAttribute: ListAttribute;
  /** Keys of the entries that are this party. */
  listed: ReadonlySet<string>;
  narrative: string;
  businessNumber: string;
  warningNumber: string;
  caseId: string;
  by: StaffSession;
}

/**
 * Keeps the verdict on each entry found, for the text that was searched. A party judged sanctioned by a number, a bank
 * code or an address, or though nothing was found, is so by name too: parties are picked by their names.
 */
export async function keepVerdicts(db: Db, decided: DecidedQuery): Promise<void> {
  const { row, listed, listAttribute } = decided;
  await lockHits(db, row.companyId);
  const stateOf = (hit: KeptHit): ListAttribute => (listed.has(hit.key) ? "sanctions" : "normal");
  const asked = { partyKey: row.searchKey, partyName: row[row.searchBy] };
  for (const hit of row.hits) await keep(db, decided, { ...asked, hit, state: stateOf(hit) });
  if (row.name === "") return;
  const named = { partyKey: searchKey("name", row.name), partyName: row.name };
  if (row.hits.length === 0) {
    const isWork = row.searchBy === "name" && row.outcome === "cannotScreen";
    const verdict = { ...named, hit: null, state: listAttribute };
    if (isWork || listAttribute === "sanctions") await keep(db, decided, verdict);
    else await takeBack(db, decided, verdict);
  } else if (row.searchBy !== "name") {
    for (const hit of row.hits) {
      const verdict = { ...named, hit, state: stateOf(hit) };
      if (verdict.state === "sanctions") await keep(db, decided, verdict);
      else await takeBack(db, decided, verdict);
    }
  }
}

interface Verdict {
  partyKey: string;
  partyName: string;
  hit: KeptHit | null;
  state: ListAttribute;
}

function columnsOf(decided: DecidedQuery, { partyName, hit, state }: Verdict) {
  const { narrative: reason, businessNumber, warningNumber, caseId, by } = decided;
  return {
    partyName,
    fingerprint: hit?.fingerprint ?? "",
    outcome: hit ? ("hits" as const) : outcomeOf(decided, partyName),
    score: hit?.score ?? 0,
    hit,
    state,
    reason,
    businessNumber,
    warningNumber,
    caseId,
    listDate: hit?.listDate ?? null,
    decidedBy: by.userId,
    decidedByName: by.userName,
    decidedAt: sql`now()`,
  };
}

function outcomeOf({ row }: DecidedQuery, name: string): ScreeningOutcome {
  const isWeak = row.searchBy === "name" ? row.outcome === "cannotScreen" : nameParts(name).words.length === 0;
  return isWeak ? "cannotScreen" : "none";
}

const again = { version: sql`${riskHits.version} + 1`, updatedAt: sql`now()` };

async function keep(db: Db, decided: DecidedQuery, verdict: Verdict): Promise<void> {
  const { partyKey, hit } = verdict;
  const columns = columnsOf(decided, verdict);
  const key = {
    companyId: decided.row.companyId,
    partyKey,
    source: hit?.source ?? null,
    reference: hit?.reference ?? "",
  };
  await db
    .insert(riskHits)
    .values({ ...columns, ...key, id: randomUUIDv7(), partyKinds: [] })
    .onConflictDoUpdate({
      target: [riskHits.companyId, riskHits.partyKey, riskHits.source, riskHits.reference],
      set: { ...columns, ...again },
    });
}

/** Takes back an earlier verdict of "sanctioned"; any other stays as it is. */
async function takeBack(db: Db, decided: DecidedQuery, verdict: Verdict): Promise<void> {
  const { companyId, partyKey, source, reference, state } = riskHits;
  const { hit } = verdict;
  await db
    .update(riskHits)
    .set({ ...columnsOf(decided, verdict), ...again })
    .where(
      and(
        eq(companyId, decided.row.companyId),
        eq(partyKey, verdict.partyKey),
        hit ? eq(source, hit.source) : isNull(source),
        eq(reference, hit?.reference ?? ""),
        eq(state, "sanctions"),
      ),
    );
}
