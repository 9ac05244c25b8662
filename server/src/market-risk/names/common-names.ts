import { readFileSync } from "node:fs";
import { nameWords, type NameWord } from "./name-words.ts";
import { ordinaryWords } from "./org-words.ts";
import { transliterated } from "./word-likeness.ts";

interface Common {
  /** Their texts as they are spelled in the table. */
  readonly spelled: ReadonlySet<string>;
  /** By a word's text, sound or letters: as if so many of the listed names had it. */
  readonly counts: ReadonlyMap<string, number>;
  /** Arabic names by their consonants. */
  readonly arabic: ReadonlyMap<string, readonly string[]>;
}

let common: Common | undefined;

/** Nobody has counted how many bear a common name; of the most frequent it is weighed as if so many listed names had it. */
const asIfListed = 400;
const leastTransliterated = 0.9;

/** A common name by how many listed names have it: one that hardly any has is not among the most frequent. */
export const asCommon = (listed: number): number => Math.min(asIfListed, 60 + 8 * listed);

/**
 * How many listed names a common given or family name counts as if it stood in, by a table in Latin, Arabic, Cyrillic and
 * Chinese script (`common-names/README.md` has the source); 0 for any other word.
 */
export function commonness(word: NameWord): number {
  common ??= read();
  const { counts, arabic } = common;
  const known =
    counts.get(word.key) ?? counts.get(word.text) ?? (word.text.length > 3 ? counts.get(word.sound) : undefined);
  if (known !== undefined || word.script !== "latin" || word.text.length < 4) return known ?? 0;
  const isArabic = word.skeletons.some((skeleton) =>
    arabic.get(skeleton)?.some((letters) => transliterated(letters, word.text) >= leastTransliterated),
  );
  return isArabic ? asIfListed : 0;
}

const bestOf = new Map<string, string>();

/** The common Arabic name that a Latin word spells best; the empty text where it spells none. */
function arabicOf(word: NameWord): string {
  const there = bestOf.get(word.text);
  if (there !== undefined) return there;
  common ??= read();
  let [best, likeness] = ["", leastTransliterated];
  for (const skeleton of word.skeletons)
    for (const letters of common.arabic.get(skeleton) ?? []) {
      const now = transliterated(letters, word.text);
      if (now > likeness) [best, likeness] = [letters, now];
    }
  if (bestOf.size > 50_000) bestOf.clear();
  bestOf.set(word.text, best);
  return best;
}

/** Whether two Latin words spell one common Arabic name: Youssef and Yusuf, Daoud and Dawud. */
export function areOneArabicName(one: NameWord, other: NameWord): boolean {
  if (one.script !== "latin" || other.script !== "latin" || one.text.length < 4 || other.text.length < 4) return false;
  const arabic = arabicOf(one);
  // Most words spell another: what the other one spells best is looked for only where it may be this.
  return arabic !== "" && transliterated(arabic, other.text) > leastTransliterated && arabic === arabicOf(other);
}

/** Whether a word is a common name in this very spelling; another may be one that was mistyped. */
export function isSpelledSo(word: NameWord): boolean {
  common ??= read();
  return common.spelled.has(word.text);
}

/** The same, or it spells a common Arabic name so well that it is no mistyped other one. */
export function isNameItself(word: NameWord): boolean {
  if (isSpelledSo(word)) return true;
  const arabic = word.script === "latin" ? arabicOf(word) : "";
  return arabic !== "" && transliterated(arabic, word.text) >= leastSpelledSo;
}
const leastSpelledSo = 0.97;

const linesOf = (file: string) =>
  readFileSync(new URL(`common-names/${file}`, import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean);

function read(): Common {
  const counts = new Map<string, number>();
  const spelled = new Set<string>();
  const arabic = new Map<string, string[]>();
  const names = linesOf("names.txt").flatMap((line) => line.split("|").slice(1));
  for (const name of [...names, ...linesOf("words.txt"), ...ordinaryWords])
    for (const word of nameWords(name)) {
      spelled.add(word.text);
      for (const key of [word.key, word.text, word.sound]) if (key.length > 1) counts.set(key, asIfListed);
      if (word.script !== "arabic") continue;
      for (const skeleton of word.skeletons) {
        const there = arabic.get(skeleton);
        if (there) there.push(word.key);
        else arabic.set(skeleton, [word.key]);
      }
    }
  return { spelled, counts, arabic };
}
