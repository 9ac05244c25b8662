import { sql, type SQL } from "drizzle-orm";
import { plainName, sameNameKey, searchLines } from "#core/party-names";
import { suppliers } from "./tables.ts";

interface Named {
  supplierNumber: string;
  supplierName: string;
  companyNameEn?: string | undefined;
  shortName?: string | undefined;
}

/** The columns that follow from a supplier's names and number. */
export function foundUnder({ supplierNumber, supplierName, companyNameEn = "", shortName = "" }: Named) {
  return {
    searchText: searchLines([supplierNumber], [supplierName, shortName, companyNameEn]),
    nameKey: sameNameKey(supplierName),
  };
}

/** A text of search lines that holds what a person typed; signs alone (a tatweel) are in no name. */
export function holds(lines: SQL, search: string): SQL {
  const wanted = plainName(search);
  return wanted === "" ? sql`false` : sql`position(${wanted} IN ${lines}) > 0`;
}

/** Suppliers whose number, name, pinyin or initials hold what a person typed. */
export function foundBy(search: string): SQL {
  return holds(sql`${suppliers.searchText}`, search);
}

/** Those first of whom a number or a name begins so. */
export function bestFirst(search: string): SQL {
  return sql`position(${`\n${plainName(search)}`} IN chr(10) || ${suppliers.searchText}) > 0 DESC`;
}
