import type { OpenBill } from "./receipt.ts";
import { unitsOf } from "./units.ts";

/** An open bill with its amount in whole minor units. */
export interface CountedBill {
  readonly bill: OpenBill;
  readonly units: number;
}

/** Bills that together are an amount. */
export interface Sum {
  readonly bills: readonly CountedBill[];
  /** How many other choices of the customer's bills come to the same amount. */
  readonly others: number;
  /** About how many of the choices of as many bills come to such an amount by chance: far below 1 the agreement says something. */
  readonly byChance: number;
}

/** Sums of more bills than this are tried only of the oldest in a row. */
const mostCombined = 20;
const mostSolutions = 40;

/** A customer's open bills of a currency, the oldest first. */
export class OpenBills {
  readonly bills: readonly CountedBill[];
  readonly #sums: readonly number[];
  readonly #grain: number;
  #halves: Halves | undefined;

  constructor(bills: readonly OpenBill[]) {
    this.bills = bills
      .flatMap((bill) => {
        const units = unitsOf(bill.open, bill.currency);
        return units === undefined || units <= 0 ? [] : [{ bill, units }];
      })
      .toSorted((a, b) =>
        a.bill.date < b.bill.date ? -1 : a.bill.date > b.bill.date ? 1 : a.bill.number < b.bill.number ? -1 : 1,
      );
    let total = 0;
    this.#sums = this.bills.map(({ units }) => (total += units));
    this.#grain = grainOf(this.bills);
  }

  get total(): number {
    return this.#sums.at(-1) ?? 0;
  }

  /** The bills that come to an amount: a single one, the oldest in a row, any few. Undefined where none do. */
  sum(units: number): Sum | undefined {
    const single = this.bills.filter((one) => one.units === units);
    const row = this.#sums.indexOf(units);
    const combined = this.#combined(units);
    const chance = (tried: number) => (tried * this.#grain) / Math.max(this.total, 1);
    const count = this.bills.length;
    if (single.length > 0)
      return {
        bills: single.slice(0, 1),
        others: Math.max(single.length, combined.length) - 1,
        byChance: chance(count),
      };
    const others = Math.max(0, combined.length - 1);
    if (row > 0) return { bills: this.bills.slice(0, row + 1), others, byChance: chance(count) };
    const best = combined.toSorted((a, b) => a.length - b.length)[0];
    return best && { bills: best, others, byChance: chance(choices(count, best.length)) };
  }

  /** The single bill, or the oldest in a row, that needs a little more than an amount: what came lacks charges. */
  little(units: number, most: number): Sum | undefined {
    const above = this.bills.filter((one) => one.units > units && one.units <= units + most);
    const nearest = above.toSorted((a, b) => a.units - b.units)[0];
    const byChance = (this.bills.length * 2 * most) / Math.max(this.total, 1);
    if (nearest) return { bills: [nearest], others: above.length - 1, byChance };
    const row = this.#sums.findIndex((sum) => sum > units && sum <= units + most);
    return row > 0 ? { bills: this.bills.slice(0, row + 1), others: 0, byChance } : undefined;
  }

  /** Choices of two or more among the oldest bills that come to an amount: each half's sums once, met in the middle. */
  #combined(units: number): CountedBill[][] {
    const bills = this.bills.slice(0, mostCombined);
    if (bills.length < 2 || units > this.total) return [];
    const middle = bills.length >> 1;
    this.#halves ??= halvesOf(bills, middle);
    const { left, right, masks } = this.#halves;
    const found: CountedBill[][] = [];
    for (let mask = 0; mask < left.length && found.length < mostSolutions; mask += 1) {
      const wanted = units - (left[mask] ?? 0);
      for (let at = firstOf(right, wanted); right[at] === wanted; at += 1)
        found.push([...chosenOf(bills, mask, 0), ...chosenOf(bills, masks[at] ?? 0, middle)]);
    }
    return found;
  }
}

/** The sums of all choices of each half; those of the second in order, with the choices that they are of. */
interface Halves {
  readonly left: Float64Array;
  readonly right: Float64Array;
  readonly masks: Uint16Array;
}

function halvesOf(bills: readonly CountedBill[], middle: number): Halves {
  let [right, masks] = [new Float64Array(1), new Uint16Array(1)];
  for (const [at, { units }] of bills.slice(middle).entries()) {
    const { length } = right;
    const [sums, chosen] = [new Float64Array(2 * length), new Uint16Array(2 * length)];
    // Both the choices without this bill and those with it are in order: they are merged.
    let [without, withIt] = [0, 0];
    for (let place = 0; place < 2 * length; place += 1) {
      const added = (right[withIt] ?? 0) + units;
      if (without < length && (withIt === length || (right[without] ?? 0) <= added)) {
        sums[place] = right[without] ?? 0;
        chosen[place] = masks[without++] ?? 0;
      } else {
        sums[place] = added;
        chosen[place] = (masks[withIt++] ?? 0) | (1 << at);
      }
    }
    [right, masks] = [sums, chosen];
  }
  return { left: choiceSums(bills.slice(0, middle)), right, masks };
}

/** The sum of each choice of bills; a choice's bits say which. */
function choiceSums(bills: readonly CountedBill[]): Float64Array {
  const sums = new Float64Array(1 << bills.length);
  for (const [at, { units }] of bills.entries())
    for (let mask = 0; mask < 1 << at; mask += 1) sums[mask | (1 << at)] = (sums[mask] ?? 0) + units;
  return sums;
}

/** The first place of a value among sorted ones, or where it would stand. */
function firstOf(sorted: Float64Array, value: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

function chosenOf(bills: readonly CountedBill[], mask: number, from: number): CountedBill[] {
  return bills.filter((_, at) => at >= from && at - from < mostCombined / 2 && (mask & (1 << (at - from))) !== 0);
}

/** The largest power of ten that divides all amounts: round ones agree by chance more often. */
function grainOf(bills: readonly CountedBill[]): number {
  let grain = 1;
  while (grain < 1e6 && bills.length > 0 && bills.every(({ units }) => units % (grain * 10) === 0)) grain *= 10;
  return grain;
}

/** How many choices of up to so many there are. */
function choices(of: number, most: number): number {
  let [sum, term] = [0, 1];
  for (let size = 1; size <= most; size += 1) {
    term = (term * (of - size + 1)) / size;
    sum += term;
  }
  return sum;
}
