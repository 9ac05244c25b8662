import type { KeptHit } from "./tables.ts";

/** A moment of the database as calls answer it. */
export function iso(moment: string): string {
  return new Date(moment).toISOString();
}

/** An entry as calls answer it; hits that were kept before say nothing of what counted little and what was left out. */
export function shownEntry({ fingerprint: _fingerprint, ...hit }: KeptHit) {
  const { unmatched = [], leftOut = [] } = hit;
  const pairs = hit.pairs.map((pair) => ({ ...pair, isCommon: pair.isCommon ?? false }));
  return { ...hit, pairs, unmatched, leftOut };
}
