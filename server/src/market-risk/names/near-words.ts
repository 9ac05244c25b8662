/** An edit takes away two pairs of letters and adds two; swapped neighbours three. */
const pairsPerEdit = 6;

/** Shorter words must be the same. */
const shortest = 3;
/** How many letters one word may have more than the other. */
const mostLonger = 2;

/** Words whose spelling may be near a given one's, found without looking at all of them. */
export class NearWords {
  /** Of each word: which letters occur, and which pairs of neighbouring ones, as 64 bits in two halves. */
  readonly #letters: Int32Array;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  /** By a word's length, by the number of the segment: the words that have this text there, by their place here. */
  readonly #withSegment: Map<string, number[]>[][] = [];
  readonly #placeOf: ReadonlyMap<string, number>;
  readonly #least: number;
  /** In which search a word was seen last. */
  readonly #seenIn: Int32Array;
  #searches = 0;

  /** The words that will be looked for with this likeness or more. */
  constructor(texts: readonly string[], least: number) {
    this.#least = least;
    this.#placeOf = new Map(texts.map((text, place) => [text, place]));
    this.#letters = Int32Array.from(texts, lettersOf);
    this.#low = Int32Array.from(texts, (text) => pairsOf(text, 0));
    this.#high = Int32Array.from(texts, (text) => pairsOf(text, 1));
    this.#seenIn = new Int32Array(texts.length);
    for (const [place, text] of texts.entries()) this.#add(place, text);
  }

  #add(place: number, text: string): void {
    const starts = startsOf(text.length, this.#least);
    const maps = (this.#withSegment[text.length] ??= starts.map(() => new Map<string, number[]>()));
    for (const [at, map] of maps.entries()) {
      const segment = text.slice(starts[at], starts[at + 1]);
      const places = map.get(segment);
      if (places) places.push(place);
      else map.set(segment, [place]);
    }
  }

  /**
   * The places of the words that may be as near as `wordLikeness` says with this likeness. Of a word's segments, taken one
   * more than it may have edits, one agrees, shifted by no more than the edits allow (Li et al., "Pass-Join", 2011); which
   * letters and pairs occur sorts out most of the rest. Two neighbours that changed places are one edit: they are looked up.
   */
  near(text: string, least: number): number[] {
    const { length } = text;
    const same = this.#placeOf.get(text);
    const found = same === undefined ? [] : [same];
    if (length < shortest) return found;
    this.#searches += 1;
    if (same !== undefined) this.#seenIn[same] = this.#searches;
    const signs = { letters: lettersOf(text), low: pairsOf(text, 0), high: pairsOf(text, 1) };
    for (let at = 0; at + 1 < length; at += 1) {
      const place = this.#placeOf.get(text.slice(0, at) + (text[at + 1] ?? "") + (text[at] ?? "") + text.slice(at + 2));
      if (place !== undefined) this.#take(place, { ...signs, edits: 1 }, found);
    }
    for (let size = length - (length < 8 ? 1 : mostLonger); size <= length + mostLonger; size += 1) {
      const edits = editsAt(Math.max(size, length), least);
      if (Math.abs(length - size) > edits) continue;
      for (const places of this.#sharing(text, size, edits))
        for (const place of places) this.#take(place, { ...signs, edits }, found);
    }
    return found;
  }

  /** The words of a length that share a segment with the text; of its segments the ones that fewest words have. */
  #sharing(text: string, size: number, edits: number): readonly number[][] {
    const starts = startsOf(size, this.#least);
    const longer = text.length - size;
    const sharing = (this.#withSegment[size] ?? []).map((map, at) => {
      const start = starts[at] ?? 0;
      const width = (starts[at + 1] ?? size) - start;
      const lists: number[][] = [];
      let count = 0;
      const last = Math.min(text.length - width, start + Math.floor((edits + longer) / 2));
      for (let from = Math.max(0, start - Math.floor((edits - longer) / 2)); from <= last; from += 1) {
        const places = map.get(text.slice(from, from + width));
        if (!places) continue;
        lists.push(places);
        count += places.length;
      }
      return { lists, count };
    });
    return sharing
      .toSorted((a, b) => a.count - b.count)
      .slice(0, edits + 1)
      .flatMap(({ lists }) => lists);
  }

  #take(place: number, signs: Signs, found: number[]): void {
    if (this.#seenIn[place] === this.#searches) return;
    this.#seenIn[place] = this.#searches;
    if (this.#agrees(place, signs)) found.push(place);
  }

  #agrees(place: number, { edits, letters, low, high }: Signs): boolean {
    const differing = (own: Int32Array, asked: number) => bits(asked ^ (own[place] ?? 0));
    return (
      differing(this.#letters, letters) <= 2 * edits &&
      differing(this.#low, low) + differing(this.#high, high) <= pairsPerEdit * edits
    );
  }
}

interface Signs {
  edits: number;
  letters: number;
  low: number;
  high: number;
}

/** The most edits that leave two words so much alike, the longer of which has so many letters (see `wordLikeness`). */
function editsAt(length: number, least: number): number {
  const edits = Math.floor(length * (1 - least) + 1e-9);
  return edits === 0 && 1 - 1 / length + 0.05 >= least ? 1 : edits;
}

const known = new Map<number, readonly number[]>();

/** Where the segments of a word of this length begin: one more than it may have edits to a word two letters longer. */
function startsOf(length: number, least: number): readonly number[] {
  const count = Math.min(length, editsAt(length < 6 ? length + 1 : length + 2, least) + 1);
  const key = length * 100 + count;
  const there = known.get(key);
  if (there) return there;
  const starts = Array.from({ length: count }, (_, at) => Math.floor((at * length) / count));
  known.set(key, starts);
  return starts;
}

/** Which of the letters a to z occur, as bits; digits share the rest. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at) - 97;
    letters |= 1 << (code >= 0 ? code : 26 + ((code + 97) % 5));
  }
  return letters;
}

/** Which pairs of neighbouring letters occur, as 32 of 64 bits. */
function pairsOf(text: string, half: 0 | 1): number {
  let pairs = 0;
  for (let at = 1; at < text.length; at += 1) {
    const pair = (text.charCodeAt(at - 1) * 31 + text.charCodeAt(at)) * 0x9e_37;
    if (((pair >>> 5) & 1) === half) pairs |= 1 << ((pair >>> 8) & 31);
  }
  return pairs;
}

function bits(number: number): number {
  let left = number - ((number >>> 1) & 0x55_55_55_55);
  left = (left & 0x33_33_33_33) + ((left >>> 2) & 0x33_33_33_33);
  return (((left + (left >>> 4)) & 0x0f_0f_0f_0f) * 0x01_01_01_01) >>> 24;
}
