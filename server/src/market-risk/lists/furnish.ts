import { randomUUIDv7 } from "node:crypto";
import { insertRows, type Db } from "#core/db";
import { beginScreening } from "#party";
import { NameIndex } from "../names/index.ts";
import { keptHit } from "../screening/screen.ts";
import { sanctionsEntries, sanctionsLists, type KeptHit } from "../tables.ts";
import { entryRow, withFingerprint, type ReadParty } from "./entries.ts";
import { publishedConsolidated, publishedUn } from "./published.ts";

/** OFAC's files carry no date; they were fetched with the UN's. */
const ofacDate = "2026-02-27";

const published = {
  un: { read: publishedUn, files: ["UN_consolidated.xml"] },
  ofacConsolidated: { read: publishedConsolidated, files: ["cons_prim.csv", "cons_alt.csv", "cons_add.csv"] },
} as const;

/** A list in use, with its entries. */
export interface FurnishedList {
  source: keyof typeof published;
  listDate: string;
  entries: ReadParty[];
}

/** Takes lists that come with Lading into use for a company that has none, as if a person had imported them. */
export async function usePublishedLists(
  db: Db,
  { companyId, userId, userName }: { companyId: string; userId: string; userName: string },
  sources: readonly FurnishedList["source"][],
): Promise<FurnishedList[]> {
  const lists: FurnishedList[] = [];
  await beginScreening(db, companyId);
  for (const source of sources) {
    const { read, files } = published[source];
    const { parties, date } = read();
    const entries = parties.map(withFingerprint);
    const [listId, listDate] = [randomUUIDv7(), date ?? ofacDate];
    await db.insert(sanctionsLists).values({
      companyId,
      id: listId,
      source,
      state: "inUse",
      listDate,
      files: [...files],
      entries: parties.length,
      names: parties.reduce((sum, { names }) => sum + names.length, 0),
      added: parties.length,
      doubts: [],
      readBy: userId,
      readByName: userName,
      usedByName: userName,
      usedAt: new Date().toISOString(),
    });
    await insertRows(
      db,
      sanctionsEntries,
      entries.map((entry, place) => entryRow({ companyId, listId }, entry, place)),
    );
    lists.push({ source, listDate, entries });
  }
  return lists;
}

const leastScore = 0.8;

/** Searches some entries only, so that nothing waits for the index of whole lists; by their references. */
export function searchAmong(
  lists: readonly FurnishedList[],
  references: readonly string[],
): (name: string) => KeptHit[] | null {
  const some = lists.flatMap((list) =>
    list.entries.flatMap((entry) => (references.includes(entry.party.reference) ? [{ list, entry }] : [])),
  );
  const index = new NameIndex(
    some.flatMap(({ entry: { party } }, at) => party.names.map(({ name }) => ({ entry: at, name, kind: party.kind }))),
  );
  return (name) => {
    const { hits, weakness } = index.search(name, leastScore);
    if (weakness !== null) return null;
    return hits.flatMap(({ entry, name: matched, ...found }) => {
      const of = some[entry];
      if (!of) return [];
      const { party, fingerprint } = of.entry;
      return [keptHit(of.list, { party, fingerprint, reference: party.reference }, { asked: name, matched, ...found })];
    });
  };
}
