import { readFileSync } from "node:fs";

const linesOf = (file: string) =>
  readFileSync(new URL(`chinese-tables/${file}`, import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean);

/** A syllable's beginnings, vowels and ends in the order of Unicode, as McCune–Reischauer, the North, the South and people write them. */
const begins = "k g|kk|n|t d|tt|r l|m|p b|pp|s||j ch|jj|ch|k kh|t th|p ph|h".split("|").map((ways) => ways.split(" "));
begins.splice(10, 0, ["ss"]);
const vowels = "a|ae|ya|yae|o eo u|e|yo yeo you|ye e|o|wa|wae|oe oi|yo|u oo|wo|we|wi|yu yoo|u eu|ui eui ee|i ee"
  .split("|")
  .map((ways) => ways.split(" "));
const ends: Readonly<Record<number, readonly string[]>> = {
  0: [""],
  1: ["k", "g"],
  4: ["n"],
  8: ["l"],
  16: ["m"],
  17: ["p", "b"],
  19: ["t"],
  21: ["ng"],
};
const firstSyllable = 0xac_00;
/** R and n at the begin, which the South leaves out before i and y, and writes n before others. */
const softened = { r: 5, n: 2 };

/** How a syllable of Hangul is written in Latin letters. */
function spellingsOf(syllable: string): string[] {
  const place = (syllable.codePointAt(0) ?? 0) - firstSyllable;
  if (place < 0 || place > 11_171) return [];
  const [begin, vowel, end] = [Math.floor(place / 588), Math.floor(place / 28) % 21, place % 28];
  const isFront = /^[iy]/.test(vowels[vowel]?.[0] ?? "");
  const more = begin === softened.r ? [isFront ? "" : "n"] : begin === softened.n && isFront ? [""] : [];
  const middle = vowels[vowel] ?? [];
  const found = [...(begins[begin] ?? []), ...more].flatMap((first) =>
    middle.flatMap((voice) => (ends[end] ?? []).map((last) => first + voice + last)),
  );
  return [...new Set(found.flatMap((one) => (one.startsWith("si") ? [one, one.replace("s", "sh")] : [one])))];
}

/** Read when first asked for: the start of the server does without. */
let known: ReadonlyMap<string, readonly string[]> | undefined;

function read(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const add = (character: string, spellings: readonly string[]) =>
    found.set(character, [...new Set([...(found.get(character) ?? []), ...spellings])]);
  for (const line of linesOf("korean.txt")) {
    const [spellings = "", characters = ""] = line.split("|");
    for (const character of characters) add(character, spellings.split(" "));
  }
  for (const line of linesOf("korean-syllables.txt")) {
    const [syllable = "", characters = ""] = line.split(" ");
    for (const character of characters) add(character, spellingsOf(syllable));
  }
  return found;
}

/** How Koreans read a simplified character, in the spellings of both states. */
export const koreanOf = (character: string): readonly string[] => (known ??= read()).get(character) ?? [];
