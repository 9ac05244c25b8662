import { Big } from "big.js";
import { minorUnits } from "#core";

/** A line of a tax invoice: what is paid, and the tax in it. Decimal strings with the currency's minor units. */
export interface TaxedAmount {
  amount: string;
  net: string;
  tax: string;
}

/**
 * The tax in an amount that includes it, of a rate in percent: net = gross ÷ (1 + rate), half up per line; tax = gross − net
 * (decisions.md, "Money"). A negative amount gives the same figures with a minus.
 */
export function taxedAmount(amount: string, ratePercent: string, currency: string): TaxedAmount {
  const scale = minorUnits(currency);
  const gross = new Big(amount);
  const rate = new Big(ratePercent).plus(100);
  // Halves are told exactly: the remainder is looked at, not a quotient that was cut.
  const unit = new Big(10).pow(scale);
  const units = gross.abs().times(unit).times(100);
  const whole = units.div(rate).round(0, Big.roundDown);
  const rest = units.minus(whole.times(rate));
  const net = (rest.times(2).gte(rate) ? whole.plus(1) : whole).div(unit);
  const signed = gross.lt(0) ? net.times(-1) : net;
  return { amount: gross.toFixed(scale), net: signed.toFixed(scale), tax: gross.minus(signed).toFixed(scale) };
}
