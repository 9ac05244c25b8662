import { Big } from "big.js";
import { coreRefusals, isDecimal, minorUnits, positiveDecimal, rule } from "#core";

/** Decimals of a quantity and of a unit price (decisions.md, "Money"). */
export const quantityScale = 3;
export const priceScale = 4;
/** The most of each, so that their product is an amount that the books can hold. */
const mostQuantity = "999999.999";
const mostPrice = "99999999.9999";
/** The largest amount that the books hold. */
export const mostAmount = "99999999999999.999";

const upTo = (scale: number, most: string) =>
  positiveDecimal(scale).refine(
    (value) => !isDecimal(value, scale) || new Big(value).lte(most),
    rule(coreRefusals.tooLarge, { max: most }),
  );

/** Quantity charged: above 0, at most 3 decimals. */
export const chargedQuantity = upTo(quantityScale, mostQuantity);
/** Unit price: above 0, at most 4 decimals. */
export const chargedPrice = upTo(priceScale, mostPrice);

/** Quantity × unit price, rounded half up, once, to the currency's minor units; with them, e.g. `12.50`, of JPY `13`. */
export function chargeAmount(quantity: string, unitPrice: string, currency: string): string {
  return rounded(new Big(quantity).times(unitPrice), currency);
}

/** Sum of amounts of one currency, with its minor units. */
export function sumOfAmounts(amounts: readonly string[], currency: string): string {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed(minorUnits(currency));
}

/** An amount with its currency's minor units, as the books' three decimals do not say them: USD `12.500` → `12.50`. */
export function plainAmount(amount: string, currency: string): string {
  return rounded(new Big(amount), currency);
}

/** Total of amounts in several currencies: each at the rate that it keeps, rounded half up once. */
export function worthOf(amounts: readonly { amount: string; rate: string }[], settlementCurrency: string): string {
  const exact = amounts.reduce((sum, { amount, rate }) => sum.plus(new Big(amount).times(rate)), new Big(0));
  return rounded(exact, settlementCurrency);
}

/** `a` − `b`, with the decimals of `a`. */
export function amountLeft(a: string, b: string): string {
  return new Big(a).minus(b).toFixed((a.split(".")[1] ?? "").length);
}

function rounded(amount: Big, currency: string): string {
  const scale = minorUnits(currency);
  return amount.round(scale, Big.roundHalfUp).toFixed(scale);
}
