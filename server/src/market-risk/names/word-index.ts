import { areOneArabicName } from "./common-names.ts";
import { leastJoinedLikeness } from "./compare.ts";
import type { NameWord } from "./name-words.ts";
import { NearWords } from "./near-words.ts";
import { foreignSkeletons, leastLikeness, wordLikeness } from "./word-likeness.ts";

/** Some 10 MB. */
const mostRemembered = 20_000;

/** The words of a list, each once, and which of them are like another. */
export class WordIndex {
  readonly #words: NameWord[] = [];
  readonly #idOf = new Map<string, number>();
  /** Words that stand alone in some name; the others are only made of neighbours, and must agree better. */
  readonly #alone = new Set<number>();
  readonly #bySkeleton = new Map<string, number[]>();
  readonly #joinedBySkeleton = new Map<string, number[]>();
  readonly #byVariant = new Map<string, number[]>();
  readonly #byText = new Map<string, number[]>();
  /** Short Latin words by themselves and by what they are with a letter less: one mistyped letter changes all their sounds. */
  readonly #byLess = new Map<string, number[]>();
  #near = new NearWords([], leastLikeness);
  #nearIds: number[][] = [];
  #nearJoined = new NearWords([], leastJoinedLikeness);
  #nearJoinedIds: number[][] = [];
  /** Words like a word, remembered: the same words come again and again. */
  readonly #known = new Map<string, ReadonlyMap<number, number>>();

  /** The word's number; a word that is there keeps its own. */
  add(word: NameWord, isJoined: boolean): number {
    const key = `${word.script[0] ?? ""}${word.key}`;
    const id = this.#idOf.get(key) ?? this.#words.length;
    if (id === this.#words.length) {
      this.#words.push(word);
      this.#idOf.set(key, id);
      push(this.#byText, word.text, id);
      if (isJoined && word.script === "latin" && word.text.length > 5)
        for (const skeleton of word.skeletons) push(this.#joinedBySkeleton, skeleton, id);
    }
    if (!isJoined && !this.#alone.has(id)) {
      this.#alone.add(id);
      this.#words[id] = word;
      for (const skeleton of word.skeletons) push(this.#bySkeleton, skeleton, id);
      if (word.script === "latin") for (const skeleton of foreignSkeletons(word)) push(this.#bySkeleton, skeleton, id);
      for (const variant of word.variants) push(this.#byVariant, variant, id);
      for (const less of lessOf(word)) push(this.#byLess, less, id);
    }
    return id;
  }

  word(id: number): NameWord {
    const word = this.#words[id];
    if (!word) throw new Error(`There is no word ${id}`);
    return word;
  }

  /** The words that are spelled so. */
  spelled(text: string): readonly number[] {
    return this.#byText.get(text) ?? [];
  }

  /** Makes the words ready to be searched; none is added any more. */
  close(): void {
    const bySound = (isAlone: boolean) => {
      const sounds = new Map<string, number[]>();
      for (const [id, word] of this.#words.entries())
        if (this.#alone.has(id) === isAlone && word.script !== "chinese")
          push(sounds, word.script === "arabic" ? word.text : word.sound, id);
      return sounds;
    };
    const [alone, joined] = [bySound(true), bySound(false)];
    [this.#near, this.#nearIds] = [new NearWords([...alone.keys()], nearest), [...alone.values()]];
    [this.#nearJoined, this.#nearJoinedIds] = [
      new NearWords([...joined.keys()], leastJoinedLikeness),
      [...joined.values()],
    ];
  }

  /** The words that are as like one as this or more. */
  alike(word: NameWord, least: number): ReadonlyMap<number, number> {
    // Chinese characters of one sound are romanised and translated otherwise, and read as Koreans do in some names only.
    const characters = word.characters.map(({ simple }) => simple).join("");
    const key = `${word.script[0] ?? ""}${word.key}${characters} ${least} ${word.skeletons.length} ${word.variants.length}`;
    const known = this.#known.get(key);
    if (known) return known;
    const found = this.#find(word, least);
    if (this.#known.size >= mostRemembered) this.#known.clear();
    this.#known.set(key, found);
    return found;
  }

  #find(word: NameWord, least: number): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    const seen = new Set<number>();
    const consider = (id: number) => {
      if (seen.has(id)) return;
      seen.add(id);
      const likeness = likenessOf(word, this.word(id));
      if (likeness >= (this.#alone.has(id) ? least : Math.max(least, leastJoinedLikeness))) found.set(id, likeness);
    };
    const isJoined = least === leastJoinedLikeness;
    for (const text of [word.text, ...word.variants]) for (const id of this.#byText.get(text) ?? []) consider(id);
    if (word.script === "chinese") {
      for (const skeleton of word.skeletons) for (const id of this.#bySkeleton.get(skeleton) ?? []) consider(id);
      for (const variant of word.variants)
        for (const text of swapped(variant)) for (const id of this.#byText.get(text) ?? []) consider(id);
      return found;
    }
    for (const variant of word.variants) for (const id of this.#byVariant.get(variant) ?? []) consider(id);
    if (!isJoined) for (const less of lessOf(word)) for (const id of this.#byLess.get(less) ?? []) consider(id);
    const sound = word.script === "arabic" ? word.text : word.sound;
    for (const place of this.#near.near(sound, isJoined ? leastJoinedLikeness : nearest))
      for (const id of this.#nearIds[place] ?? []) consider(id);
    if (!isJoined)
      for (const place of this.#nearJoined.near(sound, leastJoinedLikeness))
        for (const id of this.#nearJoinedIds[place] ?? []) consider(id);
    for (const skeleton of word.skeletons) for (const id of this.#bySkeleton.get(skeleton) ?? []) consider(id);
    // Two Arabic words that were written as one.
    if (word.script === "arabic" && !isJoined)
      for (const skeleton of word.skeletons) for (const id of this.#joinedBySkeleton.get(skeleton) ?? []) consider(id);
    return found;
  }
}

/** Spellings of one Arabic name that everybody bears are the same word, however far their letters are apart. */
function likenessOf(asked: NameWord, listed: NameWord): number {
  const likeness = wordLikeness(asked, listed);
  return likeness >= leastOfOneName && likeness < asOneName && areOneArabicName(asked, listed) ? asOneName : likeness;
}
const leastOfOneName = 0.7;
const asOneName = 0.95;

/** In longer words a letter changes little of the sounds. */
const longestLess = 8;

/** A short Latin word, and itself with one letter less. */
function lessOf({ script, text }: NameWord): readonly string[] {
  if (script !== "latin" || text.length < 3 || text.length > longestLess) return [];
  const less = Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
  return [...new Set([text, ...less])];
}

/** A word with two neighbouring letters in the other's place: Hsein is Hsien. */
function swapped(word: string): string[] {
  if (word.length < 4) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2),
  );
}

/** Sounds are looked for nearer than they may be: what is further away is found by its consonants. */
const nearest = 0.72;

function push(map: Map<string, number[]>, key: string, id: number): void {
  const ids = map.get(key);
  if (ids) ids.push(id);
  else map.set(key, [id]);
}
