import { minorUnits } from "@lading/contract/core";

/**
 * A decimal in whole minor units, in which sums are looked for: an integer, never a fraction. Undefined beyond 90 trillion (with
 * two decimals), up to which integers are exact: such an amount is left to people.
 */
export function unitsOf(amount: string, currency: string): number | undefined {
  const [whole = "", fraction = ""] = amount.split(".");
  const units = Number(whole + fraction.padEnd(minorUnits(currency), "0"));
  return Number.isSafeInteger(units) && fraction.length <= minorUnits(currency) ? units : undefined;
}

/** Whole minor units as a decimal. */
export function decimalOf(units: number, currency: string): string {
  const decimals = minorUnits(currency);
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
