import type { AirParty, AirShipment } from "./model.ts";
import { plain } from "./numbers.ts";
import { el, type Element } from "./xml.ts";

/** Pieces that XFWB and XFZB have in common (IATA Cargo-XML 3.00, data model `iata:datamodel:3`). */

export const dataModel = "iata:datamodel:3";
const cargoXmlVersion = "3.00";

/** When a message was written, and who exchanges it. */
export interface Envelope {
  /** ISO 8601, without a zone: UTC. */
  writtenAt: string;
  sender: string;
  recipient: string;
}

interface Header extends Envelope {
  id: string;
  name: string;
  /** UNTDID 1001: 740 air waybill, 741 master air waybill, 703 house waybill. */
  typeCode: "740" | "741" | "703";
}

/** MessageHeaderDocument. Who sends and receives is said in other words than an address (scheme O). */
export function messageHeader({ id, name, typeCode, writtenAt, sender, recipient }: Header) {
  return el("rsm:MessageHeaderDocument", [
    el("ram:ID", id),
    el("ram:Name", name),
    el("ram:TypeCode", typeCode),
    el("ram:IssueDateTime", writtenAt),
    el("ram:PurposeCode", "Creation"),
    el("ram:VersionID", cargoXmlVersion),
    exchanger("ram:SenderParty", sender),
    exchanger("ram:RecipientParty", recipient),
  ]);
}

const exchanger = (role: string, text: string) => el(role, [el("ram:PrimaryID", text, { schemeID: "O" })]);

/** ConsignorParty or ConsigneeParty, with PostalStructuredAddress and DefinedTradeContact. */
export function partyElement(role: "ram:ConsignorParty" | "ram:ConsigneeParty", party: AirParty): Element | undefined {
  return el(role, [
    el("ram:Name", party.name),
    el("ram:PostalStructuredAddress", [
      el("ram:PostcodeCode", party.postalCode),
      el("ram:StreetName", party.address),
      el("ram:CityName", party.city),
      el("ram:CountryID", party.country),
      el("ram:CountrySubDivisionName", party.province),
    ]),
    el("ram:DefinedTradeContact", [el("ram:DirectTelephoneCommunication", [el("ram:CompleteNumber", party.phone)])]),
  ]);
}

/** The indicators that no values are declared. */
export function nilValues(): (Element | undefined)[] {
  return ["Carriage", "Customs", "Insurance"].map((of) => el(`ram:Nil${of}ValueIndicator`, "true"));
}

/** Freight and other charges are paid by whoever pays the freight. */
export function prepaidIndicators({ prepaid }: AirShipment): (Element | undefined)[] {
  return ["ram:TotalChargePrepaidIndicator", "ram:TotalDisbursementPrepaidIndicator"].map((name) =>
    el(name, String(prepaid)),
  );
}

export const kilograms = (name: string, weight: string) =>
  weight === "" ? undefined : el(name, plain(weight), { unitCode: "KGM" });
export const cubicMetres = (name: string, volume: string) =>
  volume === "" ? undefined : el(name, plain(volume), { unitCode: "MTQ" });

/** OriginLocation and FinalDestinationLocation. */
export function routeElements({ origin, destination }: Pick<AirShipment, "origin" | "destination">) {
  return [
    el("ram:OriginLocation", [el("ram:ID", origin)]),
    el("ram:FinalDestinationLocation", [el("ram:ID", destination)]),
  ];
}

export function handlingElements(codes: readonly string[]): (Element | undefined)[] {
  return codes.map((code) => el("ram:HandlingSPHInstructions", [el("ram:DescriptionCode", code)]));
}

/** NatureIdentificationTransportCargo and the chargeable weight, as items of both messages have them. */
export const natureElement = (goods: string) =>
  el("ram:NatureIdentificationTransportCargo", [el("ram:Identification", goods)]);
