import { z } from "zod";
import { coreRefusals, definePublicRead, defineRefusals } from "#core";
import {
  dcsaFilterValues,
  dcsaClassifiers,
  dcsaDocuments,
  dcsaEquipmentEvents,
  dcsaModes,
  dcsaShipmentEvents,
  dcsaTransportEvents,
} from "./dcsa-codes.ts";

/** A number that nobody has and one that may not be shown are refused alike. */
export const trackingRefusals = defineRefusals("tracking", {
  unknownNumber: {
    status: 404,
    text: {
      zh: "未查到单号 {number} 的货物",
      en: "No shipment can be shown for the number {number}",
      ar: "لا توجد شحنة يمكن عرضها بالرقم {number}",
    },
  },
  query: {
    status: 400,
    text: {
      zh: "参数 {name} 的值无效",
      en: "The value of the parameter {name} is not valid",
      ar: "قيمة المعامل {name} غير صالحة",
    },
  },
  unknownParameter: {
    status: 400,
    text: {
      zh: "没有名为 {name} 的参数",
      en: "There is no parameter {name}",
      ar: "لا يوجد معامل باسم {name}",
    },
  },
});

/** The release of the standard that the answer follows; also the header `API-Version`. */
export const dcsaVersion = "2.2.0";

const location = z
  .object({
    locationName: z.string().max(100).optional().describe("Name of the place"),
    UNLocationCode: z.string().length(5).optional().describe("UN/LOCODE, where it is known"),
  })
  .meta({ id: "DcsaLocation", description: "Location (DCSA T&T 2.2.0)" });

const documentReference = z
  .object({
    documentReferenceType: z.literal("TRD").describe("TRD: transport document"),
    documentReferenceValue: z.string().describe("The shipment's waybill number"),
  })
  .meta({ id: "DcsaDocumentReference", description: "DocumentReference (DCSA T&T 2.2.0)" });

/** The standard knows a vessel by its IMO number, which it requires. */
const vessel = z
  .object({
    vesselIMONumber: z
      .string()
      .regex(/^\d{7}$/)
      .describe("IMO number"),
    vesselName: z.string().max(35).optional().describe("Name"),
  })
  .meta({ id: "DcsaVessel", description: "Vessel (DCSA T&T 2.2.0)" });

const transportCall = z
  .object({
    transportCallID: z.string().max(100).describe("Id of the call at this port, the same in each answer"),
    modeOfTransport: z
      .enum(dcsaModes)
      .describe("By sea alone: the standard has no word for aircraft, and what goes by air has no transport events"),
    carrierVoyageNumber: z.string().max(50).optional().describe("Voyage, where it is known"),
    exportVoyageNumber: z.string().max(50).optional().describe("The same, as the standard names it since 2.2.0"),
    vessel: vessel.optional().describe("Vessel, where its IMO number is known"),
    vesselName: z
      .string()
      .max(35)
      .optional()
      .describe("Name of a vessel whose IMO number is not known; beside the standard, whose `vessel` requires one"),
    UNLocationCode: z.string().length(5).optional().describe("UN/LOCODE of the port, where it is known"),
    location: location.describe("Where"),
  })
  .meta({ id: "DcsaTransportCall", description: "TransportCall (DCSA T&T 2.2.0)" });

const common = {
  eventID: z.uuid().describe("Id of the event, the same in each answer"),
  eventCreatedDateTime: z.iso.datetime().describe("When the event was entered, ISO 8601 in UTC"),
  eventClassifierCode: z.enum(dcsaClassifiers).describe("ACT: it happened; EST: it is expected"),
  eventDateTime: z.iso
    .datetime()
    .describe("When it happened or is expected, ISO 8601 in UTC; an estimate has a day and no time of day"),
  publisher: z
    .object({ partyName: z.string().max(100).describe("Its name in the language of the request") })
    .meta({ id: "DcsaPublisher", description: "Publisher (metadata of DCSA T&T 3.0.0 Beta 1)" })
    .optional()
    .describe("Company that reports it; beside release 2.2.0, named as in 3.0.0"),
};
const documentReferences = z.array(documentReference).describe("The shipment that the event is of");

const transportEvent = z
  .object({
    eventType: z.literal("TRANSPORT").describe("Kind of event"),
    ...common,
    transportEventTypeCode: z.enum(dcsaTransportEvents).describe("DEPA departed, ARRI arrived"),
    transportCall: transportCall.describe("Where, and by what"),
    documentReferences,
  })
  .meta({ id: "DcsaTransportEvent", description: "TransportEvent (DCSA T&T 2.2.0)" });

const equipmentEvent = z
  .object({
    eventType: z.literal("EQUIPMENT").describe("Kind of event"),
    ...common,
    equipmentEventTypeCode: z
      .enum(dcsaEquipmentEvents)
      .describe("GTIN received at the warehouse, GTOT out for delivery, DROP delivered"),
    equipmentReference: z
      .string()
      .max(15)
      .optional()
      .describe("Container number, where the shipment is packed; of several, each has an event of its own"),
    emptyIndicatorCode: z.literal("LADEN").describe("Always laden: there is a shipment"),
    eventLocation: location.optional().describe("Where, when it was entered"),
    documentReferences,
  })
  .meta({ id: "DcsaEquipmentEvent", description: "EquipmentEvent (DCSA T&T 2.2.0)" });

/** A ShipmentEvent names its document itself (`documentID`) and has no `documentReferences` in the standard. */
const shipmentEvent = z
  .object({
    eventType: z.literal("SHIPMENT").describe("Kind of event"),
    ...common,
    shipmentEventTypeCode: z
      .enum(dcsaShipmentEvents)
      .describe("RECE order received, REQS with customs, HOLD exception, CONF any other state, which `reason` names"),
    documentTypeCode: z.enum(dcsaDocuments).describe("BKG booking, TRD transport document, CUS customs inspection"),
    documentID: z.string().describe("The shipment's waybill number"),
    reason: z.string().describe("The logistics state in the language of the request, its place and its remark"),
  })
  .meta({ id: "DcsaShipmentEvent", description: "ShipmentEvent (DCSA T&T 2.2.0)" });

const dcsaEvent = z.discriminatedUnion("eventType", [transportEvent, equipmentEvent, shipmentEvent]);
export type DcsaEvent = z.output<typeof dcsaEvent>;

/** Error and SubError (DCSA T&T 2.2.0). */
const dcsaError = z
  .object({
    httpMethod: z.string().describe("GET"),
    requestUri: z.string().describe("The path that was asked for"),
    errors: z
      .array(
        z.object({
          reason: z.string().describe("The refusal's stable code"),
          message: z.string().describe("Why, in the language of the request"),
        }),
      )
      .describe("Problems"),
    statusCode: z.string().describe("HTTP status"),
    statusCodeText: z.string().describe("Its text"),
    errorDateTime: z.iso.datetime().describe("When, ISO 8601 in UTC"),
  })
  .meta({ id: "DcsaError", description: "Error (DCSA T&T 2.2.0)" });
export type DcsaError = z.output<typeof dcsaError>;

const call = (transportCallID: string, locationName: string, UNLocationCode: string) => ({
  transportCallID,
  modeOfTransport: "VESSEL" as const,
  carrierVoyageNumber: "122E",
  exportVoyageNumber: "122E",
  vesselName: "MSC GULSUN",
  UNLocationCode,
  location: { locationName, UNLocationCode },
});
const publisher = { partyName: "Qihang International Freight Forwarding Co., Ltd" };
const exampleReferences = [{ documentReferenceType: "TRD" as const, documentReferenceValue: "DEMOS260000001" }];

/** Several values stand with commas between them; an event has one of them. */
const listed = (name: keyof typeof dcsaFilterValues, what: string) =>
  z
    .string()
    .max(200)
    .transform((values) => values.split(",").map((value) => value.trim()))
    .refine((values) => values.every((value) => dcsaFilterValues[name].some((one) => one === value)))
    .optional()
    .describe(`${what}: one of ${dcsaFilterValues[name].join(", ")}, or several with commas, any of which matches`);

/** A reference, which an event has or has not. */
const reference = (max: number, what: string) => z.string().min(1).max(max).optional().describe(`Only events ${what}`);

/** A moment; in a query, a plus sign that was not encoded is read as a blank. */
const created = (which: string) =>
  z
    .string()
    .max(40)
    .transform((moment) => moment.replace(" ", "+"))
    .pipe(z.iso.datetime({ offset: true }))
    .transform((moment) => Date.parse(moment))
    .optional()
    .describe(`Only events that were entered ${which}, ISO 8601`);

/** Orders of an answer: by one of the moments, up or down. */
export const trackSorts = ["eventDateTime", "eventCreatedDateTime"] as const;

/**
 * Query parameters of `GET /v2/events` (DCSA T&T 2.2.0), all of them; any other is refused. An event without a field has
 * none of its values, so asking by what no event of Lading has finds nothing.
 */
export const trackQuery = z.strictObject({
  eventType: listed("eventType", "Kind of event"),
  shipmentEventTypeCode: listed("shipmentEventTypeCode", "Only shipment events of this code"),
  documentTypeCode: listed("documentTypeCode", "Only shipment events of this document"),
  transportEventTypeCode: listed("transportEventTypeCode", "Only transport events of this code"),
  equipmentEventTypeCode: listed("equipmentEventTypeCode", "Only equipment events of this code"),
  equipmentReference: reference(15, "of this container"),
  transportDocumentReference: reference(60, "of the shipment with this waybill number"),
  transportCallID: reference(100, "of this call at a port"),
  vesselIMONumber: reference(7, "of the vessel with this IMO number"),
  exportVoyageNumber: reference(50, "of this voyage"),
  carrierVoyageNumber: reference(50, "of this voyage; the standard's older name of `exportVoyageNumber`"),
  UNLocationCode: reference(5, "at the place of this code"),
  carrierServiceCode: reference(5, "of this service; no event says one"),
  carrierBookingReference: reference(35, "of this booking with a carrier; no event says one"),
  bookingReference: reference(100, "of this booking; the standard's older name of `carrierBookingReference`"),
  transportDocumentID: reference(100, "of this document by its id; no event says one"),
  scheduleID: reference(100, "of this schedule; no event says one"),
  eventCreatedDateTime: created("at this moment"),
  "eventCreatedDateTime:eq": created("at this moment"),
  "eventCreatedDateTime:gt": created("after it"),
  "eventCreatedDateTime:gte": created("at or after it"),
  "eventCreatedDateTime:lt": created("before it"),
  "eventCreatedDateTime:lte": created("at or before it"),
  sort: z
    .string()
    .regex(new RegExp(`^(${trackSorts.join("|")})(:(ASC|DESC))?$`))
    .optional()
    .describe(`Order: ${trackSorts.join(" or ")}, with :ASC or :DESC; shipment after shipment without it`),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .default("100")
    .describe("Most events of an answer, at most 9999"),
  cursor: z.string().max(100).optional().describe("Value of `Next-Page` of the answer before"),
});
export type TrackQuery = z.output<typeof trackQuery>;

export const trackEvents = definePublicRead({
  name: "getTrackEvents",
  path: "/v1/track/{number}",
  summary: "A shipment's events in the form of DCSA Track & Trace",
  description: `House, master, order and carrier express numbers are found, of every company; voided waybills are not. The answer is an array of Shipment, Transport and Equipment events as \`GET /v2/events\` of DCSA Track & Trace ${dcsaVersion} gives them: what happened (ACT), and departure and arrival as they are expected (EST). What goes by air or courier has shipment events alone, of what happened: the standard knows neither aircraft nor goods without a container. A parameter or a value that the standard does not list, and a filter on another kind of event than \`eventType\` names, are refused. Any web page may ask (CORS). Shipment after shipment, each with its oldest event first; a master number gives at most 20 shipments, the main itself first. \`publisher\` names the company that reports an event: unrelated companies may have the same number. Never other names, addresses or prices. Anyone may ask, 120 numbers a minute from one address together with \`/WayBill/ExpressDetails\`.`,
  parameters: z.object({ number: z.string().min(1).max(60).describe("House, master, order or express number") }),
  query: trackQuery,
  answerHeaders: {
    "API-Version": "Release of the standard",
    "Current-Page": "Cursor of this page",
    "Next-Page": "Cursor of the next page, where there is one",
    "Prev-Page": "Cursor of the page before, where there is one",
    "First-Page": "Cursor of the first page",
    "Last-Page": "Cursor of the last page",
  },
  answer: z.array(dcsaEvent),
  refusalForm: dcsaError,
  refusals: [
    trackingRefusals.unknownNumber,
    trackingRefusals.query,
    trackingRefusals.unknownParameter,
    coreRefusals.tooManyRequests,
    coreRefusals.internal,
    coreRefusals.unavailable,
  ],
  example: {
    parameters: { number: "DEMOS260000001" },
    answer: [
      {
        eventType: "EQUIPMENT",
        eventID: "5b6a2c1e-7d2f-8a31-9c45-3f2b1a0d9e88",
        eventCreatedDateTime: "2026-11-19T08:02:11.000Z",
        eventClassifierCode: "ACT",
        publisher,
        eventDateTime: "2026-11-19T08:00:00.000Z",
        equipmentEventTypeCode: "GTIN",
        equipmentReference: "MSCU6226814",
        emptyIndicatorCode: "LADEN",
        eventLocation: { locationName: "Shenzhen" },
        documentReferences: exampleReferences,
      },
      {
        eventType: "TRANSPORT",
        eventID: "0f0c9f2b-2a56-8a0e-8f1d-4a3f5d6c7b21",
        eventCreatedDateTime: "2026-11-20T09:14:02.000Z",
        eventClassifierCode: "ACT",
        publisher,
        eventDateTime: "2026-11-20T09:10:00.000Z",
        transportEventTypeCode: "DEPA",
        transportCall: call("c3a1b7de-90f4-8b52-a6c8-1d2e3f405162", "CNSZX Shenzhen", "CNSZX"),
        documentReferences: exampleReferences,
      },
      {
        eventType: "TRANSPORT",
        eventID: "9d1e2f3a-4b5c-8d6e-af70-8192a3b4c5d6",
        eventCreatedDateTime: "2026-11-18T07:00:00.000Z",
        eventClassifierCode: "EST",
        publisher,
        eventDateTime: "2026-11-21T00:00:00.000Z",
        transportEventTypeCode: "ARRI",
        transportCall: call("7e8f9012-a3b4-85c6-9d7e-8f9012a3b4c5", "SAJED Jeddah", "SAJED"),
        documentReferences: exampleReferences,
      },
    ],
  },
});
