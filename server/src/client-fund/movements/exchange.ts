import { plainAmount } from "@lading/contract/charge-item";
import { clientFundRefusals as refusals, type previewClientFundExchange } from "@lading/contract/client-fund";
import { minorUnits, refuse, refuseField, type Currency, type InputOf } from "@lading/contract/core";
import { plainRate } from "@lading/contract/exchange-rate";
import { Big } from "big.js";
import type { Db } from "#core/db";
import { settlementOf } from "#currency";
import { rateOn } from "#exchange-rate";
import { rateOrNull } from "../entries/difference.ts";
import { today } from "../today.ts";

export interface Rates {
  /** Worth of one unit in the settlement currency, as decimals of at most 8 places. */
  fromRate: string;
  toRate: string;
}

/**
 * An amount exchanged: amount × rate of the one ÷ rate of the other, exact, rounded down once to the other's minor units.
 * The rest is kept exactly, as its worth in the settlement currency: amount × the one rate − result × the other.
 * JPY 100,000,000 at 0.04516 is USD 636,864.52 at 7.09099, and back JPY 99,999,998.
 */
export function exchanged(
  amount: string,
  { fromRate, toRate }: Rates,
  toCurrency: Currency,
): { toAmount: string; leftover: string } {
  const scale = minorUnits(toCurrency);
  const worth = new Big(amount).times(fromRate);
  // Counted in whole minor units, so that the quotient is a whole number and its rest exact, however long a decimal it were.
  const units = wholeQuotient(worth.times(new Big(10).pow(scale)), new Big(toRate));
  const toAmount = new Big(units).div(new Big(10).pow(scale));
  return { toAmount: toAmount.toFixed(scale), leftover: worth.minus(toAmount.times(toRate)).toFixed() };
}

/** How often one decimal goes wholly into another. */
function wholeQuotient(one: Big, other: Big): string {
  const scale = new Big(10).pow(11);
  const [dividend, divisor] = [one, other].map((value) => BigInt(value.times(scale).toFixed(0)));
  if (dividend === undefined || divisor === undefined || divisor === 0n) throw new Error("A rate is above zero");
  return (dividend / divisor).toString();
}

/** A rate of one's own may be so far from the company's, in per cent: further away it is most likely upside down. */
const mostPercent = 20;

type Asked = InputOf<typeof previewClientFundExchange>;

/** The rates of an exchange and what it comes to; 0 is refused. */
export async function reckon(
  db: Db,
  companyId: string,
  { amount, toCurrency, rateKind, ...own }: Pick<Asked, "amount" | "toCurrency" | "rateKind" | "fromRate" | "toRate">,
  currency: Currency,
) {
  if (toCurrency === currency) throw refuseField("toCurrency", refusals.sameCurrency);
  const rates =
    rateKind === "own"
      ? await ownRates(db, companyId, own, { currency, toCurrency })
      : await companyRates(db, companyId, { currency, toCurrency });
  const result = exchanged(amount, rates, toCurrency);
  if (!/[1-9]/.test(result.toAmount)) throw refuse(refusals.exchangeOfNothing);
  return {
    ...rates,
    toAmount: plainAmount(result.toAmount, toCurrency),
    leftover: result.leftover,
    settlementCurrency: await settlementOf(db, companyId),
  };
}

interface Pair {
  currency: Currency;
  toCurrency: Currency;
}

async function companyRates(db: Db, companyId: string, { currency, toCurrency }: Pair): Promise<Rates> {
  const day = await today(db);
  const from = await rateOn(db, companyId, currency, day);
  const to = await rateOn(db, companyId, toCurrency, day);
  return { fromRate: from.rate, toRate: to.rate };
}

/** Rates that were typed: both, above zero, and not far from the company's where it has any. */
async function ownRates(db: Db, companyId: string, { fromRate, toRate }: Rates, pair: Pair): Promise<Rates> {
  for (const [field, rate] of [
    ["fromRate", fromRate],
    ["toRate", toRate],
  ] as const)
    if (!/[1-9]/.test(rate)) throw refuseField(field, refusals.bothRates);
  const day = await today(db);
  const from = await rateOrNull(db, companyId, pair.currency, day);
  const to = await rateOrNull(db, companyId, pair.toCurrency, day);
  if (from !== null && to !== null) {
    // fromRate ÷ toRate against from ÷ to, without a division.
    const [asked, usual] = [new Big(fromRate).times(to), new Big(from).times(toRate)];
    if (asked.minus(usual).abs().times(100).gt(usual.times(mostPercent)))
      throw refuseField("fromRate", refusals.rateFar, { percent: mostPercent });
  }
  return { fromRate: plainRate(fromRate), toRate: plainRate(toRate) };
}
