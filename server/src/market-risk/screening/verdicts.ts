import type { ListAttribute } from "@lading/contract/market-risk";
import { and, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "#core/db";
import { iso } from "../shown.ts";
import { riskHits, type KeptHit } from "../tables.ts";
import { searchKey } from "./screen.ts";

export interface Verdict {
  attribute: ListAttribute;
  byName: string;
  at: string;
  reason: string;
  listDate: string | null;
}

/** Verdicts on this party, by the entry's key; only those that still hold, since the entry is the same. */
export async function verdictsOf(
  db: Db,
  of: { companyId: string; partyKey: string },
  hits: readonly KeptHit[],
): Promise<Map<string, Verdict>> {
  if (hits.length === 0) return new Map();
  const { companyId, partyKey, state } = riskHits;
  const rows = await db
    .select()
    .from(riskHits)
    .where(and(eq(companyId, of.companyId), eq(partyKey, of.partyKey), ne(state, "open")));
  const verdicts = new Map<string, Verdict>();
  for (const row of rows) {
    const hit = hits.find(({ key }) => key === `${row.source}:${row.reference}`);
    if (hit?.fingerprint !== row.fingerprint || row.state === "open") continue;
    verdicts.set(hit.key, {
      attribute: row.state,
      byName: row.decidedByName ?? "",
      at: iso(row.decidedAt ?? row.updatedAt),
      reason: row.reason,
      listDate: row.listDate,
    });
  }
  return verdicts;
}

/** The verdict on a party by its name, without an entry: nothing was found, or it cannot be screened. */
export async function verdictWithoutEntry(
  db: Db,
  of: { companyId: string; name: string },
): Promise<ListAttribute | null> {
  if (of.name === "") return null;
  const { companyId, partyKey, source, state } = riskHits;
  const [row] = await db
    .select({ state })
    .from(riskHits)
    .where(and(eq(companyId, of.companyId), eq(partyKey, searchKey("name", of.name)), isNull(source)));
  return row && row.state !== "open" ? row.state : null;
}
