import { expect, it } from "vitest";
import { compareWithHouses } from "./differences.ts";

it("a main waybill's figures stand against the sums of its houses, with the difference exact and signed", () => {
  const main = { pieces: 12, weight: "640.000", volume: "3.200", chargeableWeight: "640.0" };
  const totals = { count: 3, pieces: 12, weight: "640.1", volume: "3.1", chargeableWeight: "640" };
  expect(compareWithHouses(main, totals).map(({ difference }) => difference)).toEqual(["", "−0.1", "+0.1", ""]);
});
