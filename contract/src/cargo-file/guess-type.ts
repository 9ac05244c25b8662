import type { CargoFileType } from "./kinds.ts";

const words: readonly [CargoFileType, RegExp][] = [
  ["packingList", /pack|p[._ -]?l\b|箱单|装箱|تعبئة/i],
  ["invoice", /invoice|inv\b|发票|فاتورة/i],
  ["waybill", /awb|waybill|b[._ -]?l\b|label|面单|运单|提单|بوليصة/i],
];

/** The likely type of a cargo file, by its name; the person can choose another. */
export function guessCargoFileType(name: string): CargoFileType {
  return words.find(([, pattern]) => pattern.test(name.replace(/\.[^.]+$/, "")))?.[0] ?? "other";
}
