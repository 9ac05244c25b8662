import type { AnswerOf } from "@lading/contract/core";
import { importAirWaybillMessages, type readAirWaybillMessages } from "@lading/contract/waybill";
import { parseInput } from "@lading/contract/core";
import { describe, expect, it } from "vitest";
import { draftOf, inputOf, sortMessages, toStore, totalOf, withItemChange, type Completion } from "./draft.ts";

type Read = AnswerOf<typeof readAirWaybillMessages>;

const fields = {
  shippingDate: "2026-11-20",
  loadingPort: "SZX",
  destinationPort: "RUH",
  shipperName: "GULF FREIGHT",
  shipperPhone: "",
  shipperCountry: "CN",
  shipperProvince: "",
  shipperCity: "SHENZHEN",
  shipperAddress: "",
  shipperPostalCode: "",
  consigneeName: "RIYADH CLEARING",
  consigneePhone: "",
  consigneeCountry: "SA",
  consigneeProvince: "",
  consigneeCity: "RIYADH",
  consigneeAddress: "",
  consigneePostalCode: "",
  freightTerms: "prepaid" as const,
  carrier: "SV",
  flightNumber: "SV985",
  etd: "2026-11-21",
  productName: "SHOES",
  remark: "",
};
const item = {
  productName: "SHOES",
  customsCode: "",
  boxCount: 7,
  lengthCm: "",
  widthCm: "",
  heightCm: "",
  boxVolume: "0.143",
  volume: "1.001",
  weight: "300",
  unitPrice: "",
  currency: "",
};
const house = (houseNumber: string, exists = false) => ({
  houseNumber,
  exists,
  waybill: { ...fields, country: "SA", city: "RIYADH", customsCode: "", items: [item] },
  notes: [],
});
const main = (existing: "none" | "main" | "other", houses: Read["mains"][number]["houses"]) => ({
  mainNumber: "020-12345675",
  numberFlagged: false,
  existing,
  standing: existing === "main" ? { destinationPort: "JED", hasDeparted: true } : null,
  hasMessage: true,
  waybill: { ...fields, notifyParty: "", pieces: 7, weight: "300", volume: "1", chargeableWeight: "" },
  notes: [],
  houses,
});
const reading = (...mains: Read["mains"]): Read => ({ mains, faults: [], leftovers: [] });

const someone = "01936f5e-0000-7000-8000-000000000001";
const completion: Completion = {
  operatorId: someone,
  salesId: someone,
  customerServiceId: someone,
  marketingId: someone,
  warehouseId: someone,
  customerOf: "shipper",
  customsCode: "640399",
  unitPrice: "12.5",
  currency: "USD",
  boxUnit: "carton",
};
const parse = (input: unknown) => parseInput(importAirWaybillMessages.input, input, "en");

describe("What was read and completed once", () => {
  it("is what the call takes", () => {
    const input = inputOf(draftOf(reading(main("none", [house("A1"), house("A2", true)]))), completion);
    const parsed = parse(input);
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        mains: [
          {
            mainNumber: "020-12345675",
            main: { pieces: 7, weight: "300" },
            houses: [
              {
                houseNumber: "A1",
                customerName: "GULF FREIGHT",
                customsCode: "640399",
                weight: "300.000",
                volume: "1.001",
                items: [{ unitPrice: "12.5", currency: "USD", boxCount: 7, customsCode: "640399" }],
              },
            ],
          },
        ],
      },
    });
  });

  it("leaves out what there is nothing to store of, and a main waybill that is there keeps its own data", () => {
    const draft = draftOf(
      reading(
        main("other", [house("A1")]),
        { ...main("main", [house("A2", true)]), mainNumber: "020-00000011" },
        { ...main("main", [house("A3")]), mainNumber: "020-00000022" },
      ),
    );
    expect(toStore(draft).map(({ mainNumber }) => mainNumber)).toEqual(["020-00000022"]);
    expect(inputOf(draft, completion).mains[0]?.main).toBeNull();
  });

  it("has its messages where it can be mended: at the house's own field, or where it is filled in once", () => {
    const draft = draftOf(reading(main("none", [house("A1"), house("A2")])));
    const [first] = draft;
    const second = first?.houses[1];
    if (second) second.values.consigneeName = "";
    const { salesId: _sales, unitPrice: _price, ...lacking } = completion;
    const parsed = parse(inputOf(draft, lacking));
    const sorted = sortMessages(parsed.ok ? {} : parsed.answer.fields, draft);
    expect(Object.keys(sorted.completion).toSorted()).toEqual(["salesId", "unitPrice"]);
    expect(Object.keys(sorted.rows)).toEqual(["mains.0.houses.1.consigneeName"]);
  });
});

describe("A line of goods that is changed", () => {
  const [line] = draftOf(reading(main("none", [house("A1")])))[0]?.houses[0]?.items ?? [];

  it("gives a box's volume from the line's, and the line's from measures", () => {
    if (!line) throw new Error("There is a line");
    expect(withItemChange(line, { volume: "2.1" })).toMatchObject({ boxVolume: "0.3", volume: "2.1" });
    expect(withItemChange(line, { volume: "2." }).boxVolume).toBe("0.286");
    expect(withItemChange(line, { volume: "" })).toMatchObject({ boxVolume: "", volume: "" });
    const measured = { lengthCm: "100", widthCm: "50", heightCm: "40" };
    expect(withItemChange({ ...line, ...measured }, { boxCount: "10" })).toMatchObject({
      boxVolume: "",
      volume: "2.000",
    });
  });

  it("sums up once all are there", () => {
    if (!line) throw new Error("There is a line");
    expect(totalOf([line, { ...line, weight: "0.5" }], "weight")).toBe("300.500");
    expect(totalOf([line, { ...line, weight: "" }], "weight")).toBe("");
  });
});
