import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "#core/db";
import { sanctionsEntries, sanctionsLists } from "../tables.ts";
import type { ReadParty } from "./entries.ts";
import type { ListedParty } from "./formats/index.ts";

const perPart = 1_000;

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
  const fresh = new Map(parties.map((one) => [one.party.reference, one]));
  const kept = new Map<string, string>();
  for await (const old of inUse(db, { companyId, source })) {
    const now = fresh.get(old.party.reference);
    if (now && now.fingerprint !== old.fingerprint && isDeepStrictEqual(unnumbered(now.party), unnumbered(old.party)))
      kept.set(old.party.reference, old.fingerprint);
  }
  return parties.map((one) => ({ ...one, fingerprint: kept.get(one.party.reference) ?? one.fingerprint }));
}

const unnumbered = (party: ListedParty) => ({ ...party, numbers: [], bics: [] });

/** Entries of the list in use. */
async function* inUse(
  db: Db,
  { companyId, source }: Pick<typeof sanctionsLists.$inferSelect, "companyId" | "source">,
): AsyncGenerator<ReadParty> {
  const [list] = await db
    .select({ id: sanctionsLists.id })
    .from(sanctionsLists)
    .where(
      and(
        eq(sanctionsLists.companyId, companyId),
        eq(sanctionsLists.source, source),
        eq(sanctionsLists.state, "inUse"),
      ),
    );
  if (!list) return;
  const { place, party, fingerprint, listId } = sanctionsEntries;
  let after = -1;
  for (;;) {
    const rows = await db
      .select({ place, party, fingerprint })
      .from(sanctionsEntries)
      .where(and(eq(sanctionsEntries.companyId, companyId), eq(listId, list.id), gt(place, after)))
      .orderBy(asc(place))
      .limit(perPart);
    yield* rows;
    if (rows.length < perPart) return;
    after = rows.at(-1)?.place ?? after;
  }
}
