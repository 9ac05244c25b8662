import type { AirItem } from "./model.ts";
import { freightIn, keepRest, mainNumberOf, measureOf, partyOf, piecesOf, remarksOf, taken } from "./read-cargo-xml.ts";
import { allAt, passOver, textAt, type Node } from "./read-tree.ts";
import { passOverFormal } from "./read-xfwb.ts";
import { fault, type Findings, type Note, type ReceivedHouse } from "./received.ts";
import { inOwnUnit } from "./units.ts";

/** Reads an XFZB (`iata:housewaybill:1`) into its house and the consignment that it travels under. */
export function readXfzb(root: Node, findings: Findings): void {
  const [business] = allAt(root, "BusinessHeaderDocument");
  const [master] = allAt(root, "MasterConsignment");
  const [consignment] = allAt(master, "IncludedHouseConsignment");
  const number = textAt(master, "TransportContractDocument", "ID");
  const mainNumber = mainNumberOf(number);
  if (!master || mainNumber === undefined) {
    fault(findings, { line: master?.line ?? root.line, segment: "TransportContractDocument" }, "consignment", number);
    return;
  }
  const notes: Note[] = [];
  findings.reading.consignments.push({
    at: { file: findings.file, line: master.line, segment: "MasterConsignment" },
    mainNumber,
    origin: textAt(master, "OriginLocation", "ID"),
    destination: textAt(master, "FinalDestinationLocation", "ID"),
    pieces: piecesOf(allAt(master, "TotalPieceQuantity")[0], findings),
    weight: measureOf(allAt(master, "IncludedTareGrossWeightMeasure")[0], { notes: [], field: "weight", findings }),
    notes: [],
  });
  const houseNumber = textAt(business, "ID") || textAt(consignment, "TransportContractDocument", "ID");
  if (!consignment || houseNumber === "") {
    fault(findings, { line: business?.line ?? root.line, segment: "BusinessHeaderDocument" }, "house", houseNumber);
    return;
  }
  const lines = allAt(consignment, "IncludedHouseConsignmentItem");
  const items = lines.map((line) => itemOf(line, { notes, findings }));
  const ownNumber = allAt(consignment, "ID")[0];
  if (ownNumber) ownNumber.isTaken = true;
  findings.reading.houses.push({
    at: { file: findings.file, line: business?.line ?? root.line, segment: "BusinessHeaderDocument" },
    mainNumber,
    houseNumber,
    origin: textAt(consignment, "OriginLocation", "ID"),
    destination: textAt(consignment, "FinalDestinationLocation", "ID"),
    pieces: piecesOf(allAt(consignment, "TotalPieceQuantity")[0], findings),
    weight: measureOf(allAt(consignment, "IncludedTareGrossWeightMeasure")[0], { notes, field: "weight", findings }),
    volume: measureOf(allAt(consignment, "GrossVolumeMeasure")[0], { notes, field: "volume", findings }),
    goods: textAt(consignment, "SummaryDescription") || (items[0]?.goods ?? ""),
    shipper: partyOf(allAt(consignment, "ConsignorParty")[0]),
    consignee: partyOf(allAt(consignment, "ConsigneeParty")[0]),
    freight: freightIn(consignment),
    ...declared(consignment),
    remarks: remarksOf(consignment),
    notes,
    customsCodes: [...new Set(items.map(({ customsCode }) => customsCode).filter(Boolean))],
    items,
  });
  passOverFormal(root, business);
  passOver(consignment, "PackageQuantity");
  passOver(consignment, "ConsignmentItemQuantity");
  keepRest(root, findings);
}

/** The value declared for customs. */
function declared(consignment: Node): Pick<ReceivedHouse, "value" | "currency"> {
  const [amount] = allAt(consignment, "DeclaredValueForCustomsAmount");
  const value = amount ? taken(amount) : "";
  const isAmount = /^\d{1,12}(?:\.\d{1,4})?$/.test(value);
  const currency =
    amount?.attributes["currencyID"] ?? textAt(consignment, "ApplicableOriginCurrencyExchange", "SourceCurrencyCode");
  return { value: isAmount ? value : "", currency };
}

/** A line of goods. Its measures are a piece's, where it is of one kind of package. */
function itemOf(line: Node, { notes, findings }: { notes: Note[]; findings: Findings }): AirItem {
  const [information] = allAt(line, "Information");
  if (information?.text.trim() === "NDA") information.isTaken = true;
  passOver(line, "ApplicableFreightRateServiceCharge");
  const packages = allAt(line, "TransportLogisticsPackage");
  const [only] = packages.length === 1 ? packages : [];
  const [size] = allAt(only, "LinearSpatialDimension");
  const length = (name: string) => {
    const [node] = allAt(size, name);
    if (!node) return "";
    return inOwnUnit("length", taken(node), node.attributes["unitCode"] ?? "CMT") ?? "";
  };
  const [lengthCm, widthCm, heightCm] = [length("LengthMeasure"), length("WidthMeasure"), length("HeightMeasure")];
  const isWhole = lengthCm !== "" && widthCm !== "" && heightCm !== "";
  const codes = allAt(line, "TypeCode").map(taken);
  const item = {
    goods: textAt(line, "NatureIdentificationTransportCargo", "Identification"),
    customsCode: codes[0] ?? "",
    pieces: piecesOf(allAt(line, "PieceQuantity")[0] ?? allAt(line, "PackageQuantity")[0], findings),
    weight: measureOf(allAt(line, "GrossWeightMeasure")[0], { notes, field: "weight", findings }),
    volume: measureOf(allAt(line, "GrossVolumeMeasure")[0], { notes, field: "volume", findings }),
    ...(isWhole ? { lengthCm, widthCm, heightCm } : { lengthCm: "", widthCm: "", heightCm: "" }),
  };
  if (only) passOver(only, "ItemQuantity");
  return item;
}
