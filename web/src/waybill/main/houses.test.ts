import { expect, it } from "vitest";
import { housesTypes, sumsOf, type House } from "./houses.ts";

const house: House = {
  id: "1",
  type: 1,
  houseNumber: "DEMOA260000001",
  consigneeName: "Mohammed",
  destinationPort: "RUH",
  shippingDate: "2026-11-20",
  city: "Riyadh",
  cityName: "Riyadh",
  pieces: 2,
  weight: "0.1",
  volume: "2.640",
  chargeableWeight: "440.000",
};

it("the houses' sums lose nothing that floating-point numbers would", () => {
  expect(sumsOf([house, { ...house, weight: "0.2" }])).toEqual({
    pieces: "4",
    weight: "0.300",
    volume: "5.280",
    chargeableWeight: "880.000",
  });
  expect(sumsOf([])).toBeUndefined();
});

it("houses with and without the door go under one main, of one way only", () => {
  expect([housesTypes(1), housesTypes(4), housesTypes(5)]).toEqual([[1, 3], [2, 4], [5]]);
});
