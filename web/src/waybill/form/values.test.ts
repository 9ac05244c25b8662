import { parseInput } from "@lading/contract/core";
import { addWayBill, addWayBillAirTransport } from "@lading/contract/waybill";
import { describe, expect, it } from "vitest";
import { shapeOf } from "./kind.ts";
import { inputOf, likeThis, valuesOf, type FormValues } from "./values.ts";

const { items, ...example } = addWayBillAirTransport.example;
const typed: FormValues = {
  ...example,
  weight: "",
  volume: "",
  flightNumber: "SV 887",
  vessel: "typed before the type was changed",
  currency: "USD",
  items: items.map((item) => ({ ...item, boxCount: String(item.boxCount) })),
};
const house = { isMain: false, isEdit: false };
const air = { type: 1 as const, shape: shapeOf(1, house) };

describe("what is sent of a form", () => {
  it("is what its type's call takes: totals and volumes from the lines, nothing that another type has", () => {
    const input = inputOf(air, typed);
    expect(input).toMatchObject({ type: 1, flightNumber: "SV 887", weight: "300.000", volume: "2.640" });
    expect(input).not.toHaveProperty("vessel");
    expect(parseInput(addWayBillAirTransport.input, input, "en").ok).toBe(true);
  });

  it("has a total that the person typed, so that it is told when it disagrees", () => {
    const parsed = parseInput(addWayBillAirTransport.input, inputOf(air, { ...typed, weight: "310" }), "en");
    expect(parsed.ok ? {} : parsed.answer.fields).toEqual({
      weight: "The total weight must be 300.000 kg, the sum of the items",
    });
  });

  it("brings messages for what a line misses, and none for the totals that follow from it", () => {
    const express = { type: 5 as const, shape: shapeOf(5, house) };
    const [line] = typed.items ?? [];
    const input = inputOf(express, { ...typed, items: [{ ...line, boxCount: "", weight: "", heightCm: "" }] });
    const parsed = parseInput(addWayBill.input, input, "en");
    expect(parsed.ok ? [] : Object.keys(parsed.answer.fields).toSorted()).toEqual([
      "items.0.boxCount",
      "items.0.boxVolume",
      "items.0.weight",
    ]);
  });
});

describe("a stored waybill in its form", () => {
  const stored = {
    isMain: false,
    weight: "300.000",
    etd: null,
    codAmount: "0.00",
    items: [{ productName: "Adapter", boxCount: 2, weight: "300.000", unitPrice: "640.0000", heightCm: "" }],
  };

  it("is read as it would be typed, with totals that follow its lines", () => {
    const values = valuesOf(stored);
    expect(values).toMatchObject({ weight: "", etd: "", codAmount: "0" });
    expect(values.items?.[0]).toMatchObject({ boxCount: "2", weight: "300", unitPrice: "640", heightCm: "" });
  });

  it("keeps the figures of a main waybill: they are the carrier's, not sums", () => {
    expect(valuesOf({ ...stored, isMain: true, items: [] })).toMatchObject({ weight: "300" });
  });
});

it("another waybill like this one has everything but the numbers that are each shipment's own", () => {
  const next = likeThis({
    ...typed,
    houseNumber: "DEMOA260000001",
    orderNumber: "PO-7",
    containerNumber: "CSQU3054383",
  });
  expect(next).toMatchObject({ houseNumber: "", mainNumber: "", orderNumber: "", containerNumber: "CSQU3054383" });
  expect(next.items).toEqual(typed.items);
});
