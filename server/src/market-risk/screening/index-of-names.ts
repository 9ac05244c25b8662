import { compareNames, spansOf, type ComparedName, type WordPair } from "./compare.ts";
import { nameWords, type NameWord } from "./name-words.ts";
import { leastLikeness, wordLikeness } from "./word-likeness.ts";

/** A name of a list's entry. */
export interface ListedName {
  /** The entry that it belongs to. */
  readonly entry: number;
  readonly name: string;
}

export interface NameHit {
  readonly entry: number;
  /** The name that was hit. */
  readonly name: string;
  /** 0 to 1. */
  readonly score: number;
  /** Which words agreed with which, for the person who decides. */
  readonly pairs: readonly WordPair[];
}

interface Indexed extends ComparedName {
  readonly entry: number;
  readonly name: string;
}

/** How much the score found from single words may lie below that of the names compared whole. */
const slack = 0.25;
const none = new Int32Array();
/** An edit takes away two pairs of letters and adds two; swapped neighbours three. */
const pairsPerEdit = 6;
/** Some 10 MB. */
const mostRemembered = 20_000;

interface Alike {
  id: number;
  likeness: number;
}

/** Names of a list, prepared to be searched. A word, or two neighbours written as one, knows the names it stands in. */
export class NameIndex {
  readonly #names: Indexed[] = [];
  readonly #words: NameWord[] = [];
  readonly #idOf = new Map<string, number>();
  readonly #bySkeleton = new Map<string, number[]>();
  /** The names in which a word stands, and of how many of its names it is a whole word. */
  readonly #namesWith: number[][] = [];
  /** The words of each length, and their letters. */
  readonly #ofLength: Int32Array[] = [];
  readonly #lettersOfLength: Int32Array[] = [];
  /** Their pairs of neighbouring letters, as 64 bits in two halves. */
  readonly #pairsOfLength: [Int32Array, Int32Array][] = [];
  /** What words are like was found out before: the same ones come again and again. */
  readonly #alikeOf = new Map<string, readonly Alike[]>();
  readonly #weightOf = new Map<string, number>();

  constructor(names: Iterable<ListedName>) {
    const whole = new Map<string, number>();
    for (const { entry, name } of names) {
      const words = nameWords(name);
      if (words.length === 0) continue;
      const at = this.#names.length;
      for (const text of new Set(words.map((word) => word.text))) whole.set(text, (whole.get(text) ?? 0) + 1);
      for (const { word } of spansOf(words, 2)) this.#add(word, at);
      this.#names.push({ entry, name, words, weights: [] });
    }
    const most = Math.log(this.#names.length + 1);
    for (const [text, count] of whole) this.#weightOf.set(text, weightOf(count, most));
    for (const name of this.#names)
      Object.assign(name, { weights: name.words.map(({ text }) => this.#weightOf.get(text) ?? 1) });
    const lengths = Map.groupBy(this.#words.keys(), (id) => this.#words[id]?.text.length ?? 0);
    for (const [length, ids] of lengths) {
      this.#ofLength[length] = Int32Array.from(ids);
      const texts = ids.map((id) => this.#words[id]?.text ?? "");
      this.#lettersOfLength[length] = Int32Array.from(texts, lettersOf);
      this.#pairsOfLength[length] = [
        Int32Array.from(texts, (text) => pairsOf(text, 0)),
        Int32Array.from(texts, (text) => pairsOf(text, 1)),
      ];
    }
  }

  /** How many names there are that can be compared. */
  get size(): number {
    return this.#names.length;
  }

  /** The names that score at least this, best first, one an entry; null when the name has nothing that can be compared. */
  search(name: string, leastScore: number): NameHit[] | null {
    const words = nameWords(name);
    if (words.length === 0) return null;
    const spans = spansOf(words, 3).map((span) => ({ ...span, alike: this.#alike(span.word) }));
    const weights = words.map(({ text }, at) =>
      this.#weightOfAsked(text, spans.find(({ from, to }) => from === at && to === at)?.alike ?? []),
    );
    const asked = { words, weights };
    const total = sum(weights);
    const hits = new Map<number, NameHit>();
    for (const [at, reached] of this.#reached(spans, weights)) {
      if (reached < total * (leastScore - slack)) continue;
      const listed = this.#names[at];
      if (!listed) continue;
      const { score, pairs } = compareNames(asked, listed);
      if (score >= leastScore && score > (hits.get(listed.entry)?.score ?? 0))
        hits.set(listed.entry, { entry: listed.entry, name: listed.name, score, pairs });
    }
    return [...hits.values()].toSorted((a, b) => b.score - a.score);
  }

  #add(word: NameWord, name: number): void {
    let id = this.#idOf.get(word.text);
    if (id === undefined) {
      id = this.#words.push(word) - 1;
      this.#idOf.set(word.text, id);
      this.#namesWith.push([]);
      if (word.skeleton === "") return void this.#namesWith[id]?.push(name);
      const sounding = this.#bySkeleton.get(word.skeleton);
      if (sounding) sounding.push(id);
      else this.#bySkeleton.set(word.skeleton, [id]);
    }
    const names = this.#namesWith[id];
    if (names && names.at(-1) !== name) names.push(name);
  }

  /** The words that are like one. Which letters occur, and how many, sorts out nearly all before any is compared. */
  #alike(word: NameWord): readonly Alike[] {
    const key = `${word.text} ${word.skeleton} ${word.isConsonantal}`;
    const known = this.#alikeOf.get(key);
    if (known) return known;
    const found = this.#findAlike(word);
    if (this.#alikeOf.size >= mostRemembered) this.#alikeOf.clear();
    this.#alikeOf.set(key, found);
    return found;
  }

  #findAlike(word: NameWord): readonly Alike[] {
    const found: Alike[] = [];
    const consider = (id: number) => {
      const other = this.#words[id];
      const likeness = other ? wordLikeness(word, other) : 0;
      if (likeness >= leastLikeness) found.push({ id, likeness });
    };
    const { length } = word.text;
    const edits = length < 4 ? 0 : length < 8 ? 1 : 2;
    const letters = lettersOf(word.text);
    const [low, high] = [pairsOf(word.text, 0), pairsOf(word.text, 1)];
    for (let size = length - edits; size <= length + edits; size += 1) {
      const ids = this.#ofLength[size] ?? none;
      const others = this.#lettersOfLength[size] ?? none;
      const [lows, highs] = this.#pairsOfLength[size] ?? [none, none];
      for (let at = 0; at < ids.length; at += 1)
        /* oxlint-disable typescript/no-non-null-assertion -- a check a word costs more than all else here */
        if (
          bits(letters ^ others[at]!) <= 2 * edits &&
          bits(low ^ lows[at]!) + bits(high ^ highs[at]!) <= pairsPerEdit * edits
        )
          consider(ids[at]!);
      /* oxlint-enable typescript/no-non-null-assertion */
    }
    const seen = new Set(found.map(({ id }) => id));
    if (word.skeleton !== "")
      for (const id of this.#bySkeleton.get(word.skeleton) ?? []) if (!seen.has(id)) consider(id);
    return found;
  }

  /** What the words of each name that has any of them add up to. */
  #reached(
    spans: ReadonlyArray<{ from: number; to: number; alike: ReadonlyArray<{ id: number; likeness: number }> }>,
    weights: readonly number[],
  ): Map<number, number> {
    const reached = new Map<number, number>();
    for (const { from, to, alike } of spans) {
      const weight = sum(weights.slice(from, to + 1));
      const best = new Map<number, number>();
      for (const { id, likeness } of alike)
        for (const name of this.#namesWith[id] ?? []) if ((best.get(name) ?? 0) < likeness) best.set(name, likeness);
      for (const [name, likeness] of best) reached.set(name, (reached.get(name) ?? 0) + likeness * weight);
    }
    return reached;
  }

  /** A word that stands in no list but near a common one is most likely that one. */
  #weightOfAsked(text: string, alike: ReadonlyArray<{ id: number; likeness: number }>): number {
    const own = this.#weightOf.get(text);
    if (own !== undefined) return own;
    const near = alike.flatMap(({ id, likeness }) =>
      likeness < 0.85 ? [] : [this.#weightOf.get(this.#words[id]?.text ?? "") ?? 1],
    );
    return Math.min(1, ...near);
  }
}

/** A word in few names says much, one in thousands (mohammed, trading) little; never nothing. */
function weightOf(names: number, most: number): number {
  return 0.25 + 0.75 * (1 - Math.log(names + 1) / most);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Which of the letters a to z occur, as bits; digits share the rest. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at) - 97;
    letters |= 1 << (code >= 0 ? code : 26 + ((code + 97) % 5));
  }
  return letters;
}

/** Which pairs of neighbouring letters occur, as 32 of 64 bits. */
function pairsOf(text: string, half: 0 | 1): number {
  let pairs = 0;
  for (let at = 1; at < text.length; at += 1) {
    const pair = (text.charCodeAt(at - 1) * 31 + text.charCodeAt(at)) * 0x9e_37;
    if (((pair >>> 5) & 1) === half) pairs |= 1 << ((pair >>> 8) & 31);
  }
  return pairs;
}

function bits(number: number): number {
  let left = number - ((number >>> 1) & 0x55_55_55_55);
  left = (left & 0x33_33_33_33) + ((left >>> 2) & 0x33_33_33_33);
  return (((left + (left >>> 4)) & 0x0f_0f_0f_0f) * 0x01_01_01_01) >>> 24;
}
