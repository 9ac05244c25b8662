import { describe, expect, test } from "vitest";
import { enveloped, house5, read } from "./received.stage.ts";

describe("A text of airline messages", () => {
  test.each([
    ["carriage return and line feed", "\r\n"],
    ["line feed", "\n"],
    ["carriage return", "\r"],
  ])("is read with %s at its line ends, whatever envelope it came in", (_, end) => {
    const { mains, faults } = read(enveloped.replaceAll("\n", end));
    expect(faults).toEqual([]);
    expect(mains).toMatchObject([
      {
        mainNumber: "217-08722685",
        origin: "HKG",
        destination: "BKK",
        pieces: 1,
        weight: "149.005",
        volume: "0.439",
        carrier: "TG",
        flight: "TG601",
        departure: "2026-07-16",
        issued: "2026-07-16",
        goods: "DRY BATTERY NOT RESTRICTED",
        chargeableWeight: "149",
        freight: "collect",
        currency: "HKD",
        remarks: ["HEA SPX"],
        shipper: {
          name: "WM LOGISTICS",
          address: "58-66 TAI LIN PAI ROAD",
          city: "HONG KONG",
          province: "KWAI",
          country: "HK",
          postalCode: "999077",
          phone: "85222334455",
        },
        consignee: { name: "PLANET INTER", city: "BANGKOK", country: "TH", phone: "" },
        notes: [
          { field: "weight", kind: "convertedWeight", from: "328.5 L", to: "149.005" },
          { field: "volume", kind: "convertedVolume", from: "15.5 CF", to: "0.439" },
        ],
      },
    ]);
  });

  test("loses nothing that Lading has no field for", () => {
    const said = read(enveloped).leftovers.map(({ line, segment, text }) => `${line} ${segment} ${text}`);
    expect(said).toEqual([
      "5 FLT TG675/17",
      "6 RTG BKKTG/NRTTG",
      "11 SHP FX/85222334456",
      "17 AGT /1316077",
      "18 AGT NARITA EXPRESS",
      "19 AGT HONG KONG",
      "21 RTD 1/P1/K149.0/CQ/W149.0/R10.76/T1603.24",
      "25 RTD 4/ND//CMT110-80-50/1",
      "26 XYZ A NEW SEGMENT",
      "27 COL WT1603.24",
      "28 COL CT1603.24",
      "29 ISU HKG/J CHAN",
    ]);
  });
});

describe("A text of houses", () => {
  test("is read in the later form, whose party lines are named", () => {
    const { houses, consignments, faults } = read(house5);
    expect(faults).toEqual([]);
    expect(consignments).toMatchObject([{ mainNumber: "618-98234850", origin: "SIN", pieces: 4, weight: "1502" }]);
    expect(houses).toMatchObject([
      {
        mainNumber: "618-98234850",
        houseNumber: "SG00003337",
        pieces: 4,
        weight: "1502",
        goods: "DESK LAMPS WITH LITHIUM BATTERIES",
        customsCodes: ["940521", "850760"],
        value: "4289.68",
        currency: "SGD",
        freight: "collect",
        remarks: ["GEN ELI"],
        shipper: {
          name: "TUAS LIGHTING",
          address: "PTE LTD 12 PIONEER ROAD",
          city: "SINGAPORE",
          province: "WEST",
          country: "SG",
          postalCode: "628444",
          phone: "6561234567",
        },
        consignee: { name: "DEIRA TRADING LLC", city: "DUBAI", country: "AE" },
      },
    ]);
  });

  test.each([2, 4])("of version %i holds several houses under one consignment, and several messages", (version) => {
    const fourth = `FHL/${version}
MBI/020-12345675SZXRUH/T4K600
HBS/A1/SZXRUH/2/K300//SHOES
SHP/ONE
/STREET
/SHENZHEN
/CN
HBS/A2/SZXRUH/2/K300//HATS
`;
    const { houses } = read(`FWB/8\n020-12345675SZXRUH/T4K600\n\n${fourth}\n${house5}`);
    expect(houses.map(({ houseNumber, mainNumber, shipper }) => [houseNumber, mainNumber, shipper.name])).toEqual([
      ["A1", "020-12345675", "ONE"],
      ["A2", "020-12345675", ""],
      ["SG00003337", "618-98234850", "TUAS LIGHTING"],
    ]);
  });
});
