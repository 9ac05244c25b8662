import type { ListSource } from "@lading/contract/market-risk";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { entryParts } from "../lists/entries.ts";
import { sanctionsEntries, sanctionsLists } from "../tables.ts";
import type { SearchedEntry } from "./worker.ts";

/** A list that is screened against. */
export interface ListInUse {
  id: string;
  source: ListSource;
  listDate: string | null;
}

/** The company's lists in use. */
export async function listsInUse(db: Db, companyId: string): Promise<ListInUse[]> {
  const { id, source, listDate, state } = sanctionsLists;
  return await db
    .select({ id, source, listDate })
    .from(sanctionsLists)
    .where(and(eq(sanctionsLists.companyId, companyId), eq(state, "inUse")))
    .orderBy(asc(source));
}

/** The lists' entries as a search takes them, in parts. */
export async function* searchedEntries(
  db: Db,
  companyId: string,
  lists: readonly ListInUse[],
): AsyncGenerator<SearchedEntry[]> {
  const { place } = sanctionsEntries;
  const fields = {
    place,
    kind: sql<SearchedEntry["kind"]>`party->>'kind'`,
    names: sql<{ name: string }[]>`party->'names'`,
    addresses: sql<{ text: string; country: string }[]>`party->'addresses'`,
  };
  for (const [list, { id: listId }] of lists.entries()) {
    const parts = entryParts({ companyId, listId }, (which, most) =>
      db.select(fields).from(sanctionsEntries).where(which).orderBy(asc(place)).limit(most),
    );
    for await (const rows of parts)
      yield rows.map((row) => ({
        list,
        place: row.place,
        kind: row.kind,
        names: row.names.map(({ name }) => name),
        addresses: row.addresses.map(({ text, country }) => [text, country].filter(Boolean).join(", ")),
      }));
  }
}
