import { sum, type WaybillRecord, type WaybillType } from "@lading/contract/waybill";
import { totalsOf, withoutZeros } from "../goods/totals.ts";

/** A line of goods as the grid holds it: everything as it was typed. Its currency is the form's. */
export interface ItemValues {
  productName: string;
  customsCode: string;
  boxCount: string;
  boxUnit: string;
  lengthCm: string;
  widthCm: string;
  heightCm: string;
  boxVolume: string;
  weight: string;
  unitPrice: string;
  remark: string;
  postalCode: string;
  tradingPlatform: string;
}

/** The form's values by the names of the call's input; all lines share `currency`. Empty totals follow the lines. */
export interface FormValues extends Record<string, unknown> {
  items?: Partial<ItemValues>[];
  currency?: string;
}

export const emptyItem: ItemValues = {
  productName: "",
  customsCode: "",
  boxCount: "",
  boxUnit: "carton",
  lengthCm: "",
  widthCm: "",
  heightCm: "",
  boxVolume: "",
  weight: "",
  unitPrice: "",
  remark: "",
  postalCode: "",
  tradingPlatform: "",
};

const measures = ["lengthCm", "widthCm", "heightCm", "boxVolume", "weight", "unitPrice"] as const;

function itemValues(item: Record<string, unknown>): ItemValues {
  const values: Record<string, string> = {};
  for (const name of Object.keys(emptyItem)) values[name] = textOf(item[name]);
  for (const name of measures) values[name] = withoutZeros(values[name] ?? "");
  return { ...emptyItem, ...values };
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function isItem(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const totals = ["pieces", "weight", "volume", "chargeableWeight"] as const;

/** A stored waybill as its form shows it. A house's totals follow its lines; a main waybill's figures are its own. */
export function valuesOf(record: Readonly<Record<string, unknown>>): FormValues {
  const items = Array.isArray(record["items"]) ? record["items"].filter(isItem).map(itemValues) : [];
  const isMain = record["isMain"] === true;
  const figures = totals.map((name) => [name, isMain ? withoutZeros(textOf(record[name])) : ""]);
  return {
    ...record,
    etd: record["etd"] ?? "",
    eta: record["eta"] ?? "",
    codAmount: withoutZeros(textOf(record["codAmount"])),
    ...Object.fromEntries(figures),
    items,
  };
}

/** {@link valuesOf} a waybill that is to be edited. */
export function valuesOfRecord(record: WaybillRecord): FormValues {
  return valuesOf({ ...record });
}

/** Each shipment's own, with why its customer could pass the credit: another one like it does not have them. */
const ownNumbers = [
  "creditReason",
  "houseNumber",
  "mainNumber",
  "orderNumber",
  "platformOrder",
  "expressNumber",
] as const;

/** The content for another waybill like this one: all but what is its own. */
export function likeThis(values: FormValues): FormValues {
  return { ...values, ...Object.fromEntries(ownNumbers.map((name) => [name, ""])) };
}

/** Stands for what cannot be reckoned while a line is incomplete: the line has messages then, and what follows from it needs none. */
const notYetKnown = "1";

/** The form's content as its call takes it: only the fields it has, lines with their volumes, totals that were not typed from the lines. */
export function inputOf(
  { type, shape }: { type: WaybillType; shape: Readonly<Record<string, unknown>> },
  values: FormValues,
): Record<string, unknown> {
  const own = Object.entries(values).filter(([name]) => name in shape && name !== "id" && name !== "version");
  return { ...Object.fromEntries(own), type, ...(shape["items"] !== undefined && goodsOf(type, values)) };
}

function goodsOf(type: WaybillType, values: FormValues): Record<string, unknown> {
  const { items = [], currency = "" } = values;
  const computed = totalsOf(type, items, { currency });
  const volumes = computed.lines.map((line) => line.volume || notYetKnown);
  return {
    items: items.map((item, place) => ({
      ...emptyItem,
      ...item,
      currency,
      boxCount: wholeNumber(item.boxCount ?? ""),
      volume: volumes[place],
    })),
    weight: textOf(values["weight"]) || computed.weight || notYetKnown,
    volume: textOf(values["volume"]) || sum(volumes, 3),
    chargeableWeight: textOf(values["chargeableWeight"]),
    pieces: wholeNumber(textOf(values["pieces"])),
  };
}

/** Undefined for what is no whole number: the field is then told to be required. */
export function wholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
