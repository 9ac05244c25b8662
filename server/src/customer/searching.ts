import { sql, type SQL } from "drizzle-orm";
import { plainName, searchLines } from "#core/party-names";
import { customers } from "./tables.ts";

export { sameNameKey as sameKey } from "#core/party-names";

interface Named {
  customerNumber: string;
  customerName: string;
  companyNameEn?: string | undefined;
  shortName?: string | undefined;
}

/** What a customer is found by, a line each: its numbers, names, and a Chinese name's pinyin and initials. */
export function searchTextOf(
  { customerNumber, customerName, companyNameEn = "", shortName = "" }: Named,
  formerNumbers: readonly string[] = [],
): string {
  return searchLines([customerNumber, ...formerNumbers], [customerName, shortName, companyNameEn]);
}

/** Customers whose number, name, pinyin or initials hold what a person typed; signs alone (a tatweel) are in no name. */
export function foundBy(search: string): SQL {
  const wanted = plainName(search);
  return wanted === "" ? sql`false` : sql`position(${wanted} IN ${customers.searchText}) > 0`;
}

/** Those first of whom a number or a name begins so. */
export function bestFirst(search: string): SQL {
  const wanted = plainName(search);
  return sql`position(${`\n${wanted}`} IN chr(10) || ${customers.searchText}) > 0 DESC`;
}
