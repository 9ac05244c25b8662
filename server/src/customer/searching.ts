import type { SQL } from "drizzle-orm";
import { foundUnder as partyFoundUnder, holds } from "#party";
import { customers } from "./tables.ts";

interface Named {
  customerNumber: string;
  customerName: string;
  companyNameEn?: string | undefined;
  shortName?: string | undefined;
}

/** The columns that follow from a customer's names and numbers. */
export function foundUnder(
  { customerNumber, customerName, companyNameEn = "", shortName = "" }: Named,
  formerNumbers: readonly string[] = [],
) {
  return partyFoundUnder([customerNumber, ...formerNumbers], [customerName, shortName, companyNameEn]);
}

/** Customers whose number, name, pinyin or initials hold what a person typed. */
export function foundBy(search: string): SQL {
  return holds(customers.searchText, search);
}
