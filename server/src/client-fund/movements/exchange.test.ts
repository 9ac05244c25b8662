import { Big } from "big.js";
import { assert, bigInt, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { minorUnits } from "@lading/contract/core";
import { exchanged } from "./exchange.ts";

/** Decimals above zero of so many places. */
const decimal = (scale: number) =>
  bigInt({ min: 1n, max: 10n ** 11n }).map((units) => new Big(units.toString()).div(new Big(10).pow(scale)).toFixed());

const usd = "7.09099";
const jpy = "0.04516";

test("JPY 100,000,000 to USD and back is 99,999,998: no rounded cross rate makes money", () => {
  const there = exchanged("100000000", { fromRate: jpy, toRate: usd }, "USD");
  expect(there).toEqual({ toAmount: "636864.52", leftover: "0.0573252" });
  const back = exchanged(there.toAmount, { fromRate: usd, toRate: jpy }, "JPY");
  expect(back.toAmount).toBe("99999998");
});

test("An exchange never gives more than its worth, and what is left over is below one minor unit", () => {
  assert(
    property(decimal(3), decimal(8), decimal(8), constantFrom("USD", "JPY", "KWD"), (amount, fromRate, toRate, to) => {
      const { toAmount, leftover } = exchanged(amount, { fromRate, toRate }, to);
      const unit = new Big(toRate).div(new Big(10).pow(minorUnits(to)));
      expect(new Big(leftover).gte(0) && new Big(leftover).lt(unit)).toBe(true);
      expect(new Big(toAmount).times(toRate).plus(leftover).eq(new Big(amount).times(fromRate))).toBe(true);
    }),
  );
});
