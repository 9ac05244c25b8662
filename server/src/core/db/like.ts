import { searchedNumbers } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";

const escaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** The pattern of `LIKE` for texts that hold this one somewhere; its own `%`, `_` and `\\` mean themselves. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** The right side of `ILIKE` for a search among records by their numbers: the text, or any of several numbers. */
export function containingNumbers(search: string): SQL {
  const patterns = searchedNumbers(search).map(containing);
  // A single pattern stands bare: only then an index is used.
  return patterns.length === 1 ? sql`${patterns[0]}` : sql`ANY(${sql.param(patterns)}::text[])`;
}

const charactersOf = (search: string) => Array.from(search.normalize("NFKC"));
const isBeyondLatin = ([first]: readonly string[]) => (first?.codePointAt(0) ?? 0) > 767;

/** A search among all waybills needs three characters, or two where the first is beyond Latin: its index has such pieces. */
export function isSearchable(search: string): boolean {
  const characters = charactersOf(search);
  return characters.length >= 3 || (characters.length === 2 && isBeyondLatin(characters));
}

/** Where a search stands in a number or a name that it finds: anywhere, at its beginning, or all of it. */
export type SearchReach = "within" | "beginning" | "whole";

/**
 * A short text stands nearly everywhere: two characters, or a single one beyond Latin, find what begins with them, and a
 * single Latin one what is no more than that.
 */
export function reachOf(search: string): SearchReach {
  if (isSearchable(search)) return "within";
  const characters = charactersOf(search);
  return characters.length >= 2 || isBeyondLatin(characters) ? "beginning" : "whole";
}

/** The pattern of `ILIKE` for numbers and names that a search finds, as far as it {@link reachOf reaches}. */
export function finding(search: string): string {
  const reach = reachOf(search);
  if (reach === "within") return containing(search);
  return reach === "beginning" ? `${escaped(search)}%` : escaped(search);
}

/** Whether one of the columns is like a pattern, whatever its case. */
export function anyLike(columns: readonly SQL[], pattern: string): SQL {
  return sql`(${sql.join(
    columns.map((column) => sql`${column} ILIKE ${pattern}`),
    sql` OR `,
  )})`;
}

/** Whether a search finds one of these lines, as far as it {@link reachOf reaches}; both are normalised alike. */
export function lineFound(lines: SQL, wanted: SQL, reach: SearchReach): SQL {
  if (reach === "within") return sql`position(${wanted} IN ${lines}) > 0`;
  if (reach === "beginning") return sql`position(chr(10) || ${wanted} IN chr(10) || ${lines}) > 0`;
  return sql`position(chr(10) || ${wanted} || chr(10) IN chr(10) || ${lines} || chr(10)) > 0`;
}
