import { parseInput } from "@lading/contract/core";
import { addWayBillAirTransport, type WaybillRecord } from "@lading/contract/waybill";
import { describe, expect, it } from "vitest";
import { shapeOf } from "../form/kind.ts";
import { inputOf } from "../form/values.ts";
import { copyOf } from "./copy.ts";

const { items, ...example } = addWayBillAirTransport.example;
const stored = {
  ...example,
  id: "a",
  version: 7,
  type: 1,
  isMain: false,
  houseNumber: "GULFA26000001",
  mainNumber: "020-12345675",
  orderNumber: "PO-1",
  platformOrder: "P-1",
  expressNumber: "X-1",
  state: "Delivered",
  paymentStatus: "paid",
  voided: true,
  shippingDate: "2026-11-01",
  etd: "2026-11-02",
  eta: "2026-12-01",
  flightNumber: "SV 887",
  customerId: null,
  customerName: "Atlas Supply",
  currency: "USD",
  items: items.map((item) => ({ remark: "", postalCode: "", tradingPlatform: "", boxVolume: "", ...item })),
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a record as forms read
const record = stored as unknown as WaybillRecord;
const today = "2026-11-22";

describe("a copy of a waybill", () => {
  it("has no number of the other, no date before today, and nothing that no form asks for", () => {
    const copy = copyOf(record, today);
    expect(copy).toMatchObject({
      houseNumber: "",
      mainNumber: "",
      orderNumber: "",
      platformOrder: "",
      shippingDate: today,
      etd: "",
      eta: "2026-12-01",
      flightNumber: "SV 887",
      customerName: "Atlas Supply",
    });
    for (const name of ["id", "version", "state", "paymentStatus", "voided", "isMain"])
      expect(copy).not.toHaveProperty(name);
  });

  it("is saved as it is: its lines and parties are whole", () => {
    const input = inputOf({ type: 1, shape: shapeOf(1, { isMain: false, isEdit: false }) }, copyOf(record, today));
    const parsed = parseInput(addWayBillAirTransport.input, input, "en");
    expect(parsed.ok ? {} : parsed.answer.fields).toEqual({});
  });

  it("of a main waybill has its figures and no houses", () => {
    const main = {
      ...stored,
      isMain: true,
      pieces: 12,
      weight: "300.000",
      volume: "2.000",
      chargeableWeight: "333.500",
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a record as forms read
    const copy = copyOf({ ...main, houseIds: ["h1"] } as unknown as WaybillRecord, today);
    expect(copy).toMatchObject({ mainNumber: "", houseIds: [], weight: "300", volume: "2" });
  });
});
