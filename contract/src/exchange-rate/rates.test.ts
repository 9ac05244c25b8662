import { Big } from "big.js";
import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { parseInput } from "#core";
import { addExchangeRate, crossRate, plainRate } from "./index.ts";

const entered = (input: Partial<Record<"currency" | "date" | "rate", string>>) => {
  const parsed = parseInput(addExchangeRate.input, { ...addExchangeRate.example, ...input }, "en");
  return parsed.ok ? "taken" : parsed.answer.fields;
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("A rate", () => {
  test.each(["7.1052", "0.00000001", "1", "999999999999.99999999", " 7.1 "])("may be %j", (rate) => {
    expect(entered({ rate })).toBe("taken");
  });
  test.each([
    "0",
    "0.00000000",
    "-7.1",
    "1e1",
    "0x7",
    "NaN",
    "Infinity",
    "7,1",
    "7.123456789",
    "٧٫١",
    "７.1",
    ".5",
    "",
  ])("may not be %j", (rate) => {
    expect(Object.keys(entered({ rate }))).toEqual(["rate"]);
  });
});

describe("Its date", () => {
  test("may lie ahead, for rates that are agreed, but not further than a year", () => {
    expect(entered({ date: inDays(30) })).toBe("taken");
    expect(entered({ date: inDays(367) })).toEqual({
      date: "The date must lie between 2000-01-01 and a year from today",
    });
  });
  test.each(["1999-12-31", "2026-02-30", "20261120", "2026-11-20T00:00:00Z"])("may not be %s", (date) => {
    expect(Object.keys(entered({ date }))).toEqual(["date"]);
  });
});

describe("A rate by a third currency", () => {
  test.each([
    ["1.1534", "8.2007", "7.11002254", "US dollars in RMB"],
    ["181.23", "8.2007", "0.04525023", "yen in RMB"],
    ["1", "8.2007", "8.2007", "the euro itself"],
    ["3", "1", "0.33333333", "what never ends, rounded"],
    ["3", "2", "0.66666667", "and rounded half up"],
  ])("of %s and %s units is %s: %s", (ofCurrency, ofSettlement, rate) => {
    expect(crossRate(ofCurrency, ofSettlement)).toBe(rate);
  });

  test("is never further from the exact one than half of its last decimal", () => {
    const units = integer({ min: 1, max: 10 ** 9 }).map((scaled) => new Big(scaled).div(10_000).toFixed());
    assert(
      property(units, units, (ofCurrency, ofSettlement) => {
        const error = new Big(crossRate(ofCurrency, ofSettlement)).times(ofCurrency).minus(ofSettlement).abs();
        return error.lte(new Big("0.000000005").times(ofCurrency));
      }),
    );
  });
});

test("A rate is written without the zeros at its end", () => {
  expect(["7.10000000", "100.00000000", "0.04500000"].map(plainRate)).toEqual(["7.1", "100", "0.045"]);
});
