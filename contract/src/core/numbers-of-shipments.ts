import { plainDigits } from "./digits.ts";

/** A number as people write it, made comparable: upper case, no blanks, Latin digits, no marks of direction. */
export function trackingKey(number: string): string {
  return plainDigits(number.normalize("NFKC"))
    .replace(/[\s\u061C\u200E\u200F\u2066-\u2069]+/g, "")
    .toUpperCase();
}

/** Numbers that are written with blanks inside: an air waybill (`020-1234 5675`) and a container (`CSQU 305438 3`). */
const spaced = /(?<![\p{L}\p{N}-])(?:\d{3}[- ]\d{4} ?\d{4}|[A-Z]{3}[UJZ] ?\d{3} ?\d{3} ?\d)(?![\p{L}\p{N}-])/giu;

/**
 * Splits text that a person typed or pasted: numbers parted by lines, blanks, tabs, commas or semicolons; each once, in
 * order.
 */
export function splitNumbers(text: string): string[] {
  return [
    ...new Set(
      text
        .normalize("NFKC")
        .replace(spaced, (number) => number.replaceAll(" ", ""))
        .split(/[\s,;、،؛]+/)
        .map(trackingKey)
        .filter((number) => number !== ""),
    ),
  ];
}

/** Longest search of a list that takes several numbers at once: a column pasted from a spreadsheet. */
export const longestNumbersSearch = 2000;

/**
 * The numbers of a search that is nothing but two or more of them, each of at least five characters with a digit; undefined
 * for a single number and for words.
 */
export function severalNumbers(search: string): string[] | undefined {
  const numbers = splitNumbers(search);
  const areNumbers = numbers.every((number) => number.length >= 5 && /\d/.test(number));
  return numbers.length > 1 && areNumbers ? numbers : undefined;
}

/** A number with an air master number's hyphen: `02012345675` → `020-12345675`; anything else stays. */
export function withHyphen(key: string): string {
  return key.replace(/^(\d{3})(\d{8})$/, "$1-$2");
}

/** The texts that a search means where records are found by their numbers: each of several, and an air master number with its hyphen. */
export function searchedNumbers(search: string): string[] {
  const numbers = splitNumbers(search);
  const given = severalNumbers(search) ?? [search];
  const [only = ""] = numbers.length === 1 ? numbers : [];
  return [...new Set([...given, ...[...given, only].map(withHyphen)])].filter((text) => text !== "");
}
