import { distance } from "fastest-levenshtein";
import type { NameWord } from "./name-words.ts";

/**
 * How alike two words are, 0 to 1: the same is 1; a letter missing, added, changed or swapped with its neighbour costs by
 * the word's length; words that only their transliteration tells apart are 0.93. Short words must be the same.
 */
export function wordLikeness(a: NameWord, b: NameWord): number {
  if (a.text === b.text) return 1;
  const longer = Math.max(a.text.length, b.text.length);
  const shorter = Math.min(a.text.length, b.text.length);
  if (/\d/.test(a.text) || /\d/.test(b.text)) return 0;
  if (shorter === 1) return a.text[0] === b.text[0] ? 0.6 : 0;
  const edits = distance(a.text, b.text) - (isSwap(a.text, b.text) ? 1 : 0);
  const spelled = shorter < 3 ? 0 : edits > longer / 3 ? 0 : 1 - edits / longer + (edits === 1 ? 0.05 : 0);
  const sounded = a.skeleton.length < 2 ? 0 : a.skeleton === b.skeleton ? (a.skeleton.length < 3 ? 0.82 : 0.93) : 0;
  return Math.max(spelled, sounded);
}

/** True where two neighbours changed places and nothing else. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
