import { z } from "zod";
import { anyone, coreRefusals, defineCall, trackingKey, type Call } from "#core";
import { trackingStreamRefusals } from "#events";

/** How many numbers the public may ask for at once (decisions.md, "Waybills"). */
export const mostTrackedNumbers = 20;
/** How many shipments one number shows; a main number may have hundreds of houses. */
export const mostShipmentsOfANumber = 20;

export const trackedEvent = z
  .object({
    occurredAt: z.string().describe("When it happened, ISO 8601 in UTC"),
    state: z.string().describe("Logistics state in the language of the request"),
    phase: z
      .string()
      .nullable()
      .describe("Phase of the shipment's way, e.g. `delivered`; null for a state of a company's own that says none"),
    company: z.string().describe("Display name of the company whose event it is"),
    place: z.string().describe("Where"),
    remark: z.string().describe("Remark, or the empty text"),
  })
  .meta({ id: "TrackedEvent" });
export type TrackedEvent = z.output<typeof trackedEvent>;

const trackedHouse = z
  .object({
    houseNumber: z.string().describe("House waybill number"),
    pieces: z.int().describe("Pieces"),
    weight: z.string().describe("Gross weight in kg"),
    state: z.string().describe("Present logistics state in the language of the request, or the empty text"),
    phase: z.string().nullable().describe("Phase of the present state, or null"),
  })
  .meta({ id: "TrackedHouse" });
export type TrackedHouse = z.output<typeof trackedHouse>;

/** A shipment as the public sees it: never names of people or parties, addresses, phones or prices. */
export const trackedShipment = z
  .object({
    houseNumber: z.string().describe("House waybill number"),
    type: z.int().min(1).max(5).describe("1 air, 2 sea, 3 air to door, 4 sea to door, 5 express"),
    isMain: z.boolean().describe("True for a master waybill"),
    origin: z.string().describe("Port of loading, code and name where known"),
    destination: z.string().describe("Port of destination, or city, code and name where known"),
    country: z.string().describe("Country of destination, ISO 3166-1 alpha-2, or the empty text"),
    city: z.string().describe("City of destination"),
    pieces: z.int().describe("Pieces"),
    weight: z.string().describe("Gross weight in kg"),
    volume: z.string().describe("Volume in m³"),
    shippingDate: z.string().describe("Shipping date, YYYY-MM-DD"),
    etd: z.string().nullable().describe("Estimated departure, YYYY-MM-DD"),
    eta: z.string().nullable().describe("Estimated arrival, YYYY-MM-DD"),
    state: z.string().describe("Present logistics state in the language of the request, or the empty text"),
    phase: z.string().nullable().describe("Phase of the present state, or null"),
    companies: z
      .array(z.string())
      .describe("Display names of the companies that the shipment went through, the first one first"),
    events: z.array(trackedEvent).describe("Events of all these companies, newest first"),
    houses: z
      .array(trackedHouse)
      .describe("Of a master waybill: the signed-in customer's own houses under it; empty for everybody else"),
  })
  .meta({ id: "TrackedShipment" });
export type TrackedShipment = z.output<typeof trackedShipment>;

export const expressDetails = defineCall({
  path: "/WayBill/ExpressDetails",
  summary: "Track up to 20 shipments by number, without signing in",
  description:
    "House, master, order and carrier express numbers are found, and the codes of the pieces' labels; a master number shows the master waybill, not its houses. A shipment that one company handed to the next is one shipment with the events of both. A number that is not found and one that may not be shown look the same.",
  access: anyone,
  input: z.strictObject({
    numbers: z
      .array(z.string().trim().max(60).describe("A number"))
      .describe("The numbers, at most 20")
      .refine((numbers) => numbers.some((number) => trackingKey(number) !== ""), {
        params: { refusal: trackingStreamRefusals.noNumbers, values: {} },
        abort: true,
      })
      .refine((numbers) => numbers.length <= mostTrackedNumbers, {
        params: { refusal: trackingStreamRefusals.tooManyNumbers, values: { max: mostTrackedNumbers } },
      }),
  }),
  answer: z.object({
    results: z
      .array(
        z.object({
          number: z.string().describe("The number asked for"),
          found: z.boolean().describe("False: not found, or not to be shown"),
          shipments: z.array(trackedShipment).describe("Shipments with this number, at most 20"),
          more: z.int().describe("How many further shipments carry it"),
        }),
      )
      .describe("An entry for each number, in the order asked; codes of pieces of one shipment have one together"),
  }),
  changes: false,
  refusals: [trackingStreamRefusals.noNumbers, trackingStreamRefusals.tooManyNumbers, coreRefusals.tooManyRequests],
  example: { numbers: ["DEMOA2600001", "020-12345675"] },
});

export const trackingCalls: readonly Call[] = [expressDetails];
