/** Directions a text brings along (they could turn round what stands beside it), and what has no place on paper. */
const unprintable = /[\u061C\u200E\u200F\u202A-\u202E\uFEFF\p{Cc}\p{Co}\p{Cn}]/gu;
/**
 * Signs of recitation, which letters of the trade do not have: fonts stack them, so that readers would copy them with the
 * wrong letter. Vowel signs, shadda and sukun stay (see `vowel-signs.ts`).
 */
const recitation = /[\u0610-\u061A\u0656-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED]/gu;
/** More signs than Arabic writes at one letter; the first two stay. */
const heapedSigns = /(\p{M}{2})\p{M}+/gu;
/** Isolated values keep their isolation; a character of it that stands alone would reach beyond its text. */
const isolates = /\u2068([^\u2066-\u2069]*)\u2069|[\u2066-\u2069]/g;
const spaces = /[\t\n\r\v\f\u2028\u2029]+/g;

/** So many characters without a place to break a line are more than any column holds. */
const longWord = /[^\s\u200B\p{Script=Han}]{25,}/gu;
const breakEvery = /.{12}(?=.)/gsu;

/**
 * A typed text as a document can show it: one paragraph of well-formed Unicode, without control characters and
 * signs of recitation, with places to break a line in words of 25 or more characters.
 */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(spaces, " ")
    .replace(unprintable, "")
    .replace(isolates, (all: string, within?: string) => (within === undefined ? "" : all))
    .replace(recitation, "")
    .replace(heapedSigns, "$1")
    .replace(longWord, (word) => word.replace(breakEvery, "$&\u200B"));
}

/** A template's data as JSON, with every text {@link printable}. */
export function printableJson(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) => (typeof value === "string" ? printable(value) : value));
}
