import { assert as always, constantFrom, oneof, property, string } from "fast-check";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { gathering, publishedHouse, publishedMain } from "./air.stage.ts";
import type { AirMain } from "./model.ts";
import { xfwb } from "./xfwb.ts";
import { xfzb } from "./xfzb.ts";

const envelope = { writtenAt: "2026-07-16T08:00:00", sender: "DEMO", recipient: "TG" };

function write(main: AirMain) {
  const { warnings, warn } = gathering();
  const [house] = main.houses;
  return {
    xfwb: xfwb(main, envelope, warn),
    xfzb: house ? xfzb(main, house, { envelope, warn }) : "",
    warnings,
  };
}

interface Read {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: Read[];
}

/** Reads a document; throws where it is not well formed. */
function read(xml: string): Read {
  const root: Read = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    const attributes = Object.fromEntries(Object.entries(tag.attributes).map(([key, { value }]) => [key, value]));
    const element = { name: tag.name, attributes, text: "", children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  return root.children[0] ?? root;
}

/** The first element on a path of names without prefix. */
function at(element: Read, ...path: string[]): Read | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return element;
  const child = element.children.find((one) => one.name.split(":")[1] === name);
  return child && at(child, ...rest);
}
const namesIn = (element: Read | undefined) => [
  ...new Set((element?.children ?? []).map(({ name }) => name.split(":")[1] ?? "")),
];

/** Order of the elements in the schema's types (Waybill_1.xsd with iata:datamodel:3, as generated classes list them). */
const masterOrder =
  "ID AdditionalID FreightForwarderAssignedID AssociatedReferenceID NilCarriageValueIndicator DeclaredValueForCarriageAmount NilCustomsValueIndicator DeclaredValueForCustomsAmount NilInsuranceValueIndicator InsuranceValueAmount TotalChargePrepaidIndicator TotalDisbursementPrepaidIndicator IncludedTareGrossWeightMeasure GrossVolumeMeasure DensityGroupCode PackageQuantity TotalPieceQuantity ProductID ConsignorParty ConsigneeParty FreightForwarderParty AssociatedParty OriginLocation FinalDestinationLocation SpecifiedLogisticsTransportMovement UtilizedLogisticsTransportEquipment HandlingSPHInstructions HandlingSSRInstructions HandlingOSIInstructions IncludedAccountingNote IncludedCustomsNote AssociatedReferenceDocument AssociatedConsignmentCustomsProcedure ApplicableOriginCurrencyExchange ApplicableDestinationCurrencyExchange ApplicableLogisticsServiceCharge ApplicableLogisticsAllowanceCharge ApplicableRating ApplicableTotalRating".split(
    " ",
  );
const itemOrder =
  "SequenceNumeric TypeCode GrossWeightMeasure GrossVolumeMeasure PackageQuantity PieceQuantity VolumetricFactor Information NatureIdentificationTransportCargo OriginCountry AssociatedUnitLoadTransportEquipment TransportLogisticsPackage ApplicableFreightRateServiceCharge SpecifiedRateCombinationPointLocation ApplicableUnitLoadDeviceRateClass".split(
    " ",
  );
/** Order of a published XFZB, version 3.00, that Brazilian customs take (house PVGA0013561, Shanghai to Fortaleza). */
const houseOrder =
  "ID NilCarriageValueIndicator NilCustomsValueIndicator NilInsuranceValueIndicator TotalChargePrepaidIndicator WeightTotalChargeAmount ValuationTotalChargeAmount TaxTotalChargeAmount TotalDisbursementPrepaidIndicator AgentTotalDisbursementAmount CarrierTotalDisbursementAmount TotalPrepaidChargeAmount TotalCollectChargeAmount IncludedTareGrossWeightMeasure GrossVolumeMeasure DensityGroupCode ConsignmentItemQuantity PackageQuantity TotalPieceQuantity SummaryDescription ConsignorParty ConsigneeParty OriginLocation FinalDestinationLocation HandlingSPHInstructions IncludedCustomsNote IncludedHouseConsignmentItem".split(
    " ",
  );
const inOrder = (names: readonly string[], order: readonly string[]) =>
  expect(names).toEqual(order.filter((name) => names.includes(name)));

describe("A main waybill as XFWB", () => {
  const root = read(write(publishedMain).xfwb);

  test("is a waybill of version 3.00 in the standard's namespaces", () => {
    expect(root.name).toBe("rsm:Waybill");
    expect(root.attributes).toMatchObject({ "xmlns:rsm": "iata:waybill:1", "xmlns:ram": "iata:datamodel:3" });
    expect(namesIn(root)).toEqual(["MessageHeaderDocument", "BusinessHeaderDocument", "MasterConsignment"]);
    expect(at(root, "MessageHeaderDocument")?.children.map(({ name, text }) => `${name} ${text.trim()}`)).toEqual(
      [
        "ram:ID 217-08722685",
        "ram:Name Master Air Waybill",
        "ram:TypeCode 741",
        "ram:IssueDateTime 2026-07-16T08:00:00",
        "ram:PurposeCode Creation",
        "ram:VersionID 3.00",
        "ram:SenderParty",
        "ram:RecipientParty",
      ].map((line) => (line.includes("Party") ? `${line} ` : line)),
    );
  });

  test("has its elements in the schema's order", () => {
    inOrder(namesIn(at(root, "MasterConsignment")), masterOrder);
    inOrder(namesIn(at(root, "MasterConsignment", "ApplicableRating", "IncludedMasterConsignmentItem")), itemOrder);
  });

  test("says weight, volume, parties, route, flight and goods", () => {
    const master = at(root, "MasterConsignment") ?? root;
    expect(at(master, "IncludedTareGrossWeightMeasure")).toMatchObject({
      text: "149",
      attributes: { unitCode: "KGM" },
    });
    expect(at(master, "GrossVolumeMeasure")).toMatchObject({ text: "0.44", attributes: { unitCode: "MTQ" } });
    expect(at(master, "ConsigneeParty", "Name")?.text).toBe("Planet Inter Logistics Co., Ltd.");
    expect(at(master, "ConsignorParty", "PostalStructuredAddress", "CountryID")?.text).toBe("HK");
    expect(at(master, "FinalDestinationLocation", "ID")?.text).toBe("BKK");
    expect(at(master, "SpecifiedLogisticsTransportMovement", "ID")?.text).toBe("TG601");
    expect(at(master, "HandlingSPHInstructions", "DescriptionCode")?.text).toBe("HEA");
    const item = at(master, "ApplicableRating", "IncludedMasterConsignmentItem") ?? root;
    expect(at(item, "NatureIdentificationTransportCargo", "Identification")?.text).toBe("Consol");
    expect(at(item, "ApplicableFreightRateServiceCharge", "ChargeableWeightMeasure")?.text).toBe("149");
  });

  test("without houses is an air waybill of its own", () => {
    const direct = read(write({ ...publishedMain, houses: [], carrier: "", flight: "", departure: "" }).xfwb);
    expect(at(direct, "MessageHeaderDocument", "TypeCode")?.text).toBe("740");
    expect(at(direct, "BusinessHeaderDocument", "IncludedHeaderNote")).toBeUndefined();
  });
});

describe("A house waybill as XFZB", () => {
  const root = read(write(publishedMain).xfzb);
  const house = at(root, "MasterConsignment", "IncludedHouseConsignment") ?? root;

  test("names its master, and has its elements in the order of a published one", () => {
    expect(root.attributes).toMatchObject({ "xmlns:rsm": "iata:housewaybill:1" });
    expect(at(root, "MessageHeaderDocument", "TypeCode")?.text).toBe("703");
    expect(at(root, "MasterConsignment", "TransportContractDocument", "ID")?.text).toBe("217-08722685");
    inOrder(namesIn(house), houseOrder);
    inOrder(namesIn(at(house, "IncludedHouseConsignmentItem")), itemOrder);
  });

  test("lists each line of goods with its code and measures", () => {
    const item = at(house, "IncludedHouseConsignmentItem") ?? root;
    expect(at(item, "TypeCode")?.text).toBe("85061012");
    const sizes = at(item, "TransportLogisticsPackage", "LinearSpatialDimension");
    expect(sizes?.children.map(({ name, text }) => `${name} ${text}`)).toEqual([
      "ram:WidthMeasure 80",
      "ram:LengthMeasure 110",
      "ram:HeightMeasure 50",
    ]);
  });

  test("keeps a house number that Cargo-IMP has no room for, and names in Latin letters", () => {
    const shipper = { ...publishedHouse.shipper, name: "深圳市明远电子有限公司 <A&B>" };
    const written = write({ ...publishedMain, houses: [{ ...publishedHouse, number: "GULFA260000001", shipper }] });
    const document = read(written.xfzb);
    expect(at(document, "BusinessHeaderDocument", "ID")?.text).toBe("GULFA260000001");
    expect(at(document, "MasterConsignment", "IncludedHouseConsignment", "ConsignorParty", "Name")?.text).toBe(
      "shen zhen shi ming yuan dian zi you xian gong si <A&B>",
    );
    expect(written.warnings.map(({ field, kind }) => `${field} ${kind}`)).toEqual(["shipperName transliterated"]);
  });
});

const words = oneof(string({ unit: "grapheme" }), string({ unit: "binary" }), constantFrom("]]>", "&#0;", "<!--"));

test("Whatever the texts, the documents are well formed and in printable ASCII", () => {
  always(
    property(words, words, words, (name, goods, notify) => {
      const shipper = { ...publishedHouse.shipper, name, address: goods, postalCode: notify };
      const house = { ...publishedHouse, shipper, goods, items: [{ ...publishedHouse.items[0]!, goods }] };
      const written = write({ ...publishedMain, shipper, goods, notify, houses: [house] });
      for (const document of [written.xfwb, written.xfzb]) {
        expect(() => read(document)).not.toThrow();
        expect(document).toMatch(/^[\x20-\x7E\n]*$/);
      }
    }),
    { numRuns: 300 },
  );
});
