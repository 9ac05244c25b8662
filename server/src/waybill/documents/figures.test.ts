import { expect, test } from "vitest";
import { measure, money } from "./figures.ts";

test("a measure has its thousands apart and no zeros at the end; nothing is nothing", () => {
  expect(["1440.500", "0.341", "1000000", "100.000", "10", "0.000", "", null].map(measure)).toEqual([
    "1,440.5",
    "0.341",
    "1,000,000",
    "100",
    "10",
    "",
    "",
    "",
  ]);
});

test("an amount keeps its decimals and stands after its currency; nothing is nothing", () => {
  expect(money("12500.00", "AED")).toBe("AED 12,500.00");
  expect(money("1200", "JPY")).toBe("JPY 1,200");
  expect(money("5.10", "")).toBe("5.10");
  expect(money("0.00", "AED")).toBe("");
});
