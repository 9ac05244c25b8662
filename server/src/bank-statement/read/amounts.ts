import { currencyOfIso, minorUnits } from "@lading/contract/core";
import { Big } from "big.js";

/** No bank writes more digits before the decimal sign. */
const mostDigits = 14;

/** The product's name for a currency of a file, RMB for CNY; a currency that it does not deal in keeps its code. */
export function currencyOfFile(code: string): string {
  const upper = code.trim().toUpperCase();
  return currencyOfIso(upper) ?? upper;
}

/**
 * A plain decimal of a file with the currency's minor units, `-` kept: `0100.1` is `100.10`. Undefined for anything else: an
 * exponent, other digits, more decimals than the currency has.
 */
export function plainAmount(text: string, currency: string): string | undefined {
  const found = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(text);
  if (!found) return undefined;
  const [, sign = "", whole = "", fraction = ""] = found;
  const decimals = minorUnits(currency);
  if (/[1-9]/.test(fraction.slice(decimals)) || whole.replace(/^0+/, "").length > mostDigits) return undefined;
  const amount = new Big(`${whole}.${fraction}0`).toFixed(decimals);
  return sign === "-" && /[1-9]/.test(amount) ? `-${amount}` : amount;
}

/** A decimal as SWIFT writes it, with a comma that may end it: `380115,` is `380115.00`. */
export function swiftAmount(text: string, currency: string): string | undefined {
  return /^\d+,\d*$/.test(text) ? plainAmount(text.replace(",", "."), currency) : undefined;
}

/** The same amount of the other direction. */
export function negated(amount: string): string {
  if (amount.startsWith("-")) return amount.slice(1);
  return /[1-9]/.test(amount) ? `-${amount}` : amount;
}

/** Signed amounts of a currency added up. */
export function sumOf(amounts: Iterable<string>, currency: string): string {
  let sum = new Big(0);
  for (const amount of amounts) sum = sum.plus(amount);
  return sum.toFixed(minorUnits(currency));
}
