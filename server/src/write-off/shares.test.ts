import { Big } from "big.js";
import { array, assert, boolean, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { differenceOf, sharesOf } from "./shares.ts";

const bill = { amount: "100.00", rate: "7.09099", settlementCurrency: "RMB" };

/** Shares of parts that are posted one after the other; each part may waive a piece. */
function sharesInTurn(whole: string, rate: string, parts: readonly { amount: string; waived: string }[]) {
  let [balance, worth, taken] = [new Big(whole), new Big(0), new Big(0)];
  return parts.map((part) => {
    const before = { amount: whole, balance: balance.toFixed(), rate, settlementCurrency: "RMB" };
    const { share, waivedShare } = sharesOf(
      { ...before, takenWorth: worth.toFixed(), takenAmount: taken.toFixed() },
      part,
    );
    const settled = new Big(part.amount).plus(part.waived);
    balance = balance.minus(settled);
    taken = taken.plus(settled);
    worth = worth.plus(share).plus(waivedShare);
    return { share, waivedShare };
  });
}

test("Thirds of USD 100 at 7.09099 take 236.34, 236.34 and 236.42, together the bill's 709.10", () => {
  const parts = ["33.33", "33.33", "33.34"].map((amount) => ({ amount, waived: "0" }));
  expect(sharesInTurn(bill.amount, bill.rate, parts).map(({ share }) => share)).toEqual(["236.34", "236.34", "236.42"]);
});

test("A waived rest takes what is left, and what was settled before took its share", () => {
  const settled = { ...bill, balance: "60.00", takenWorth: "0", takenAmount: "0" };
  const { share, waivedShare } = sharesOf(settled, { amount: "58", waived: "2" });
  expect([share, waivedShare]).toEqual(["411.28", "14.18"]);
  expect(new Big("283.64").plus(share).plus(waivedShare).toFixed(2)).toBe("709.10");
});

test("The difference is the worth on the receipt's date less the share; of a payment the other way round", () => {
  const asked = { amount: "100", share: "709.10" };
  expect(differenceOf(asked, { kind: "receipt", rate: "7.2", currency: "RMB" })).toBe("10.90");
  expect(differenceOf(asked, { kind: "payment", rate: "7.2", currency: "RMB" })).toBe("-10.90");
});

test("Whatever the parts, their shares together are the bill's worth, rounded once", () => {
  const cents = array(integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
  const rates = integer({ min: 1, max: 2_000_000_000 }).map((value) => new Big(value).div(100_000_000).toFixed(8));
  assert(
    property(cents, rates, boolean(), (parts, rate, waives) => {
      const amounts = parts.map((part) => new Big(part).div(100).toFixed(2));
      const whole = amounts.reduce((sum, amount) => sum.plus(amount), new Big(0));
      const posted = amounts.map((amount, place) =>
        waives && place === amounts.length - 1 ? { amount: "0", waived: amount } : { amount, waived: "0" },
      );
      const shares = sharesInTurn(whole.toFixed(2), rate, posted);
      const total = shares.reduce((sum, { share, waivedShare }) => sum.plus(share).plus(waivedShare), new Big(0));
      expect(total.toFixed(2)).toBe(whole.times(rate).round(2, Big.roundHalfUp).toFixed(2));
    }),
  );
});
