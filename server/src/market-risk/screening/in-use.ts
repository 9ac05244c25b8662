import type { ListSource } from "@lading/contract/market-risk";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#core/db";
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

const perPart = 1_000;

/** The lists' entries as a search takes them, in parts. */
export async function* searchedEntries(
  db: Db,
  companyId: string,
  lists: readonly ListInUse[],
): AsyncGenerator<SearchedEntry[]> {
  for (const [list, { id }] of lists.entries()) {
    let after = -1;
    for (;;) {
      const { place, listId } = sanctionsEntries;
      const rows = await db
        .select({
          place,
          kind: sql<SearchedEntry["kind"]>`party->>'kind'`,
          names: sql<{ name: string }[]>`party->'names'`,
          addresses: sql<{ text: string; country: string }[]>`party->'addresses'`,
        })
        .from(sanctionsEntries)
        .where(and(eq(sanctionsEntries.companyId, companyId), eq(listId, id), gt(place, after)))
        .orderBy(asc(place))
        .limit(perPart);
      if (rows.length > 0)
        yield rows.map((row) => ({
          list,
          place: row.place,
          kind: row.kind,
          names: row.names.map(({ name }) => name),
          addresses: row.addresses.map(({ text, country }) => [text, country].filter(Boolean).join(", ")),
        }));
      if (rows.length < perPart) break;
      after = rows.at(-1)?.place ?? after;
    }
  }
}
