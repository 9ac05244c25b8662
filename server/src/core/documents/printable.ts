/** Directions a text brings along (they could turn round what stands beside it), and what has no place on paper. */
const unprintable = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\p{Cc}\p{Co}\p{Cn}]/gu;
const spaces = /[\t\n\r\v\f\u2028\u2029]+/g;

/** So many characters without a place to break a line are more than any column holds. */
const longWord = /[^\s\u200B\p{Script=Han}]{25,}/gu;
const breakEvery = /.{12}(?=.)/gsu;

/**
 * A typed text as a document can show it: one paragraph of well-formed Unicode, without control characters and
 * with places to break a line in words of 25 or more characters.
 */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(spaces, " ")
    .replace(unprintable, "")
    .replace(longWord, (word) => word.replace(breakEvery, "$&\u200B"));
}

/** A template's data as JSON, with every text {@link printable}. */
export function printableJson(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) => (typeof value === "string" ? printable(value) : value));
}
