import { severalNumbers } from "@lading/contract/core";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { lineFound, reachOf, type SearchReach } from "#core/db";
import { plainName, sameNameKey, searchLines } from "#core/party-names";

/** The columns that follow from a party's numbers and names, its own number and name first. */
export function foundUnder(numbers: readonly string[], names: readonly string[]) {
  return { searchText: searchLines(numbers, names), nameKey: sameNameKey(names[0] ?? "") };
}

/** Search lines that hold what a person typed, or any of several numbers; signs alone (a tatweel) are in no name. */
export function holds(lines: SQLWrapper, search: string): SQL {
  const held = (severalNumbers(search) ?? [search]).map((wanted) => reached(lines, wanted, "within"));
  return sql`(${sql.join(held, sql` OR `)})`;
}

/** Search lines that a search for records of all kinds finds, as far as it reaches. */
export function finds(lines: SQLWrapper, search: string): SQL {
  return reached(lines, search, reachOf(search));
}

function reached(lines: SQLWrapper, search: string, reach: SearchReach): SQL {
  const wanted = plainName(search);
  return wanted === "" ? sql`false` : lineFound(sql`${lines}`, sql`${wanted}::text`, reach);
}

/** Sorts those first of whom a number or a name begins with what a person typed. */
export function bestFirst(lines: SQLWrapper, search: string): SQL {
  return sql`position(${`\n${plainName(search)}`} IN chr(10) || ${lines}) > 0 DESC`;
}

/** Fewest digits of a telephone number that are looked for wherever they stand in one. */
const fewestDigits = 4;

/** Telephone numbers that hold the digits of what a person typed, however either writes its blanks, dashes and brackets. */
export function holdsPhone(columns: readonly SQLWrapper[], search: string): SQL {
  const digits = search.replaceAll(/[\s+()./-]/g, "");
  if (digits.length < fewestDigits || !/^\d+$/.test(digits)) return sql`false`;
  const held = columns.map((column) => sql`regexp_replace(${column}, '[^0-9]', '', 'g') LIKE ${`%${digits}%`}`);
  return sql`(${sql.join(held, sql` OR `)})`;
}
