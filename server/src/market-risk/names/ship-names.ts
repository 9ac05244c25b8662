import { editsBetween, isSwap } from "./edits.ts";
import type { NamedKind } from "./compare.ts";
import { shipNamesIn } from "./readings/ship-papers.ts";
import type { SpecialHit } from "./special-names.ts";

const lettersIn = (text: string) => text.replaceAll(/\d/g, "");
const digitsIn = (text: string) => text.replaceAll(/\D/g, "");

/** So many letters a ship's name must have in which one may be mistyped; two that changed places, or one twice, are seen in fewer. */
const shortest = 6;
const shortestSwapped = 5;
const asMistyped = 0.88;

const isDoubled = (longer: string, shorter: string) =>
  longer.length === shorter.length + 1 &&
  Array.from(longer).some(
    (letter, at) => letter === longer[at - 1] && longer.slice(0, at) + longer.slice(at + 1) === shorter,
  );

/** Whether a ship's name is another with one letter missing, added, changed or in its neighbour's place; its number is the same. */
function isMistyped(asked: string, listed: string): boolean {
  if (digitsIn(asked) !== digitsIn(listed)) return false;
  const length = Math.max(lettersIn(asked).length, lettersIn(listed).length);
  if (length < shortestSwapped || editsBetween(asked, listed) !== 1) return false;
  return length >= shortest || isSwap(asked, listed) || isDoubled(asked, listed) || isDoubled(listed, asked);
}

const withLess = (text: string) => [text, ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))];

/**
 * Listed ships that are found by a mistyped name. Ships bear words of any language, of which no table says how common they are:
 * only a text that says that it means a ship (M/V, IMO, flag) is looked for so, and among ships alone.
 */
export class MistypedShips {
  /** By a ship's name without blanks, and by what it is with a letter less. */
  readonly #byLess = new Map<string, { at: number; text: string }[]>();
  readonly #compact: (name: string) => string;

  constructor(
    names: readonly { readonly name: string; readonly kind: NamedKind }[],
    compact: (name: string) => string,
  ) {
    this.#compact = compact;
    for (const [at, { name, kind }] of names.entries()) {
      if (kind !== "vessel") continue;
      const text = compact(name);
      for (const less of new Set(withLess(text))) {
        const there = this.#byLess.get(less);
        if (there) there.push({ at, text });
        else this.#byLess.set(less, [{ at, text }]);
      }
    }
  }

  find(name: string, nameOf: (at: number) => string): SpecialHit[] {
    if (this.#byLess.size === 0) return [];
    return shipNamesIn(name.normalize("NFKC")).flatMap((one) => {
      const asked = this.#compact(one);
      const found = new Map(
        withLess(asked).flatMap((less) => (this.#byLess.get(less) ?? []).map(({ at, text }) => [at, text] as const)),
      );
      return [...found].flatMap(([at, text]) => {
        if (!isMistyped(asked, text)) return [];
        const pairs = [{ asked: one, listed: nameOf(at), likeness: asMistyped, isCommon: false }];
        return [{ at, score: asMistyped, pairs, unmatched: [] }];
      });
    });
  }
}
