import { parseInput } from "#core";
import { expect, test } from "vitest";
import { addWayBill, addWayBillShipping } from "./form-calls.ts";

const [item] = addWayBill.example.items;
const messages = (change: Record<string, unknown>) => {
  const parsed = parseInput(addWayBill.input, { ...addWayBill.example, ...change }, "en");
  return parsed.ok ? {} : parsed.answer.fields;
};

test("a right form has no messages", () => {
  expect(messages({})).toEqual({});
});

test.each(["abc", "", "1e3", "0x10", "-5", "٥"])(
  "an amount of %j is told at its field instead of failing the request",
  (text) => {
    expect(Object.keys(messages({ codAmount: text }))).toEqual(["codAmount"]);
    expect(Object.keys(messages({ weight: text }))).toEqual(["weight"]);
    for (const field of ["weight", "volume", "unitPrice"])
      expect(Object.keys(messages({ items: [{ ...item, [field]: text }] }))).toEqual([`items.0.${field}`]);
  },
);

test("every wrong field is told at once, rules across fields as well", () => {
  const wrong = messages({ customerName: "", shipperName: "", codAmount: "10", items: [{ ...item, lengthCm: "" }] });
  expect(Object.keys(wrong).toSorted()).toEqual([
    "codChannel",
    "codCurrency",
    "customerName",
    "items.0.boxVolume",
    "shipperName",
  ]);
});

test("totals that disagree with the lines are told with the right ones", () => {
  expect(messages({ weight: "301", volume: "2.63", pieces: 3 })).toEqual({
    pieces: "The number of pieces must be 2",
    weight: "The total weight must be 300.000 kg, the sum of the items",
    volume: "The total volume must be 2.640 m³, the sum of the items",
  });
});

test("an empty amount is told to be required", () => {
  expect(messages({ codAmount: "", items: [{ ...item, unitPrice: "" }] })).toEqual({
    codAmount: "This field is required",
    "items.0.unitPrice": "This field is required",
  });
});

test("a form with nothing in it is told everything that it needs, as well by the rules across fields", () => {
  const parsed = parseInput(addWayBill.input, { type: 5, items: [{}] }, "en");
  const fields = parsed.ok ? {} : parsed.answer.fields;
  expect(fields).toMatchObject({
    shipperName: "This field is required",
    warehouseId: "This field is required",
    customerName: "Choose a customer, or enter a name",
    "items.0.boxCount": "This field is required",
    "items.0.boxVolume": "Enter length, width and height, or the volume of a box",
  });
});

test("a date that was cleared is told to be required, another text how a date is written", () => {
  expect(messages({ shippingDate: "" })).toEqual({ shippingDate: "This field is required" });
  expect(messages({ shippingDate: "soon" })).toEqual({
    shippingDate: "This is not a valid date: it is written like 2026-11-20",
  });
});

test("an empty phone number is told to be required, another text to be none", () => {
  expect(messages({ consigneePhone: "" })).toEqual({ consigneePhone: "This field is required" });
  expect(messages({ consigneePhone: "soon" })).toEqual({ consigneePhone: "This is not a valid phone number" });
});

test("a choice that was not made is told to be required", () => {
  const parsed = parseInput(addWayBillShipping.input, { type: 2, items: [] }, "en");
  expect(parsed.ok ? {} : parsed.answer.fields).toMatchObject({ cabinetClass: "This field is required" });
});

test.each([null, 7, "text", [], { items: 7 }, { items: [null], codAmount: 5, customerId: 8 }])(
  "what is no form at all (%j) is refused, not failed over",
  (input) => {
    expect(parseInput(addWayBill.input, input, "en").ok).toBe(false);
  },
);
