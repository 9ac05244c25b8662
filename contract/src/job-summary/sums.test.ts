import { Big } from "big.js";
import { assert, bigInt, constantFrom, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { currencies, minorUnits } from "#core";
import {
  amountOf,
  amountsOf,
  thousandths,
  marginOf,
  ratesNeeded,
  totalIn,
  totalsOf,
  worthOf,
  worthsOf,
  type Charge,
} from "./index.ts";

const usd = { currency: "USD", rate: "7.1052", settlementCurrency: "RMB", date: "2026-11-20" } as const;
const charge = (amount: string, change: Partial<Charge> = {}): Charge => ({ ...usd, amount, ...change });
const noRate = () => undefined;

describe("A charge", () => {
  test("is worth its amount by the rate that it keeps, rounded half up once", () => {
    expect(worthOf(charge("100.00"))).toBe("710.52");
    expect(worthOf(charge("0.01", { rate: "0.5" }))).toBe("0.01");
    expect(worthOf(charge("0.01", { rate: "0.49999999" }))).toBe("0.00");
    expect(worthOf(charge("10.00", { rate: "15.65", settlementCurrency: "JPY" }))).toBe("157");
    expect(worthOf(charge("10.00", { rate: "0.30705", settlementCurrency: "KWD" }))).toBe("3.071");
  });

  test("is worth the same as in exact decimals, whatever the amount and the rate", () => {
    const amounts = bigInt({ min: 0n, max: 10n ** 15n });
    const rates = bigInt({ min: 1n, max: 10n ** 12n });
    const code = constantFrom(...currencies);
    assert(
      property(amounts, rates, code, code, (smallest, units, currency, settlementCurrency) => {
        const [scale, places] = [minorUnits(currency), minorUnits(settlementCurrency)];
        const amount = new Big(smallest.toString()).div(10 ** scale).toFixed(scale);
        const rate = new Big(units.toString()).div(1e8).toFixed(8);
        const exact = new Big(amount).times(rate).round(places, Big.roundHalfUp).toFixed(places);
        expect(worthOf(charge(amount, { currency, rate, settlementCurrency }))).toBe(exact);
        expect(amountOf(thousandths(amount), currency)).toBe(amount);
      }),
    );
  });
});

describe("A total", () => {
  test("takes what is in its currency as it is, and no rate for it", () => {
    expect(totalIn("USD", [charge("0.10"), charge("0.20")], noRate)).toEqual({ amount: "0.30", missing: [] });
  });

  test("takes what was settled in its currency by the rate that the charge keeps", () => {
    expect(totalIn("RMB", [charge("100.00")], noRate)).toEqual({ amount: "710.52", missing: [] });
  });

  test("divides what is in neither by the rate of the charge's own day, and rounds the sum once", () => {
    const rates: Record<string, string> = { "2026-11-20": "3", "2026-11-21": "6" };
    const third = charge("1.00", { currency: "SAR", rate: "1" });
    const sixth = { ...third, date: "2026-11-21" };
    // 1/3 + 1/6 = 0.5 exactly, though neither is.
    const { amount } = totalIn("HKD", [third, sixth], ({ date }) => rates[date]);
    expect(amount).toBe("0.50");
    const cents = totalIn(
      "HKD",
      [charge("0.01", { currency: "SAR", rate: "1" }), { ...sixth, amount: "0.01" }],
      ({ date }) => rates[date],
    );
    expect(cents.amount).toBe("0.01");
  });

  test("is none where a rate is missing, which is named once for a date", () => {
    const [total] = totalsOf([charge("1.00", { currency: "SAR" })], [charge("1.00", { currency: "AED" })], noRate);
    expect(total).toEqual({
      currency: "USD",
      sales: null,
      costs: null,
      profit: null,
      margin: null,
      missing: [{ currency: "USD", date: "2026-11-20" }],
    });
  });

  test("needs rates of other days for other currencies only", () => {
    expect(ratesNeeded([charge("1.00"), charge("2.00", { currency: "RMB", rate: "1" })])).toEqual([
      { currency: "HKD", settlementCurrency: "RMB", date: "2026-11-20" },
      { currency: "USD", settlementCurrency: "RMB", date: "2026-11-20" },
    ]);
  });
});

describe("Sums", () => {
  const rates = [usd, { ...usd, rate: "7" }, { ...usd, currency: "JPY", rate: "0.045" } as const];

  test("are made by currency, whatever the rates, and in the settlement currency by each", () => {
    const sums = [thousandths("10.00"), thousandths("5.50"), thousandths("1000")];
    expect(amountsOf(sums, rates)).toEqual([
      { currency: "USD", amount: "15.50" },
      { currency: "JPY", amount: "1000" },
    ]);
    expect(worthsOf(sums, rates)).toEqual([{ currency: "RMB", amount: "154.55" }]);
    expect(amountsOf([undefined, thousandths("1.00")], rates)).toEqual([{ currency: "USD", amount: "1.00" }]);
  });

  test("have a margin in percent, below nothing too", () => {
    expect([marginOf("-1.50", "1.00"), marginOf("1.00", "3.00"), marginOf("0.00", "0.00")]).toEqual([
      "-150.00",
      "33.33",
      null,
    ]);
  });
});
