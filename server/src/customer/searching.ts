import { pinyin } from "pinyin-pro";
import { sql, type SQL } from "drizzle-orm";
import { customers } from "./tables.ts";

const tatweel = /\u0640/g;

/**
 * A text as names are compared by: lower case, full-width and Arabic presentation forms made plain, without accents,
 * Arabic vowel signs and hamzas, which people leave out.
 */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(tatweel, "")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .normalize("NFC")
    .toLowerCase()
    .trim();
}

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
  const names = [customerName, shortName, companyNameEn].filter((name) => name !== "");
  const lines = [customerNumber, ...formerNumbers, ...names, ...names.flatMap(spelled)].map(plain);
  return [...new Set(lines)].join("\n");
}

/** A name with Chinese characters in pinyin, and in its initials; letters and digits among them stay. */
function spelled(name: string): string[] {
  if (!/\p{Script=Han}/u.test(name)) return [];
  const syllables = pinyin(name, { toneType: "none", type: "array", v: true }).map((one) => one.replace(/\s/g, ""));
  const kept = syllables.filter((one) => /[\p{L}\p{N}]/u.test(one));
  return [kept.join(""), kept.map((one) => one.slice(0, 1)).join("")];
}

/** A name without case, signs and blanks: two entries of one country with the same are the same customer. */
export function sameKey(customerName: string): string {
  return plain(customerName).replace(/[^\p{L}\p{N}]/gu, "");
}

/** Customers whose number, name, pinyin or initials hold what a person typed. */
export function foundBy(search: string): SQL | undefined {
  const wanted = plain(search);
  return wanted === "" ? undefined : sql`position(${wanted} IN ${customers.searchText}) > 0`;
}

/** Those first of whom a number or a name begins so. */
export function bestFirst(search: string): SQL {
  const wanted = plain(search);
  return sql`position(${`\n${wanted}`} IN chr(10) || ${customers.searchText}) > 0 DESC`;
}
