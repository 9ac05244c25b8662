import type { NameWord } from "./name-words.ts";
import { leastLikeness, wordLikeness } from "./word-likeness.ts";

/** A name as it is compared: its words, and how much each says. */
export interface ComparedName {
  readonly words: readonly NameWord[];
  readonly weights: readonly number[];
}

/** Words of the two names that agreed. */
export interface WordPair {
  readonly asked: string;
  readonly listed: string;
  /** 0.7 to 1. */
  readonly likeness: number;
}

/** Neighbouring words read as one. */
export interface Span {
  /** First and last word, from 0. */
  readonly from: number;
  readonly to: number;
  readonly word: NameWord;
}

/** Each word, and up to `most` neighbours read as one (by their spelling): Abdul Rahman is Abdulrahman, Ze Dong is Zedong. */
export function spansOf(words: readonly NameWord[], most: number): Span[] {
  return words.flatMap((word, from) => {
    const spans: Span[] = [{ from, to: from, word }];
    let text = word.text;
    for (let to = from + 1; to < Math.min(words.length, from + most); to += 1) {
      text += words[to]?.text ?? "";
      spans.push({ from, to, word: { ...word, text, skeleton: "" } });
    }
    return spans;
  });
}

/** Words run together must agree better: chance makes more of them. */
export const leastJoinedLikeness = 0.88;

interface Agreement {
  readonly asked: Span;
  readonly listed: Span;
  readonly likeness: number;
}

/** Of a score, what agrees of the name asked for; the rest is what agrees of the listed one. */
const askedPart = 0.6;

/** How much of the name asked for must agree for this score, though all of the listed one does. */
export function leastAskedShare(score: number): number {
  return (score - (1 - askedPart)) / askedPart - 1e-9;
}

/** How alike two names are, 0 to 1: what agrees of the one asked for counts more than what agrees of the listed one. */
export function compareNames(asked: ComparedName, listed: ComparedName): { score: number; pairs: WordPair[] } {
  const taken = bestOf(agreements(asked.words, listed.words));
  const share = (name: ComparedName, side: "asked" | "listed") => {
    const agreed = taken.reduce((sum, one) => sum + one.likeness * weightOf(name, one[side]), 0);
    return agreed / name.weights.reduce((sum, weight) => sum + weight, 0);
  };
  return {
    score: askedPart * share(asked, "asked") + (1 - askedPart) * share(listed, "listed"),
    pairs: taken.map((one) => ({ asked: one.asked.word.text, listed: one.listed.word.text, likeness: one.likeness })),
  };
}

function agreements(asked: readonly NameWord[], listed: readonly NameWord[]): Agreement[] {
  const found: Agreement[] = [];
  for (const one of spansOf(asked, 3))
    for (const other of spansOf(listed, 2)) {
      // Joined words are compared with single ones: two joined ones that agree do so word by word.
      if (one.to > one.from && other.to > other.from) continue;
      const likeness = wordLikeness(one.word, other.word);
      const isJoined = one.to > one.from || other.to > other.from;
      if (likeness >= (isJoined ? leastJoinedLikeness : leastLikeness))
        found.push({ asked: one, listed: other, likeness });
    }
  return found;
}

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

function weightOf({ weights }: ComparedName, { from, to }: Span): number {
  return weights.slice(from, to + 1).reduce((sum, weight) => sum + weight, 0);
}
