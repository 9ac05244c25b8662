import { Big } from "big.js";
import type { z } from "zod";
import { coreRefusals, isDecimal, rule, tooManyDecimals } from "#core";
import { lineValue, lineVolume, sum } from "./measures.ts";
import { waybillRefusals as refusals } from "./refusals.ts";

type Problem = ReturnType<typeof rule>;
type Report = (path: (string | number)[], problem: Problem) => void;

/** The rules' input. A missing field is the empty text: it has its own message already. */
interface Form {
  hasCustomer: boolean;
  codAmount: string;
  codCurrency: string;
  codChannel: string;
  etd: string;
  eta: string;
  pieces: number | undefined;
  weight: string;
  volume: string;
  items: readonly Item[];
}

interface Item {
  /** 0 while it is missing or wrong. */
  boxCount: number;
  lengthCm: string;
  widthCm: string;
  heightCm: string;
  boxVolume: string;
  volume: string;
  weight: string;
  unitPrice: string;
  itemValue: string;
  currency: string;
}

/** No line is worth more, so that every sum fits its column. */
const mostValuableLine = 99_999_999_999;

const isNumber = (text: string): boolean => isDecimal(text, 4);
const isNumberOrEmpty = (text: string): boolean => text === "" || isNumber(text);

/** The rules run whatever else is wrong with the form, so that a person learns of everything at once. */
export const whenever = { when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null };

/** Rules of catalogue §5 that look at more than one field, as a zod check. The company's divisors are the server's to apply. */
export function rulesAcrossFields(value: unknown, context: z.core.$RefinementCtx): void {
  const form = readForm(fieldsOf(value));
  const report: Report = (path, problem) => context.issues.push({ code: "custom", path, input: value, ...problem });
  if (!form.hasCustomer) report(["customerName"], rule(refusals.customerNeeded));
  if (isNumber(form.codAmount) && new Big(form.codAmount).gt(0)) {
    if (form.codCurrency === "") report(["codCurrency"], rule(refusals.codCurrencyNeeded));
    const fine = tooManyDecimals(form.codAmount, form.codCurrency);
    if (fine) report(["codAmount"], rule(fine.refusal, fine.values));
    if (form.codChannel === "") report(["codChannel"], rule(refusals.codChannelNeeded));
  }
  if (form.etd !== "" && form.eta !== "" && form.eta < form.etd) report(["eta"], rule(refusals.arrivalBeforeDeparture));
  form.items.forEach((item, line) => {
    checkItem(item, (field, problem) => report(["items", line, field], problem));
    if (item.currency !== "" && item.currency !== form.items[0]?.currency)
      report(["items", line, "currency"], rule(refusals.oneCurrency));
  });
  checkTotals(form, report);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const countOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 1 ? value : undefined;

function readForm(fields: Readonly<Record<string, unknown>>): Form {
  const { customerId, customerName, items } = fields;
  return {
    hasCustomer: typeof customerId === "string" || textOf(customerName) !== "",
    codAmount: textOf(fields["codAmount"]),
    codCurrency: textOf(fields["codCurrency"]),
    codChannel: textOf(fields["codChannel"]),
    etd: textOf(fields["etd"]),
    eta: textOf(fields["eta"]),
    pieces: countOf(fields["pieces"]),
    weight: textOf(fields["weight"]),
    volume: textOf(fields["volume"]),
    items: Array.isArray(items) ? items.map((item) => readItem(fieldsOf(item))) : [],
  };
}

function readItem(fields: Readonly<Record<string, unknown>>): Item {
  return {
    boxCount: countOf(fields["boxCount"]) ?? 0,
    lengthCm: textOf(fields["lengthCm"]),
    widthCm: textOf(fields["widthCm"]),
    heightCm: textOf(fields["heightCm"]),
    boxVolume: textOf(fields["boxVolume"]),
    volume: textOf(fields["volume"]),
    weight: textOf(fields["weight"]),
    unitPrice: textOf(fields["unitPrice"]),
    itemValue: textOf(fields["itemValue"]),
    currency: textOf(fields["currency"]),
  };
}

function checkItem(item: Item, report: (field: string, problem: Problem) => void): void {
  const { boxCount, lengthCm, widthCm, heightCm, boxVolume, volume, unitPrice, itemValue } = item;
  if ([lengthCm, widthCm, heightCm, boxVolume].every(isNumberOrEmpty)) {
    const expected = lineVolume({ ...item, boxCount: boxCount || 1 });
    if (expected === undefined) report("boxVolume", rule(refusals.itemMeasures));
    else if (boxCount > 0 && isNumber(volume) && !new Big(expected).eq(volume))
      report("volume", rule(refusals.itemVolume, { expected }));
  }
  if (boxCount > 0 && isNumber(unitPrice)) {
    const value = lineValue(unitPrice, boxCount, item.currency);
    if (isNumber(itemValue) && !new Big(itemValue).eq(value))
      report("itemValue", rule(refusals.itemValue, { expected: value }));
    if (new Big(value).gt(mostValuableLine))
      report("unitPrice", rule(coreRefusals.tooLarge, { max: mostValuableLine }));
  }
}

function checkTotals({ items, pieces, weight, volume }: Form, report: Report): void {
  const boxes = items.reduce((total, item) => total + item.boxCount, 0);
  if (pieces !== undefined && pieces !== boxes && items.every(({ boxCount }) => boxCount > 0))
    report(["pieces"], rule(refusals.totalPieces, { expected: boxes }));
  const weights = items.map((item) => item.weight);
  if ([weight, ...weights].every(isNumber)) {
    const expected = sum(weights, 3);
    if (!new Big(weight).eq(expected)) report(["weight"], rule(refusals.totalWeight, { expected }));
  }
  const volumes = items.map((item) => item.volume);
  if ([volume, ...volumes].every(isNumber)) {
    const expected = sum(volumes, 3);
    if (!new Big(volume).eq(expected)) report(["volume"], rule(refusals.totalVolume, { expected }));
  }
}
