import { createHash } from "node:crypto";
import { dcsaKindOf, type DcsaEvent, type DcsaKind } from "@lading/contract/tracking";
import type { FoundEvent, FoundShipment } from "./shipments.ts";

/** A port's name, and its UN/LOCODE where it is known. */
export interface NamedPort {
  label: string;
  unLocationCode: string | undefined;
}

/** A shipment with its ports named. */
export interface Located {
  shipment: FoundShipment;
  origin: NamedPort;
  destination: NamedPort;
  /** By vessel; everything else is by air or courier. */
  bySea: boolean;
}

type TransportEvent = Extract<DcsaEvent, { eventType: "TRANSPORT" }>;
type TransportCode = TransportEvent["transportEventTypeCode"];

/**
 * A shipment's events in the form of DCSA Track & Trace 2.2.0 (dcsaorg/DCSA-OpenAPI, tnt/v2/tnt_v2.2.0.yaml, schemas
 * ShipmentEvent, TransportEvent and EquipmentEvent): what happened and, by sea, departure and arrival as they are
 * expected, the oldest first. The standard has no transport by air, and a ShipmentEvent is of the moment it is entered:
 * what is expected by air cannot be said.
 */
export function dcsaEvents(located: Located): DcsaEvent[] {
  const { shipment } = located;
  const happened = shipment.events.flatMap((event) => eventsOf(event, located));
  const expected = [
    ...(shipment.etd === null || !located.bySea ? [] : [expectedOf(located, "DEPA", shipment.etd)]),
    ...(shipment.eta === null || !located.bySea ? [] : [expectedOf(located, "ARRI", shipment.eta)]),
  ];
  return [...happened, ...expected].toSorted(
    (a, b) => a.eventDateTime.localeCompare(b.eventDateTime) || a.eventID.localeCompare(b.eventID),
  );
}

/** An event of a state; of what happens to the goods of several containers, one for each. */
function eventsOf(event: FoundEvent, located: Located): DcsaEvent[] {
  const { shipment, bySea } = located;
  const kind = dcsaKindOf(event.phase, bySea);
  const common = {
    eventID: idOf("event", event.id),
    eventCreatedDateTime: event.enteredAt,
    eventClassifierCode: "ACT" as const,
    eventDateTime: event.occurredAt,
    ...publisherOf(event.company),
  };
  if (kind.eventType === "TRANSPORT") return [{ ...common, ...transport(located, kind.code, event.place) }];
  if (kind.eventType === "EQUIPMENT") {
    const [first = "", ...others] = shipment.containers;
    return [first, ...others].map((container, index) => ({
      ...common,
      ...(index > 0 && { eventID: idOf("event", event.id, container) }),
      eventType: kind.eventType,
      equipmentEventTypeCode: kind.code,
      ...(container !== "" && { equipmentReference: container }),
      emptyIndicatorCode: "LADEN",
      ...(event.place !== "" && { eventLocation: { locationName: shortened(event.place) } }),
      documentReferences: referencesOf(shipment),
    }));
  }
  return [{ ...common, ...stated(event, shipment, kind) }];
}

/** A state without a vessel or a container: what happened is said in words. */
function stated(event: FoundEvent, shipment: FoundShipment, kind: Extract<DcsaKind, { eventType: "SHIPMENT" }>) {
  return {
    // The standard: "Value for eventDateTime must be the same value as eventCreatedDateTime" (ShipmentEvent).
    eventCreatedDateTime: event.occurredAt,
    eventType: kind.eventType,
    shipmentEventTypeCode: kind.code,
    documentTypeCode: kind.document,
    documentID: shipment.houseNumber,
    reason: [event.state, event.place, event.remark].filter((part) => part !== "").join(" · "),
  };
}

/**
 * Who reports it, which nobody could tell where unrelated companies have the same number. 2.2.0 has no field for it and
 * lets others be added; the standard's next release names it so (tnt/v3, metadata), and no role of a forwarder.
 */
const publisherOf = (company: string) => (company === "" ? {} : { publisher: { partyName: company.slice(0, 100) } });

/**
 * `122E` as both fields of the standard, the older of which is deprecated. Its `vessel` needs an IMO number; the name of a
 * vessel that has none here stands beside the voyage, which the schema lets be.
 */
function voyageOf({ vessel, voyage }: FoundShipment) {
  const number = voyage.slice(0, 50);
  const imo = /\bIMO\s*:?\s*(\d{7})\b/i.exec(vessel);
  const vesselName = vessel
    .replace(imo?.[0] ?? "", "")
    .replace(/[\s/(),-]+$/, "")
    .slice(0, 35)
    .trim();
  return {
    ...(number !== "" && { carrierVoyageNumber: number, exportVoyageNumber: number }),
    ...(imo?.[1]
      ? { vessel: { vesselIMONumber: imo[1], ...(vesselName !== "" && { vesselName }) } }
      : vesselName !== "" && { vesselName }),
  };
}

function expectedOf(located: Located, code: TransportCode, day: string): DcsaEvent {
  const { shipment } = located;
  return {
    eventID: idOf("expected", shipment.id, code, day),
    eventCreatedDateTime: shipment.changedAt,
    eventClassifierCode: "EST",
    eventDateTime: `${day}T00:00:00.000Z`,
    ...publisherOf(shipment.companies.at(-1) ?? ""),
    ...transport(located, code, ""),
  };
}

/** A departure is at the origin and an arrival at the destination, unless the event itself names another place. */
function transport({ shipment, origin, destination }: Located, code: TransportCode, place: string) {
  const port = code === "DEPA" ? origin : destination;
  const isThere = place === "" || port.label.toLowerCase().includes(place.toLowerCase());
  const locationName = shortened(isThere ? port.label : place);
  const at = isThere && port.unLocationCode !== undefined ? { UNLocationCode: port.unLocationCode } : {};
  return {
    eventType: "TRANSPORT" as const,
    transportEventTypeCode: code,
    transportCall: {
      transportCallID: idOf("call", shipment.id, code, locationName),
      modeOfTransport: "VESSEL" as const,
      ...voyageOf(shipment),
      ...at,
      location: { ...(locationName !== "" && { locationName }), ...at },
    },
    documentReferences: referencesOf(shipment),
  };
}

function referencesOf({ houseNumber }: FoundShipment) {
  return [{ documentReferenceType: "TRD" as const, documentReferenceValue: houseNumber }];
}

/** `locationName` has at most 100 characters. */
const shortened = (name: string) => name.slice(0, 100).trim();

/** An id that stays the same and tells nothing of Lading's own: a UUID of version 8 (RFC 9562, section 5.8). */
function idOf(...parts: readonly string[]): string {
  const hex = createHash("sha256").update(parts.join("\n")).digest("hex");
  const variant = ((Number.parseInt(hex.charAt(16), 16) % 4) + 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join("-");
}
