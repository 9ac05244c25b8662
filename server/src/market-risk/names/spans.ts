import { isSyllable } from "./chinese-readings.ts";
import { leastJoinedLikeness, type Agreement, type Span, type WeighedWord } from "./compare.ts";
import { joinedWord, type NameWord } from "./name-words.ts";
import { isPlace } from "./places.ts";

const asideWeight = 0.22;

/** Where the syllables of places stand in a Chinese company's name: Shang hai. */
export function syllablesOfPlaces(words: readonly NameWord[]): number[] {
  return words.flatMap((_, at) =>
    [2, 3].flatMap((length) => {
      const some = words.slice(at, at + length);
      const isThere = some.length === length && some.every(({ script }) => script === "chinese");
      return isThere && isPlace(some.map(({ text }) => text).join("")) ? some.map((_word, more) => at + more) : [];
    }),
  );
}

/** A word with what it says, where so many of all names have it. */
export function weighed(word: NameWord, count: number, all: number, isInPlace = false): WeighedWord {
  const isAside = isInPlace || word.kind !== "" || isPlace(word.key);
  const bits = Math.max(0, Math.log2(all / count));
  const weight = isAside ? asideWeight : 0.25 + (0.75 * bits) / Math.log2(all);
  const isInitial = word.text.length === 1;
  return {
    ...word,
    bits: isAside ? Math.min(bits, 4) : bits,
    weight: isInitial ? 0.2 : weight,
    isAside,
    isCommon: false,
    isSpelledSo: false,
  };
}

/** Each word, and up to `most` neighbours read as one: Ze Dong is Zedong. */
export function spansOf(words: readonly NameWord[], most: number): (Span & { word: NameWord })[] {
  return words.flatMap((word, from) => {
    const spans: (Span & { word: NameWord })[] = [{ from, to: from, word }];
    for (let to = from + 1; to < Math.min(words.length, from + most); to += 1) {
      const joined = joinedWord(words.slice(from, to + 1));
      if (joined) spans.push({ from, to, word: joined });
    }
    return spans;
  });
}

/** A kind of business that was run together with a name is most of such a word. */
const hasAside = (words: readonly WeighedWord[], { from, to }: Span) =>
  to > from && words.slice(from, to + 1).some(({ isAside }) => isAside);

/** Where spans of two names agree. */
export function agreementsOf(
  spans: readonly (Span & { alike: ReadonlyMap<number, number> })[],
  words: readonly WeighedWord[],
  listed: { words: readonly WeighedWord[]; spans: readonly (Span & { id: number })[] },
): Agreement[] {
  const found: Agreement[] = [];
  for (const asked of spans)
    for (const other of listed.spans) {
      // Joined words are compared with single ones: two joined ones that agree do so word by word.
      const isTranslated =
        words[asked.from]?.script === "chinese" &&
        listed.words
          .slice(other.from, other.to + 1)
          .every(({ script, text }) => script === "latin" && !isSyllable(text));
      if (asked.to > asked.from && other.to > other.from && !isTranslated) continue;
      const likeness = asked.alike.get(other.id);
      if (likeness === undefined) continue;
      if (other.to > other.from && likeness < leastJoinedLikeness) continue;
      if (likeness < 0.97 && !isTranslated && (hasAside(words, asked) || hasAside(listed.words, other))) continue;
      found.push({ asked, listed: other, likeness });
    }
  return found;
}
