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
import { openAmount, type KeptBill, type KeptCharge, type KeptCost, type KeptLine } from "./charges.ts";
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

interface Read {
  houses: readonly House[];
  bills: readonly KeptBill[];
  costs: readonly KeptCost[];
}

/** The columns that bill lines and costs have in common, still empty. */
function noLines(): Omit<JobSummary["billLines"], "bill"> {
  return { item: [], quantity: [], unitPrice: [], amount: [], remark: [] };
}

/** Everything that is summed of a job, and its charges as they travel. */
export class Sections {
  readonly #bills: JobSummary["bills"] = [];
  readonly #billLines: JobSummary["billLines"] = { bill: [], ...noLines() };
  readonly #costs: JobSummary["costs"] = {
    id: [],
    invoiceNumber: [],
    house: [],
    party: [],
    rate: [],
    date: [],
    ...noLines(),
  };
  readonly #parties = new Places<{ customerNumber: string; customerName: string }>();
  readonly #rates = new Places<KeptRate>();
  readonly #items = new Places<{ id: string; sides: Sides }>();
  readonly #houses = new Places<{ house: House; sides: Sides }>();
  readonly #all = new Sides();
  readonly #open = new Sides();
  /** The whole job's sums by date. */
  readonly #days = new Map<string, Sides>();

  constructor({ houses, bills, costs }: Read) {
    for (const house of houses) this.#houses.of(house.id, () => ({ house, sides: new Sides() }));
    for (const bill of bills) this.#addBill(bill);
    for (const cost of costs) this.#addCost(cost);
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

  #addBill(bill: KeptBill): void {
    const { house, party, rate } = this.#charge("sales", bill);
    const { id, billNumber, date, amount, lines } = bill;
    const place = this.#bills.push({ id, billNumber, house, party, rate, date, amount }) - 1;
    for (const line of lines) {
      this.#billLines.bill.push(place);
      this.#addLine("sales", this.#billLines, { rate, line });
    }
  }

  #addCost(cost: KeptCost): void {
    const { house, party, rate } = this.#charge("costs", cost);
    this.#costs.id.push(cost.id);
    this.#costs.invoiceNumber.push(cost.invoiceNumber);
    this.#costs.house.push(house);
    this.#costs.party.push(party);
    this.#costs.rate.push(rate);
    this.#costs.date.push(cost.date);
    this.#addLine("costs", this.#costs, { rate, line: cost });
  }

  #addLine(side: JobSide, columns: ReturnType<typeof noLines>, { rate, line }: { rate: number; line: KeptLine }): void {
    const { chargeItemId: id, quantity, unitPrice, amount, remark } = line;
    const item = this.#items.of(id, () => ({ id, sides: new Sides() }));
    this.#items.list[item]?.sides.add(side, rate, hundredths(amount));
    columns.item.push(item);
    columns.quantity.push(quantity);
    columns.unitPrice.push(unitPrice);
    columns.amount.push(amount);
    columns.remark.push(remark);
  }

  #charge(side: JobSide, charge: KeptCharge) {
    const { waybillId, date, amount, currency, rate, settlementCurrency, customerNumber, customerName } = charge;
    const house = this.#houses.of(waybillId, () => {
      throw new RangeError("A charge of a waybill that is not of the job");
    });
    const rated = this.#rates.of(`${currency}${rate}${settlementCurrency}`, () => ({
      currency,
      rate,
      settlementCurrency,
    }));
    const party = this.#parties.of(`${customerNumber} ${customerName}`, () => ({ customerNumber, customerName }));
    const sum = hundredths(amount);
    this.#houses.list[house]?.sides.add(side, rated, sum);
    this.#all.add(side, rated, sum);
    this.#open.add(side, rated, openAmount(sum));
    this.#day(date).add(side, rated, sum);
    return { house, party, rate: rated };
  }

  #day(date: string): Sides {
    const known = this.#days.get(date);
    if (known) return known;
    const made = new Sides();
    this.#days.set(date, made);
    return made;
  }
}
