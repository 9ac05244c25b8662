import { expect, it } from "vitest";
import { compareRoutes, compareWithHouses } from "./differences.ts";

it("a main waybill's figures stand against the sums of its houses, with the difference exact and signed", () => {
  const main = { pieces: 12, weight: "640.000", volume: "3.200", chargeableWeight: "640.0" };
  const totals = { count: 3, pieces: 12, weight: "640.1", volume: "3.1", chargeableWeight: "640" };
  expect(compareWithHouses(main, totals).map(({ difference }) => difference)).toEqual(["", "−0.1", "+0.1", ""]);
});

it("a main waybill's ports and dates stand against those of its houses that say any, without voided ones", () => {
  const main = { loadingPort: "SZX", destinationPort: "RUH", etd: "2026-11-20", eta: null };
  const house = { ...main, voided: false };
  const houses = [
    house,
    { ...house, destinationPort: "JED", etd: null },
    { ...house, loadingPort: "HKG", voided: true },
    { ...house, destinationPort: "DMM", etd: "2026-11-21" },
  ];
  expect(compareRoutes(main, houses)).toEqual([
    { field: "loadingPort", main: "SZX", houses: ["SZX"], different: 0 },
    { field: "destinationPort", main: "RUH", houses: ["DMM", "JED", "RUH"], different: 2 },
    { field: "etd", main: "2026-11-20", houses: ["2026-11-20", "2026-11-21"], different: 1 },
  ]);
});
