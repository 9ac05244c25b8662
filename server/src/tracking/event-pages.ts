import { refuse } from "@lading/contract/core";
import { trackingRefusals, trackQuery, type DcsaEvent, type TrackQuery } from "@lading/contract/tracking";

/** Filters of `GET /v2/events` (DCSA Track & Trace 2.2.0), each named like the field that it looks at. */
const filters = [
  "eventType",
  "shipmentEventTypeCode",
  "documentTypeCode",
  "transportEventTypeCode",
  "equipmentEventTypeCode",
] as const;

/** The kind of event that alone has a field; to filter others by it contradicts itself. */
const ofKind = [
  ["shipmentEventTypeCode", "SHIPMENT"],
  ["documentTypeCode", "SHIPMENT"],
  ["transportEventTypeCode", "TRANSPORT"],
  ["equipmentEventTypeCode", "EQUIPMENT"],
] as const;

/**
 * Reads the query; refuses with the first parameter that is not valid or contradicts `eventType`. Parameters outside the
 * standard are ignored.
 */
export function readQuery(query: unknown): TrackQuery {
  const parsed = trackQuery.safeParse(query);
  if (!parsed.success) throw refuse(trackingRefusals.query, { name: String(parsed.error.issues[0]?.path[0] ?? "") });
  const { eventType } = parsed.data;
  const name = ofKind.find(([filter, kind]) => parsed.data[filter] && eventType && !eventType.includes(kind))?.[0];
  if (name !== undefined) throw refuse(trackingRefusals.query, { name });
  return parsed.data;
}

/** A page of the events that the filters let through, with the standard's headers of its neighbours. */
export function pageOf(
  events: readonly DcsaEvent[],
  query: TrackQuery,
): { events: DcsaEvent[]; headers: Record<string, string> } {
  const found = events.filter((event) => filters.every((name) => isAmong(event, name, query[name])));
  const limit = Number(query.limit);
  const offset = offsetOf(query.cursor);
  const last = Math.max(0, Math.ceil(found.length / limit) - 1) * limit;
  return {
    events: found.slice(offset, offset + limit),
    headers: {
      "current-page": cursorOf(offset),
      "first-page": cursorOf(0),
      "last-page": cursorOf(last),
      ...(offset > 0 && { "prev-page": cursorOf(Math.max(0, offset - limit)) }),
      ...(offset + limit < found.length && { "next-page": cursorOf(offset + limit) }),
    },
  };
}

/** Filters on two kinds of events find nothing: an event without the field has none of its values. */
function isAmong(event: DcsaEvent, name: (typeof filters)[number], wanted: readonly string[] | undefined): boolean {
  if (wanted === undefined) return true;
  const fields: Readonly<Record<string, unknown>> = event;
  return wanted.some((value) => value === fields[name]);
}

const cursorOf = (offset: number) => Buffer.from(`offset=${offset}`).toString("base64url");

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [, offset] = /^offset=(\d{1,6})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (offset === undefined) throw refuse(trackingRefusals.query, { name: "cursor" });
  return Number(offset);
}
