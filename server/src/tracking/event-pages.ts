import { refuse, type Refused } from "@lading/contract/core";
import { trackingRefusals, trackQuery, trackSorts, type DcsaEvent, type TrackQuery } from "@lading/contract/tracking";
import type { z } from "zod";

/** Filters of `GET /v2/events` (DCSA Track & Trace 2.2.0) by codes, each named like the field that it looks at. */
const codes = [
  "eventType",
  "shipmentEventTypeCode",
  "documentTypeCode",
  "transportEventTypeCode",
  "equipmentEventTypeCode",
] as const;

/** The standard's filters by a reference, and the values that an event has of each. */
const references = [
  ["equipmentReference", (event) => ("equipmentReference" in event ? [event.equipmentReference] : [])],
  ["transportDocumentReference", (event) => documentsOf(event)],
  ["transportCallID", (event) => [callOf(event)?.transportCallID]],
  ["vesselIMONumber", (event) => [callOf(event)?.vessel?.vesselIMONumber]],
  ["exportVoyageNumber", (event) => [callOf(event)?.exportVoyageNumber]],
  ["carrierVoyageNumber", (event) => [callOf(event)?.carrierVoyageNumber]],
  ["UNLocationCode", (event) => [callOf(event)?.UNLocationCode]],
  ["carrierServiceCode", () => []],
  ["carrierBookingReference", () => []],
  ["bookingReference", () => []],
  ["transportDocumentID", () => []],
  ["scheduleID", () => []],
] as const satisfies readonly [keyof TrackQuery, (event: DcsaEvent) => readonly (string | undefined)[]][];

const callOf = (event: DcsaEvent) => (event.eventType === "TRANSPORT" ? event.transportCall : undefined);

const documentsOf = (event: DcsaEvent) =>
  event.eventType === "SHIPMENT"
    ? [event.documentID]
    : event.documentReferences.map(({ documentReferenceValue }) => documentReferenceValue);

/** The standard's operators upon `eventCreatedDateTime`. */
const moments = [
  ["eventCreatedDateTime", (entered, asked) => entered === asked],
  ["eventCreatedDateTime:eq", (entered, asked) => entered === asked],
  ["eventCreatedDateTime:gt", (entered, asked) => entered > asked],
  ["eventCreatedDateTime:gte", (entered, asked) => entered >= asked],
  ["eventCreatedDateTime:lt", (entered, asked) => entered < asked],
  ["eventCreatedDateTime:lte", (entered, asked) => entered <= asked],
] as const satisfies readonly [keyof TrackQuery, (entered: number, asked: number) => boolean][];

/** The kind of event that alone has a field; to filter others by it contradicts itself. */
const ofKind = [
  ["shipmentEventTypeCode", "SHIPMENT"],
  ["documentTypeCode", "SHIPMENT"],
  ["transportEventTypeCode", "TRANSPORT"],
  ["equipmentEventTypeCode", "EQUIPMENT"],
] as const;

/** Reads the query; refuses with the first parameter that is not the standard's, not valid, or contradicts `eventType`. */
export function readQuery(query: unknown): TrackQuery {
  const parsed = trackQuery.safeParse(query);
  if (!parsed.success) throw refusalOf(parsed.error.issues);
  const { eventType } = parsed.data;
  const name = ofKind.find(([filter, kind]) => parsed.data[filter] && eventType && !eventType.includes(kind))?.[0];
  if (name !== undefined) throw refuse(trackingRefusals.query, { name });
  return parsed.data;
}

function refusalOf(issues: z.ZodError["issues"]): Refused {
  const unknown = issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : []))[0];
  if (unknown !== undefined) return refuse(trackingRefusals.unknownParameter, { name: unknown.slice(0, longestName) });
  return refuse(trackingRefusals.query, { name: String(issues[0]?.path[0] ?? "") });
}

/** So much of a name that somebody made up is said back. */
const longestName = 60;

/** A page of the events that the filters let through, with the standard's headers of its neighbours. */
export function pageOf(
  events: readonly DcsaEvent[],
  query: TrackQuery,
): { events: DcsaEvent[]; headers: Record<string, string> } {
  const found = sorted(
    events.filter((event) => isAsked(event, query)),
    query.sort,
  );
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

function isAsked(event: DcsaEvent, query: TrackQuery): boolean {
  const entered = Date.parse(event.eventCreatedDateTime);
  return (
    codes.every((name) => isAmong(event, name, query[name])) &&
    references.every(([name, valuesOf]) => {
      const asked = query[name];
      const values: readonly (string | undefined)[] = valuesOf(event);
      return asked === undefined || values.includes(asked);
    }) &&
    moments.every(([name, holds]) => {
      const asked = query[name];
      return asked === undefined || holds(entered, asked);
    })
  );
}

/** Filters on two kinds of events find nothing: an event without the field has none of its values. */
function isAmong(event: DcsaEvent, name: (typeof codes)[number], wanted: readonly string[] | undefined): boolean {
  if (wanted === undefined) return true;
  const fields: Readonly<Record<string, unknown>> = event;
  return wanted.some((value) => value === fields[name]);
}

/** The events by a moment, those of the same one as they were. */
function sorted(events: readonly DcsaEvent[], sort: string | undefined): readonly DcsaEvent[] {
  const [asked, direction] = sort?.split(":") ?? [];
  const field = trackSorts.find((one) => one === asked);
  if (field === undefined) return events;
  const sign = direction === "DESC" ? -1 : 1;
  return events.toSorted((a, b) => sign * (Date.parse(a[field]) - Date.parse(b[field])));
}

const cursorOf = (offset: number) => Buffer.from(`offset=${offset}`).toString("base64url");

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [, offset] = /^offset=(\d{1,6})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (offset === undefined) throw refuse(trackingRefusals.query, { name: "cursor" });
  return Number(offset);
}
