import { Big } from "big.js";

/** A decimal without the zeros at its end: `640.500` → `640.5`. */
export function plain(decimal: string): string {
  return new Big(decimal).toFixed();
}

/**
 * A gross weight as Cargo-IMP holds it: kilograms to one decimal, rounded up, in at most seven characters (data element
 * 600, n[...7]p). A chargeable weight is a whole or half kilogram already (IATA TACT Rules, chargeable weight).
 */
export function messageWeight(weight: string): string {
  const tenths = new Big(weight).round(1, Big.roundUp).toFixed();
  return tenths.length <= longestWeight ? tenths : new Big(weight).round(0, Big.roundUp).toFixed();
}

const longestWeight = 7;
