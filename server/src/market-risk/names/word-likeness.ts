import { editsBetween } from "./edits.ts";
import type { NameWord } from "./name-words.ts";

/** Words less alike than this do not count as the same. */
export const leastLikeness = 0.7;

/**
 * How alike two words are, 0 to 1: the same is 1; a letter missing, added, changed or swapped with its neighbour costs by
 * the word's length; words that only their transliteration tells apart are 0.93. Short words must be the same.
 */
export function wordLikeness(a: NameWord, b: NameWord): number {
  if (a.text === b.text) return 1;
  const longer = Math.max(a.text.length, b.text.length);
  const shorter = Math.min(a.text.length, b.text.length);
  if (shorter === 1) return a.text[0] === b.text[0] ? 0.6 : 0;
  const isConsonantal = a.isConsonantal || b.isConsonantal;
  if ((shorter / longer < leastLikeness && !isConsonantal) || /\d/.test(a.text) || /\d/.test(b.text)) return 0;
  return Math.max(
    spelledAlike(a.text, b.text),
    a.isOpen === b.isOpen || isConsonantal ? soundsAlike(a.skeleton, b.skeleton) : 0,
  );
}

function spelledAlike(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  if (longer < 4) return 0;
  const edits = editsBetween(a, b);
  if (edits > longer / 3) return 0;
  return 1 - edits / longer + (edits === 1 ? 0.05 : 0);
}

function soundsAlike(a: string, b: string): number {
  if (a !== b || a.length < 2) return 0;
  return a.length === 2 ? 0.82 : 0.93;
}
