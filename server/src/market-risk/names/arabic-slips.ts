import { commonness } from "./common-names.ts";
import type { NamedKind, WeighedWord, WordPair } from "./compare.ts";
import { editsBetween, isSwap } from "./edits.ts";
import type { NameParts, NameWord } from "./name-words.ts";
import { lettersMissed, leastLikeness, transliterated } from "./word-likeness.ts";

const shortest = 4;
const shortestAmongMany = 3;
const leastSwapped = 0.95;
/** How much of the agreement of two words a consonant takes that is missing or another. */
const mostMissed = 1.4;

/** A word with two neighbouring letters in the other's place, also its article's with the first one. */
function swapsOf(letters: string): string[] {
  const swaps = new Set<string>();
  // The last letter of a name of origin (al-Harithi) is not taken for another's that lacks it.
  const end = letters.endsWith("ي") ? letters.length - 1 : letters.length;
  for (let at = 0; at + 1 < end; at += 1)
    swaps.add(letters.slice(0, at) + (letters[at + 1] ?? "") + (letters[at] ?? "") + letters.slice(at + 2));
  if (/^ا[^ل]ل.{2}/.test(letters)) swaps.add((letters[1] ?? "") + letters.slice(3));
  swaps.delete(letters);
  return [...swaps];
}

const withoutOne = (letters: string) =>
  Array.from({ length: letters.length }, (_, at) => letters.slice(0, at) + letters.slice(at + 1));

const mayBe = (asked: NameWord, listed: NameWord) =>
  asked.skeletons.some((one) => listed.skeletons.some((other) => editsBetween(one, other) < 3));

/**
 * How well a word in Arabic letters is a listed one but for one slip of the fingers: swapped neighbours; where it is one of three
 * words or more, also a letter too many, too few or another. 0 where it is not. Without vowels many words are one letter apart
 * (al-Dosari, al-Douri): it says something only where all other words agree.
 */
function slippedLikeness(asked: NameWord, listed: NameWord, words: number): number {
  const least = words > 2 ? shortestAmongMany : shortest;
  if (asked.script !== "arabic" || asked.key.length < least || listed.text.length < shortest) return 0;
  const isLong = words > 2;
  if (listed.script === "arabic") {
    if (isSwap(asked.key, listed.key) || swapsOf(asked.key).includes(listed.key)) return leastSwapped;
    return isLong && editsBetween(asked.key, listed.key) === 1 ? leastSwapped - 0.1 : 0;
  }
  if (listed.script !== "latin" || !mayBe(asked, listed)) return 0;
  const slips = [...swapsOf(asked.key), ...(isLong ? withoutOne(asked.key) : [])];
  const best = Math.max(0, ...slips.map((slip) => transliterated(slip, listed.text)));
  if (best >= leastSwapped) return best - 0.1;
  return isLong && lettersMissed(asked.key, listed.text) <= mostMissed ? leastSwapped - 0.15 : 0;
}

interface Listed {
  readonly kind: NamedKind;
  readonly words: readonly WeighedWord[];
  readonly spans: readonly { from: number; to: number; id: number }[];
}

/** A list's names, as they are searched here. */
export interface SearchedNames {
  alike: (word: NameWord, least: number) => ReadonlyMap<number, number>;
  namesWith: (word: number) => readonly number[];
  listed: (at: number) => Listed | undefined;
}

/** A common name, or a family's that is called after one: Ahmadi. */
const isCommon = (word: NameWord) =>
  commonness(word) > 0 || (word.key.endsWith("ي") && commonness({ ...word, key: word.key.slice(0, -1), text: "" }) > 0);

/** So well must all other words agree, and the only other one. */
const leastBeside = 0.8;
const leastBesideOne = 0.96;
const mostWords = 6;
/** The score of a name in which a word slipped. */
export const asSlipped = 0.84;
/** So rare must a name be in which a word slipped, and one of two words. */
const leastBits = 16;
const leastBitsOfTwo = 20;

/** By a name: the words in it that are nearly like another one. */
function namesAlike(word: NameWord, least: number, names: SearchedNames): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const [id, likeness] of names.alike(word, leastLikeness)) {
    if (likeness < least) continue;
    for (const at of names.namesWith(id)) {
      const there = found.get(at);
      if (there) there.add(id);
      else found.set(at, new Set([id]));
    }
  }
  return found;
}

/** Persons whose names say an Arabic one wholly but for a slip in one of its words, which is no common name. */
export function slippedNames(
  { words, isOrganisation }: NameParts,
  names: SearchedNames,
): { at: number; pairs: WordPair[] }[] {
  if (isOrganisation || words.length < 2 || words.length > mostWords) return [];
  if (words.some(({ script }) => script !== "arabic")) return [];
  const least = words.length > 2 ? leastBeside : leastBesideOne;
  const alike = words.map((word) => namesAlike(word, least, names));
  return words.flatMap((word, place) => {
    if (isCommon(word)) return [];
    const [first, ...more] = alike.toSpliced(place, 1).toSorted((a, b) => a.size - b.size);
    return [...(first ?? [])].flatMap(([at, ids]) => {
      const listed = names.listed(at);
      if (listed?.kind !== "person" || listed.words.length !== words.length) return [];
      const others = more.map((some) => some.get(at));
      if (others.some((some) => some === undefined)) return [];
      const slipped = slippedIn(word, listed, [ids, ...others.flatMap((some) => some ?? [])]);
      return slipped ? [{ at, pairs: pairsOf(words, place, listed.words, slipped) }] : [];
    });
  });
}

/** The listed word in which the asked one slipped, where all others are said; undefined where there is none. */
function slippedIn(asked: NameWord, listed: Listed, said: readonly ReadonlySet<number>[]): WeighedWord | undefined {
  const { words } = listed;
  const bits = words.reduce((sum, one) => sum + one.bits, 0);
  if (bits < (words.length > 2 ? leastBits : leastBitsOfTwo)) return undefined;
  const idAt = (place: number) => listed.spans.find(({ from, to }) => from === place && to === place)?.id ?? -1;
  return words.find((word, left) => {
    const rest = words.flatMap((_, place) => (place === left ? [] : [idAt(place)]));
    return isSaid(rest, said) && slippedLikeness(asked, word, words.length) > 0;
  });
}

/** Whether each word is one of those of a set of its own. */
function isSaid([first, ...more]: readonly number[], said: readonly ReadonlySet<number>[]): boolean {
  if (first === undefined) return true;
  return said.some((ids, at) => ids.has(first) && isSaid(more, said.toSpliced(at, 1)));
}

const pairsOf = (
  asked: readonly NameWord[],
  place: number,
  listed: readonly WeighedWord[],
  slipped: WeighedWord,
): WordPair[] => {
  const others = listed.filter((one) => one !== slipped);
  return asked.map(({ written }, at) => ({
    asked: written,
    listed: at === place ? slipped.written : (others[at > place ? at - 1 : at]?.written ?? ""),
    likeness: at === place ? asSlipped : 1,
    isCommon: false,
  }));
};
