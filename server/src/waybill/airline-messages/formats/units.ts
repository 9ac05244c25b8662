import { Big } from "big.js";
import type { Note } from "./received.ts";

/** Weights in kilograms: Cargo-IMP codes K and L (data element 601), Cargo-XML's UN/ECE Recommendation 20 codes. */
const kilogramsOf: Readonly<Record<string, string>> = {
  K: "1",
  KGM: "1",
  L: "0.45359237",
  LBR: "0.45359237",
  GRM: "0.001",
  TNE: "1000",
};
/** Volumes in cubic metres: Cargo-IMP codes MC, CF, CC, CI (data element 604), and UN/ECE codes. */
const cubicMetresOf: Readonly<Record<string, string>> = {
  MC: "1",
  MTQ: "1",
  CF: "0.028316846592",
  FTQ: "0.028316846592",
  CC: "0.000001",
  CMQ: "0.000001",
  CI: "0.000016387064",
  INQ: "0.000016387064",
};
/** Lengths in centimetres. */
const centimetresOf: Readonly<Record<string, string>> = {
  CMT: "1",
  MTR: "100",
  MMT: "0.1",
  INH: "2.54",
  FOT: "30.48",
};

type Quantity = "weight" | "volume" | "length";
const tables = { weight: kilogramsOf, volume: cubicMetresOf, length: centimetresOf };
const scales = { weight: 3, volume: 3, length: 2 };
const kinds = { weight: "convertedWeight", volume: "convertedVolume" } as const;
const smallest = { weight: "0.001", volume: "0.001", length: "0.01" };

/** A quantity in Lading's unit (kg, m³, cm) without zeros at its end; undefined for what is no quantity above zero. */
export function inOwnUnit(quantity: Quantity, amount: string, unit: string): string | undefined {
  const factor = tables[quantity][unit.toUpperCase()];
  if (factor === undefined || !/^\d{1,12}(?:\.\d{1,6})?$/.test(amount)) return undefined;
  const own = new Big(amount).times(factor).round(scales[quantity], Big.roundHalfUp);
  if (new Big(amount).eq(0)) return undefined;
  return own.eq(0) ? smallest[quantity] : own.toFixed();
}

/** {@link inOwnUnit}, and says so where that changed anything. */
export function converted(
  notes: Note[],
  field: "weight" | "volume",
  { amount, unit }: { amount: string; unit: string },
): string | undefined {
  const own = inOwnUnit(field, amount, unit);
  if (own !== undefined && tables[field][unit.toUpperCase()] !== "1")
    notes.push({ field, kind: kinds[field], from: `${amount} ${unit}`, to: own });
  return own;
}
