import { assert as always, constantFrom, oneof, property, record, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { gathering, publishedHouse, publishedMain } from "./air.stage.ts";
import { fhl } from "./fhl.ts";
import { fwb } from "./fwb.ts";
import { fhl4, fwb16, lineFeeds } from "./grammar.stage.ts";
import type { AirMain } from "./model.ts";

/** As published; the parts that Lading does not keep (agent, rates, other charges) left in. */
const publishedFwb = `FWB/16
217-08722685HKGBKK/T1K149.0
FLT/TG601/16
RTG/BKKTG
SHP
/WM LOGISTICS WORLDWIDE LIMITED
/58 66 TAI LIN PAI ROAD KWAI CHUNG
/HONG KONG
/HK
CNE
/PLANET INTER LOGISTICS CO LTD
/2 59 60 BANGNA COMPLEX OFFICE TOWER
/BANGKOK
/TH
AGT//1316077
/NARITA EXPRESS HK LTD
/HONG KONG
CVD/HKD/PP/PP/NVD/NCV/XXX
RTD/1/P1/K149.0/CQ/W149.0/R10.76/T1603.240
/NG/CONSOL
/2/NV/MC0.44
/3/ND//NDA
OTH/P/AWC13MCC250.4MYC223.5
PPD/WT1603.24
/OC486.9/CT2090.14
ISU/16JUL26/HKG
REF/HKGFMCR
SPH/HEA/SPX
`;
const publishedFhl = `FHL/4
MBI/217-08722685HKGBKK/T1K149.0
HBS/WM26070003/HKGBKK/1/K149.0//DRY BATTERY
HTS/85061012
OCI/TH/CNE/T/TAX 0105531040228
SHP/HARMONY ENTERPRISE COMPANY LIMITED
/9F AMTEL BUILDING 148 DES VOEUX ROA
/HONG KONG
/HK/999077
CNE/SEIKO PRECISION THAILAND CO LTD
/NAVANAKORN INDUSTRIAL ESTATE ZONE 3
/PATHUMTHANI
/TH/12120/TE/66252921626
`;

const write = (main: AirMain) => {
  const { warnings, warn } = gathering();
  const [house] = main.houses;
  return { fwb: fwb(main, warn), fhl: house ? fhl(main, house, warn) : "", warnings };
};

describe("The grammar of the tests", () => {
  test("takes the published messages", () => {
    expect(publishedFwb).toMatch(fwb16);
    expect(publishedFhl).toMatch(fhl4);
  });
  test.each([
    ["a weight of eight characters", publishedFwb.replace("K149.0\nFLT", "K149.0000\nFLT")],
    ["a line of nature of goods of 21 characters", publishedFwb.replace("NG/CONSOL", `NG/${"X".repeat(21)}`)],
    ["small letters", publishedFwb.replace("HONG KONG", "Hong Kong")],
    ["lines in another order", publishedFwb.replace("FLT/TG601/16\nRTG/BKKTG\n", "RTG/BKKTG\nFLT/TG601/16\n")],
  ])("refuses %s", (_, message) => {
    expect(message).not.toMatch(fwb16);
  });
});

describe("A main waybill as FWB/16", () => {
  test("has the lines of the published message, as far as Lading keeps what they say", () => {
    const { fwb: message, warnings } = write(publishedMain);
    expect(message).toMatch(/^(?:[^\r\n]*\r\n)+$/);
    expect(lineFeeds(message)).toMatch(fwb16);
    expect(lineFeeds(message)).toBe(`FWB/16
217-08722685HKGBKK/T1K149MC0.44
FLT/TG601/16
RTG/BKKTG
SHP
/WM LOGISTICS WORLDWIDE LIMITED
/58-66 TAI LIN PAI ROAD KWAI CHUNG
/HONG KONG
/HK
CNE
/PLANET INTER LOGISTICS CO. LTD.
/2 59 60 BANGNA COMPLEX OFFICE TOWER
/BANGKOK
/TH
CVD/HKD//PP/NVD/NCV/XXX
RTD/1/P1/K149/W149
/NC/CONSOL
/2/NV/MC0.44
/3/ND//NDA
/4/NS/1
PPD
/CT0
ISU/16JUL26/HKG
REF///FFW/DEMO/HKG
SPH/HEA/SPX
`);
    expect(warnings).toEqual([]);
  });

  test("rounds a gross weight up to a tenth of a kilogram and says so; a chargeable one is whole or half already", () => {
    const { fwb: message, warnings } = write({ ...publishedMain, weight: "120.125", chargeableWeight: "149.500" });
    expect(message).toContain("/T1K120.2MC");
    expect(message).toContain("RTD/1/P1/K120.2/W149.5");
    expect(warnings).toEqual([
      { number: "217-08722685", field: "weight", kind: "rounded", from: "120.125", to: "120.2" },
    ]);
  });

  test("is collect where the freight is, and without a flight, a volume or houses leaves out what is optional", () => {
    const bare = { ...publishedMain, prepaid: false, flight: "", volume: "", houses: [], handlingCodes: [] };
    const message = lineFeeds(write(bare).fwb);
    expect(message).toMatch(fwb16);
    expect(message).toContain("CVD/HKD//CC/NVD/NCV/XXX\nRTD/1/P1/K149/W149\n/NG/CONSOL\n/2/ND//NDA\nCOL\n/CT0\n");
    for (const line of ["FLT/", "SPH/", "/NV/", "/NS/", "MC0"]) expect(message).not.toContain(line);
  });

  test("notifies by other service information; tells what is too long, and what is missing", () => {
    const main = {
      ...publishedMain,
      goods: "Spare parts for ".repeat(14),
      notify: "Bangkok Clearing, 99 Rama IV Road",
      carrier: "",
      shipper: { ...publishedMain.shipper, address: "", country: "", name: "N".repeat(40) },
    };
    const { fwb: message, warnings } = write(main);
    expect(message).toContain("OSI/NOTIFY BANGKOK CLEARING 99 RAMA IV ROAD\r\n");
    expect(warnings.map(({ field, kind }) => `${field} ${kind}`)).toEqual([
      "shipperCountry missing",
      "shipperName shortened",
      "shipperAddress missing",
      "flightNumber missing",
      "productName shortened",
    ]);
  });
});

describe("A house waybill as FHL/4", () => {
  test("has the lines of the published message", () => {
    const { fhl: message, warnings } = write(publishedMain);
    expect(lineFeeds(message)).toMatch(fhl4);
    expect(lineFeeds(message)).toBe(`FHL/4
MBI/217-08722685HKGBKK/T1K149
HBS/WM26070003/HKGBKK/1/K149//DRY BATTERY
TXT/DRY BATTERY
HTS/85061012
SHP/HARMONY ENTERPRISE COMPANY LIMITED
/9F AMTEL BUILDING 148 DES VOEUX ROA
/HONG KONG
/HK/999077
CNE/SEIKO PRECISION THAILAND CO. LTD.
/NAVANAKORN INDUSTRIAL ESTATE ZONE 3
/PATHUMTHANI
/TH/12120/TE/66252921626
CVD/HKD/PP/NVD/NCV/XXX
`);
    expect(warnings).toEqual([]);
  });

  test("writes names in Latin letters and says what stands for them; nothing is changed silently", () => {
    const house = {
      ...publishedHouse,
      number: "GULFA260000001",
      shipper: { ...publishedHouse.shipper, name: "深圳市明远电子有限公司", city: "深圳" },
      consignee: { ...publishedHouse.consignee, name: "محمد العتيبي", address: "Straße 9 & Söhne" },
      customsCodes: ["8504.40", "85", "85044013", "850440"],
    };
    const { fhl: message, warnings } = write({ ...publishedMain, houses: [house] });
    expect(message).toContain("SHP/SHEN ZHEN SHI MING YUAN DIAN ZI YOU\r\n");
    expect(message).toContain("CNE/MHMD ALATYBY\r\n/STRASSE 9 SOHNE\r\n");
    expect(message).toContain("HBS/LFA260000001/");
    expect(message).toContain("HTS/850440\r\n/85044013\r\n");
    expect(warnings.map(({ field, kind, to }) => `${field} ${kind} ${to}`)).toEqual([
      "shipperName transliterated SHEN ZHEN SHI MING YUAN DIAN ZI YOU",
      "shipperCity transliterated SHEN ZHEN",
      "consigneeName transliterated MHMD ALATYBY",
      "consigneeAddress transliterated STRASSE 9 SOHNE",
      "houseNumber shortened LFA260000001",
      "customsCode leftOut ",
    ]);
  });
});

const words = oneof(
  string({ unit: "grapheme" }),
  string({ unit: "binary" }),
  constantFrom("陈静", "محمد", "a/b\r\nSHP/X"),
);
const party = record({
  name: words,
  address: words,
  city: words,
  province: words,
  postalCode: words,
  country: constantFrom("CN", "SA"),
  phone: words,
});

test("Whatever the texts, no line grows too long, leaves the letters of Cargo-IMP, or becomes another segment", () => {
  const lines = write({ ...publishedMain, notify: "Notify" }).fwb.split("\r\n");
  const segments = new Set(lines.map((line) => line.slice(0, 3)).filter((start) => /^[A-Z]{3}$/.test(start)));
  always(
    property(party, party, words, words, (shipper, consignee, goods, notify) => {
      const house = { ...publishedHouse, shipper, consignee, goods, number: `H${goods}` };
      const written = write({ ...publishedMain, shipper, consignee, goods, notify, houses: [house] });
      for (const message of [written.fwb, written.fhl]) {
        for (const line of message.split("\r\n")) expect(line).toMatch(/^[A-Z0-9 ./-]{0,69}$/);
      }
      const starts = written.fwb.split("\r\n").map((line) => line.slice(0, 3));
      for (const start of starts)
        if (/^[A-Z]{3}$/.test(start)) expect(segments.has(start) || start === "217").toBe(true);
      expect(starts.filter((start) => start === "SHP")).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});
