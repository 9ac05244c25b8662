import { nameLetters, type NameLetters } from "./name-letters.ts";

/** A name and whose it is. */
interface OwnedName {
  /** Its owner's place. */
  readonly owner: number;
  readonly name: string;
}

const size = 3;
/** Consonants alone say a little less than all letters. */
const consonantShare = 0.97;
/** Of a likeness, the part that says how much of the name asked for is found; the rest is how much of the found name. */
const askedPart = 0.6;

/** Finds names like one by the triples of letters that they share; rare triples say more. */
export class NameFinder {
  readonly #names: readonly (OwnedName & { letters: NameLetters })[];
  readonly #byLetters: Triples;
  readonly #byConsonants: Triples;

  constructor(names: readonly OwnedName[]) {
    this.#names = names.map((one) => ({ ...one, letters: nameLetters(one.name) }));
    this.#byLetters = new Triples(this.#names.map(({ letters }) => letters.letters));
    this.#byConsonants = new Triples(this.#names.map(({ letters }) => letters.consonants));
  }

  /** How like each owner's likest name is, from the least on, 0 to 1. */
  search(name: string, least: number): Map<number, number> {
    const asked = nameLetters(name);
    const found = new Map<number, number>();
    const take = (place: number, likeness: number) => {
      const owner = this.#names[place]?.owner ?? -1;
      if (likeness >= least && likeness > (found.get(owner) ?? 0)) found.set(owner, likeness);
    };
    this.#byLetters.search(asked.letters, (place, likeness) => take(place, likeness));
    this.#byConsonants.search(asked.consonants, (place, likeness) => {
      // Between names with vowels the vowels count too.
      if (asked.isConsonantal || this.#names[place]?.letters.isConsonantal === true)
        take(place, likeness * consonantShare);
    });
    return found;
  }
}

/** Texts by the triples of letters in them. */
class Triples {
  readonly #texts = new Map<string, number[]>();
  readonly #totals: Float64Array;
  readonly #count: number;
  readonly #reached: Float64Array;

  constructor(texts: readonly string[]) {
    this.#count = texts.length;
    this.#reached = new Float64Array(texts.length);
    for (const [place, text] of texts.entries())
      for (const triple of triplesOf(text)) {
        const places = this.#texts.get(triple);
        if (places) places.push(place);
        else this.#texts.set(triple, [place]);
      }
    this.#totals = Float64Array.from(texts, (text) => this.#totalOf(triplesOf(text)));
  }

  search(text: string, found: (place: number, likeness: number) => void): void {
    const triples = triplesOf(text);
    const total = this.#totalOf(triples);
    const touched: number[] = [];
    for (const triple of triples) {
      const weight = this.#weightOf(triple);
      for (const place of this.#texts.get(triple) ?? []) {
        if (this.#reached[place] === 0) touched.push(place);
        this.#reached[place] = (this.#reached[place] ?? 0) + weight;
      }
    }
    for (const place of touched) {
      const reached = this.#reached[place] ?? 0;
      this.#reached[place] = 0;
      found(place, askedPart * (reached / total) + (1 - askedPart) * (reached / (this.#totals[place] ?? 1)));
    }
  }

  #totalOf(triples: ReadonlySet<string>): number {
    let total = 0;
    for (const triple of triples) total += this.#weightOf(triple);
    return total;
  }

  #weightOf(triple: string): number {
    return Math.log((this.#count + 2) / ((this.#texts.get(triple)?.length ?? 0) + 1));
  }
}

/** The triples of a text, its beginning and end among them; a short text is all of one. */
function triplesOf(text: string): ReadonlySet<string> {
  const triples = new Set<string>();
  if (text === "") return triples;
  const whole = `^${text}$`;
  for (let at = 0; at + size <= whole.length; at += 1) triples.add(whole.slice(at, at + size));
  return triples;
}
