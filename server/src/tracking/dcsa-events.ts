import { createHash } from "node:crypto";
import { dcsaKindOf, type DcsaEvent } from "@lading/contract/tracking";
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
  mode: "VESSEL" | "AIR";
}

type TransportEvent = Extract<DcsaEvent, { eventType: "TRANSPORT" }>;
type TransportCode = TransportEvent["transportEventTypeCode"];

/**
 * A shipment's events in the form of DCSA Track & Trace 2.2.0 (dcsaorg/DCSA-OpenAPI, tnt/v2/tnt_v2.2.0.yaml, schemas
 * ShipmentEvent, TransportEvent and EquipmentEvent): what happened, and departure and arrival as they are expected,
 * the oldest first.
 */
export function dcsaEvents(located: Located): DcsaEvent[] {
  const { shipment } = located;
  const happened = shipment.events.map((event) => eventOf(event, located));
  const expected = [
    ...(shipment.etd === null ? [] : [expectedOf(located, "DEPA", shipment.etd)]),
    ...(shipment.eta === null ? [] : [expectedOf(located, "ARRI", shipment.eta)]),
  ];
  return [...happened, ...expected].toSorted(
    (a, b) => a.eventDateTime.localeCompare(b.eventDateTime) || a.eventID.localeCompare(b.eventID),
  );
}

function eventOf(event: FoundEvent, located: Located): DcsaEvent {
  const { shipment } = located;
  const kind = dcsaKindOf(event.preset);
  const common = {
    eventID: idOf("event", event.id),
    eventCreatedDateTime: event.enteredAt,
    eventClassifierCode: "ACT" as const,
    eventDateTime: event.occurredAt,
  };
  if (kind.eventType === "TRANSPORT") return { ...common, ...transport(located, kind.code, event.place) };
  if (kind.eventType === "EQUIPMENT")
    return {
      ...common,
      eventType: kind.eventType,
      equipmentEventTypeCode: kind.code,
      emptyIndicatorCode: "LADEN",
      ...(event.place !== "" && { eventLocation: { locationName: shortened(event.place) } }),
      documentReferences: referencesOf(shipment),
    };
  return {
    ...common,
    // The standard: "Value for eventDateTime must be the same value as eventCreatedDateTime" (ShipmentEvent).
    eventCreatedDateTime: event.occurredAt,
    eventType: kind.eventType,
    shipmentEventTypeCode: kind.code,
    documentTypeCode: kind.document,
    documentID: shipment.houseNumber,
    reason: [event.state, event.place, event.remark].filter((part) => part !== "").join(" · "),
  };
}

function expectedOf(located: Located, code: TransportCode, day: string): DcsaEvent {
  const { shipment } = located;
  return {
    eventID: idOf("expected", shipment.id, code, day),
    eventCreatedDateTime: shipment.changedAt,
    eventClassifierCode: "EST",
    eventDateTime: `${day}T00:00:00.000Z`,
    ...transport(located, code, ""),
  };
}

/** A departure is at the origin and an arrival at the destination, unless the event itself names another place. */
function transport({ shipment, origin, destination, mode }: Located, code: TransportCode, place: string) {
  const port = code === "DEPA" ? origin : destination;
  const isThere = place === "" || port.label.toLowerCase().includes(place.toLowerCase());
  const locationName = shortened(isThere ? port.label : place);
  const at = isThere && port.unLocationCode !== undefined ? { UNLocationCode: port.unLocationCode } : {};
  return {
    eventType: "TRANSPORT" as const,
    transportEventTypeCode: code,
    transportCall: {
      transportCallID: idOf("call", shipment.id, code, locationName),
      modeOfTransport: mode,
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
