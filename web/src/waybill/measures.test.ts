import { expect, it } from "vitest";
import { formatMeasure, formatPrice } from "./measures.ts";

it("a weight is read without the zeros that the database keeps at its end", () => {
  expect(["440.000", "2137.475", "0.500", "1000", ""].map(formatMeasure)).toEqual([
    "440",
    "2,137.475",
    "0.5",
    "1,000",
    "",
  ]);
});

it("a price keeps the cents and the fractions of a cent that matter", () => {
  expect(["124.0000", "0.1250", "0.0375", "12"].map((price) => formatPrice(price, "USD"))).toEqual([
    "124.00 USD",
    "0.125 USD",
    "0.0375 USD",
    "12 USD",
  ]);
});
