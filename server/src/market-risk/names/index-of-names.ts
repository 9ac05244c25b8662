import type { Weakness } from "@lading/contract/market-risk";
import { isOrigin } from "./agreed.ts";
import { asSlipped, slippedNames } from "./arabic-slips.ts";
import { asCommon, commonness, isNameItself } from "./common-names.ts";
import {
  compareNames,
  leastJoinedLikeness,
  leastReached,
  type NamedKind,
  type Span,
  type WeighedWord,
  type WordPair,
} from "./compare.ts";
import { nameParts, nameWords, type NameParts, type NameWord } from "./name-words.ts";
import { isPlace } from "./places.ts";
import { readingsOf, type MeantParts } from "./readings/readings.ts";
import { agreementsOf, spansOf, syllablesOfPlaces, weighed } from "./spans.ts";
import { chinesePieces, foreignPieces, saysOrganisation, type Pieces } from "./pieces.ts";
import { agreesWithInitials, SpecialNames, withInitials, type SpecialHit } from "./special-names.ts";
import { translationOf } from "./translated.ts";
import { leastLikeness } from "./word-likeness.ts";
import { WordIndex } from "./word-index.ts";

/** A name of a list's entry. */
export interface ListedName {
  /** The entry that it belongs to. */
  readonly entry: number;
  readonly name: string;
  /** Whom it means; a text that is no name (an address) has none, and is compared by its words alone. */
  readonly kind: NamedKind;
}

export interface NameHit {
  readonly entry: number;
  /** The name that was hit. */
  readonly name: string;
  /** 0 to 1. */
  readonly score: number;
  /** Which words agreed with which, for the person who decides. */
  readonly pairs: readonly WordPair[];
  /** Words of the listed name that nothing agrees with. */
  readonly unmatched: readonly string[];
}

export interface NameAnswer {
  readonly hits: readonly NameHit[];
  /** Only where nothing was hit. */
  readonly weakness: Weakness | null;
}

interface Indexed {
  readonly entry: number;
  /** As it is searched, and as it stands in the list. */
  readonly name: string;
  readonly shown: string;
  readonly kind: NamedKind;
  readonly words: readonly WeighedWord[];
  readonly spans: readonly (Span & { id: number })[];
}

/** Names of a list, prepared to be searched. A word, or two neighbours written as one, knows the names it stands in. */
export class NameIndex {
  readonly #names: Indexed[] = [];
  readonly #index = new WordIndex();
  readonly #special = new SpecialNames(this.#names);
  /** The names in which a word stands. */
  readonly #namesWith: number[][] = [];
  /** Words before the comma, by a person's name, as far as they were asked for. */
  readonly #familyOf = new Map<string, number>();
  /** In how many names a word stands alone. */
  readonly #counts = new Map<string, number>();

  constructor(names: Iterable<ListedName>) {
    const read: (Omit<Indexed, "words"> & { words: readonly NameWord[] })[] = [];
    for (const { entry, name, kind, shown } of withoutAcronyms(names)) {
      const words = nameWords(name);
      if (words.length === 0) continue;
      const at = read.length;
      for (const key of new Set(words.map((word) => word.key))) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
      const spans = spansOf(words, 2).map(({ from, to, word }) => ({ from, to, id: this.#add(word, from < to, at) }));
      read.push({ entry, name, shown, kind, words, spans });
    }
    const all = Math.max(read.length, leastNames) + 1;
    for (const { words, ...name } of read)
      this.#names.push({ ...name, words: words.map((word) => weighed(word, this.#counts.get(word.key) ?? 1, all)) });
    this.#index.close();
  }

  /** How many names there are that can be compared. */
  get size(): number {
    return this.#names.length;
  }

  /** The names that are like one, best first, one an entry; without any, whether it was too weak a question. */
  search(name: string, leastScore: number): NameAnswer {
    const [plain, ...others] = readingsOf(name);
    if (!plain || plain.words.length === 0) return { hits: [], weakness: weaknessOf(name) };
    const hits = new Map<number, NameHit>();
    const weakness = this.#find(plain, leastScore, hits);
    for (const other of others) this.#find(other, leastScore, hits);
    const isOrganisation = plain.isOrganisation || saysOrganisation(name);
    const pieces = isOrganisation ? chinesePieces(name) : null;
    const foreign = foreignPieces(name, (word) => this.#spellings(word));
    for (const one of [pieces, foreign]) if (one) this.#translated(one, leastScore, hits);
    for (const { at, ...said } of [...this.#special.find(name, isOrganisation), ...this.#withInitials(name)]) {
      const listed = this.#names[at];
      if (listed && said.score >= leastScore && said.score > (hits.get(listed.entry)?.score ?? 0))
        hits.set(listed.entry, { entry: listed.entry, name: listed.shown, ...said });
    }
    if (![...hits.values()].some(({ score }) => score >= leastSure)) this.#withSlip(plain, leastScore, hits);
    const best = [...hits.values()].toSorted((a, b) => b.score - a.score);
    return { hits: best, weakness: best.length > 0 ? null : weakness };
  }

  /** Adds what one reading of a name hits, each entry by its best name; says whether the reading is too weak. */
  #find({ words, isOrganisation, only }: MeantParts, leastScore: number, hits: Map<number, NameHit>): Weakness | null {
    const inPlace = new Set(isOrganisation ? syllablesOfPlaces(words) : []);
    const spans = spansOf(words, words[0]?.script === "chinese" ? 4 : 3).map(({ from, to, word }) => ({
      from,
      to,
      alike: this.#index.alike(
        asAsked(word, isOrganisation && !isAnyIn(inPlace, from, to)),
        from < to ? leastJoinedLikeness : leastLikeness,
      ),
    }));
    const asked = words.map((word, at) => {
      const alike = spans.find(({ from, to }) => from === at && to === at)?.alike ?? new Map<number, number>();
      const all = Math.max(this.size, leastNames) + 1;
      return {
        ...weighed(word, this.#countOfAsked(word, alike), all, inPlace.has(at)),
        isCommon: commonness(word) > 0 || isOrigin(word),
        isSpelledSo: isNameItself(word),
      };
    });
    const total = asked.reduce((sum, { weight }) => sum + weight, 0);
    const least = total * leastReached(leastScore) * 0.9;
    for (const [at, reached] of this.#reached(spans, asked)) {
      const listed = this.#names[at];
      if (!listed || reached < least || (only !== undefined && listed.kind !== only)) continue;
      const found = agreementsOf(spans, asked, listed);
      const compared = compareNames(asked, listed.words, {
        found,
        kind: listed.kind,
        isOrganisation,
        isSpoken: !listed.name.includes(","),
        familyWords: this.#familyWords(listed),
      });
      const { score, isHit, pairs, unmatched } = compared;
      if (isHit && score >= leastScore && score > (hits.get(listed.entry)?.score ?? 0))
        hits.set(listed.entry, { entry: listed.entry, name: listed.shown, score, pairs, unmatched });
    }
    return this.#weakness(asked, spans);
  }

  /** Persons of a family's name whose given names begin with the initials behind it. */
  #withInitials(name: string): SpecialHit[] {
    const asked = withInitials(name);
    const [family] = asked ? nameWords(asked.family) : [];
    if (!asked || !family) return [];
    return [...this.#index.alike(family, leastFamily)].flatMap(([id, likeness]) =>
      likeness < leastFamily
        ? []
        : (this.#namesWith[id] ?? []).flatMap((at) => {
            const listed = this.#names[at];
            return (listed && agreesWithInitials(at, listed, asked.initials)) ?? [];
          }),
    );
  }

  /** Adds persons whose names say an Arabic one wholly but for a slip in one of its words. */
  #withSlip(parts: NameParts, leastScore: number, hits: Map<number, NameHit>): void {
    if (leastScore > asSlipped) return;
    const found = slippedNames(parts, {
      alike: (word, least) => this.#index.alike(word, least),
      namesWith: (word) => this.#namesWith[word] ?? [],
      listed: (at) => this.#names[at],
    });
    for (const { at, pairs } of found) {
      const listed = this.#names[at];
      if (!listed || (hits.get(listed.entry)?.score ?? 0) >= asSlipped) continue;
      hits.set(listed.entry, { entry: listed.entry, name: listed.shown, score: asSlipped, pairs, unmatched: [] });
    }
  }

  /** How a word is transliterated in the list. */
  #spellings(word: NameWord): string[] {
    return [...this.#index.alike(word, leastLikeness)]
      .filter(([, likeness]) => likeness >= leastTransliterated)
      .map(([id]) => this.#index.word(id))
      .flatMap(({ script, text }) => (script === "latin" && text.length >= shortestTransliterated ? [text] : []));
  }

  /** Adds the listed organisations whose Latin names say one of another script. */
  #translated(pieces: Pieces, leastScore: number, hits: Map<number, NameHit>): void {
    const seen = new Set<number>();
    for (const text of pieces.texts)
      for (const id of this.#index.spelled(text))
        for (const at of this.#namesWith[id] ?? []) {
          if (seen.has(at)) continue;
          seen.add(at);
          const listed = this.#names[at];
          if (listed?.kind !== "entity") continue;
          const said = translationOf(pieces, listed.words);
          if (!said || said.score < leastScore || said.score <= (hits.get(listed.entry)?.score ?? 0)) continue;
          hits.set(listed.entry, { entry: listed.entry, name: listed.shown, ...said });
        }
  }

  /** Whether a name that nothing was found for says too little for that to mean anything. */
  #weakness(
    asked: readonly WeighedWord[],
    spans: readonly (Span & { alike: ReadonlyMap<number, number> })[],
  ): Weakness | null {
    const [first, ...more] = asked;
    if (!first || more.length > 0) return null;
    if (first.isAside) return "common";
    if (first.script === "chinese" || first.text.length < 3) return "oneWord";
    if (first.isCommon || familyName.test(first.text)) return "oneWord";
    const alike = spans[0]?.alike ?? new Map<number, number>();
    return [...alike.values()].some((likeness) => likeness > 0.9) ? "oneWord" : null;
  }

  /** How many words of a person's name stand before its comma; 0 without one. */
  #familyWords({ name, kind }: Indexed): number {
    const comma = kind === "person" ? name.indexOf(",") : -1;
    if (comma < 0) return 0;
    const there = this.#familyOf.get(name);
    if (there !== undefined) return there;
    const words = nameWords(name.slice(0, comma + 1)).length;
    this.#familyOf.set(name, words);
    return words;
  }

  #add(word: NameWord, isJoined: boolean, name: number): number {
    const id = this.#index.add(word, isJoined);
    const names = (this.#namesWith[id] ??= []);
    if (names.at(-1) !== name) names.push(name);
    return id;
  }

  /** Sum of the weighted likenesses, by name, of every name with any of these words. */
  #reached(
    spans: readonly (Span & { alike: ReadonlyMap<number, number> })[],
    weights: readonly WeighedWord[],
  ): Map<number, number> {
    const reached = new Map<number, number>();
    for (const { from, to, alike } of spans) {
      const weight = weights.slice(from, to + 1).reduce((sum, word) => sum + word.weight, 0);
      const best = new Map<number, number>();
      for (const [id, likeness] of alike)
        for (const name of this.#namesWith[id] ?? []) if ((best.get(name) ?? 0) < likeness) best.set(name, likeness);
      for (const [name, likeness] of best) reached.set(name, (reached.get(name) ?? 0) + likeness * weight);
    }
    return reached;
  }

  /** In how many listed names a word stands, in any spelling, or as if, where it is a common one. */
  #countOfAsked(word: NameWord, alike: ReadonlyMap<number, number>): number {
    let count = 0;
    for (const [id, likeness] of alike) if (likeness >= 0.9) count += this.#counts.get(this.#index.word(id).key) ?? 0;
    return Math.max(1, count, commonness(word) > 0 ? asCommon(count) : 0);
  }
}

/** Organisations are listed with the acronym of their name behind it: they are searched without it too. */
function* withoutAcronyms(names: Iterable<ListedName>): Iterable<ListedName & Pick<Indexed, "shown">> {
  for (const one of names) {
    const shown = one.name;
    yield { ...one, shown };
    const plain = one.kind === "entity" ? one.name.replace(acronymBehind, "") : one.name;
    if (plain !== one.name) yield { ...one, name: plain, shown };
  }
}
const acronymBehind = /(?<=\p{L}{2}.*\s)\(\s*[\p{Lu}\d-]{2,8}\s*\)\s*$/u;

/** Why a name that cannot be screened cannot, by the name alone: what `search` says of it stands in the outcome. */
export function weaknessOf(name: string): Weakness {
  const { words, leftOut } = nameParts(name);
  const [first] = words;
  if (!first) return leftOut.length > 0 ? "formOnly" : "noLetters";
  return first.kind !== "" || isPlace(first.key) ? "common" : "oneWord";
}

const leastFamily = 0.92;
/** Where a name is hit so well, no word of it is taken for a mistyped one. */
const leastSure = 0.95;
const leastTransliterated = 0.95;
const shortestTransliterated = 4;

/** A company's own list is short: its words are as rare as in a long one. */
const leastNames = 40_000;
/** Endings of Slavic, Armenian, Georgian, Persian and Turkish family names. */
const familyName = /.{3}(?:[oey]v|[oey]va|ski|sk[iy]y?|skaya|enko|chuk|vych|vich|shvili|adze|yan|zadeh|oglu)$/;

const isAnyIn = (places: ReadonlySet<number>, from: number, to: number) =>
  [...places].some((at) => at >= from && at <= to);

/** Only companies' Chinese names transcribe foreign words, and not those of places. */
const asAsked = (word: NameWord, isOrganisation: boolean): NameWord =>
  word.script === "chinese" && !isOrganisation ? { ...word, skeletons: [] } : word;
