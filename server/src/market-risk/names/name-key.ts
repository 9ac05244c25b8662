import { nameWords } from "./name-words.ts";

/** A name as it is compared, to tell whether two are the same party's: the empty text where nothing is left to compare. */
export function nameKey(name: string): string {
  return nameWords(name)
    .map(({ text }) => text)
    .join(" ");
}
