import { Big } from "big.js";
import { currencies, minorUnits, mostMinorUnits, type Currency } from "#core";
import { amountLeft } from "#charge-item";

/** The currencies that a job is totalled in (catalogue §3, "Job summary"). */
export const totalCurrencies = ["USD", "HKD", "RMB"] as const satisfies readonly Currency[];
export type TotalCurrency = (typeof totalCurrencies)[number];

/** An amount with the rate that its bill or cost took and kept. */
export interface Charge {
  currency: Currency;
  /** With its currency's minor units. */
  amount: string;
  /** Value of a unit in the settlement currency, at most eight decimals. */
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

/** Decimals that amounts are reckoned with: those of any currency. */
const amountScale = mostMinorUnits;
const rateScale = 8;
const bothScales = amountScale + rateScale;

/**
 * A decimal string as a whole number of its smallest units. Integers, because thousands of additions of big decimals take
 * ten times as long; nothing is rounded here.
 */
function units(decimal: string, scale: number): bigint {
  const dot = decimal.indexOf(".");
  if (dot === -1) return BigInt(decimal) * 10n ** BigInt(scale);
  return BigInt(decimal.slice(0, dot) + decimal.slice(dot + 1).padEnd(scale, "0"));
}

/** An amount of whatever currency in thousandths. */
export function thousandths(amount: string): bigint {
  return units(amount, amountScale);
}

/** So many smallest units as an amount, rounded half up to what the currency has; nothing here is below 0. */
function decimalOf(value: bigint, scale: number, currency: Currency): string {
  const places = minorUnits(currency);
  const cut = 10n ** BigInt(scale - places);
  const digits = ((value + cut / 2n) / cut).toString().padStart(places + 1, "0");
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Thousandths as an amount with the currency's minor units. */
export function amountOf(sum: bigint, currency: Currency): string {
  return decimalOf(sum, amountScale, currency);
}

const inOrder = (one: Money, other: Money) => currencies.indexOf(one.currency) - currencies.indexOf(other.currency);

/** A currency, and what it was worth when something was charged in it. */
export type KeptRate = Pick<Charge, "currency" | "rate" | "settlementCurrency">;

/** Sums in thousandths by the place of their rate in a list; a sum that is not there is 0. */
export type SumsByRate = readonly (bigint | undefined)[];

/** Sums by currency, in the usual order of currencies. */
export function amountsOf(sums: SumsByRate, rates: readonly KeptRate[]): Money[] {
  return gathered(sums, rates, ({ currency }, sum) => [currency, sum], amountScale);
}

/** Sums in the settlement currency, usually a single one, by the rates that were kept; rounded once. */
export function worthsOf(sums: SumsByRate, rates: readonly KeptRate[]): Money[] {
  return gathered(
    sums,
    rates,
    ({ rate, settlementCurrency }, sum) => [settlementCurrency, sum * units(rate, rateScale)],
    bothScales,
  );
}

function gathered(
  sums: SumsByRate,
  rates: readonly KeptRate[],
  valueOf: (rate: KeptRate, sum: bigint) => readonly [Currency, bigint],
  scale: number,
): Money[] {
  if (sums.length === 0) return [];
  const found = new Map<Currency, bigint>();
  for (const [place, rate] of rates.entries()) {
    const sum = sums[place];
    if (sum === undefined) continue;
    const [currency, value] = valueOf(rate, sum);
    found.set(currency, (found.get(currency) ?? 0n) + value);
  }
  return [...found].map(([currency, sum]) => ({ currency, amount: decimalOf(sum, scale, currency) })).toSorted(inOrder);
}

/** A charge's amount in the settlement currency. */
export function worthOf({ amount, rate, settlementCurrency }: Omit<Charge, "currency" | "date">): string {
  return decimalOf(thousandths(amount) * units(rate, rateScale), bothScales, settlementCurrency);
}

/** The rate of a currency to a settlement currency that holds on a date; undefined where nobody entered one. */
export type FindRate = (asked: {
  currency: Currency;
  settlementCurrency: Currency;
  date: string;
}) => string | undefined;

/** Places that a quotient is cut at, and those of it that count: what lies beyond is the cutting's own. */
const quotientScale = 40;
const soundScale = 24;

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
  let total = 0n;
  for (const { currency, amount, rate, settlementCurrency, date } of groups) {
    const divisor = divisorOf(target, { currency, settlementCurrency, date }, findRate);
    if (divisor === undefined) missing.push({ currency: target, date });
    else {
      const worth = thousandths(amount) * (currency === target ? 10n ** BigInt(rateScale) : units(rate, rateScale));
      total += (worth * 10n ** BigInt(quotientScale + rateScale - bothScales)) / units(divisor, rateScale);
    }
  }
  if (missing.length > 0) return { amount: null, missing };
  const cut = 10n ** BigInt(quotientScale - soundScale);
  return { amount: decimalOf((total + cut / 2n) / cut, soundScale, target), missing };
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
    const profit = sold.amount === null || paid.amount === null ? null : amountLeft(sold.amount, paid.amount);
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

/** Profit in percent of sales, two decimals; null without sales. */
export function marginOf(profit: string, sales: string): string | null {
  const sold = new Big(sales);
  if (sold.eq(0)) return null;
  return new Big(profit).times(100).div(sales).round(2, Big.roundHalfUp).toFixed(2);
}
