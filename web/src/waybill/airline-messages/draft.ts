import type { AnswerOf } from "@lading/contract/core";
import {
  boxVolumeOf,
  lineVolume,
  sum,
  type readAirWaybillMessages,
  type ReceivedHouseFields,
  type ReceivedItem,
  type ReceivedMainFields,
} from "@lading/contract/waybill";

type Read = AnswerOf<typeof readAirWaybillMessages>;
type ReadMain = Read["mains"][number];
export type ReadNote = ReadMain["notes"][number];

/** Fields of a main waybill and of a house that can be changed before they are stored, as texts. */
export type Values<F> = Record<keyof F & string, string>;
export type MainValues = Values<ReceivedMainFields>;
export type HouseValues = Values<Omit<ReceivedHouseFields, "items">> & { houseNumber: string };
export type ItemValues = Values<ReceivedItem>;

export interface DraftHouse {
  /** Tells houses apart, whatever their numbers become. */
  key: string;
  values: HouseValues;
  items: ItemValues[];
  notes: readonly ReadNote[];
}

export interface DraftMain {
  mainNumber: string;
  numberFlagged: boolean;
  existing: ReadMain["existing"];
  standing: ReadMain["standing"];
  hasMessage: boolean;
  values: MainValues;
  /** Answers about houses that do not simply fit. */
  fit: { destinationsChecked?: boolean; lateReason?: string };
  notes: readonly ReadNote[];
  houses: DraftHouse[];
  /** House numbers that were used already. */
  known: string[];
}

/** Fields that no message holds, filled in once for all waybills. */
export interface Completion {
  operatorId?: string;
  salesId?: string;
  customerServiceId?: string;
  marketingId?: string;
  warehouseId?: string;
  customerOf: "one" | "shipper";
  customerId?: string | null;
  customerName?: string;
  creditReason?: string;
  customsCode?: string;
  unitPrice?: string;
  currency?: string;
  boxUnit?: string;
}

/** The read messages as a draft to look through: houses that are there already are set apart. */
export function draftOf({ mains }: Read): DraftMain[] {
  return mains.map((main) => ({
    mainNumber: main.mainNumber,
    numberFlagged: main.numberFlagged,
    existing: main.existing,
    standing: main.standing,
    hasMessage: main.hasMessage,
    fit: {},
    values: { ...main.waybill, pieces: countText(main.waybill.pieces) },
    notes: main.notes,
    houses: main.houses.filter(({ exists }) => !exists).map(draftHouse),
    known: main.houses.filter(({ exists }) => exists).map(({ houseNumber }) => houseNumber),
  }));
}

const countText = (count: number) => (count === 0 ? "" : String(count));

function draftHouse({ houseNumber, waybill, notes }: ReadMain["houses"][number]): DraftHouse {
  const { items, ...values } = waybill;
  return {
    key: houseNumber,
    values: { ...values, houseNumber },
    items: items.map((item) => ({ ...item, boxCount: countText(item.boxCount) })),
    notes,
  };
}

/** A line of goods after a change: its volume follows from its measures, or a box's volume from the line's. */
export function withItemChange(item: ItemValues, change: Partial<ItemValues>): ItemValues {
  const next = { ...item, ...change };
  const boxCount = Number(next.boxCount);
  if (next.lengthCm !== "") {
    const volume = boxCount > 0 ? lineVolume({ ...next, boxCount, boxVolume: "" }) : undefined;
    return volume === undefined ? next : { ...next, boxVolume: "", volume };
  }
  return { ...next, boxVolume: boxVolumeOf(decimal(next.volume), boxCount) ?? "" };
}

/** A number that is still being typed counts as far as it is one. */
const decimal = (text: string) => text.replace(/\.$/, "");

const wholeNumber = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** Sums of a house's lines; the empty text while a line has none. */
export function totalOf(items: readonly ItemValues[], field: "weight" | "volume" | "boxCount"): string {
  const values = items.map((item) => decimal(item[field]));
  if (values.some((value) => value === "")) return "";
  return sum(values, field === "boxCount" ? 0 : 3);
}

/** The mains with something to store. */
export const toStore = (draft: readonly DraftMain[]): DraftMain[] =>
  draft.filter(({ existing, houses }) => existing === "none" || (existing === "main" && houses.length > 0));

/** The call's input: every waybill as a whole form. */
export function inputOf(draft: readonly DraftMain[], completion: Completion) {
  return { mains: toStore(draft).map((main) => mainInput(main, completion)) };
}

function mainInput({ mainNumber, existing, values, houses, fit }: DraftMain, completion: Completion) {
  const { operatorId, warehouseId } = completion;
  return {
    mainNumber,
    main:
      existing === "main" ? null : { ...values, type: 1, pieces: wholeNumber(values.pieces), operatorId, warehouseId },
    houses: houses.map((house) => houseInput(house, completion)),
    ...fit,
  };
}

function houseInput({ values, items }: DraftHouse, completion: Completion) {
  const { operatorId, salesId, customerServiceId, marketingId, warehouseId, customsCode = "" } = completion;
  const lines = items.map((item) => lineInput(item, completion));
  const isOne = completion.customerOf === "one";
  return {
    ...values,
    type: 1,
    customerId: isOne ? (completion.customerId ?? null) : null,
    customerName: isOne ? (completion.customerName ?? "") : values.shipperName,
    creditReason: isOne ? (completion.creditReason ?? "") : "",
    operatorId,
    salesId,
    customerServiceId,
    marketingId,
    warehouseId,
    codAmount: "0",
    customsCode: values.customsCode || customsCode,
    items: lines,
    // A line that lacks its own has a message there.
    weight: totalOf(items, "weight") || "1",
    volume: lines.every(({ volume }) => volume !== "")
      ? sum(
          lines.map(({ volume }) => volume),
          3,
        )
      : "1",
  };
}

function lineInput(item: ItemValues, { customsCode = "", unitPrice = "", currency = "", boxUnit }: Completion) {
  const boxCount = wholeNumber(item.boxCount);
  // Where the volume itself is missing it has the message, not the volume of a box.
  const boxVolume = item.lengthCm === "" && item.boxVolume === "" ? "1" : item.boxVolume;
  const volume = item.volume === "" ? "" : (lineVolume({ ...item, boxVolume, boxCount: boxCount ?? 1 }) ?? item.volume);
  const isPriced = item.unitPrice !== "";
  return {
    ...item,
    boxCount,
    boxVolume,
    volume,
    boxUnit,
    customsCode: item.customsCode || customsCode,
    unitPrice: isPriced ? item.unitPrice : unitPrice,
    currency: isPriced && item.currency !== "" ? item.currency : currency,
  };
}

/** Fields that are filled in once: a message of any house at one of them stands there. */
const once = [
  "operatorId",
  "salesId",
  "customerServiceId",
  "marketingId",
  "warehouseId",
  "customerId",
  "customerName",
  "creditReason",
  "boxUnit",
  "unitPrice",
  "currency",
  "customsCode",
] as const;
type Once = (typeof once)[number];

const isOnce = (name: string): name is Once => once.some((one) => one === name);

/** The fields that are filled in once, of the form's values. */
export function completionOf(values: Readonly<Record<string, unknown>>): Completion {
  const filled = Object.fromEntries(
    once.flatMap((name) => {
      const value = values[name];
      return typeof value === "string" ? [[name, value] as const] : [];
    }),
  );
  return { ...filled, customerOf: values["customerOf"] === "one" ? "one" : "shipper" };
}

export interface SortedMessages {
  /** By field of what is filled in once. */
  completion: Partial<Record<Once, string>>;
  /** By place in the input, e.g. `mains.0.houses.3.consigneeName`. */
  rows: Record<string, string>;
}

/** Sorts the messages of a refused input: at a waybill's own field, or where it is filled in once. */
export function sortMessages(fields: Readonly<Record<string, string>>, draft: readonly DraftMain[]): SortedMessages {
  const sorted: SortedMessages = { completion: {}, rows: {} };
  const mains = toStore(draft);
  for (const [path, message] of Object.entries(fields)) {
    const name = path.split(".").at(-1) ?? "";
    if (isOnce(name) && !hasOwn(path, mains)) sorted.completion[name] ??= message;
    else sorted.rows[path] = message;
  }
  return sorted;
}

/** True where the waybill itself says something at this place. */
function hasOwn(path: string, mains: readonly DraftMain[]): boolean {
  const [, main, house, line, name] =
    /^mains\.(\d+)\.houses\.(\d+)\.(?:items\.(\d+)\.)?(unitPrice|currency|customsCode|customerName)$/.exec(path) ?? [];
  const found = mains[Number(main)]?.houses[Number(house)];
  if (!found || name === undefined) return false;
  if (name === "customerName") return false;
  if (line === undefined) return found.values.customsCode !== "";
  const item = found.items[Number(line)];
  if (!item) return false;
  return (name === "customsCode" ? item.customsCode : item.unitPrice) !== "";
}

/** Messages below a place, by what comes after it. */
export function messagesUnder(messages: Readonly<Record<string, string>>, start: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([path, message]) =>
      path.startsWith(start) ? [[path.slice(start.length), message] as const] : [],
    ),
  );
}
