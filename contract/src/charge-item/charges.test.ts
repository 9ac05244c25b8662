import { describe, expect, test } from "vitest";
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
