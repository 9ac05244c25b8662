import { formatDecimal, formatMoney } from "#core/format";

/** A weight or volume as people read it: thousands parted, no zeros at its end (`440.000` is 440). */
export function formatMeasure(value: string): string {
  return formatDecimal(value.includes(".") ? value.replace(/\.?0+$/, "") : value);
}

/** A price with its currency; of its four decimals (decisions.md, "Money") those beyond the second only where they say something. */
export function formatPrice(price: string, currency: string): string {
  return formatMoney(price.replace(/(\.\d\d\d*?)0+$/, "$1"), currency);
}
