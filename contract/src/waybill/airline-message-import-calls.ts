import { z } from "zod";
import { defineCall, id, rule, someId, staff, text, type Call } from "#core";
import { airlineMessageImportRefusals } from "./airline-message-import-texts.ts";
import { readAirMainNumber } from "./check-digits.ts";
import { fitFields } from "./consolidation-calls.ts";
import { consolidationRefusals } from "./consolidation-refusals.ts";
import { formRefusals } from "./form-calls.ts";
import { waybillForms } from "./forms.ts";
import { airMainFields, mainRefusals } from "./main-calls.ts";
import { waybillRefusals } from "./refusals.ts";

const adds = staff("/logisticsManagement/buildWayBillNo:add");

/** Longest text of one file, in characters. */
export const longestAirlineMessageFile = 2 * 1024 * 1024;
/** Most files of one reading. */
export const mostAirlineMessageFiles = 100;
/** Most main waybills and most house waybills of one import. */
export const mostImportedMains = 20;
export const mostImportedHouses = 1000;
/** Bytes of a request: several files of 2 MB, or 1,000 houses as forms. */
const bodyLimit = 12 * 1024 * 1024;

const receivedFields = {
  shippingDate: text("Day of issue, YYYY-MM-DD; the empty text when no message says it"),
  loadingPort: text("Airport of departure, IATA code"),
  destinationPort: text("Airport of destination, IATA code"),
  shipperName: text("Shipper's name"),
  shipperPhone: text("Shipper's telephone number"),
  shipperCountry: text("Shipper's country, ISO 3166-1 alpha-2"),
  shipperProvince: text("Shipper's province or state"),
  shipperCity: text("Shipper's place"),
  shipperAddress: text("Shipper's street"),
  shipperPostalCode: text("Shipper's postal code"),
  consigneeName: text("Consignee's name"),
  consigneePhone: text("Consignee's telephone number"),
  consigneeCountry: text("Consignee's country, ISO 3166-1 alpha-2"),
  consigneeProvince: text("Consignee's province or state"),
  consigneeCity: text("Consignee's place"),
  consigneeAddress: text("Consignee's street"),
  consigneePostalCode: text("Consignee's postal code"),
  freightTerms: z.enum(["", "prepaid", "collect"]).describe("Who pays the freight"),
  carrier: text("Airline designator"),
  flightNumber: text("Flight"),
  etd: text("Day of departure, YYYY-MM-DD"),
  productName: text("Nature of goods"),
  remark: text("Special handling, service information"),
};

const receivedItem = z
  .object({
    productName: text("Goods"),
    customsCode: text("Harmonised system code"),
    boxCount: z.int().describe("Pieces; 0 when it could not be read"),
    lengthCm: text("Length of a piece in cm"),
    widthCm: text("Width of a piece in cm"),
    heightCm: text("Height of a piece in cm"),
    boxVolume: text("Volume of a piece in m³, where its measures are not known"),
    volume: text("Volume of the line in m³"),
    weight: text("Gross weight of the line in kg"),
    unitPrice: text("Value of a piece, where a value for customs is declared"),
    currency: text("Currency of that value"),
  })
  .meta({ id: "ReceivedItem" });

const note = z
  .object({
    field: z.string().describe("Field as the forms name it, e.g. volume"),
    label: z.string().describe("Its name in the language of the request"),
    message: z.string().describe("The value assumed, converted, left out or missing, in the language of the request"),
  })
  .meta({ id: "ReceivedNote" });
const notes = z.array(note).describe("Notes on its fields");

const receivedHouse = z
  .object({
    houseNumber: z.string().describe("House number as received"),
    exists: z.boolean().describe("The company has used this number already; it will be passed over"),
    waybill: z
      .object({
        ...receivedFields,
        country: text("Country of destination, ISO 3166-1 alpha-2"),
        city: text("City of destination"),
        customsCode: text("Harmonised system code of the whole"),
        items: z.array(receivedItem).describe("Lines of goods"),
      })
      .meta({ id: "ReceivedHouseFields" })
      .describe("The message's fields, as the air form takes them"),
    notes,
  })
  .meta({ id: "ReceivedHouse" });

const receivedMain = z
  .object({
    mainNumber: z.string().describe("Air waybill number as received"),
    numberFlagged: z.boolean().describe("Its check digit is wrong; it will be kept and flagged"),
    existing: z
      .enum(["none", "main", "other"])
      .describe(
        "none: a new master waybill; main: the houses go under the one that is there; other: the number is something else's",
      ),
    standing: z
      .object({
        destinationPort: text("Its port of destination"),
        hasDeparted: z.boolean().describe("It has departed, so that more houses need a reason"),
      })
      .nullable()
      .describe("The master waybill that is there; null where it is new or the number something else's"),
    hasMessage: z.boolean().describe("An FWB or XFWB was among the messages; else only its houses' messages"),
    waybill: z
      .object({
        ...receivedFields,
        notifyParty: text("Whom to notify"),
        pieces: z.int().describe("Pieces; 0 when they could not be read"),
        weight: text("Gross weight in kg"),
        volume: text("Volume in m³"),
        chargeableWeight: text("Chargeable weight in kg"),
      })
      .meta({ id: "ReceivedMainFields" })
      .describe("The master waybill's fields in the messages"),
    notes,
    houses: z.array(receivedHouse).describe("Its houses, in the order of the messages"),
  })
  .meta({ id: "ReceivedMain" });

const place = {
  file: z.string().describe("Name of the file"),
  line: z.int().describe("Line, from 1"),
  segment: z.string().describe("Segment (FWB, FHL) or element (XFWB, XFZB)"),
};

/** A line of goods, a house and a main waybill as read from messages, with the fields of their forms. */
export type ReceivedItem = z.output<typeof receivedItem>;
export type ReceivedHouseFields = z.output<typeof receivedHouse>["waybill"];
export type ReceivedMainFields = z.output<typeof receivedMain>["waybill"];

export const readAirWaybillMessages = defineCall({
  path: "/WayBill/ReadAirWaybillMessages",
  summary: "Read an airline's messages (FWB, FHL, XFWB, XFZB) and say what they hold; stores nothing",
  description:
    "Text is IATA Cargo-IMP, FWB versions 8 to 17 and FHL 2 to 5, several messages in a file; XML is IATA Cargo-XML. Errors are listed by file, line and segment, texts without a field in Lading as they stand. Document types and entities are refused in XML.",
  access: adds,
  input: z.strictObject({
    files: z
      .array(
        z.strictObject({
          name: z.string().max(200).describe("Name of the file, for what is told of it"),
          text: z.string().max(longestAirlineMessageFile).describe("Its content"),
        }),
      )
      .min(1)
      .max(mostAirlineMessageFiles)
      .describe("Files, or a text that was pasted"),
  }),
  answer: z.object({
    mains: z.array(receivedMain).describe("Master waybills with their houses"),
    faults: z
      .array(
        z
          .object({ ...place, message: z.string().describe("Problem, in the language of the request") })
          .meta({ id: "MessageFault" }),
      )
      .describe("The first 200 errors of reading"),
    leftovers: z
      .array(
        z.object({ ...place, text: z.string().describe("As it stands in the message") }).meta({ id: "MessageRest" }),
      )
      .describe("The first 500 texts of the messages without a field in Lading"),
  }),
  changes: false,
  bodyLimit,
  refusals: [],
  example: { files: [{ name: "fwb.txt", text: "FWB/16\r\n020-12345675SZXRUH/T12K640MC3.2\r\n" }] },
});

/** A main number that came from others: eleven digits; a wrong check digit is kept (decisions.md, "Waybills"). */
const receivedAirMainNumber = z
  .string()
  .trim()
  .max(20)
  .refine((number) => readAirMainNumber(number) !== undefined, rule(waybillRefusals.mainNumberFormat))
  .transform((given) => {
    const number = readAirMainNumber(given);
    return number ? `${number.prefix}-${number.serial}${number.checkDigit}` : given;
  });

const { mainNumber: _typed, houseIds: _houses, ...mainFields } = airMainFields;
/** The form of a main waybill that comes out of messages. */
export const receivedMainForm = z.strictObject({ ...mainFields, type: z.literal(1).describe("1 air") });
/** The form of a house that comes out of messages. */
export const receivedHouseForm = waybillForms[1].add;

export const importAirWaybillMessages = defineCall({
  path: "/WayBill/ImportAirWaybillMessages",
  summary: "Make master waybills with their houses of what was read from an airline's messages; all or nothing",
  description:
    "Takes what /WayBill/ReadAirWaybillMessages gave, completed to whole forms. A master waybill that is there already stays as it is and gets the houses; a house whose number was used already is passed over and named in the answer.",
  access: adds,
  input: z.strictObject({
    mains: z
      .array(
        z.strictObject({
          mainNumber: receivedAirMainNumber.describe("Air waybill number; a wrong check digit is kept and flagged"),
          main: receivedMainForm.nullable().describe("The master waybill; null where it is there already"),
          houses: z.array(receivedHouseForm).max(mostImportedHouses).describe("The houses under it"),
          ...fitFields,
        }),
      )
      .min(1)
      .max(mostImportedMains)
      .describe("Master waybills, each number once"),
  }),
  answer: z.object({
    mains: z
      .array(
        z
          .object({
            id: id.describe("The master waybill"),
            mainNumber: z.string().describe("Its number"),
            isNew: z.boolean().describe("False where it was there already and stayed as it was"),
            added: z.int().describe("Houses made under it"),
            skipped: z.array(z.string()).describe("House numbers that were used already; nothing was changed there"),
          })
          .meta({ id: "ImportedMain" }),
      )
      .describe("Result for each"),
  }),
  changes: true,
  bodyLimit,
  refusals: [
    ...new Set([
      ...mainRefusals,
      ...formRefusals,
      consolidationRefusals.departedMain,
      airlineMessageImportRefusals.mainNeeded,
      airlineMessageImportRefusals.otherUse,
    ]),
  ],
  example: {
    mains: [
      {
        mainNumber: "020-12345675",
        main: {
          type: 1,
          shippingDate: "2026-11-20",
          shipperName: "GULF FREIGHT",
          consigneeName: "RIYADH CLEARING CO.",
          loadingPort: "SZX",
          destinationPort: "RUH",
          productName: "CONSOLIDATION",
          pieces: 12,
          weight: "640",
          volume: "3.2",
          operatorId: someId,
          warehouseId: "01936f5e-0000-7000-8000-000000000005",
        },
        houses: [],
      },
    ],
  },
});

export const airlineMessageImportCalls: readonly Call[] = [readAirWaybillMessages, importAirWaybillMessages];
