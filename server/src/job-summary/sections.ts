import { amountLeft } from "@lading/contract/charge-item";
import type { Currency } from "@lading/contract/core";
import {
  amountOf,
  amountsOf,
  thousandths,
  jobSides,
  worthsOf,
  type Charge,
  type JobSide,
  type JobSummary,
  type KeptRate,
  type Money,
} from "@lading/contract/job-summary";
import { termsOf, type Columns, type KeptBills, type KeptCharge, type KeptCosts, type KeptLine } from "./charges.ts";
import type { House } from "./jobs.ts";

/** Sums of sales and costs of whatever they are gathered for: a house, a charge item, the job; by the places of their rates. */
class Sides {
  readonly sums: Record<JobSide, (bigint | undefined)[]> = { sales: [], costs: [] };

  add(side: JobSide, rate: number, amount: bigint): void {
    const sums = this.sums[side];
    sums[rate] = (sums[rate] ?? 0n) + amount;
  }

  amounts(rates: readonly KeptRate[]) {
    const { sales, costs } = this.sums;
    return { sales: amountsOf(sales, rates), costs: amountsOf(costs, rates) };
  }

  shown(rates: readonly KeptRate[]) {
    const { sales, costs } = this.sums;
    return { ...this.amounts(rates), worth: bothOf(worthsOf(sales, rates), worthsOf(costs, rates)) };
  }
}

const nothing = (currency: Currency) => amountOf(0n, currency);

function bothOf(sales: readonly Money[], costs: readonly Money[]) {
  const sides = new Map(sales.map(({ currency, amount }) => [currency, { sales: amount, costs: nothing(currency) }]));
  for (const { currency, amount } of costs)
    sides.set(currency, { sales: sides.get(currency)?.sales ?? nothing(currency), costs: amount });
  return [...sides].map(([currency, side]) => ({ currency, ...side, profit: amountLeft(side.sales, side.costs) }));
}

/** Things that each stand once in a list, in the order in which they were first met, with their places. */
class Places<K, T> {
  readonly list: T[] = [];
  readonly #places = new Map<K, number>();

  of(key: K, make: (key: K) => T): number {
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.list.length);
    return this.list.push(make(key)) - 1;
  }

  /** The list's things with their keys. */
  entries(): (readonly [K, T])[] {
    return [...this.#places].map(([key, place]) => [key, at(this.list, place)]);
  }
}

/** The value at a place of a column. */
function at<T>(column: readonly T[], place: number): T {
  const value = column[place];
  if (value === undefined) throw new RangeError(`A column without place ${place}`);
  return value;
}

const noCharges = { id: [], house: [], party: [], rate: [], date: [] };
const noLines = { item: [], quantity: [], unitPrice: [], amount: [], remark: [] };

/** Everything that is summed of a job, and its charges as they travel. */
export class Sections {
  readonly #houses: { house: House; sides: Sides }[];
  #bills: JobSummary["bills"] = { ...noCharges, billNumber: [], amount: [] };
  #billLines: JobSummary["billLines"] = { bill: [], ...noLines };
  #costs: JobSummary["costs"] = { ...noCharges, ...noLines, invoiceNumber: [] };
  readonly #parties = new Places<string, JobSummary["parties"][number]>();
  readonly #rates = new Places<string, KeptRate>();
  readonly #terms = new Places<string, { party: number; rate: number }>();
  /** By their ids. */
  readonly #items = new Places<string, Sides>();
  /** Names of charge items by id. */
  #names: ReadonlyMap<string, string> = new Map();
  readonly #open = new Sides();
  /** The whole job's sums by date. */
  readonly #days = new Map<string, Sides>();

  constructor(houses: readonly House[]) {
    this.#houses = houses.map((house) => ({ house, sides: new Sides() }));
  }

  addBills({ bills, billLines }: KeptBills): void {
    const { id, billNumber, house, date, amount } = bills;
    const billed = this.#charges("sales", bills, amount.map(thousandths));
    this.#bills = { id, billNumber, house, date, amount, ...billed };
    const rates = billLines.bill.map((bill) => at(billed.rate, bill));
    const lines = this.#lines("sales", billLines, { rates, sums: billLines.amount.map(thousandths) });
    this.#billLines = { bill: billLines.bill, ...lines };
  }

  addCosts({ costs, items }: KeptCosts): void {
    const { id, invoiceNumber, house, date } = costs;
    const sums = costs.amount.map(thousandths);
    const paid = this.#charges("costs", costs, sums);
    const lines = this.#lines("costs", costs, { rates: paid.rate, sums });
    this.#costs = { id, invoiceNumber, house, date, ...paid, ...lines };
    this.#names = new Map(items.id.map((item, place) => [item, at(items.name, place)]));
  }

  /** The totals' parts: sums of charges with the same currency, rate and date. */
  get groups(): Record<JobSide, Charge[]> {
    const of = (side: JobSide) =>
      [...this.#days].flatMap(([date, { sums }]) =>
        this.#rates.list.flatMap((rate, place) => {
          const sum = sums[side][place];
          return sum === undefined ? [] : [{ ...rate, date, amount: amountOf(sum, rate.currency) }];
        }),
      );
    return { sales: of("sales"), costs: of("costs") };
  }

  /** The sums. */
  get shown() {
    const rates = this.#rates.list;
    const open = this.#open.sums;
    return {
      houses: this.#houses.map(({ house: { isVisible: _seen, ...house }, sides }) => ({
        ...house,
        ...sides.amounts(rates),
      })),
      bills: this.#bills,
      billLines: this.#billLines,
      costs: this.#costs,
      parties: this.#parties.list,
      rates,
      chargeItems: this.#items.entries().map(([id, sides]) => ({
        id,
        name: this.#names.get(id) ?? "",
        ...sides.shown(rates),
      })),
      subtotals: this.#all().shown(rates),
      receivable: amountsOf(open.sales, rates),
      payable: amountsOf(open.costs, rates),
    };
  }

  /** Lines as they travel, added to the sums of their charge items. */
  #lines(
    side: JobSide,
    lines: Columns<KeptLine>,
    { rates, sums }: { rates: readonly number[]; sums: readonly bigint[] },
  ) {
    const { quantity, unitPrice, amount, remark } = lines;
    const item = lines.chargeItemId.map((id, line) => {
      const place = this.#items.of(id, () => new Sides());
      at(this.#items.list, place).add(side, at(rates, line), at(sums, line));
      return place;
    });
    return { item, quantity, unitPrice, amount, remark };
  }

  /** Parties and rates of bills or costs by their places, and the charges added to every sum they belong to. */
  #charges(side: JobSide, { house, terms, date, open }: Columns<KeptCharge>, sums: readonly bigint[]) {
    const places = terms.map((text) =>
      at(
        this.#terms.list,
        this.#terms.of(text, (read) => this.#placesOf(read)),
      ),
    );
    for (const [place, { rate }] of places.entries()) {
      const sum = at(sums, place);
      at(this.#houses, at(house, place)).sides.add(side, rate, sum);
      this.#open.add(side, rate, thousandths(at(open, place)));
      this.#day(at(date, place)).add(side, rate, sum);
    }
    return { party: places.map(({ party }) => party), rate: places.map(({ rate }) => rate) };
  }

  #placesOf(text: string): { party: number; rate: number } {
    const { party, rate } = termsOf(text);
    return {
      party: this.#parties.of(JSON.stringify(party), () => party),
      rate: this.#rates.of(JSON.stringify(rate), () => rate),
    };
  }

  #all(): Sides {
    const all = new Sides();
    for (const { sums } of this.#days.values())
      for (const side of jobSides)
        for (const [rate, sum] of sums[side].entries()) if (sum !== undefined) all.add(side, rate, sum);
    return all;
  }

  #day(date: string): Sides {
    const known = this.#days.get(date);
    if (known) return known;
    const made = new Sides();
    this.#days.set(date, made);
    return made;
  }
}
