import {
  compareNames,
  leastAskedShare,
  leastJoinedLikeness,
  spansOf,
  type ComparedName,
  type WordPair,
} from "./compare.ts";
import { nameWords, type NameWord } from "./name-words.ts";
import { NearWords } from "./near-words.ts";
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
  /** The words that stand alone in a name, and those that are only made of neighbours: these must agree better. */
  readonly #whole: NearWords;
  readonly #wholeIds: number[];
  readonly #joined: NearWords;
  readonly #joinedIds: number[];
  readonly #bySkeleton = new Map<string, number[]>();
  /** The names in which a word stands, and of how many of its names it is a whole word. */
  readonly #namesWith: number[][] = [];
  /** Words like a word, remembered: the same words come again and again. */
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
    this.#wholeIds = [...this.#words.keys()].filter((id) => whole.has(this.#words[id]?.text ?? ""));
    this.#joinedIds = [...this.#words.keys()].filter((id) => !whole.has(this.#words[id]?.text ?? ""));
    const textsOf = (ids: readonly number[]) => ids.map((id) => this.#words[id]?.text ?? "");
    this.#whole = new NearWords(textsOf(this.#wholeIds), leastLikeness);
    this.#joined = new NearWords(textsOf(this.#joinedIds), leastJoinedLikeness);
  }

  /** How many names there are that can be compared. */
  get size(): number {
    return this.#names.length;
  }

  /** The names that score at least this, best first, one an entry; null when the name has nothing that can be compared. */
  search(name: string, leastScore: number): NameHit[] | null {
    const words = nameWords(name);
    if (words.length === 0) return null;
    const spans = spansOf(words, 3).map((span) => ({ ...span, alike: this.#alike(span.word, span.to > span.from) }));
    const weights = words.map(({ text }, at) =>
      this.#weightOfAsked(text, spans.find(({ from, to }) => from === at && to === at)?.alike ?? []),
    );
    const asked = { words, weights };
    const total = sum(weights);
    const hits = new Map<number, NameHit>();
    const leastReached = total * leastAskedShare(leastScore);
    for (const [at, reached] of this.#reached(spans, weights)) {
      if (reached < leastReached) continue;
      const listed = this.#names[at];
      if (!listed) continue;
      const { score, pairs } = compareNames(asked, listed);
      if (score >= leastScore && score > (hits.get(listed.entry)?.score ?? 0))
        hits.set(listed.entry, { entry: listed.entry, name: listed.name, score, pairs });
    }
    return [...hits.values()].toSorted((a, b) => b.score - a.score);
  }

  #add(word: NameWord, name: number): void {
    const id = this.#idOf.get(word.text) ?? this.#words.length;
    if (id === this.#words.length) {
      this.#words.push(word);
      this.#idOf.set(word.text, id);
      this.#namesWith.push([]);
    }
    // A word joined of two may stand alone elsewhere: only then it sounds like others.
    if (word.skeleton !== "" && (this.#words[id]?.skeleton === "" || this.#namesWith[id]?.length === 0)) {
      this.#words[id] = word;
      const sounding = this.#bySkeleton.get(word.skeleton);
      if (sounding) sounding.push(id);
      else this.#bySkeleton.set(word.skeleton, [id]);
    }
    const names = this.#namesWith[id];
    if (names && names.at(-1) !== name) names.push(name);
  }

  /** The words that are like one, and how much; one that is joined of several is compared with single ones only. */
  #alike(word: NameWord, isJoined: boolean): readonly Alike[] {
    const key = `${word.text} ${word.skeleton} ${word.isConsonantal} ${isJoined}`;
    const known = this.#alikeOf.get(key);
    if (known) return known;
    const found = this.#findAlike(word, isJoined);
    if (this.#alikeOf.size >= mostRemembered) this.#alikeOf.clear();
    this.#alikeOf.set(key, found);
    return found;
  }

  #findAlike(word: NameWord, isJoined: boolean): readonly Alike[] {
    const found: Alike[] = [];
    const consider = (id: number, least: number) => {
      const other = this.#words[id];
      const likeness = other ? wordLikeness(word, other) : 0;
      if (likeness >= least) found.push({ id, likeness });
    };
    const least = isJoined ? leastJoinedLikeness : leastLikeness;
    const near = this.#whole.near(word.text, least).map((place) => this.#wholeIds[place] ?? 0);
    for (const id of near) consider(id, least);
    if (isJoined) return found;
    for (const place of this.#joined.near(word.text, leastJoinedLikeness))
      consider(this.#joinedIds[place] ?? 0, leastJoinedLikeness);
    const seen = new Set(near);
    if (word.skeleton !== "")
      for (const id of this.#bySkeleton.get(word.skeleton) ?? []) if (!seen.has(id)) consider(id, least);
    return found;
  }

  /** Sum of the weighted likenesses, by name, of every name with any of these words. */
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
