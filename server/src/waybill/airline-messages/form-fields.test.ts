import { describe, expect, test } from "vitest";
import { houseFieldsOf, mainFieldsOf } from "./form-fields.ts";
import { read } from "./formats/received.stage.ts";

const known = { divisor: 6000, today: "2026-07-10" };
const element = (name: string, inside: string) => `<${name}>${inside}</${name}>`;

/** A house of goods so described, as a document with indentation in its texts. */
const documentOf = (goods: string) => `<?xml version="1.0"?>
<HouseWaybill xmlns="iata:housewaybill:1">
  <BusinessHeaderDocument>${element("ID", "\n    HX-1\n  ")}</BusinessHeaderDocument>
  <MasterConsignment>
    <TransportContractDocument>${element("ID", "020-12345675")}</TransportContractDocument>
    <OriginLocation>${element("ID", "HKG")}</OriginLocation>
    <FinalDestinationLocation>${element("ID", "DXB")}</FinalDestinationLocation>
    <IncludedHouseConsignment>
      <ConsignorParty>
        <Name>GULF
          FREIGHT	LTD</Name>
        <Name>C/O HARBOUR TRADING</Name>
        <PostalStructuredAddress>
          <StreetName>
            9 PORT
            ROAD
          </StreetName>
          <CityName>HONG KONG</CityName>
        </PostalStructuredAddress>
      </ConsignorParty>
      <SummaryDescription>${goods}</SummaryDescription>
    </IncludedHouseConsignment>
  </MasterConsignment>
</HouseWaybill>`;

function houseOf(goods: string) {
  const [house] = read(documentOf(goods)).houses;
  if (!house) throw new Error("The document has no house");
  const { fields: main } = mainFieldsOf(
    { mainNumber: house.mainNumber, main: undefined, consignment: undefined, houses: [house] },
    known,
  );
  return { house, ...houseFieldsOf(house, { main, known }) };
}

const notesOf = (notes: readonly { field: string; kind: string }[], kinds: readonly string[]) =>
  notes.filter(({ kind }) => kinds.includes(kind)).map(({ field, kind }) => `${field} ${kind}`);

describe("A document", () => {
  test("says its texts in one line, whatever its layout, and a second name at the beginning of the address", () => {
    expect(houseOf("SPARE\n        PARTS").house).toMatchObject({
      houseNumber: "HX-1",
      goods: "SPARE PARTS",
      shipper: { name: "GULF FREIGHT LTD", address: "C/O HARBOUR TRADING 9 PORT ROAD" },
    });
  });
});

describe("That a text was cut", () => {
  const cuts = ["shortened", "cut"];

  test("is said of goods that a line does not hold, and the remark has them whole", () => {
    const goods = "A".repeat(121);
    const { fields, notes } = houseOf(goods);
    expect(notesOf(notes, cuts)).toEqual(["productName shortened"]);
    expect([fields.items[0]?.productName.length, fields.remark]).toEqual([120, goods]);
  });

  test("is not said of what every field holds", () => {
    const { fields, notes } = houseOf("A".repeat(120));
    expect([notesOf(notes, cuts), fields.remark]).toEqual([[], ""]);
  });

  test("is not said of a main waybill's goods of 121 to 160 letters, which has no lines", () => {
    const [house] = read(documentOf("A".repeat(140))).houses;
    if (!house) throw new Error("The document has no house");
    const main = { ...house, carrier: "", flight: "", departure: "", issued: "", notify: "", chargeableWeight: "" };
    const { items: _items, houseNumber: _number, ...received } = main;
    const made = (changed: object) =>
      mainFieldsOf(
        { mainNumber: house.mainNumber, main: { ...received, ...changed }, consignment: undefined, houses: [] },
        known,
      );
    expect(notesOf(made({}).notes, cuts)).toEqual([]);
    expect(notesOf(made({ goods: "A".repeat(161) }).notes, cuts)).toEqual(["productName shortened"]);
    expect(notesOf(made({ notify: "N".repeat(301) }).notes, cuts)).toEqual(["notifyParty cut"]);
    expect(notesOf(made({ goods: "A".repeat(501) }).notes, cuts)).toEqual(["productName cut", "remark cut"]);
  });
});
