import { nameWords, type NameWord } from "./name-words.ts";
import { wordLikeness } from "./word-likeness.ts";

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
  readonly pairs: ReadonlyArray<{ asked: string; listed: string; likeness: number }>;
}

interface Indexed {
  readonly entry: number;
  readonly name: string;
  readonly words: readonly number[];
}

const leastLikeness = 0.7;

/** Names of a list, prepared to be searched: words by spelling less one letter, by skeleton, and run together. */
export class NameIndex {
  readonly #words: NameWord[] = [];
  readonly #idOf = new Map<string, number>();
  /** Words that can be reached by leaving one letter out, or by their skeleton. */
  readonly #near = new Map<string, number[]>();
  readonly #names: Indexed[] = [];
  /** The names in which a word stands. */
  readonly #namesWith: number[][] = [];
  readonly #weight: number[] = [];

  constructor(names: Iterable<ListedName>) {
    for (const { entry, name } of names) {
      const words = nameWords(name);
      if (words.length === 0) continue;
      const ids = words.map((word) => this.#add(word));
      const at = this.#names.push({ entry, name, words: ids }) - 1;
      for (const id of new Set(ids)) this.#namesWith[id]?.push(at);
    }
    const most = Math.log(this.#names.length + 1);
    for (const [id, found] of this.#namesWith.entries()) this.#weight[id] = weightOf(found.length, most);
  }

  get size(): number {
    return this.#names.length;
  }

  /** The names that are like this one, best first, one an entry; null when nothing of the name can be compared. */
  search(name: string, leastScore: number): NameHit[] | null {
    const asked = nameWords(name);
    if (asked.length === 0) return null;
    const near = asked.map((word) => this.#alike(word));
    const weights = asked.map((word, at) => this.#weightOfAsked(word, near[at] ?? []));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const reached = new Map<number, number>();
    for (const [at, words] of near.entries()) {
      const best = new Map<number, number>();
      for (const { id, likeness } of words)
        for (const found of this.#namesWith[id] ?? [])
          if ((best.get(found) ?? 0) < likeness) best.set(found, likeness);
      for (const [found, likeness] of best)
        reached.set(found, (reached.get(found) ?? 0) + likeness * (weights[at] ?? 0));
    }
    const hits = new Map<number, NameHit>();
    for (const [found, sum] of reached) {
      if (sum < total * (leastScore - 0.25)) continue;
      const hit = this.#compare(asked, weights, found);
      if (hit.score >= leastScore && hit.score > (hits.get(hit.entry)?.score ?? 0)) hits.set(hit.entry, hit);
    }
    return [...hits.values()].sort((a, b) => b.score - a.score);
  }

  #weightOfAsked(word: NameWord, near: ReadonlyArray<{ id: number; likeness: number }>): number {
    const own = this.#idOf.get(word.text);
    if (own !== undefined) return this.#weight[own] ?? 1;
    // A word that only stands near a common one is most likely that one.
    const common = near.filter(({ likeness }) => likeness >= 0.85).map(({ id }) => this.#weight[id] ?? 1);
    return common.length === 0 ? 1 : Math.min(...common);
  }

  #add(word: NameWord): number {
    const known = this.#idOf.get(word.text);
    if (known !== undefined) return known;
    const id = this.#words.push(word) - 1;
    this.#idOf.set(word.text, id);
    this.#namesWith.push([]);
    for (const key of keysOf(word)) {
      const list = this.#near.get(key);
      if (list) list.push(id);
      else this.#near.set(key, [id]);
    }
    return id;
  }

  #alike(word: NameWord): { id: number; likeness: number }[] {
    const candidates = new Set<number>();
    for (const key of keysOf(word)) for (const id of this.#near.get(key) ?? []) candidates.add(id);
    const found: { id: number; likeness: number }[] = [];
    for (const id of candidates) {
      const other = this.#words[id];
      const likeness = other ? wordLikeness(word, other) : 0;
      if (likeness >= leastLikeness) found.push({ id, likeness });
    }
    return found;
  }

  #compare(asked: readonly NameWord[], weights: readonly number[], at: number): NameHit {
    const { entry, name, words } = this.#names[at] ?? { entry: -1, name: "", words: [] };
    const pairs: { asked: number; listed: number; likeness: number }[] = [];
    for (const [a, word] of asked.entries())
      for (const [b, id] of words.entries()) {
        const other = this.#words[id];
        const likeness = other ? wordLikeness(word, other) : 0;
        if (likeness >= leastLikeness) pairs.push({ asked: a, listed: b, likeness });
      }
    pairs.sort((x, y) => y.likeness - x.likeness);
    const usedAsked = new Set<number>();
    const usedListed = new Set<number>();
    const taken = pairs.filter((pair) => {
      if (usedAsked.has(pair.asked) || usedListed.has(pair.listed)) return false;
      usedAsked.add(pair.asked);
      usedListed.add(pair.listed);
      return true;
    });
    let matchedAsked = 0;
    let matchedListed = 0;
    for (const pair of taken) {
      matchedAsked += pair.likeness * (weights[pair.asked] ?? 0);
      matchedListed += pair.likeness * (this.#weight[words[pair.listed] ?? -1] ?? 0);
    }
    const ofAsked = matchedAsked / weights.reduce((sum, weight) => sum + weight, 0);
    const ofListed = matchedListed / words.reduce((sum, id) => sum + (this.#weight[id] ?? 0), 0);
    const score = 0.6 * ofAsked + 0.4 * ofListed;
    return {
      entry,
      name,
      score,
      pairs: taken.map((pair) => ({
        asked: asked[pair.asked]?.text ?? "",
        listed: this.#words[words[pair.listed] ?? -1]?.text ?? "",
        likeness: pair.likeness,
      })),
    };
  }
}

/** A word in few names says much, one in thousands (mohammed, trading) little; never nothing. */
function weightOf(names: number, most: number): number {
  return 0.25 + 0.75 * (1 - Math.log(names + 1) / most);
}

/** The spelling, each spelling without one letter, and the skeleton. */
function* keysOf({ text, skeleton }: NameWord): Generator<string> {
  yield text;
  if (skeleton.length > 1) yield `*${skeleton}`;
  if (text.length < 4 || /\d/.test(text)) return;
  for (let at = 0; at < text.length; at += 1) yield text.slice(0, at) + text.slice(at + 1);
}
