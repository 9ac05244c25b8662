import { Big } from "big.js";
import { array, assert, double, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { sharesOf } from "./shares.ts";

test("The first invoice takes the first bills until it is full, the next what is left", () => {
  const parts = [
    { billId: "a", amount: "60.00" },
    { billId: "b", amount: "40.00" },
  ];
  expect(sharesOf(parts, ["70.00", "30.00"])).toEqual([
    [
      { billId: "a", amount: "60" },
      { billId: "b", amount: "10" },
    ],
    [{ billId: "b", amount: "30" }],
  ]);
});

const money = (amount: number) => (amount / 100).toFixed(2);
const total = (some: readonly { amount: string }[]) =>
  some.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(2);

test("Each invoice's shares come to its sum, and each bill's to its part", () => {
  const cents = integer({ min: 1, max: 100_000 });
  assert(
    property(
      array(cents, { minLength: 1, maxLength: 8 }),
      array(double({ min: 0, max: 1, noNaN: true }), { maxLength: 9 }),
      (bills, cuts) => {
        const whole = bills.reduce((sum, one) => sum + one, 0);
        const bounds = [0, ...cuts.map((cut) => Math.floor(cut * whole)).toSorted((one, other) => one - other), whole];
        const sums = bounds.slice(1).map((bound, place) => bound - (bounds[place] ?? 0));
        const shares = sharesOf(
          bills.map((amount, place) => ({ billId: String(place), amount: money(amount) })),
          sums.map(money),
        );
        expect(shares.map(total)).toEqual(sums.map(money));
        expect(bills.map((_, place) => total(shares.flat().filter(({ billId }) => billId === String(place))))).toEqual(
          bills.map(money),
        );
      },
    ),
  );
});
