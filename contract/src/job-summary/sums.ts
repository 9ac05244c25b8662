import { Big } from "big.js";
import { currencies } from "#core";

/** A currency that the product deals in. */
export type Currency = (typeof currencies)[number];

/** The currencies that a job is totalled in (catalogue §3, "Job summary"). */
export const totalCurrencies = ["USD", "HKD", "RMB"] as const satisfies readonly Currency[];
export type TotalCurrency = (typeof totalCurrencies)[number];

/** An amount with the rate that its bill or cost took and kept. */
export interface Charge {
  currency: Currency;
  /** Two decimals. */
  amount: string;
  /** What one unit was worth in the settlement currency, at most eight decimals. */
  rate: string;
  settlementCurrency: Currency;
  /** Date of the bill or cost, YYYY-MM-DD. */
  date: string;
}

/** An amount in its currency. */
export interface Money {
  currency: Currency;
  amount: string;
}

/** A rate that nobody entered. */
export interface MissingRate {
  currency: Currency;
  date: string;
}

const amountScale = 2;
const rateScale = 8;
const bothScales = amountScale + rateScale;

/**
 * A decimal string as a whole number of its smallest units. Integers, because four thousand additions of big decimals
 * take ten times as long; nothing is rounded here.
 */
function units(decimal: string, scale: number): bigint {
  const [whole = "0", part = ""] = decimal.split(".");
  return BigInt(whole + part.padEnd(scale, "0").slice(0, scale));
}

/** So many smallest units as a decimal of as many places as the currency has, rounded half up (away from zero). */
function decimalOf(value: bigint, scale: number, currency: Currency): string {
  const exact = new Big(value.toString()).div(new Big(10).pow(scale));
  return exact.round(minorUnits(currency), Big.roundHalfUp).toFixed(amountScale);
}

/** Decimals that amounts of a currency have (decisions.md, "Money"). */
function minorUnits(currency: Currency): number {
  return currency === "JPY" ? 0 : amountScale;
}

const inOrder = (one: Money, other: Money) => currencies.indexOf(one.currency) - currencies.indexOf(other.currency);

/** Amounts added up by currency, exactly. */
export class Amounts {
  readonly #sums = new Map<Currency, bigint>();

  add({ currency, amount }: Money): void {
    this.#sums.set(currency, (this.#sums.get(currency) ?? 0n) + units(amount, amountScale));
  }

  /** In the usual order of currencies. */
  list(): Money[] {
    return [...this.#sums]
      .map(([currency, sum]) => ({ currency, amount: decimalOf(sum, amountScale, currency) }))
      .toSorted(inOrder);
  }
}

/** What charges are worth in the settlement currency by the rates that they keep; rounded once, where it is read. */
export class Worth {
  readonly #sums = new Map<Currency, bigint>();

  add({ amount, rate, settlementCurrency }: Omit<Charge, "currency" | "date">): void {
    const worth = units(amount, amountScale) * units(rate, rateScale);
    this.#sums.set(settlementCurrency, (this.#sums.get(settlementCurrency) ?? 0n) + worth);
  }

  list(): Money[] {
    return [...this.#sums]
      .map(([currency, sum]) => ({ currency, amount: decimalOf(sum, bothScales, currency) }))
      .toSorted(inOrder);
  }
}

/** What one charge is worth in the settlement currency. */
export function worthOf(charge: Omit<Charge, "currency" | "date">): string {
  const worth = units(charge.amount, amountScale) * units(charge.rate, rateScale);
  return decimalOf(worth, bothScales, charge.settlementCurrency);
}

/** The rate of a currency to a settlement currency that holds on a date; undefined where nobody entered one. */
export type FindRate = (asked: {
  currency: Currency;
  settlementCurrency: Currency;
  date: string;
}) => string | undefined;

// Division of its own, so that its precision changes nothing elsewhere.
const Exact = Big();
Exact.DP = 40;

/** Charges with the same currency, rates and date, whose sum is converted once. */
export function groupsOf(charges: Iterable<Charge>): Charge[] {
  const groups = new Map<string, { charge: Charge; sum: bigint }>();
  for (const charge of charges) {
    const key = `${charge.currency} ${charge.settlementCurrency} ${charge.rate} ${charge.date}`;
    const group = groups.get(key);
    if (group) group.sum += units(charge.amount, amountScale);
    else groups.set(key, { charge, sum: units(charge.amount, amountScale) });
  }
  return [...groups.values()].map(({ charge, sum }) => ({
    ...charge,
    amount: new Big(sum.toString()).div(100).toFixed(amountScale),
  }));
}

/**
 * The total of charges in a currency: amounts in that currency count as they are, others by what they are worth in the
 * settlement currency ÷ that currency's rate on the charge's date. Rounded half up once. Null where a rate is missing:
 * it is asked for, never assumed.
 */
export function totalIn(
  target: Currency,
  groups: readonly Charge[],
  findRate: FindRate,
): { amount: string | null; missing: MissingRate[] } {
  const missing: MissingRate[] = [];
  let total = new Exact(0);
  for (const { currency, amount, rate, settlementCurrency, date } of groups) {
    const divisor = divisorOf(target, { currency, settlementCurrency, date }, findRate);
    if (divisor === undefined) missing.push({ currency: target, date });
    else total = total.plus(currency === target ? new Exact(amount) : new Exact(amount).times(rate).div(divisor));
  }
  if (missing.length > 0) return { amount: null, missing };
  return { amount: total.round(minorUnits(target), Big.roundHalfUp).toFixed(amountScale), missing };
}

function divisorOf(
  target: Currency,
  { currency, settlementCurrency, date }: Pick<Charge, "currency" | "settlementCurrency" | "date">,
  findRate: FindRate,
): string | undefined {
  if (currency === target || settlementCurrency === target) return "1";
  return findRate({ currency: target, settlementCurrency, date });
}

/** Which rates the totals need, each once. */
export function ratesNeeded(
  groups: readonly Charge[],
): { currency: Currency; settlementCurrency: Currency; date: string }[] {
  const needed = new Map<string, { currency: Currency; settlementCurrency: Currency; date: string }>();
  for (const { currency, settlementCurrency, date } of groups)
    for (const target of totalCurrencies)
      if (target !== currency && target !== settlementCurrency)
        needed.set(`${target} ${settlementCurrency} ${date}`, { currency: target, settlementCurrency, date });
  return [...needed.values()];
}

/** A job's total in one currency. */
export interface JobTotal {
  currency: TotalCurrency;
  sales: string | null;
  costs: string | null;
  /** Sales less costs, as they are shown. */
  profit: string | null;
  /** Percent of the sales, two decimals; null without sales. */
  margin: string | null;
  /** Rates that have to be entered before there is a total. */
  missing: MissingRate[];
}

/** The totals of a job. Profit is the difference of the two rounded totals, so that the column adds up on paper. */
export function totalsOf(sales: readonly Charge[], costs: readonly Charge[], findRate: FindRate): JobTotal[] {
  return totalCurrencies.map((currency) => {
    const sold = totalIn(currency, sales, findRate);
    const paid = totalIn(currency, costs, findRate);
    const missing = new Map([...sold.missing, ...paid.missing].map((rate) => [`${rate.currency} ${rate.date}`, rate]));
    const profit = sold.amount === null || paid.amount === null ? null : difference(sold.amount, paid.amount);
    return {
      currency,
      sales: sold.amount,
      costs: paid.amount,
      profit,
      margin: profit === null || sold.amount === null ? null : marginOf(profit, sold.amount),
      missing: [...missing.values()].toSorted((one, other) => one.date.localeCompare(other.date)),
    };
  });
}

/** One decimal less another, with two places. */
export function difference(one: string, other: string): string {
  return new Big(one).minus(other).toFixed(amountScale);
}

/** Profit in percent of sales, two decimals; null without sales. */
export function marginOf(profit: string, sales: string): string | null {
  const sold = new Big(sales);
  if (sold.eq(0)) return null;
  return new Exact(profit).times(100).div(sales).round(2, Big.roundHalfUp).toFixed(2);
}
