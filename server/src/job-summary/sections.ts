import {
  Amounts,
  Worth,
  difference,
  type Charge,
  type Money,
  type jobHouse,
  type jobItem,
} from "@lading/contract/job-summary";
import type { z } from "zod";
import type { JobBill, JobCost } from "./charges.ts";
import type { House } from "./jobs.ts";

/** Sums of sales and costs of whatever they are gathered for: a house, a charge item, the job. */
class Sides {
  readonly #sales = new Amounts();
  readonly #costs = new Amounts();
  readonly #sold = new Worth();
  readonly #paid = new Worth();

  addSale(charge: Omit<Charge, "date">): void {
    this.#sales.add(charge);
    this.#sold.add(charge);
  }

  addCost(charge: Omit<Charge, "date">): void {
    this.#costs.add(charge);
    this.#paid.add(charge);
  }

  shown() {
    return {
      sales: this.#sales.list(),
      costs: this.#costs.list(),
      worth: worthOf(this.#sold.list(), this.#paid.list()),
    };
  }
}

function worthOf(sales: readonly Money[], costs: readonly Money[]) {
  const sides = new Map(sales.map(({ currency, amount }) => [currency, { sales: amount, costs: "0.00" }]));
  for (const { currency, amount } of costs)
    sides.set(currency, { sales: sides.get(currency)?.sales ?? "0.00", costs: amount });
  return [...sides].map(([currency, side]) => ({ currency, ...side, profit: difference(side.sales, side.costs) }));
}

class SidesBy {
  readonly #all = new Map<string, Sides>();
  at(key: string): Sides {
    const known = this.#all.get(key);
    if (known) return known;
    const made = new Sides();
    this.#all.set(key, made);
    return made;
  }
}

interface Charges {
  bills: readonly JobBill[];
  costs: readonly JobCost[];
}

/** Every waybill of the job with its subtotals. */
export function housesOf(houses: readonly House[], { bills, costs }: Charges): z.output<typeof jobHouse>[] {
  const sides = new SidesBy();
  for (const bill of bills) sides.at(bill.waybillId).addSale(bill);
  for (const cost of costs) sides.at(cost.waybillId).addCost(cost);
  return houses.map(({ isVisible: _seen, ...house }) => ({ ...house, ...sides.at(house.id).shown() }));
}

/** Every charge item that occurs with its sums, in the order of the names. */
export function itemsOf(names: ReadonlyMap<string, string>, { bills, costs }: Charges): z.output<typeof jobItem>[] {
  const sides = new SidesBy();
  for (const { lines, ...bill } of bills)
    for (const { chargeItemId, amount } of lines) sides.at(chargeItemId).addSale({ ...bill, amount });
  for (const cost of costs) sides.at(cost.chargeItemId).addCost(cost);
  return [...names].map(([id, name]) => ({ id, name, ...sides.at(id).shown() }));
}

/** The sums of the whole job, and what is open of them. */
export function sumsOf({ bills, costs }: Charges) {
  const sides = new Sides();
  const [receivable, payable] = [new Amounts(), new Amounts()];
  for (const bill of bills) {
    sides.addSale(bill);
    receivable.add({ currency: bill.currency, amount: bill.balance });
  }
  for (const cost of costs) {
    sides.addCost(cost);
    payable.add({ currency: cost.currency, amount: cost.balance });
  }
  return { subtotals: sides.shown(), receivable: receivable.list(), payable: payable.list() };
}
