import type { OpenBill } from "./receipt.ts";

/** Bills that a text names. */
export interface NamedBills {
  /** By whole numbers. */
  readonly whole: ReadonlySet<string>;
  /** By a part of their number alone, such as the last digits: others may have the same. */
  readonly part: ReadonlySet<string>;
  /** Numbers formed like the bills', which no open bill has. */
  readonly unknown: readonly string[];
}

/** No remitter writes more; of a longer text the beginning is read. */
const longestText = 4_000;
/** Shorter ends of numbers are in every text. */
const shortestEnd = 3;
/** Of a number that follows a whole one. */
const mostDigits = 7;
/** A number's digits may be written one by one or in groups; more signs between them are no grouping. */
const separators = /[\s\-_./\\,;:#*|'"()+&]/;

/** Finds numbers of bills in what a remitter wrote: with or without signs, broken, shortened, several in a row. */
export class NumberFinder {
  readonly #byNumber = new Map<string, string[]>();
  readonly #byEnd = new Map<string, string[]>();
  readonly #lengths: readonly number[];
  readonly #formed: RegExp | undefined;

  constructor(bills: readonly OpenBill[]) {
    const heads = new Set<string>();
    for (const { id, number, otherNumbers } of bills) {
      for (const one of [number, ...otherNumbers]) {
        const key = plain(one);
        if (key.length >= 5) add(this.#byNumber, key, id);
        const head = /^[A-Z]{2,}/.exec(key)?.[0];
        if (head !== undefined) heads.add(head);
      }
      const end = /(\d+)\D*$/.exec(number)?.[1]?.replace(/^0+/, "") ?? "";
      if (end.length >= shortestEnd) add(this.#byEnd, end, id);
    }
    this.#lengths = [...new Set([...this.#byNumber.keys()].map((key) => key.length))].toSorted((a, b) => b - a);
    if (heads.size > 0 && heads.size < 200) this.#formed = new RegExp(`(?:${[...heads].join("|")})\\d{5,}`, "g");
  }

  find(text: string): NamedBills {
    const { compact, joins } = compacted(text.slice(0, longestText));
    const whole = new Set<string>();
    const part = new Set<string>();
    const used = new Uint8Array(compact.length);
    for (let from = 0; from < compact.length; from += 1) {
      const key = used[from] === 1 ? undefined : this.#wholeAt(compact, from, joins);
      if (key === undefined) continue;
      for (const id of this.#byNumber.get(key) ?? []) whole.add(id);
      used.fill(1, from, from + key.length);
      this.#following(key, { compact, from, joins }, { whole, used });
    }
    const unknown = this.#unknown(compact, used);
    for (const { token, at } of digitTokens(compact, joins)) {
      if (used[at] === 1 || token.length > 10) continue;
      for (const id of this.#byEnd.get(token.replace(/^0+/, "")) ?? []) if (!whole.has(id)) part.add(id);
    }
    return { whole, part, unknown };
  }

  #wholeAt(compact: string, from: number, joins: Uint8Array): string | undefined {
    const first = compact.charCodeAt(from);
    const isDigit = first < 58;
    // A number that begins with a digit does not begin within other digits.
    if (isDigit && from > 0 && compact.charCodeAt(from - 1) < 58 && joins[from] === 0) return undefined;
    for (const length of this.#lengths) {
      const key = compact.slice(from, from + length);
      if (key.length < length || !this.#byNumber.has(key)) continue;
      const next = compact.charCodeAt(from + length);
      if (next < 58 && joins[from + length] === 0) continue;
      return key;
    }
    return undefined;
  }

  /** `DN26-0000101/102`: after a whole number others by their last digits. */
  #following(
    key: string,
    { compact, from, joins }: { compact: string; from: number; joins: Uint8Array },
    { whole, used }: { whole: Set<string>; used: Uint8Array },
  ): void {
    let at = from + key.length;
    for (;;) {
      const digits = /^\d+/.exec(compact.slice(at, at + mostDigits + 1))?.[0] ?? "";
      let end = at;
      while (end - at < digits.length && (end === at || joins[end] === 0)) end += 1;
      const own = compact.slice(at, end);
      if (own.length < 1 || own.length > mostDigits || joins[at] === 0) return;
      const ids = this.#byNumber.get(key.slice(0, key.length - own.length) + own);
      if (!ids) return;
      for (const id of ids) whole.add(id);
      used.fill(1, at, end);
      at = end;
    }
  }

  #unknown(compact: string, used: Uint8Array): string[] {
    if (!this.#formed) return [];
    return [...compact.matchAll(this.#formed)].flatMap((found) => (used[found.index] === 1 ? [] : [found[0]]));
  }
}

function add(map: Map<string, string[]>, key: string, id: string): void {
  const ids = map.get(key);
  if (!ids) map.set(key, [id]);
  else if (!ids.includes(id)) ids.push(id);
}

function plain(number: string): string {
  return number
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

/** Letters and digits of a text, and where something stood between one and the one before. */
function compacted(text: string): { compact: string; joins: Uint8Array } {
  const upper = text.normalize("NFKC").toUpperCase();
  const joins = new Uint8Array(upper.length + 1);
  let compact = "";
  for (const sign of upper) {
    if (/[A-Z0-9]/.test(sign)) compact += sign;
    else joins[compact.length] = separators.test(sign) ? 1 : 2;
  }
  return { compact, joins };
}

function digitTokens(compact: string, joins: Uint8Array): { token: string; at: number }[] {
  const tokens: { token: string; at: number }[] = [];
  for (let at = 0; at < compact.length; at += 1) {
    const isStart = compact.charCodeAt(at) < 58 && (at === 0 || compact.charCodeAt(at - 1) > 57 || joins[at] !== 0);
    if (!isStart) continue;
    let end = at + 1;
    while (end < compact.length && compact.charCodeAt(end) < 58 && joins[end] === 0) end += 1;
    // Letters right before or after make it a number of something else.
    const isAlone = (at === 0 || joins[at] !== 0) && (end === compact.length || joins[end] !== 0);
    if (isAlone) tokens.push({ token: compact.slice(at, end), at });
  }
  return tokens;
}
