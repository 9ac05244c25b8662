import { describe, expect, it } from "vitest";
import { boxVolumeOf, figuresOf, totalsOf } from "./totals.ts";

const line = { boxCount: "2", lengthCm: "100", widthCm: "120", heightCm: "110", weight: "300", unitPrice: "640" };

describe("while a line of goods is typed", () => {
  it("2 boxes of 100 × 120 × 110 cm are 2.640 m³ and, by air, 440 kg chargeable", () => {
    expect(totalsOf(1, [line], { currency: "USD" })).toMatchObject({
      pieces: "2",
      weight: "300.000",
      volume: "2.640",
      volumeWeight: "440.000",
      chargeableWeight: "440.000",
      value: "1280.00",
    });
    expect(boxVolumeOf(line)).toBe("1.32");
  });

  it("the company's own divisor counts", () => {
    const divisors = { air: 5000, express: 5000 };
    expect(totalsOf(1, [line], { currency: "USD", divisors }).chargeableWeight).toBe("528.000");
  });

  it.each([{ boxCount: "" }, { boxCount: "0" }, { heightCm: "" }, { heightCm: "11." }])(
    "its volume is unknown, not wrong, while a measure is missing or half typed: %o",
    (typed) => {
      expect(figuresOf({ ...line, ...typed }, "USD").volume).toBe("");
    },
  );

  it("the other lines still sum up, and nothing sums up to nothing", () => {
    const totals = totalsOf(1, [line, { boxCount: "3", weight: "" }], { currency: "USD" });
    expect(totals).toMatchObject({ pieces: "5", weight: "300.000", volume: "2.640", value: "1280.00" });
    expect(totalsOf(1, [{}], { currency: "USD" })).toMatchObject({ pieces: "", weight: "", chargeableWeight: "" });
  });
});
