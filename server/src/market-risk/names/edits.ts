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

const withLess = (word: string) => [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];

/** Words by what they are with a letter less: those with one letter wrong are found without comparing all. */
export class OneLetterOff {
  readonly #byLess = new Map<string, string[]>();

  constructor(words: readonly string[]) {
    for (const word of words)
      for (const less of new Set(withLess(word))) {
        const there = this.#byLess.get(less);
        if (there) there.push(word);
        else this.#byLess.set(less, [word]);
      }
  }

  /** The words that a text is but for one letter or two that changed places, and itself where it is one. */
  near(text: string): readonly string[] {
    const near = new Set<string>();
    for (const less of withLess(text))
      for (const word of this.#byLess.get(less) ?? []) if (editsBetween(word, text) < 2) near.add(word);
    return [...near];
  }
}
