import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { taxedAmount } from "./rules.ts";

test.each([
  ["115.00", "15", "SAR", "100.00", "15.00"],
  ["100.00", "6", "RMB", "94.34", "5.66"],
  ["640.00", "6", "RMB", "603.77", "36.23"],
  // 0.005 net exactly: a half goes up.
  ["0.01", "100", "RMB", "0.01", "0.00"],
  ["1.234", "5", "KWD", "1.175", "0.059"],
  ["1000", "10", "JPY", "909", "91"],
  ["99.99", "0", "USD", "99.99", "0.00"],
  ["-115.00", "15", "SAR", "-100.00", "-15.00"],
  ["-0.01", "100", "RMB", "-0.01", "0.00"],
])("Of %s with %s %% tax in %s the net is %s and the tax %s", (...[amount, rate, currency, net, tax]) => {
  expect(taxedAmount(amount, rate, currency)).toEqual({ amount, net, tax });
});

test("Net and tax come to the amount, and the net is the nearest one, halves upward", () => {
  assert(
    property(integer({ min: 1, max: 10_000_000 }), integer({ min: 0, max: 10_000 }), (cents, basisPoints) => {
      const amount = (cents / 100).toFixed(2);
      const { net, tax } = taxedAmount(amount, (basisPoints / 100).toFixed(2), "RMB");
      const [netCents, taxCents] = [Math.round(Number(net) * 100), Math.round(Number(tax) * 100)];
      expect(netCents + taxCents).toBe(cents);
      // A whole-number model: 10,000 parts of net make 10,000 + rate parts of gross.
      const twice = BigInt(cents) * 20_000n + BigInt(10_000 + basisPoints);
      expect(BigInt(netCents)).toBe(twice / (2n * BigInt(10_000 + basisPoints)));
    }),
  );
});
