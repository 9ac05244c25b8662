import type { WeighedWord, WordPair } from "./compare.ts";
import type { Piece, Pieces } from "./pieces.ts";
import { isPlace } from "./places.ts";

const longestSpan = 5;
/** Words that a Chinese name may lack. */
const dispensableLatin = new Set(
  "china national group holding holdings international state industry technology".split(" "),
);

/** Words that say nothing by themselves, and have no word of their own in Arabic or Chinese. */
const freeLatin = new Set("in for to from by on with".split(" "));
const isDispensable = (text: string) => dispensableLatin.has(text) || freeLatin.has(text) || isPlace(text);

/** How a listed name says a Chinese one. */
export interface Translation {
  readonly score: number;
  readonly pairs: readonly WordPair[];
  readonly unmatched: readonly string[];
}

interface ListedSpan {
  readonly places: number;
  readonly text: string;
  readonly kind: string;
  readonly written: string;
  readonly bits: number;
  readonly isAside: boolean;
  /** How many words it has. */
  readonly words: number;
}

/** The spans of a listed name that a piece may say; null where a word is in none of them and may not be left out. */
function spansIn(pieces: Pieces, words: readonly WeighedWord[]): ListedSpan[] | null {
  const spans: ListedSpan[] = [];
  let covered = 0;
  for (const [at, word] of words.entries()) {
    if (word.script !== "latin") return null;
    if (isDispensable(word.text)) covered |= 1 << at;
    let text = "";
    for (let to = at; to < Math.min(words.length, at + longestSpan); to += 1) {
      text += words[to]?.text ?? "";
      const kind = to === at ? word.kind : "";
      if (!pieces.texts.has(text) && (kind === "" || !pieces.kinds.has(kind))) continue;
      const some = words.slice(at, to + 1);
      const places = ((1 << (to + 1)) - 1) & ~((1 << at) - 1);
      covered |= places;
      spans.push({
        places,
        text,
        kind,
        written: some.map(({ written }) => written).join(" "),
        bits: some.reduce((sum, { bits }) => sum + bits, 0),
        isAside: some.every(({ isAside }) => isAside),
        words: some.length,
      });
    }
  }
  return covered === (1 << words.length) - 1 ? spans : null;
}

/** Pieces with the spans that say them, and what was left out of both names. */
interface Said {
  readonly taken: readonly (readonly [Piece, ListedSpan])[];
  readonly used: number;
  readonly cost: number;
}

/**
 * How a listed Latin name says an organisation's name of another script, piece by piece: by pinyin and other romanisations, by translation,
 * by the kind of business (the symbols of OpenSanctions' rigour). All of both names must be said, but for what companies leave
 * out of their English names. Null where it does not, or where what is said is too common.
 */
export function translationOf(pieces: Pieces, words: readonly WeighedWord[]): Translation | null {
  if (words.length === 0 || words.length > 12) return null;
  const spans = spansIn(pieces, words);
  if (!spans) return null;
  const best = new Saying(pieces, spans, words).best();
  if (!best || !isEnough(best)) return null;
  return {
    score: 0.98 - costOfOne * best.cost,
    pairs: best.taken.map(([{ written, texts }, span]) => ({
      asked: written,
      listed: span.written,
      likeness: texts.has(span.text) ? 1 : 0.93,
      isCommon: span.isAside,
    })),
    unmatched: words.filter((_, at) => (best.used & (1 << at)) === 0).map(({ written }) => written),
  };
}
const costOfOne = 0.05;
const mostCost = 3;

class Saying {
  readonly #pieces: Pieces;
  readonly #spans: readonly ListedSpan[];
  readonly #words: readonly WeighedWord[];
  readonly #seen = new Set<string>();
  #best: Said | null = null;

  constructor(pieces: Pieces, spans: readonly ListedSpan[], words: readonly WeighedWord[]) {
    this.#pieces = pieces;
    this.#spans = spans;
    this.#words = words;
  }

  best(): Said | null {
    this.#from(0, { taken: [], used: 0, cost: 0 });
    return this.#best;
  }

  #from(at: number, said: Said): void {
    if (said.cost > mostCost || (this.#best && said.cost >= this.#best.cost)) return;
    const key = `${at} ${said.used} ${said.cost}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    if (at === this.#pieces.from.length) {
      this.#end(said);
      return;
    }
    const pieces = this.#pieces.from[at] ?? [];
    for (const piece of pieces.toReversed())
      for (const span of this.#spans)
        if ((span.places & said.used) === 0 && (piece.texts.has(span.text) || piece.kinds.has(span.kind)))
          this.#from(at + piece.length, {
            taken: [...said.taken, [piece, span]],
            used: said.used | span.places,
            cost: said.cost,
          });
    for (const piece of pieces)
      if (piece.leftOut !== null) this.#from(at + piece.length, { ...said, cost: said.cost + piece.leftOut });
  }

  #end(said: Said): void {
    let { cost } = said;
    for (const [at, word] of this.#words.entries()) {
      if ((said.used & (1 << at)) !== 0) continue;
      if (!isDispensable(word.text)) return;
      if (!freeLatin.has(word.text)) cost += 1;
    }
    if (cost <= mostCost && (!this.#best || cost < this.#best.cost)) this.#best = { ...said, cost };
  }
}

/** Whether what is said of both names is rare enough. */
function isEnough({ taken, cost }: Said): boolean {
  const bits = taken.reduce((sum, [, span]) => sum + span.bits, 0);
  const isNamed = taken.some(([piece, span]) => !span.isAside && !piece.isAside);
  const words = taken.reduce((sum, [, { words: count }]) => sum + count, 0);
  // Chinese law lets only bodies of the whole state call themselves China: their English names say National too.
  const isOfState = taken.some(([{ texts }]) => texts.has("china")) && words > 2 && cost <= 1;
  if (!isNamed) return words > 1 && (cost === 0 || isOfState);
  // So long a piece is an official name.
  if (taken.length === 1 && cost === 0 && taken.some(([{ length, isAside }]) => length > 5 && !isAside))
    return bits > 5;
  if (taken.length === 1) return cost === 0 ? bits > 10 : bits > 14;
  return bits > 10 + 2 * cost;
}
