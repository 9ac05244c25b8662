import { usualDivisors } from "@lading/contract/waybill";
import { expect, it } from "vitest";
import { chargeableOf, mainValuesOf } from "./chargeable.ts";

const main = { isMain: true, type: 1, pieces: 24, weight: "193.000", volume: "0.720", chargeableWeight: "193.000" };

it("a main waybill's chargeable weight follows its weight and volume until the carrier's is another", () => {
  expect(mainValuesOf(main, usualDivisors)["chargeableWeight"]).toBe("");
  expect(mainValuesOf({ ...main, chargeableWeight: "200.000" }, usualDivisors)["chargeableWeight"]).toBe("200");
});

it("the company's own divisors decide what the volume weighs", () => {
  expect(chargeableOf({ ...main, weight: "100" }, { air: 5000, express: 5000 })).toBe("144");
});

it("nothing is reckoned from figures that are not typed yet", () => {
  expect(chargeableOf({ ...main, volume: "" }, usualDivisors)).toBe("");
});
