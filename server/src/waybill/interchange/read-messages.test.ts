import { assert as always, constantFrom, integer, property, record, string, stringMatching } from "fast-check";
import { describe, expect, test } from "vitest";
import { publishedHouse, publishedMain } from "./air.example.ts";
import { fhl } from "./fhl.ts";
import { fwb } from "./fwb.ts";
import { inCargoImp } from "./letters.ts";
import type { AirHouse, AirMain } from "./model.ts";
import { readMessages } from "./read-messages.ts";
import type { Reading } from "./received.ts";
import { xfwb } from "./xfwb.ts";
import { xfzb } from "./xfzb.ts";

const today = "2026-07-10";
const read = (...texts: string[]): Reading =>
  readMessages(
    texts.map((text, place) => ({ name: `file${place + 1}`, text })),
    today,
  );

/** A direct air waybill of version 16 with what Lading does not keep, under a teletype's envelope. */
const enveloped = `QK HKGFMTG
.HKGAGXH 161200
FWB/16
217-08722685HKGBKK/T1L328.5CF15.5
FLT/TG601/16/TG675/17
RTG/BKKTG/NRTTG
SHP/ACC77
/WM LOGISTICS
/58-66 TAI LIN PAI ROAD
/HONG KONG/KWAI
/HK/999077/TE/85222334455/FX/85222334456
CNE
/PLANET INTER
/BANGNA
/BANGKOK
/TH
AGT//1316077
/NARITA EXPRESS
/HONG KONG
CVD/HKD//CC/NVD/NCV/XXX
RTD/1/P1/K149.0/CQ/W149.0/R10.76/T1603.24
/NG/DRY BATTERY
/2/NG/NOT RESTRICTED
/3/NV/MC0.44
/4/ND//CMT110-80-50/1
XYZ/A NEW SEGMENT
COL/WT1603.24
/CT1603.24
ISU/16JUL26/HKG/J CHAN
SPH/HEA/SPX
`;

const house5 = `FHL/5
MBI/618-98234850ZRHHKG/T4K1502
HBS/P00003337/ZRHHKG/4/K1502/2/MOBILE PHONES
/GEN/HLC
TXT/OTHER ASSORTED PARTS
/OF PHONES
HTS/920510
/920511
OCI/AU/SHP/CT/3212345678
SHP
NAM/ANTWERP CFS
/SECOND NAME
ADR/200 GEORGE STREET
LOC/SYDNEY/NSW
/AU/2000/TE/3212345678
CNE
NAM/HONG KONG CFS
ADR/1 SKY PLAZA ROAD
LOC/HONG KONG
/HK
CVD/AUD/CC/NVD/4289.68/XXX
`;

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
          { field: "weight", kind: "converted", from: "328.5 L", to: "149.005 kg" },
          { field: "volume", kind: "converted", from: "15.5 CF", to: "0.439 m³" },
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

  test("is read in the later form, whose party lines are named", () => {
    const { houses, consignments, faults } = read(house5);
    expect(faults).toEqual([]);
    expect(consignments).toMatchObject([{ mainNumber: "618-98234850", origin: "ZRH", pieces: 4, weight: "1502" }]);
    expect(houses).toMatchObject([
      {
        mainNumber: "618-98234850",
        houseNumber: "P00003337",
        pieces: 4,
        weight: "1502",
        goods: "OTHER ASSORTED PARTS OF PHONES",
        customsCodes: ["920510", "920511"],
        value: "4289.68",
        currency: "AUD",
        freight: "collect",
        remarks: ["GEN HLC"],
        shipper: {
          name: "ANTWERP CFS SECOND NAME",
          address: "200 GEORGE STREET",
          city: "SYDNEY",
          province: "NSW",
          country: "AU",
          postalCode: "2000",
          phone: "3212345678",
        },
        consignee: { name: "HONG KONG CFS", city: "HONG KONG", country: "HK" },
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
      ["P00003337", "618-98234850", "ANTWERP CFS SECOND NAME"],
    ]);
  });
});

describe("What is wrong is told by file, line and segment", () => {
  const faultsOf = (...texts: string[]) =>
    read(...texts).faults.map(({ file, line, segment, kind, value }) => [file, line, segment, kind, value]);

  test.each([
    ["a text that is none", "hello", [["file1", 1, "", "nothing", ""]]],
    ["another message", "FSU/14\n020-12345675SZXRUH/T1K1\n", [["file1", 1, "FSU", "otherMessage", "FSU/14"]]],
    [
      "a consignment that cannot be read",
      "FWB/16\n020-1234567SZXRUH/T4K600\n",
      [["file1", 2, "AWB", "consignment", "020-1234567SZXRUH/T4K600"]],
    ],
    [
      "a house that cannot be read",
      "FHL/4\nMBI/020-12345675SZXRUH/T4K600\nHBS/A1/SZXRU/2/K300//SHOES\nTXT/X\n",
      [["file1", 3, "HBS", "house", "A1/SZXRU/2/K300//SHOES"]],
    ],
    ["a consolidation without houses", "FHL/4\nMBI/020-12345675SZXRUH/T4K600\n", [["file1", 1, "HBS", "absent", ""]]],
    ["houses without their consignment", "FHL/4\nHBS/A1/SZXRUH/2/K300//SHOES\n", [["file1", 2, "MBI", "absent", ""]]],
  ])("%s", (_, text, expected) => {
    expect(faultsOf(text)).toEqual(expected);
  });

  test("but not what a message leaves empty", () => {
    const bare =
      "FHL/4\nMBI/020-12345675SZXRUH/T4K600\nHBS/A1/SZXRUH/2/K300//SHOES\nSHP/ONE\n/\n/\n/\nCNE/TWO\n/\n/\n//\n";
    const { faults, houses } = read(bare);
    expect(faults.map(({ value }) => value)).toEqual(["TWO /  /  / /"]);
    expect(houses).toMatchObject([{ shipper: { name: "ONE", address: "", city: "", country: "" } }]);
  });

  test("and the rest is read all the same", () => {
    const broken = enveloped.replace("FLT/TG601/16/TG675/17", "FLT/T/99").replace("ISU/16JUL26", "ISU/99JUL26");
    const { mains, faults } = read("x", broken);
    expect(mains).toMatchObject([{ mainNumber: "217-08722685", goods: "DRY BATTERY NOT RESTRICTED", flight: "" }]);
    expect(faults.map(({ file, segment, value }) => [file, segment, value])).toEqual([
      ["file1", "", ""],
      ["file2", "FLT", "T/99"],
      ["file2", "ISU", "99JUL26"],
    ]);
  });

  test.each([
    ["that is not well formed", "<rsm:Waybill xmlns:rsm='iata:waybill:1'>\n<a>\n</b>", "notWellFormed"],
    [
      "with entities of its own",
      `<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d SYSTEM "file:///etc/passwd">]>\n<a>&b;&d;</a>`,
      "documentType",
    ],
    ["with an entity that nobody declared", "<a>\n&b;</a>", "notWellFormed"],
    ["that is nested too deeply", "<a>".repeat(100) + "</a>".repeat(100), "tooLarge"],
    ["of another kind", "<rsm:FlightManifest xmlns:rsm='iata:flightmanifest:1'/>", "otherMessage"],
  ])("of a document %s nothing is read", (_, xml, kind) => {
    const { faults, mains, houses } = read(xml);
    expect(faults.map((one) => one.kind)).toEqual([kind]);
    expect([...mains, ...houses]).toEqual([]);
  });

  test("in a document at its line", () => {
    const text = xfwb(publishedMain, envelope, () => undefined).replace(">149<", ">many<");
    const [first] = read(`\n${text}`).faults;
    const line = `\n${text}`.split("\n").findIndex((one) => one.includes("many")) + 1;
    expect(first).toMatchObject({ line, segment: "IncludedTareGrossWeightMeasure", value: "many KGM" });
  });
});

const envelope = { writtenAt: "2026-07-16T08:00:00", sender: "DEMO", recipient: "TG" };

/** A party as Cargo-IMP can say it. */
const party = record({
  name: stringMatching(/^[A-Z][A-Z0-9 .-]{0,33}[A-Z0-9]$/),
  address: stringMatching(/^[A-Z0-9][A-Z0-9 .-]{0,33}[A-Z0-9]$/),
  city: stringMatching(/^[A-Z][A-Z ]{0,15}[A-Z]$/),
  province: constantFrom("", "NSW", "GUANGDONG"),
  postalCode: constantFrom("", "518000", "SW1A 1AA"),
  country: constantFrom("CN", "SA", "GB"),
  phone: constantFrom("", "96650123456"),
});
const tidy = (text: string) => inCargoImp(text);
const goods = string({ minLength: 1, maxLength: 100 }).map((text) => tidy(text) || "SHOES");
const shipments = record({
  shipper: party,
  consignee: party,
  goods,
  pieces: integer({ min: 1, max: 9999 }),
  tenths: integer({ min: 1, max: 999_999 }),
  litres: integer({ min: 1, max: 999_999 }),
  prepaid: constantFrom(true, false),
});
const tidyParty = (one: AirMain["shipper"]) => ({
  ...one,
  name: tidy(one.name),
  address: tidy(one.address),
  city: tidy(one.city),
});

function consolidation({
  tenths,
  litres,
  ...rest
}: { tenths: number; litres: number } & Pick<AirMain, "shipper" | "consignee" | "goods" | "pieces" | "prepaid">) {
  const common = {
    ...rest,
    shipper: tidyParty(rest.shipper),
    consignee: tidyParty(rest.consignee),
    weight: (tenths / 10).toFixed(1),
    volume: (litres / 1000).toFixed(3),
  };
  const house: AirHouse = { ...publishedHouse, ...common };
  return { main: { ...publishedMain, ...common, chargeableWeight: "149", houses: [house] }, house };
}

const trimmed = (decimal: string) => String(Number(decimal));

describe("What Lading writes it reads again", () => {
  test("as text", () => {
    always(
      property(shipments, (shipment) => {
        const { main, house } = consolidation(shipment);
        const warn = () => undefined;
        const { mains, houses, faults } = read(`${fwb(main, warn)}\r\n${fhl(main, house, warn)}`);
        expect(faults).toEqual([]);
        const { shipper, consignee, pieces } = main;
        const freight = main.prepaid ? "prepaid" : "collect";
        const weight = trimmed(main.weight);
        const common = {
          origin: "HKG",
          destination: "BKK",
          shipper,
          consignee,
          pieces,
          weight,
          freight,
          currency: "HKD",
        };
        expect(mains).toMatchObject([
          {
            ...common,
            mainNumber: main.number,
            volume: trimmed(main.volume),
            flight: "TG601",
            departure: "2026-07-16",
          },
        ]);
        expect(houses).toMatchObject([{ ...common, houseNumber: house.number, goods: house.goods }]);
      }),
    );
  });

  test("as documents", () => {
    always(
      property(shipments, (shipment) => {
        const { main, house } = consolidation(shipment);
        const warn = () => undefined;
        const { mains, houses, faults, leftovers } = read(
          xfwb(main, envelope, warn) + xfzb(main, house, { envelope, warn }),
        );
        expect(faults).toEqual([]);
        expect(leftovers).toEqual([]);
        const { shipper, consignee, pieces } = main;
        const freight = main.prepaid ? "prepaid" : "collect";
        const weight = trimmed(main.weight);
        const volume = trimmed(main.volume);
        const common = { origin: "HKG", destination: "BKK", shipper, consignee, pieces, weight, volume, freight };
        expect(mains).toMatchObject([
          { ...common, mainNumber: main.number, goods: main.goods, flight: "TG601", chargeableWeight: "149" },
        ]);
        expect(houses).toMatchObject([
          {
            ...common,
            houseNumber: house.number,
            goods: house.goods,
            customsCodes: ["85061012"],
            items: [{ goods: "Dry battery", pieces: 1, weight: "149", lengthCm: "110", widthCm: "80", heightCm: "50" }],
          },
        ]);
      }),
    );
  });

  test("whatever comes in, nothing throws and nothing hangs", () => {
    const parts = [
      "FWB/16\n",
      "FHL/4\n",
      "MBI/",
      "HBS/",
      "020-12345675SZXRUH/T1K1",
      "SHP",
      "/",
      "\n",
      "RTD/1/P1",
      "<a>",
      "<?xml ",
      "ISU/",
    ];
    always(
      property(string({ unit: constantFrom(...parts, "A", "1", "é", " "), maxLength: 40 }), (text) => {
        expect(read(text)).toBeDefined();
      }),
    );
  });
});
