import type { TrackedShipment } from "@lading/contract/tracking";
import { expect, test } from "vitest";
import { summaryOf } from "./summary.ts";

const shipment = (houseNumber: string, phase: string | null): TrackedShipment => ({
  houseNumber,
  type: 1,
  isMain: false,
  origin: "PVG Shanghai",
  destination: "RUH Riyadh",
  country: "SA",
  city: "Riyadh",
  pieces: 1,
  weight: "1.000",
  volume: "0.010",
  shippingDate: "2026-11-01",
  etd: null,
  eta: null,
  state: "",
  phase,
  companies: ["Lading Demo"],
  events: [],
  houses: [],
});
const result = (number: string, ...shipments: TrackedShipment[]) => ({
  number,
  found: shipments.length > 0,
  shipments,
  more: 0,
});

test("an answer is summed up by shipments, and by the numbers that show nothing", () => {
  const arrived = shipment("A1", "arrived");
  const results = [
    result("A1", arrived),
    result("ORDER-9", arrived),
    result("020-12345675", shipment("A2", "delivered"), shipment("A3", null)),
    result("NOPE"),
  ];
  expect(summaryOf(results)).toEqual({ delivered: 1, underWay: 2, missing: 1 });
});
