import { expect, test } from "vitest";
import { valueCells } from "./log-values.ts";

test("An amount that was logged with its currency is a number with the currency beside it", () => {
  expect(valueCells("amount", { before: "100.05 USD", after: "120 USD" })).toEqual([
    { value: "100.05", kind: "amount" },
    { value: "120", kind: "amount" },
    "USD",
  ]);
  expect(valueCells("amount", { before: null, after: "100.05 USD" })).toEqual([
    null,
    { value: "100.05", kind: "amount" },
    "USD",
  ]);
});

test("An amount whose currency was changed stays as it was said", () => {
  expect(valueCells("amount", { before: "100 USD", after: "700 RMB" })).toEqual(["100 USD", "700 RMB", null]);
});

test.each([
  ["items.2.unitPrice", "1.5", "number"],
  ["codAmount", "20", "number"],
  ["etd", "2026-11-20", "date"],
  ["occurredAt", "2026-11-20T08:00:00Z", "moment"],
])("%s is a cell of its kind", (field, value, kind) => {
  expect(valueCells(field, { before: null, after: value })).toEqual([null, { value, kind }, null]);
});

test("A number of a waybill is no figure", () => {
  expect(valueCells("expressNumber", { before: null, after: "123456" })).toEqual([null, "123456", null]);
});
