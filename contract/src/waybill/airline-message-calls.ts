import { z } from "zod";
import { currency, defineCall, id, orEmpty, someId, staff, type Call } from "#core";
import { airlineMessageRefusals } from "./airline-message-refusals.ts";
import { waybillRefusals } from "./refusals.ts";

/** How air waybill data travels to an airline: as text (Cargo-IMP) or as XML (Cargo-XML). */
export const airlineMessageFormats = ["cargoImp", "cargoXml"] as const;
export type AirlineMessageFormat = (typeof airlineMessageFormats)[number];

/** Messages of the two standards: of a main waybill and of a house under it. */
export const airlineMessageKinds = ["FWB", "FHL", "XFWB", "XFZB"] as const;

/** Special handling codes: three capitals (Cargo-IMP data element 306); an air waybill holds at most nine. */
export const mostHandlingCodes = 9;
const handlingCode = z.string().regex(/^[A-Z]{3}$/);

export const airlineMessageWarning = z
  .object({
    number: z.string().describe("Master or house number of the waybill"),
    field: z.string().describe("Field of the waybill, as a person reads it in the language of the request"),
    message: z.string().describe("The value changed, left out or missing, in the language of the request"),
  })
  .meta({ id: "AirMessageWarning" });

export const exportAirWaybillMessages = defineCall({
  path: "/WayBill/ExportAirWaybillMessages",
  summary:
    "An air master waybill with its houses as messages for the airline: FWB and FHL text, or XFWB and XFZB documents",
  description:
    "Text is IATA Cargo-IMP: one FWB/16, and an FHL/4 for each house. XML is IATA Cargo-XML 3.00: one XFWB, and an XFZB for each house. Both stand in the standard's own letters: what had to be transliterated, shortened, rounded or assumed, and what is missing, comes back as a warning. Nothing is sent.",
  access: staff("/logisticsManagement/checkWayBill:view"),
  input: z.strictObject({
    id: id.describe("An air master waybill"),
    format: z.enum(airlineMessageFormats).describe("cargoImp for text, cargoXml for XML"),
    currency: orEmpty(currency).describe("Currency of the air waybill; the goods' or the company's when left out"),
    handlingCodes: z
      .array(handlingCode)
      .max(mostHandlingCodes)
      .default([])
      .describe("IATA special handling codes, e.g. EAW, SPX"),
  }),
  answer: z.object({
    messages: z
      .array(
        z
          .object({
            kind: z.enum(airlineMessageKinds).describe("Kind of message"),
            number: z.string().describe("Master or house number that it is of"),
            fileName: z.string().describe("Name to keep it under"),
            text: z.string().describe("The message itself"),
          })
          .meta({ id: "AirMessage" }),
      )
      .describe("The master waybill's message first, then one for each house that is not voided"),
    warnings: z.array(airlineMessageWarning).describe("Warnings to check before it is sent"),
  }),
  changes: false,
  refusals: [
    waybillRefusals.voided,
    airlineMessageRefusals.notAirMain,
    airlineMessageRefusals.numberForm,
    airlineMessageRefusals.airport,
    airlineMessageRefusals.tooMuch,
  ],
  example: { id: someId, format: "cargoImp", handlingCodes: ["EAW"] },
});

export const airlineMessageCalls: readonly Call[] = [exportAirWaybillMessages];
