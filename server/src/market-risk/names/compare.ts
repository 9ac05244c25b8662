import { agreementOf } from "./agreed.ts";
import { isEnough } from "./enough.ts";
import type { NameWord } from "./name-words.ts";
import { hasOtherFather, isPatronymic } from "./patronymics.ts";

/** Whom a listed name means; a text that is no name (an address) has none. */
export type NamedKind = "person" | "entity" | "vessel" | "aircraft" | null;

/** A word of a name with what it says. */
export interface WeighedWord extends NameWord {
  /** How rare it is: bits that its agreement tells. */
  readonly bits: number;
  /** 0 to 1, for the share of a name that agrees. */
  readonly weight: number;
  /** A kind of business or a place: never the reason for a hit. */
  readonly isAside: boolean;
  /** A common given or family name, as far as it was asked for. */
  readonly isCommon: boolean;
  /** It is a common name in this very spelling, as far as it was asked for. */
  readonly isSpelledSo: boolean;
}

/** Neighbouring words read as one. */
export interface Span {
  /** First and last word, from 0. */
  readonly from: number;
  readonly to: number;
}

/** Words of the two names that agreed. */
export interface WordPair {
  readonly asked: string;
  readonly listed: string;
  /** 0.6 to 1. */
  readonly likeness: number;
  /** It is common, a place or a kind of business, and counted little. */
  readonly isCommon: boolean;
}

/** An agreement of a span of one name with a span of the other. */
export interface Agreement {
  readonly asked: Span;
  readonly listed: Span;
  readonly likeness: number;
}

export interface Comparison {
  /** 0 to 1. */
  readonly score: number;
  readonly pairs: readonly WordPair[];
  /** Words of the listed name that nothing agrees with. */
  readonly unmatched: readonly string[];
  /** Enough agrees for a person to look at it. */
  readonly isHit: boolean;
}

/** Words run together must agree better: chance makes more of them. */
export const leastJoinedLikeness = 0.88;

/** Of a score, what agrees of the name asked for; the rest is what agrees of the listed one. */
const askedPart = 0.6;

/** How much of the name asked for must agree for this score, though all of the listed one does. */
function leastAskedShare(score: number): number {
  return (score - (1 - askedPart)) / askedPart - 1e-9;
}

/** How much a word counts that the other name lacks: middle names and places are often left out. */
const personLeft = 0.5;
const entityLeft = 0.6;
function leftOf(kind: NamedKind, isOrganisation: boolean): number {
  if (kind === "person") return isOrganisation ? 1 : personLeft;
  return kind === "entity" && isOrganisation ? entityLeft : 1;
}

/** How much of the name asked for must agree at least, for the same. */
export function leastReached(score: number): number {
  const share = leastAskedShare(score);
  return (share * personLeft) / (1 - share * (1 - personLeft)) - 1e-9;
}

/**
 * How alike two names are, and whether it is enough. A common given name with a common family name is so only where both agree
 * as whole names; a place, a kind of business or a company form never is the reason (the weights of OpenSanctions'
 * logic-v2, with Fellegi and Sunter's agreement by rarity instead of its fixed weights).
 */
export function compareNames(
  asked: readonly WeighedWord[],
  listed: readonly WeighedWord[],
  { found, kind, isOrganisation, isSpoken, familyWords }: Circumstances,
): Comparison {
  const taken = bestOf(found);
  const usedAsked = new Set(taken.flatMap((one) => placesOf(one.asked)));
  const usedListed = new Set(taken.flatMap((one) => placesOf(one.listed)));
  const loose = taken.filter(({ likeness }) => likeness < leastSameFather);
  const [looseAsked, looseListed] = [
    new Set(loose.flatMap((one) => placesOf(one.asked))),
    new Set(loose.flatMap((one) => placesOf(one.listed))),
  ];
  const areTwoFathers =
    kind === "person" &&
    hasOtherFather(
      asked.filter((_, at) => !usedAsked.has(at) || looseAsked.has(at)),
      listed.filter((_, at) => !usedListed.has(at) || looseListed.has(at)),
    );
  const isFather = ({ text }: WeighedWord) => kind === "person" && isPatronymic(text);
  // Of two words like fathers' names one may be the family name.
  const mayLack = asked.length > 2 && !asked.some((word, at) => usedAsked.has(at) && isFather(word));
  // A kind of business that is said already is said twice: Air Koryo Airlines.
  const kinds = new Set(asked.flatMap((word, at) => (usedAsked.has(at) && word.kind !== "" ? [word.kind] : [])));
  const isSaidTwice = (word: WeighedWord) => kind === "entity" && isOrganisation && kinds.has(word.kind);
  const isLeft = (word: WeighedWord, mayBeFather: boolean) => !isSaidTwice(word) && !(mayBeFather && isFather(word));
  const restListed = listed.filter((word, at) => !usedListed.has(at) && isLeft(word, listed.length > 2));
  const restAsked = asked.filter((word, at) => !usedAsked.has(at) && isLeft(word, mayLack));
  const weighed = (words: readonly WeighedWord[], { from, to }: Span) =>
    words.slice(from, to + 1).reduce((sum, { weight }) => sum + weight, 0);
  const left = leftOf(kind, isOrganisation);
  const share = (words: readonly WeighedWord[], rest: readonly WeighedWord[], side: "asked" | "listed") => {
    const agreed = taken.reduce((sum, one) => sum + one.likeness * weighed(words, one[side]), 0);
    const taking = taken.reduce((sum, one) => sum + weighed(words, one[side]), 0);
    return agreed / (taking + left * rest.reduce((sum, { weight }) => sum + weight, 0) || 1);
  };
  const score = askedPart * share(asked, restAsked, "asked") + (1 - askedPart) * share(listed, restListed, "listed");
  const agreed = taken.map((one) => agreementOf(asked, listed, one));
  return {
    score,
    pairs: agreed.map(({ pair }) => pair),
    unmatched: listed.filter((_, at) => !usedListed.has(at)).map(({ written }) => written),
    isHit:
      kind === null ||
      (!areTwoFathers &&
        isEnough({
          agreed,
          restAsked,
          restListed,
          kind,
          isOrganisation,
          asked,
          listed,
          isSpoken,
          isBegin: isSpoken
            ? isBegin(taken, asked) || isFirstAndLast(taken, asked, listed)
            : isFamilyAndGiven(taken, asked, familyWords),
        })),
  };
}

/** Fathers' names less alike than this may be two men's. */
const leastSameFather = 0.86;

interface Circumstances {
  found: readonly Agreement[];
  kind: NamedKind;
  /** The name asked for has a company form or a kind of business. */
  isOrganisation: boolean;
  /** The listed name stands as it is spoken, not the family name before a comma. */
  isSpoken: boolean;
  /** How many words stand before a person's comma; 0 without one. */
  familyWords: number;
}

const leastSameGiven = 0.93;

/** The name asked for is the listed family name with the given name behind the comma: middle names are left out in life. */
function isFamilyAndGiven(taken: readonly Agreement[], asked: readonly WeighedWord[], family: number): boolean {
  if (family === 0 || taken.length < 2 || taken.some(({ likeness }) => likeness < leastSameGiven)) return false;
  const ofListed = new Set(taken.flatMap((one) => placesOf(one.listed)));
  const ofAsked = new Set(taken.flatMap((one) => placesOf(one.asked)));
  if (ofAsked.size < asked.length || ofListed.size <= family) return false;
  return Array.from({ length: ofListed.size }, (_, at) => at).every((at) => ofListed.has(at));
}

/** The name asked for, in Arabic letters, is the first and the last word of a listed one: fathers' names are left out. */
function isFirstAndLast(
  taken: readonly Agreement[],
  asked: readonly WeighedWord[],
  listed: readonly WeighedWord[],
): boolean {
  if (asked.length !== 2 || listed.length < 3 || taken.length !== 2) return false;
  if (asked.some(({ script }) => script !== "arabic")) return false;
  return taken.every((one) =>
    one.asked.from === 0 ? one.listed.from === 0 : one.asked.to === 1 && one.listed.to === listed.length - 1,
  );
}

/** The name asked for is what the listed one begins with, in its order. */
function isBegin(taken: readonly Agreement[], asked: readonly WeighedWord[]): boolean {
  const inOrder = taken.toSorted((a, b) => a.asked.from - b.asked.from);
  let [ofAsked, ofListed] = [0, 0];
  for (const one of inOrder) {
    if (one.asked.from !== ofAsked || one.listed.from !== ofListed) return false;
    [ofAsked, ofListed] = [one.asked.to + 1, one.listed.to + 1];
  }
  return ofAsked === asked.length && taken.length > 1;
}

const placesOf = ({ from, to }: Span) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The agreements taken, the best first; no word twice. Of two as good the one over more words explains more. */
function bestOf(found: readonly Agreement[]): Agreement[] {
  const askedUsed = new Set<number>();
  const listedUsed = new Set<number>();
  const length = ({ asked, listed }: Agreement) => asked.to - asked.from + listed.to - listed.from;
  return found
    .toSorted((a, b) => b.likeness - a.likeness || length(b) - length(a))
    .filter(({ asked, listed }) => {
      if (isUsed(askedUsed, asked) || isUsed(listedUsed, listed)) return false;
      use(askedUsed, asked);
      use(listedUsed, listed);
      return true;
    });
}

function isUsed(used: ReadonlySet<number>, { from, to }: Span): boolean {
  for (let at = from; at <= to; at += 1) if (used.has(at)) return true;
  return false;
}

function use(used: Set<number>, { from, to }: Span): void {
  for (let at = from; at <= to; at += 1) used.add(at);
}
