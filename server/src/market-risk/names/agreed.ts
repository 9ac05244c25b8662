import type { Agreement, WeighedWord, WordPair } from "./compare.ts";
import { editsBetween, isSwap } from "./edits.ts";
import type { NameWord } from "./name-words.ts";

/** An agreement with what it tells. */
export interface Agreed {
  readonly pair: WordPair;
  readonly bits: number;
  readonly isAside: boolean;
  readonly likeness: number;
  readonly letters: number;
  readonly isCommon: boolean;
  /** The asked one is an Arabic name of origin, which a whole tribe or town bears: al-Zahrani. */
  readonly isOrigin: boolean;
  /** Only the asked or only the listed word is in Arabic letters: without vowels more words are alike. */
  readonly isAcross: boolean;
  /** A letter is missing, added, another or in its neighbour's place, and the word is no name in that spelling. */
  readonly isTypo: boolean;
  /** A Chinese syllable. */
  readonly isChinese: boolean;
  /** Where it begins. */
  readonly at: { readonly asked: number; readonly listed: number };
}

/** Weighs an agreement of two names' words. */
export function agreementOf(asked: readonly WeighedWord[], listed: readonly WeighedWord[], one: Agreement): Agreed {
  const ofAsked = asked.slice(one.asked.from, one.asked.to + 1);
  const ofListed = listed.slice(one.listed.from, one.listed.to + 1);
  const bits = Math.min(bitsOf(ofAsked), bitsOf(ofListed));
  const isAside = ofAsked.every((word) => word.isAside) || ofListed.every((word) => word.isAside);
  return {
    pair: {
      asked: ofAsked.map(({ written }) => written).join(" "),
      listed: ofListed.map(({ written }) => written).join(" "),
      likeness: one.likeness,
      isCommon: isAside || bits < commonBits,
    },
    bits,
    isAside,
    likeness: one.likeness,
    isCommon: ofAsked.every((word) => word.isCommon),
    isOrigin: ofAsked.every(isOrigin),
    isAcross: (ofAsked[0]?.script === "arabic") !== (ofListed[0]?.script === "arabic"),
    isTypo: isTypo(ofAsked, ofListed),
    isChinese: ofAsked[0]?.script === "chinese",
    at: { asked: one.asked.from, listed: one.listed.from },
    letters: Math.min(...[ofAsked, ofListed].map((words) => words.reduce((count, { text }) => count + text.length, 0))),
  };
}

/** An Arabic name of origin, which a whole tribe or town bears: al-Zahrani. */
export const isOrigin = ({ script, written, key }: NameWord): boolean =>
  script === "arabic" && written.startsWith("ال") && key.endsWith("ي");

const bitsOf = (words: readonly WeighedWord[]) => words.reduce((bits, word) => bits + word.bits, 0);

function isTypo(
  [asked, ...moreAsked]: readonly WeighedWord[],
  [listed, ...moreListed]: readonly WeighedWord[],
): boolean {
  if (!asked || !listed || moreAsked.length + moreListed.length > 0) return false;
  if (asked.script !== "latin" || listed.script !== "latin" || asked.isSpelledSo) return false;
  if (isSwap(asked.text, listed.text)) return true;
  return Math.max(asked.text.length, listed.text.length) > 3 && editsBetween(asked.text, listed.text) === 1;
}

/** A name that more than one of some hundred bears says little. */
export const commonBits = 8;
