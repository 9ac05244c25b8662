import { Big } from "big.js";
import { z } from "zod";
import { coreRefusals, version, id, isDecimal, optionalText, orEmpty, rule } from "#core";
import {
  airFields,
  assignmentFields,
  codFields,
  consigneeFields,
  customerFields,
  destinationFields,
  doorConsigneeFields,
  givenHouseNumber,
  goodsFields,
  numberFields,
  seaFields,
  shipperFields,
  termsFields,
} from "./fields.ts";
import { lineValue, lineVolume, sum } from "./measures.ts";
import { waybillRefusals as refusals } from "./refusals.ts";

/** What the rules across fields look at; every form has these fields or none. */
interface Checked {
  customerId: string | null;
  customerName: string;
  codAmount: string;
  codCurrency: string;
  codChannel: string;
  etd?: string;
  eta?: string;
  pieces?: number | undefined;
  weight: string;
  volume: string;
  items: readonly {
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
  }[];
}

/** No line is worth more, so that every sum fits its column. */
const mostValuableLine = 99_999_999_999;

/** A field that is wrong by itself has its own message already: the rules across fields pass it over. */
const isNumber = (text: string): boolean => isDecimal(text, 4);
const isNumberOrEmpty = (text: string): boolean => text === "" || isNumber(text);

type Report = (path: (string | number)[], problem: ReturnType<typeof rule>) => void;

/** Rules of catalogue §5 that look at more than one field. The company's divisors are the server's to apply. */
function checkForm(form: Checked, report: Report): void {
  if (form.customerId === null && form.customerName === "") report(["customerName"], rule(refusals.customerNeeded));
  if (isNumber(form.codAmount) && new Big(form.codAmount).gt(0)) {
    if (form.codCurrency === "") report(["codCurrency"], rule(refusals.codCurrencyNeeded));
    if (form.codChannel === "") report(["codChannel"], rule(refusals.codChannelNeeded));
  }
  if (form.etd && form.eta && form.eta < form.etd) report(["eta"], rule(refusals.arrivalBeforeDeparture));
  form.items.forEach((item, line) =>
    checkItem(item, form.items[0]?.currency, (field, problem) => report(["items", line, field], problem)),
  );
  checkTotals(form, report);
}

function checkItem(
  item: Checked["items"][number],
  currency: string | undefined,
  report: (field: string, problem: ReturnType<typeof rule>) => void,
): void {
  const { boxCount, lengthCm, widthCm, heightCm, boxVolume, volume, unitPrice, itemValue } = item;
  if (boxCount >= 1 && [lengthCm, widthCm, heightCm, boxVolume].every(isNumberOrEmpty)) {
    const expected = lineVolume(item);
    if (expected === undefined) report("boxVolume", rule(refusals.itemMeasures));
    else if (isNumber(volume) && !new Big(expected).eq(volume))
      report("volume", rule(refusals.itemVolume, { expected }));
  }
  if (boxCount >= 1 && isNumber(unitPrice)) {
    const value = lineValue(unitPrice, boxCount, item.currency);
    if (isNumber(itemValue) && !new Big(itemValue).eq(value))
      report("itemValue", rule(refusals.itemValue, { expected: value }));
    if (new Big(value).gt(mostValuableLine))
      report("unitPrice", rule(coreRefusals.tooLarge, { max: mostValuableLine }));
  }
  if (item.currency !== currency) report("currency", rule(refusals.oneCurrency));
}

function checkTotals({ items, pieces, weight, volume }: Checked, report: Report): void {
  const boxes = items.reduce((total, item) => total + item.boxCount, 0);
  if (pieces !== undefined && pieces !== boxes) report(["pieces"], rule(refusals.totalPieces, { expected: boxes }));
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

/** As a zod check. */
const check = (value: unknown, context: z.core.$RefinementCtx) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every form is made of these fields
  checkForm(value as Checked, (path, problem) =>
    context.issues.push({ code: "custom", path, input: value, ...problem }),
  );
};

/** A form of one or two types: strict, with the rules across its fields. */
function formOf<T extends z.ZodType<number>, F extends z.ZodRawShape>(type: T, fields: F) {
  const shape = {
    type: type.describe("Type of waybill"),
    ...numberFields,
    ...customerFields,
    ...shipperFields,
    ...termsFields,
    ...codFields,
    ...assignmentFields,
    ...goodsFields,
    ...fields,
  };
  return {
    add: z
      .strictObject({
        houseNumber: givenHouseNumber.describe("House number; left empty, the server builds one"),
        ...shape,
      })
      .superRefine(check),
    edit: z
      .strictObject({ id: id.describe("Waybill"), ...shape, version: version.describe("Version it was read with") })
      .superRefine(check),
  };
}

const sea = formOf(z.literal(2), { ...consigneeFields, ...destinationFields, ...seaFields });
const seaToDoor = formOf(z.literal(4), { ...doorConsigneeFields, ...destinationFields, ...seaFields });
const express = formOf(z.literal(5), {
  ...doorConsigneeFields,
  ...destinationFields,
  mainNumber: orEmpty(z.string().trim().max(35)).describe("Main number it travels under, or the empty text"),
  carrier: optionalText(80).describe("Express company"),
  expressNumber: optionalText(60).describe("The express company's own number"),
});
const airOnly = formOf(z.literal(1), { ...consigneeFields, ...destinationFields, ...airFields });
const airToDoor = formOf(z.literal(3), { ...doorConsigneeFields, ...destinationFields, ...airFields });

/** The form of each type as an add and as an edit; what a screen's form or an import row is checked by. */
export const waybillForms = { 1: airOnly, 2: sea, 3: airToDoor, 4: seaToDoor, 5: express } as const;
