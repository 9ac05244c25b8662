import { formatMoney } from "#core/format";

/** A price with its currency; of its four decimals (decisions.md, "Money") those beyond the second only where they say something. */
export function formatPrice(price: string, currency: string): string {
  return formatMoney(price.replace(/(\.\d\d\d*?)0+$/, "$1"), currency);
}
