import { distance } from "fastest-levenshtein";

/** How many letters are missing, added, changed, or swapped with their neighbour. */
export function editsBetween(a: string, b: string): number {
  return distance(a, b) - (isSwap(a, b) ? 1 : 0);
}

/** True where two neighbours changed places and nothing else. */
export function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
