import { Big } from "big.js";
import { assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { chargeableWeight, lineValue, lineVolume, sum, volumeWeight } from "./measures.ts";

const boxes = { boxCount: 2, lengthCm: "100", widthCm: "120", heightCm: "110", boxVolume: "" };

test("2 boxes of 100 × 120 × 110 cm by air are 2.640 m³ and 440 kg chargeable when they weigh less", () => {
  const volume = lineVolume(boxes);
  expect(volume).toBe("2.640");
  expect(volumeWeight(1, "2.640")).toBe("440.000");
  expect(chargeableWeight(1, "300", "2.640")).toBe("440.000");
  expect(chargeableWeight(3, "440.001", "2.640")).toBe("440.500");
});

test("express is reckoned by 5000 cm³ a kg, rounded up to the next half kilogram", () => {
  expect(volumeWeight(5, "2.640")).toBe("528.000");
  expect(chargeableWeight(5, "1.2", "0.001")).toBe("1.500");
});

test("by sea a cubic metre counts as 1000 kg and nothing is rounded", () => {
  expect(chargeableWeight(2, "1999.999", "2")).toBe("2000.000");
  expect(chargeableWeight(4, "2000.123", "2")).toBe("2000.123");
});

test("a box's own volume counts instead of its measures, and a tiny box is at least 0.001 m³", () => {
  expect(lineVolume({ ...boxes, lengthCm: "", widthCm: "", heightCm: "", boxVolume: "0.125" })).toBe("0.250");
  expect(lineVolume({ boxCount: 1, lengthCm: "2", widthCm: "2", heightCm: "2", boxVolume: "" })).toBe("0.001");
  expect(lineVolume({ ...boxes, lengthCm: "" })).toBeUndefined();
});

test("a line's value is unit price × boxes, rounded half up once, without decimals for yen", () => {
  expect(lineValue("0.125", 2, "USD")).toBe("0.25");
  expect(lineValue("0.0025", 2, "USD")).toBe("0.01");
  expect(lineValue("10.5", 1, "JPY")).toBe("11.00");
});

test("a sum of decimals loses nothing that floating-point numbers would", () => {
  expect(sum(["0.1", "0.2"], 3)).toBe("0.300");
});

const kilograms = integer({ min: 1, max: 99_999_999 }).map((grams) => new Big(grams).div(1000).toFixed(3));
test("the chargeable weight is never below gross or volume weight, and less than half a kilogram above the larger", () => {
  assert(
    property(constantFrom(1, 3, 5), kilograms, kilograms, (type, gross, volume) => {
      const byVolume = new Big(volume).times(1_000_000).div(type === 5 ? 5000 : 6000);
      const larger = byVolume.gt(gross) ? byVolume : new Big(gross);
      const chargeable = new Big(chargeableWeight(type, gross, volume));
      expect(chargeable.times(2).mod(1).eq(0)).toBe(true);
      expect(chargeable.minus(larger).lt("0.5")).toBe(true);
      expect(chargeable.minus(larger).gte("-0.000001")).toBe(true);
    }),
  );
});
