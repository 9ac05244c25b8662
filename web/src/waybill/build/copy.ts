import type { WaybillRecord, WaybillType } from "@lading/contract/waybill";
import { shapeOf } from "../form/kind.ts";
import { likeThis, valuesOf, type FormValues } from "../form/values.ts";

/** The stored waybill that a new one is a copy of. Another copy is another object, also of the same waybill. */
export interface Copied {
  record: WaybillRecord;
}

/** Numbers of one shipment's equipment, beside its own numbers. */
const equipment = ["containerNumber", "sealNumber"] as const;
const days = ["etd", "eta"] as const;
/** Values that the form shows beside its fields: the lines' currency, and the number of the customer on file. */
const beside: ReadonlySet<string> = new Set(["currency", "customerNumber"]);

/**
 * A new waybill with all that another has but what was its own: numbers, dates before today, houses and whatever no form
 * asks for (state, events, who entered it). `today` is YYYY-MM-DD.
 */
export function copyOf(record: WaybillRecord, today: string, stored: FormValues = valuesOf({ ...record })): FormValues {
  const { isMain } = record;
  const shape = shapeOf(record.type, { isMain, isEdit: false });
  const asked = Object.entries(likeThis(stored)).filter(([name]) => name in shape || beside.has(name));
  const values: FormValues = Object.fromEntries(asked);
  for (const name of equipment) if (name in values) values[name] = "";
  for (const name of days) if (isBefore(values[name], today)) values[name] = "";
  if (isBefore(values["shippingDate"], today)) values["shippingDate"] = today;
  return isMain ? { ...values, houseIds: [] } : values;
}

function isBefore(day: unknown, today: string): boolean {
  return typeof day === "string" && day !== "" && day < today;
}

/** A form of the entry page: its content, and a draft that made way for a copy. */
export interface Entry {
  /** Counts forms; a new one starts with its own content. */
  key: number;
  type: WaybillType;
  initial: FormValues;
  /** It was typed earlier. */
  isRestored: boolean;
  /** Typed before the copy was asked for; the person can go back to it. */
  replaced?: { type: WaybillType; values: FormValues } | null;
}
