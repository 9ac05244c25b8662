import { expect, test } from "vitest";
import { currencies, currencyOfIso, isoCode, minorUnits, tooManyDecimals } from "./currency.ts";

test.each([
  ["JPY", 0],
  ["KRW", 0],
  ["VND", 0],
  ["KWD", 3],
  ["BHD", 3],
  ["OMR", 3],
  ["JOD", 3],
  ["RMB", 2],
  ["USD", 2],
  ["SAR", 2],
])("Amounts in %s have %i decimals", (code, scale) => {
  expect(minorUnits(code)).toBe(scale);
});

test("Files and standards say CNY where the trade says RMB, both ways", () => {
  expect(currencies.map((code) => currencyOfIso(isoCode(code)))).toEqual([...currencies]);
  expect([isoCode("RMB"), currencyOfIso("CNY"), currencyOfIso("XXX")]).toEqual(["CNY", "RMB", undefined]);
});

test.each([
  ["12.5", "JPY", "core.wholeAmount"],
  ["0.1", "JPY", "core.wholeAmount"],
  ["12.005", "USD", "core.amountDecimals"],
  ["12.0005", "KWD", "core.amountDecimals"],
  ["12.00", "JPY", undefined],
  ["12.005", "KWD", undefined],
  ["12.500", "USD", undefined],
  ["", "USD", undefined],
])("An amount of %s %s is refused for its decimals: %s", (amount, code, refusal) => {
  expect(tooManyDecimals(amount, code)?.refusal.code).toBe(refusal);
});
