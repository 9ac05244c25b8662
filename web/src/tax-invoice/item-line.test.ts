import { expect, test } from "vitest";
import { followed, sumAt, taxAt } from "./item-line.ts";

test("What is typed is summed with the currency's decimals, and what is no amount yet counts nothing", () => {
  expect(sumAt([{ amount: "10.5" }, { amount: "" }, {}, { amount: "2." }], "USD")).toBe("10.50");
  expect(sumAt(undefined, "USD")).toBe("0.00");
  expect(
    taxAt([{ invoiceItemId: "a", amount: "106" }, { amount: "50" }], (id) => (id === "a" ? "6" : "0"), "RMB"),
  ).toBe("6.00");
});

test("A single line follows the bills' parts until a person writes another amount or a second line", () => {
  expect(followed([{ amount: "100" }], "100.00", "80.00", "USD")).toBe("80.00");
  expect(followed([{ amount: "100" }], "100.00", "100.00", "USD")).toBeUndefined();
  expect(followed([{ amount: "90" }], "100.00", "80.00", "USD")).toBeUndefined();
  expect(followed([{ amount: "60" }, { amount: "40" }], "100.00", "80.00", "USD")).toBeUndefined();
});
