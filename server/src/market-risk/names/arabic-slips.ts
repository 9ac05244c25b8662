import { editsBetween } from "./edits.ts";
import type { NameWord } from "./name-words.ts";
import { transliterated } from "./word-likeness.ts";

const shortest = 4;
const leastSwapped = 0.95;
/** A consonant that is missing, added or another, in a longer word. */
const leastOneWrong = 0.72;

/** A word with two neighbouring letters in the other's place, a long one also with a letter less: what a slip of the fingers makes. */
function slipsOf(letters: string, isLong: boolean): string[] {
  const slips = new Set<string>();
  // The last letter of a name of origin (al-Harithi) is not taken for another's that lacks it.
  const end = letters.endsWith("ي") ? letters.length - 1 : letters.length;
  for (let at = 0; at + 1 < end; at += 1)
    slips.add(letters.slice(0, at) + (letters[at + 1] ?? "") + (letters[at] ?? "") + letters.slice(at + 2));
  if (isLong) for (let at = 0; at < letters.length; at += 1) slips.add(letters.slice(0, at) + letters.slice(at + 1));
  slips.delete(letters);
  return [...slips];
}

const mayBe = (asked: NameWord, listed: NameWord) =>
  asked.skeletons.some((one) => listed.skeletons.some((other) => editsBetween(one, other) < 3));

/**
 * How well a word in Arabic letters is a Latin one but for one slip: swapped neighbours; where it is one of three words or more,
 * also a letter too many, too few or another. 0 where it is not. Without vowels many words are one letter apart: it says
 * something only where all other words agree.
 */
export function slippedLikeness(asked: NameWord, listed: NameWord, words: number): number {
  if (asked.script !== "arabic" || listed.script !== "latin") return 0;
  if (asked.key.length < shortest || listed.text.length < shortest || !mayBe(asked, listed)) return 0;
  const isLong = words > 2 && asked.key.length > shortest;
  const best = Math.max(0, ...slipsOf(asked.key, isLong).map((slip) => transliterated(slip, listed.text)));
  if (best >= leastSwapped) return best - 0.1;
  const plain = transliterated(asked.key, listed.text);
  return plain >= leastOneWrong && isLong ? Math.min(plain, leastSwapped - 0.1) : 0;
}
