import { expect, it } from "vitest";
import { formatPrice } from "./measures.ts";

it("a price keeps the cents and the fractions of a cent that matter", () => {
  expect(["124.0000", "0.1250", "0.0375", "12"].map((price) => formatPrice(price, "USD"))).toEqual([
    "124.00 USD",
    "0.125 USD",
    "0.0375 USD",
    "12 USD",
  ]);
});
