import { isDecimal } from "@lading/contract/core";
import { chargeableWeight, waybillTypeNumbers, type Divisors } from "@lading/contract/waybill";
import { withoutZeros } from "../goods/totals.ts";
import { valuesOf, type FormValues } from "../form/values.ts";

/** A main waybill's chargeable weight in kg; the empty text while weight or volume is not known. */
export function chargeableOf(values: Readonly<Record<string, unknown>>, divisors: Divisors): string {
  const { weight, volume } = values;
  const type = waybillTypeNumbers.find((one) => one === values["type"]);
  const areKnown = [weight, volume].every((text) => typeof text === "string" && isDecimal(text, 3));
  if (type === undefined || !areKnown) return "";
  return withoutZeros(chargeableWeight(type, String(weight), String(volume), divisors));
}

/**
 * A stored main waybill as its form shows it. A chargeable weight equal to the reckoned one is left empty, so that it
 * follows changes of weight and volume; only another one, from the carrier's document, stays as it is.
 */
export function mainValuesOf(record: Readonly<Record<string, unknown>>, divisors: Divisors): FormValues {
  const values = valuesOf(record);
  return values["chargeableWeight"] === chargeableOf(values, divisors) ? { ...values, chargeableWeight: "" } : values;
}
