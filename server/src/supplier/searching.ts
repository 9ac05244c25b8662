import type { SQL } from "drizzle-orm";
import { foundUnder as partyFoundUnder, holds } from "#party";
import { suppliers } from "./tables.ts";

interface Named {
  supplierNumber: string;
  supplierName: string;
  companyNameEn?: string | undefined;
  shortName?: string | undefined;
}

/** The columns that follow from a supplier's names and number. */
export function foundUnder({ supplierNumber, supplierName, companyNameEn = "", shortName = "" }: Named) {
  return partyFoundUnder([supplierNumber], [supplierName, shortName, companyNameEn]);
}

/** Suppliers whose number, name, pinyin or initials hold what a person typed. */
export function foundBy(search: string): SQL {
  return holds(suppliers.searchText, search);
}
