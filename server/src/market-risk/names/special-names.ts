import anyAscii from "any-ascii";
import type { NamedKind, WeighedWord, WordPair } from "./compare.ts";
import { foreignParts, skeletonsOfForeign, transcribedLikeness, type ForeignPart } from "./foreign-chinese.ts";
import { nameWords, shipPrefix } from "./name-words.ts";
import { MistypedShips } from "./ship-names.ts";

/** A listed name as it is searched here. */
interface Listed {
  readonly name: string;
  readonly kind: NamedKind;
  readonly words: readonly WeighedWord[];
}

/** A listed name, by its place, that another text says. */
export interface SpecialHit {
  readonly at: number;
  readonly score: number;
  readonly pairs: readonly WordPair[];
  readonly unmatched: readonly string[];
}

/** A text's letters and digits without blanks. */
const compact = (name: string) =>
  anyAscii(name.replace(shipPrefix, ""))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
const wordsIn = (name: string) =>
  name
    .replace(shipPrefix, "")
    .split(/[\s,-]+/)
    .filter(Boolean).length;
const shortestCompact = 9;
/** A ship's name is short, and its parts are run together. */
const shortestShip = 6;
const otherBlanks = 0.97;
const asForeign = 0.88;
const leastTranscribed = 0.78;
const mostUnmatched = 2;
const asInitials = 0.86;

/** Names that are found as a whole: with blanks elsewhere, a foreign one in Chinese characters, one with its initials. */
export class SpecialNames {
  readonly #names: readonly Listed[];
  #compact: Map<string, number[]> | null = null;
  #ships: MistypedShips | null = null;
  /** By the consonants of a person's Latin words: the names, and which word it is. */
  #foreign: Map<string, { at: number; word: number }[]> | null = null;

  constructor(names: readonly Listed[]) {
    this.#names = names;
  }

  /** A name of an organisation is no foreign person's. */
  find(name: string, isOrganisation: boolean): SpecialHit[] {
    const ascii = /\p{Script=Latin}/u.test(name) ? this.#withOtherBlanks(name) : [];
    this.#ships ??= new MistypedShips(this.#names, compact);
    const ships = this.#ships.find(name, (at) => this.#names[at]?.name ?? "");
    const foreigners = isOrganisation ? [] : foreignParts(name);
    return [...ascii, ...ships, ...foreigners.flatMap((parts) => this.#foreigners(name, parts))];
  }

  /** O Un Chong Nyon Ho and Ounchongnyon Ho: the same letters in the same order. */
  #withOtherBlanks(name: string): SpecialHit[] {
    const text = compact(name);
    if (text.length < shortestShip) return [];
    this.#compact ??= Map.groupBy(this.#names.keys(), (at) => compact(this.#names[at]?.name ?? ""));
    return (this.#compact.get(text) ?? []).flatMap((at) => {
      const listed = this.#names[at];
      if (!listed || listed.kind === null || wordsIn(listed.name) === wordsIn(name)) return [];
      if (text.length < shortestCompact && listed.kind !== "vessel") return [];
      const pairs = [{ asked: name.trim(), listed: listed.name, likeness: otherBlanks, isCommon: false }];
      return [{ at, score: otherBlanks, pairs, unmatched: [] }];
    });
  }

  #foreigners(name: string, parts: readonly ForeignPart[]): SpecialHit[] {
    this.#foreign ??= this.#readForeign();
    const found = new Map<number, Set<number>[]>();
    for (const [part, { part: text, skeletons }] of parts.entries())
      for (const skeleton of skeletons)
        for (const { at, word } of this.#foreign.get(skeleton) ?? []) {
          if (transcribedLikeness(text, this.#names[at]?.words[word]?.text ?? "") < leastTranscribed) continue;
          const there = found.get(at) ?? parts.map(() => new Set<number>());
          there[part]?.add(word);
          found.set(at, there);
        }
    const length = parts.reduce((sum, ways) => sum + Math.max(0, ...ways.skeletons.map((way) => way.length)), 0);
    if (length < leastConsonants) return [];
    return [...found].flatMap(([at, words]) => {
      const listed = this.#names[at];
      const used = distinct(words);
      if (!listed || !used || !hasBoth(listed, used)) return [];
      const said = used.map((word) => listed.words[word]?.written ?? "");
      const unmatched = listed.words.filter((_, word) => !used.includes(word)).map(({ written }) => written);
      if (unmatched.length > mostUnmatched) return [];
      const pairs = [{ asked: name.trim(), listed: said.join(" "), likeness: asForeign, isCommon: false }];
      return [{ at, score: asForeign - 0.01 * unmatched.length, pairs, unmatched }];
    });
  }

  #readForeign(): Map<string, { at: number; word: number }[]> {
    const found = new Map<string, { at: number; word: number }[]>();
    for (const [at, { kind, words }] of this.#names.entries()) {
      if (kind !== "person" || words.length > mostWords) continue;
      for (const [word, { script, text }] of words.entries()) {
        if (script !== "latin" || text.length < 3) continue;
        for (const skeleton of skeletonsOfForeign(text)) {
          const there = found.get(skeleton);
          if (there) there.push({ at, word });
          else found.set(skeleton, [{ at, word }]);
        }
      }
    }
    return found;
  }
}

const mostWords = 8;
/** Fewer consonants are those of too many names. */
const leastConsonants = 4;

/** For each part a word of its own; null where there is none. */
function distinct(words: readonly ReadonlySet<number>[]): number[] | null {
  const [first, ...more] = words;
  if (!first) return [];
  for (const word of first) {
    const rest = distinct(more.map((others) => new Set([...others].filter((other) => other !== word))));
    if (rest) return [word, ...rest];
  }
  return null;
}

/** A word of the family's name, and one behind its comma, in one of both orders; without a comma the first and another. */
function hasBoth({ name }: Listed, used: readonly number[]): boolean {
  const comma = name.indexOf(",");
  const family = comma < 0 ? 1 : Math.max(1, nameWords(name.slice(0, comma + 1)).length);
  return used.some((word) => word < family) && used.some((word) => word >= family);
}

const initialsBehind = /^\s*(\p{L}[\p{L}'’-]{3,})[\s,]+((?:\p{Lu}\.[\s-]?){1,3})\s*$/u;
const initialsBefore = /^\s*((?:\p{Lu}\.[\s-]?){1,3})\s*(\p{L}[\p{L}'’-]{3,})\s*$/u;

/** A family's name and initials; null of another text. */
export function withInitials(name: string): { family: string; initials: readonly string[] } | null {
  const [, family = "", behind = ""] = initialsBehind.exec(name) ?? [];
  const [, before = "", last = ""] = initialsBefore.exec(name) ?? [];
  const initials = (behind || before).match(/\p{Lu}/gu);
  return initials ? { family: family || last, initials: initials.map((one) => classOf(one)) } : null;
}

/** First letters that are written for each other: Yevgeniy, Evgeny; Khariton, Hariton. */
const classOf = (text: string) => {
  const letter = anyAscii(text).toLowerCase().charAt(0);
  return { y: "i", e: "i", j: "i", c: "k", q: "k", h: "k", w: "v" }[letter] ?? letter;
};

/** So rare must a family's name be of which only initials follow. */
const leastFamilyBits = 11;

/** A listed person whose given names begin so, behind a family's name of one rare word. */
export function agreesWithInitials(
  at: number,
  { name, kind, words }: Listed,
  initials: readonly string[],
): SpecialHit | null {
  const [family, ...given] = words;
  if (kind !== "person" || !family || given.length === 0 || !/^[^\s,]+,/.test(name)) return null;
  if (family.bits < leastFamilyBits || (initials.length > 1 && given.length > initials.length)) return null;
  const pairs = given.slice(0, initials.length).map(({ written }, index) => [written, initials[index] ?? ""] as const);
  if (!pairs.every(([written, initial]) => classOf(written) === initial)) return null;
  const shown = (written: string, as: string) => ({
    asked: as,
    listed: written,
    likeness: asInitials,
    isCommon: false,
  });
  return {
    at,
    score: asInitials,
    pairs: [
      shown(family.written, family.written),
      ...pairs.map(([written, initial]) => shown(written, `${initial.toUpperCase()}.`)),
    ],
    unmatched: given.slice(initials.length).map(({ written }) => written),
  };
}
