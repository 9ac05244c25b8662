import {
  amountOf,
  amountsOf,
  difference,
  hundredths,
  worthsOf,
  type Charge,
  type JobSide,
  type JobSummary,
  type KeptRate,
  type Money,
} from "@lading/contract/job-summary";
import { openAmount, type Columns, type KeptCharge, type KeptCharges, type KeptLine } from "./charges.ts";
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

function bothOf(sales: readonly Money[], costs: readonly Money[]) {
  const sides = new Map(sales.map(({ currency, amount }) => [currency, { sales: amount, costs: "0.00" }]));
  for (const { currency, amount } of costs)
    sides.set(currency, { sales: sides.get(currency)?.sales ?? "0.00", costs: amount });
  return [...sides].map(([currency, side]) => ({ currency, ...side, profit: difference(side.sales, side.costs) }));
}

/** Things that each stand once in a list, in the order in which they were first met, with their places. */
class Places<T> {
  readonly list: T[] = [];
  readonly #places = new Map<string, number>();

  of(key: string, make: () => T): number {
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.list.length);
    return this.list.push(make()) - 1;
  }
}

/** What stands at a place of a column. */
function at<T>(column: readonly T[], place: number): T {
  const value = column[place];
  if (value === undefined) throw new RangeError(`A column without place ${place}`);
  return value;
}

function outside(): never {
  throw new RangeError("A charge of something that is not of the job");
}

/** Everything that is summed of a job, and its charges as they travel. */
export class Sections {
  readonly #bills: JobSummary["bills"];
  readonly #billLines: JobSummary["billLines"];
  readonly #costs: JobSummary["costs"];
  readonly #parties = new Places<{ customerNumber: string; customerName: string }>();
  readonly #rates = new Places<KeptRate>();
  readonly #items = new Places<{ id: string; sides: Sides }>();
  readonly #houses = new Places<{ house: House; sides: Sides }>();
  readonly #all = new Sides();
  readonly #open = new Sides();
  /** The whole job's sums by date. */
  readonly #days = new Map<string, Sides>();

  constructor(houses: readonly House[], { bills, billLines, costs }: KeptCharges) {
    for (const house of houses) this.#houses.of(house.id, () => ({ house, sides: new Sides() }));
    const billed = this.#charges("sales", bills);
    this.#bills = bills.id.map((id, place) => ({
      id,
      billNumber: at(bills.billNumber, place),
      house: at(billed.house, place),
      party: at(billed.party, place),
      rate: at(billed.rate, place),
      date: at(bills.date, place),
      amount: at(bills.amount, place),
    }));
    const places = new Places<string>();
    for (const id of bills.id) places.of(id, () => id);
    const bill = billLines.billId.map((id) => places.of(id, outside));
    const rates = bill.map((place) => at(billed.rate, place));
    this.#billLines = { bill, ...this.#lines("sales", billLines, rates) };
    const { id, invoiceNumber, date } = costs;
    const paid = this.#charges("costs", costs);
    this.#costs = { id, invoiceNumber, date, ...paid, ...this.#lines("costs", costs, paid.rate) };
  }

  /** Ids of the charge items that occur. */
  get itemIds(): string[] {
    return this.#items.list.map(({ id }) => id);
  }

  /** What the totals are made of: sums of what has the same currency, rate and date. */
  get groups(): Record<JobSide, Charge[]> {
    const of = (side: JobSide) =>
      [...this.#days].flatMap(([date, { sums }]) =>
        this.#rates.list.flatMap((rate, place) => {
          const sum = sums[side][place];
          return sum === undefined ? [] : [{ ...rate, date, amount: amountOf(sum) }];
        }),
      );
    return { sales: of("sales"), costs: of("costs") };
  }

  /** The sums, with the names of charge items by id. */
  shown(names: ReadonlyMap<string, string>) {
    const rates = this.#rates.list;
    const open = this.#open.sums;
    return {
      houses: this.#houses.list.map(({ house: { isVisible: _seen, ...house }, sides }) => ({
        ...house,
        ...sides.amounts(rates),
      })),
      bills: this.#bills,
      billLines: this.#billLines,
      costs: this.#costs,
      parties: this.#parties.list,
      rates,
      chargeItems: this.#items.list.map(({ id, sides }) => ({ id, name: names.get(id) ?? "", ...sides.shown(rates) })),
      subtotals: this.#all.shown(rates),
      receivable: amountsOf(open.sales, rates),
      payable: amountsOf(open.costs, rates),
    };
  }

  /** Lines as they travel, added to the sums of their charge items; `rates` are the places of theirs. */
  #lines(side: JobSide, lines: Columns<KeptLine>, rates: readonly number[]) {
    const { chargeItemId, quantity, unitPrice, amount, remark } = lines;
    const item = chargeItemId.map((id, line) => {
      const place = this.#items.of(id, () => ({ id, sides: new Sides() }));
      at(this.#items.list, place).sides.add(side, at(rates, line), hundredths(at(amount, line)));
      return place;
    });
    return { item, quantity, unitPrice, amount, remark };
  }

  /** What repeats in bills or costs by its places, and the charges added to every sum they belong to. */
  #charges(side: JobSide, charges: Columns<KeptCharge>) {
    const house = charges.waybillId.map((id) => this.#houses.of(id, outside));
    const party = charges.customerNumber.map((customerNumber, place) => {
      const customerName = at(charges.customerName, place);
      return this.#parties.of(`${customerNumber} ${customerName}`, () => ({ customerNumber, customerName }));
    });
    const rate = charges.rate.map((worth, place) => {
      const [currency, settlementCurrency] = [at(charges.currency, place), at(charges.settlementCurrency, place)];
      const make = () => ({ currency, rate: worth, settlementCurrency });
      return this.#rates.of(`${currency}${worth}${settlementCurrency}`, make);
    });
    for (const [place, amount] of charges.amount.entries()) {
      const [of, sum] = [at(rate, place), hundredths(amount)];
      at(this.#houses.list, at(house, place)).sides.add(side, of, sum);
      this.#all.add(side, of, sum);
      this.#open.add(side, of, openAmount(sum));
      this.#day(at(charges.date, place)).add(side, of, sum);
    }
    return { house, party, rate };
  }

  #day(date: string): Sides {
    const known = this.#days.get(date);
    if (known) return known;
    const made = new Sides();
    this.#days.set(date, made);
    return made;
  }
}
