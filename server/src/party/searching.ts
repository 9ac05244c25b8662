import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { plainName, sameNameKey, searchLines } from "#core/party-names";

/** The columns that follow from a party's numbers and names, its own number and name first. */
export function foundUnder(numbers: readonly string[], names: readonly string[]) {
  return { searchText: searchLines(numbers, names), nameKey: sameNameKey(names[0] ?? "") };
}

/** Search lines that hold what a person typed; signs alone (a tatweel) are in no name. */
export function holds(lines: SQLWrapper, search: string): SQL {
  const wanted = plainName(search);
  return wanted === "" ? sql`false` : sql`position(${wanted} IN ${lines}) > 0`;
}

/** Sorts those first of whom a number or a name begins with what a person typed. */
export function bestFirst(lines: SQLWrapper, search: string): SQL {
  return sql`position(${`\n${plainName(search)}`} IN chr(10) || ${lines}) > 0 DESC`;
}
