/**
 * Code lists of DCSA Track & Trace 2.2.0 (dcsaorg/DCSA-OpenAPI, tnt/v2/tnt_v2.2.0.yaml; meanings from
 * dcsaorg/DCSA-Information-Model, datamodel/referencedata.d). Only the codes that Lading gives.
 */

/** `eventClassifierCode`: it happened, or it is expected. */
export const dcsaClassifiers = ["ACT", "EST"] as const;
/** `transportEventTypeCode`. */
export const dcsaTransportEvents = ["DEPA", "ARRI"] as const;
/** `shipmentEventTypeCode`. */
export const dcsaShipmentEvents = ["RECE", "CONF", "REQS", "HOLD"] as const;
/** `documentTypeCode`: booking, transport document, customs inspection. */
export const dcsaDocuments = ["BKG", "TRD", "CUS"] as const;
/** `equipmentEventTypeCode`: gated in, gated out, dropped off at the customer. */
export const dcsaEquipmentEvents = ["GTIN", "GTOT", "DROP"] as const;
/** `modeOfTransport`. The standard lists VESSEL, RAIL, TRUCK and BARGE; it is made for containers and has none for aircraft. */
export const dcsaModes = ["VESSEL"] as const;

/** Every value of the fields that `GET /v2/events` filters by, those that Lading never gives as well: asking for them finds nothing. */
export const dcsaFilterValues = {
  eventType: ["SHIPMENT", "TRANSPORT", "EQUIPMENT"],
  shipmentEventTypeCode: "RECE DRFT PENA PENU REJE APPR ISSU SURR SUBM VOID CONF REQS CMPL HOLD RELS".split(" "),
  documentTypeCode: "CBR BKG SHI SRM TRD ARN VGM CAS CUS DGD OOG".split(" "),
  transportEventTypeCode: ["ARRI", "DEPA"],
  equipmentEventTypeCode: "LOAD DISC GTIN GTOT STUF STRP PICK DROP INSP RSEA RMVD".split(" "),
} as const satisfies Record<string, readonly string[]>;

/** An event of Lading in the standard's terms. */
export type DcsaKind =
  | { readonly eventType: "TRANSPORT"; readonly code: (typeof dcsaTransportEvents)[number] }
  | { readonly eventType: "EQUIPMENT"; readonly code: (typeof dcsaEquipmentEvents)[number] }
  | {
      readonly eventType: "SHIPMENT";
      readonly code: (typeof dcsaShipmentEvents)[number];
      readonly document: (typeof dcsaDocuments)[number];
    };

/** The phases of a shipment's way. */
const ofPhase: Readonly<Record<string, DcsaKind>> = {
  orderPlaced: { eventType: "SHIPMENT", code: "RECE", document: "BKG" },
  received: { eventType: "EQUIPMENT", code: "GTIN" },
  exportCustoms: { eventType: "SHIPMENT", code: "REQS", document: "CUS" },
  departed: { eventType: "TRANSPORT", code: "DEPA" },
  arrived: { eventType: "TRANSPORT", code: "ARRI" },
  importCustoms: { eventType: "SHIPMENT", code: "REQS", document: "CUS" },
  outForDelivery: { eventType: "EQUIPMENT", code: "GTOT" },
  delivered: { eventType: "EQUIPMENT", code: "DROP" },
  exception: { eventType: "SHIPMENT", code: "HOLD", document: "TRD" },
};
/** In transit, whatever goes by air, and states that say no phase: the standard has no code, so `reason` says what it is. */
const withoutCode: DcsaKind = { eventType: "SHIPMENT", code: "CONF", document: "TRD" };

/**
 * The kind of event that a logistics state of this phase is. By air (and by courier) there is no vessel to depart and no container to
 * be gated: there these are shipment events, whose `reason` says what happened.
 */
export function dcsaKindOf(phase: string | null, bySea: boolean): DcsaKind {
  const kind = ofPhase[phase ?? ""] ?? withoutCode;
  return bySea || kind.eventType === "SHIPMENT" ? kind : withoutCode;
}
