import { Big } from "big.js";
import { dayOf, freightIn, keepRest, mainNumberOf, measureOf, partyOf, piecesOf, remarksOf } from "./read-cargo-xml.ts";
import { allAt, passOver, textAt, type Node } from "./read-tree.ts";
import { fault, type Findings, type Note, type ReceivedMain } from "./received.ts";

/** Reads an XFWB (`iata:waybill:1`); undefined, with a fault, when it does not say which air waybill it is about. */
export function readXfwb(root: Node, findings: Findings): ReceivedMain | undefined {
  const [business] = allAt(root, "BusinessHeaderDocument");
  const [consignment] = allAt(root, "MasterConsignment");
  const number = textAt(business, "ID");
  const mainNumber = mainNumberOf(number);
  if (mainNumber === undefined) {
    fault(findings, { line: business?.line ?? root.line, segment: "BusinessHeaderDocument" }, "consignment", number);
    return undefined;
  }
  if (!consignment) fault(findings, { line: root.line, segment: "MasterConsignment" }, "absent");
  const notes: Note[] = [];
  const measured = (field: "weight" | "volume", name: string) =>
    measureOf(allAt(consignment, name)[0], { notes, field, findings });
  const remarks = remarksOf(consignment);
  const notify = remarks.find((text) => text.startsWith("NOTIFY "));
  const main = {
    at: { file: findings.file, line: business?.line ?? root.line, segment: "BusinessHeaderDocument" },
    mainNumber,
    origin: textAt(consignment, "OriginLocation", "ID"),
    destination: textAt(consignment, "FinalDestinationLocation", "ID"),
    pieces: piecesOf(allAt(consignment, "TotalPieceQuantity")[0], findings),
    weight: measured("weight", "IncludedTareGrossWeightMeasure"),
    volume: measured("volume", "GrossVolumeMeasure"),
    shipper: partyOf(allAt(consignment, "ConsignorParty")[0]),
    consignee: partyOf(allAt(consignment, "ConsigneeParty")[0]),
    freight: freightIn(consignment),
    currency: textAt(consignment, "ApplicableOriginCurrencyExchange", "SourceCurrencyCode"),
    issued: dayOf(textAt(business, "SignatoryCarrierAuthentication", "ActualDateTime")),
    notify: notify?.slice("NOTIFY ".length) ?? notifiedParty(consignment),
    remarks: remarks.filter((text) => text !== notify),
    notes,
    ...flightOf(consignment),
    ...ratesOf(consignment, findings),
  };
  passOverFormal(root, business);
  keepRest(root, findings);
  return main;
}

/** The envelope, and what the document says of itself. */
export function passOverFormal(root: Node, business: Node | undefined): void {
  passOver(root, "MessageHeaderDocument");
  passOver(business, "IncludedHeaderNote");
  passOver(business, "SignatoryConsignorAuthentication");
  passOver(business, "SignatoryCarrierAuthentication");
}

/** AssociatedParty of role NI, to be notified, as one text. */
function notifiedParty(consignment: Node | undefined): string {
  const found = allAt(consignment, "AssociatedParty").find((party) =>
    allAt(party, "RoleCode").some(({ text }) => text.trim() === "NI"),
  );
  if (!found) return "";
  textAt(found, "RoleCode");
  const { name, address, city, province, postalCode, country, phone } = partyOf(found);
  return [name, address, city, province, postalCode, country, phone].filter(Boolean).join(", ");
}

/** The first movement is the flight that Lading keeps. */
function flightOf(consignment: Node | undefined): Pick<ReceivedMain, "carrier" | "flight" | "departure"> {
  const [movement] = allAt(consignment, "SpecifiedLogisticsTransportMovement");
  const flight = textAt(movement, "ID").replaceAll(" ", "");
  const carrier = textAt(movement, "UsedLogisticsTransportMeans", "Name");
  passOver(movement, "StageCode");
  passOver(movement, "ArrivalEvent", "OccurrenceArrivalLocation", "TypeCode");
  passOver(movement, "DepartureEvent", "OccurrenceDepartureLocation");
  const [arrival] = allAt(movement, "ArrivalEvent", "OccurrenceArrivalLocation", "ID");
  const [destination] = allAt(consignment, "FinalDestinationLocation", "ID");
  // An airport on the way is something else than the destination, and stays to be read.
  if (arrival && arrival.text.trim() === destination?.text.trim()) arrival.isTaken = true;
  return {
    flight,
    carrier: /^(?:[A-Z][A-Z0-9]|[0-9][A-Z])$/.test(carrier) ? carrier : flight.slice(0, 2),
    departure: dayOf(textAt(movement, "DepartureEvent", "ScheduledOccurrenceDateTime")),
  };
}

/** Nature of goods and chargeable weight of all rate lines. */
function ratesOf(consignment: Node | undefined, findings: Findings): Pick<ReceivedMain, "goods" | "chargeableWeight"> {
  const items = allAt(consignment, "ApplicableRating", "IncludedMasterConsignmentItem");
  const goods: string[] = [];
  let chargeable = new Big(0);
  for (const item of items) {
    const found = textAt(item, "NatureIdentificationTransportCargo", "Identification");
    if (found !== "") goods.push(found);
    const [weight] = allAt(item, "ApplicableFreightRateServiceCharge", "ChargeableWeightMeasure");
    chargeable = chargeable.plus(measureOf(weight, { notes: [], field: "weight", findings }) || 0);
    if (items.length === 1)
      for (const name of ["GrossWeightMeasure", "GrossVolumeMeasure", "PieceQuantity"]) passOver(item, name);
    const [information] = allAt(item, "Information");
    if (information?.text.trim() === "NDA") information.isTaken = true;
  }
  passOver(consignment, "ApplicableRating", "TypeCode");
  passOver(consignment, "ApplicableTotalRating", "TypeCode");
  passOver(consignment, "ApplicableTotalRating", "ApplicablePrepaidCollectMonetarySummation", "PrepaidIndicator");
  passOver(consignment, "PackageQuantity");
  return { goods: goods.join(" "), chargeableWeight: chargeable.gt(0) ? chargeable.toFixed() : "" };
}
