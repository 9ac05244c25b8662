import { isDeepStrictEqual } from "node:util";
import { asc } from "drizzle-orm";
import type { Db } from "#core/db";
import { listsInUse } from "../screening/in-use.ts";
import { sanctionsEntries, type sanctionsLists } from "../tables.ts";
import { entryParts, type ReadParty } from "./entries.ts";
import type { ListedParty } from "./formats/index.ts";

/**
 * OFAC's numbers are read from the remarks: an entry of which only these are read otherwise than in the list in use is the
 * same to those who decided by it, and keeps its fingerprint. Compared here and not in the database, which knows nothing of
 * how many rows were just stored, and would compare each of 18,000 with each.
 */
export async function withKeptFingerprints(
  db: Db,
  { companyId, source }: Pick<typeof sanctionsLists.$inferSelect, "companyId" | "source">,
  parties: readonly ReadParty[],
): Promise<readonly ReadParty[]> {
  const list = (await listsInUse(db, companyId)).find((one) => one.source === source);
  if (!list) return parties;
  const fresh = new Map(parties.map((one) => [one.party.reference, one]));
  const kept = new Map<string, string>();
  const { place, party: listed, fingerprint: known } = sanctionsEntries;
  const inUse = entryParts({ companyId, listId: list.id }, (which, most) =>
    db
      .select({ place, party: listed, fingerprint: known })
      .from(sanctionsEntries)
      .where(which)
      .orderBy(asc(place))
      .limit(most),
  );
  for await (const part of inUse)
    for (const { party, fingerprint } of part) {
      const now = fresh.get(party.reference);
      if (now && now.fingerprint !== fingerprint && isDeepStrictEqual(unnumbered(now.party), unnumbered(party)))
        kept.set(party.reference, fingerprint);
    }
  return parties.map((one) => ({ ...one, fingerprint: kept.get(one.party.reference) ?? one.fingerprint }));
}

const unnumbered = (party: ListedParty) => ({ ...party, numbers: [], bics: [] });
