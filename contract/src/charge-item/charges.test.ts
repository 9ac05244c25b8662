import { array, assert, bigInt, constantFrom, property, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { currencies, minorUnits } from "#core";
import {
  amountLeft,
  chargeAmount,
  chargedPrice,
  chargedQuantity,
  plainAmount,
  sumOfAmounts,
  worthOf,
} from "./charges.ts";

describe("What a charge comes to", () => {
  test.each([
    ["2", "640", "USD", "1280.00"],
    ["0.5", "0.01", "USD", "0.01"],
    ["1.005", "1", "EUR", "1.01"],
    ["1", "1.0049", "RMB", "1.00"],
    ["3", "33.3333", "HKD", "100.00"],
    ["0.001", "0.0001", "USD", "0.00"],
    ["12.5", "99", "JPY", "1238"],
    ["1", "0.4999", "JPY", "0"],
    ["1.005", "1", "KWD", "1.005"],
    ["3", "33.3335", "OMR", "100.001"],
    ["0.5", "0.001", "BHD", "0.001"],
    ["999999.999", "99999999.9999", "USD", "99999999899900.00"],
  ])("%s × %s %s is %s", (quantity, price, currency, amount) => {
    expect(chargeAmount(quantity, price, currency)).toBe(amount);
  });

  test("is rounded once: lines are summed as they were rounded", () => {
    expect(sumOfAmounts(["0.01", "0.01", "0.01"], "USD")).toBe("0.03");
    expect(sumOfAmounts([], "JPY")).toBe("0");
  });

  test("is worth what its own rate says, all together rounded once", () => {
    expect(
      worthOf(
        [
          { amount: "0.05", rate: "0.1" },
          { amount: "0.05", rate: "0.1" },
        ],
        "RMB",
      ),
    ).toBe("0.01");
    expect(worthOf([{ amount: "1280.00", rate: "7.1052" }], "RMB")).toBe("9094.66");
    expect(worthOf([], "RMB")).toBe("0.00");
  });

  test("is left after another, also below nothing", () => {
    expect([amountLeft("10.00", "12.50"), amountLeft("1300", "300")]).toEqual(["-2.50", "1000"]);
    expect(plainAmount("1300.00", "JPY")).toBe("1300");
  });
});

/** So many smallest units, of `scale` decimals, as a decimal string. */
const decimalOf = (units: bigint, scale: number) => {
  const digits = units.toString().padStart(scale + 1, "0");
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
};
/** `units` of `from` decimals in units of `to` decimals, rounded half up: the model is whole numbers alone. */
const halfUp = (units: bigint, from: number, to: number) => {
  const cut = 10n ** BigInt(from - to);
  return units / cut + ((units % cut) * 2n >= cut ? 1n : 0n);
};
const amountsIn = (code: string) => (units: bigint) => decimalOf(units, minorUnits(code));

describe("Of every currency", () => {
  const code = constantFrom(...currencies);

  test("a charge comes to what whole numbers say, rounded half up once to the currency's minor units", () => {
    const [quantity, price] = [bigInt({ min: 1n, max: 999_999_999n }), bigInt({ min: 1n, max: 999_999_999_999n })];
    assert(
      property(code, quantity, price, (currency, units, priceUnits) => {
        const whole = halfUp(units * priceUnits, 7, minorUnits(currency));
        const amount = chargeAmount(decimalOf(units, 3), decimalOf(priceUnits, 4), currency);
        expect(amount).toBe(amountsIn(currency)(whole));
      }),
    );
  });

  test("amounts add up to their sum, and what is taken off it leaves the rest", () => {
    const some = array(bigInt({ min: 0n, max: 10n ** 15n }), { minLength: 1, maxLength: 20 });
    assert(
      property(code, some, (currency, units) => {
        const show = amountsIn(currency);
        const sum = sumOfAmounts(units.map(show), currency);
        expect(sum).toBe(show(units.reduce((total, one) => total + one, 0n)));
        const [first = 0n, ...others] = units;
        expect(amountLeft(sum, show(first))).toBe(sumOfAmounts(others.map(show), currency));
      }),
    );
  });

  test("what the books keep with three decimals is the amount again", () => {
    assert(
      property(code, bigInt({ min: 0n, max: 10n ** 15n }), (currency, units) => {
        const amount = amountsIn(currency)(units);
        const kept = decimalOf(units * 10n ** BigInt(3 - minorUnits(currency)), 3);
        expect(plainAmount(kept, currency)).toBe(amount);
      }),
    );
  });

  test("amounts are worth together what their exact worths come to, rounded half up once", () => {
    const pairs = array(tuple(bigInt({ min: 0n, max: 10n ** 12n }), bigInt({ min: 1n, max: 10n ** 12n })), {
      maxLength: 10,
    });
    assert(
      property(code, code, pairs, (currency, settlement, charges) => {
        const exact = charges.reduce((sum, [units, rate]) => sum + units * rate, 0n);
        const whole = halfUp(
          exact,
          minorUnits(currency) + 8,
          Math.min(minorUnits(settlement), minorUnits(currency) + 8),
        );
        const rows = charges.map(([units, rate]) => ({ amount: amountsIn(currency)(units), rate: decimalOf(rate, 8) }));
        expect(worthOf(rows, settlement)).toBe(amountsIn(settlement)(whole));
      }),
    );
  });
});

test.each([
  [chargedQuantity, "1.2345", false],
  [chargedQuantity, "0", false],
  [chargedQuantity, "1000000", false],
  [chargedQuantity, "1e3", false],
  [chargedQuantity, "999999.999", true],
  [chargedPrice, "0.0001", true],
  [chargedPrice, "-1", false],
  [chargedPrice, "100000000", false],
  [chargedPrice, "٣", false],
])("Quantity and price take only plain decimals within the books", (schema, value, taken) => {
  expect(schema.safeParse(value).success).toBe(taken);
});
