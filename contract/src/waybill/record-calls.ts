import { z } from "zod";
import {
  defineCall,
  deletedRecords,
  id,
  moment,
  optionalText,
  requiredText,
  someId,
  staff,
  text,
  version,
  type Call,
} from "#core";
import { waybillEvent } from "#logistics-state";
import { mostHouses } from "./consolidation-calls.ts";
import { codStatusNames } from "./kinds.ts";
import { listedWaybill } from "./list-calls.ts";
import { accountRefusals } from "./account-refusals.ts";
import { waybillRefusals as refusals } from "./refusals.ts";

const sees = staff("/logisticsManagement/checkWayBill:view");
const edits = staff("/logisticsManagement/checkWayBill:edit");

const partyOf = (who: string) => ({
  Company: text(`${who}'s company`),
  Phone: text(`${who}'s phone number`),
  Email: text(`${who}'s e-mail address`),
  Country: text(`${who}'s country, ISO 3166-1 alpha-2`),
  Province: text(`${who}'s province or state`),
  City: text(`${who}'s city`),
  Address: text(`${who}'s address`),
  PostalCode: text(`${who}'s postal code`),
});
const prefixed = <P extends string, T extends Record<string, z.ZodType>>(
  prefix: P,
  fields: T,
): { [K in keyof T & string as `${P}${K}`]: T[K] } =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key gets the prefix
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [`${prefix}${name}`, field])) as {
    [K in keyof T & string as `${P}${K}`]: T[K];
  };

export const waybillItem = z
  .object({
    productName: text("Product name"),
    customsCode: text("HS code"),
    boxCount: z.int().describe("Boxes"),
    boxUnit: text("Kind of package"),
    lengthCm: text("Length of a box in cm, or the empty text"),
    widthCm: text("Width of a box in cm, or the empty text"),
    heightCm: text("Height of a box in cm, or the empty text"),
    boxVolume: text("Volume of a box in m³ where it was entered, or the empty text"),
    volume: text("Volume of the line in m³"),
    weight: text("Gross weight of the line in kg"),
    unitPrice: text("Price of a box"),
    itemValue: text("Value of the line"),
    currency: text("Currency"),
    remark: text("Remark"),
    postalCode: text("Postal code it goes to"),
    tradingPlatform: text("Platform it was sold on"),
  })
  .meta({ id: "WaybillItem" });

const record = listedWaybill
  .omit({ state: true, preset: true, phase: true })
  .extend({
    customerId: id.nullable().describe("Customer on file"),
    ...prefixed("shipper", partyOf("Shipper")),
    ...prefixed("consignee", partyOf("Consignee")),
    notifyParty: text("Notify party"),
    carrier: text("Airline, shipping line or express company"),
    flightNumber: text("Flight"),
    vessel: text("Vessel"),
    voyage: text("Voyage"),
    cabinetClass: text("Cabinet class"),
    cabinetType: text("Container type"),
    containerNumber: text("Container number"),
    sealNumber: text("Seal number"),
    tradeTerms: text("Incoterms 2020"),
    freightTerms: text("prepaid, collect or empty"),
    customsCode: text("HS code of the shipment"),
    boxUnit: text("Kind of package"),
    volumeWeight: text("Volume weight, kg"),
    itemValue: text("Value of the goods"),
    currency: text("Currency of the value"),
    codChannel: text("How cash on delivery is taken"),
    operatorId: id.nullable().describe("Operator"),
    salesId: id.nullable().describe("Salesperson"),
    customerServiceId: id.nullable().describe("Customer service"),
    marketingId: id.nullable().describe("Marketing"),
    warehouseId: id.nullable().describe("Warehouse"),
    remark: text("Remark"),
    voidedAt: z.string().nullable().describe("When it was voided"),
    voidReason: text("Why it was voided"),
    updatedAt: text("When it was last changed"),
    items: z.array(waybillItem).describe("Lines of goods"),
    houseIds: z.array(id).describe("Houses under a master waybill"),
  })
  .meta({ id: "WaybillRecord" });
export interface WaybillRecordFields extends Readonly<typeof record.shape> {}

/** A whole waybill as its form loads it. Fields of other types are empty. */
export const waybillRecord: z.ZodObject<WaybillRecordFields> = record;
export type WaybillRecord = z.output<typeof waybillRecord>;

export const loadWayBillInfo = defineCall({
  path: "/WayBill/LoadWayBillInfo",
  summary: "A waybill as its form edits it",
  access: sees,
  input: z.strictObject({ id: id.describe("Waybill") }),
  answer: waybillRecord,
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const wayBillDetail = defineCall({
  path: "/WayBill/WayBillDetail",
  summary: "A waybill with its goods, events, houses and totals",
  access: sees,
  input: z.strictObject({ id: id.describe("Waybill") }),
  answer: z.object({
    waybill: waybillRecord
      .extend({
        state: text("Present logistics state in the language of the request, or the empty text"),
        preset: z.string().nullable().describe("Its key when companies start with it"),
        phase: z.string().nullable().describe("Phase of a shipment's way that it belongs to, or null"),
        trackingUrl: text("Address of the public tracking page of this shipment"),
      })
      .describe("The waybill"),
    events: z.array(waybillEvent).describe("Events, newest first, withdrawn ones as well"),
    main: z
      .object({ id: id.describe("Master waybill"), mainNumber: text("Master number") })
      .nullable()
      .describe("The master waybill it belongs to"),
    houses: z.array(listedWaybill).describe(`Houses under a master waybill, at most ${mostHouses}`),
    houseTotals: z
      .object({
        count: z.int().describe("Houses"),
        pieces: z.int().describe("Pieces of the houses"),
        weight: text("Gross weight of the houses in kg"),
        volume: text("Volume of the houses in m³"),
        chargeableWeight: text("Chargeable weight of the houses in kg"),
      })
      .nullable()
      .describe("Sums over the houses of a master waybill"),
  }),
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const deleteWayBillInfo = defineCall({
  path: "/WayBill/DeleteWayBillInfo",
  summary: "Delete waybills without bills, costs, stock or master waybill",
  description: "All or nothing. Their numbers are never used again.",
  access: staff("/logisticsManagement/checkWayBill:delete"),
  input: z.strictObject({ ids: z.array(id).min(1).max(1000).describe("Waybills") }),
  answer: deletedRecords,
  changes: true,
  refusals: [refusals.deleteRefused, accountRefusals.hasAccount],
  example: { ids: [someId] },
});

export const voidWayBill = defineCall({
  path: "/WayBill/VoidWayBill",
  summary: "Void waybills, with a reason",
  description: "All or nothing. Voided waybills stay, are no longer tracked by the public and do not change.",
  access: staff("/logisticsManagement/checkWayBill/voiding:delete"),
  input: z.strictObject({
    ids: z.array(id).min(1).max(1000).describe("Waybills"),
    reason: requiredText(200).describe("Why"),
  }),
  answer: z.object({ voided: z.int().describe("How many were voided") }),
  changes: true,
  refusals: [refusals.voided, accountRefusals.jobSigned],
  example: { ids: [someId], reason: "Booked twice" },
});

export const editWayBillCodStatus = defineCall({
  path: "/WayBill/EditWayBillCodStatus",
  summary: "Set the status of cash on delivery; waybills without such cash keep theirs",
  access: edits,
  input: z.strictObject({
    ids: z.array(id).min(1).max(1000).describe("Waybills, all or none"),
    codStatus: z.enum(codStatusNames).describe("New status of cash on delivery"),
  }),
  answer: z.object({ changed: z.int().describe("How many were changed") }),
  changes: true,
  refusals: [refusals.voided],
  example: { ids: [someId], codStatus: "collected" },
});

const departure = z
  .object({
    id: id.describe("Waybill"),
    houseNumber: text("House number"),
    consigneeName: text("Consignee"),
    city: text("City of destination, in the request's language where it is known"),
    pieces: z.int().describe("Pieces"),
    weight: text("Gross weight in kg"),
    expressNumber: text("Express number, or the empty text"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "DepartureExpress" });

export const getDepartureExpressList = defineCall({
  path: "/WayBill/GetDepartureExpressList",
  summary: "The shipments that leave with a waybill: itself, or the houses under a master waybill",
  access: sees,
  input: z.strictObject({ id: id.describe("Waybill") }),
  answer: z.object({
    number: text("Number of the waybill"),
    isMain: z.boolean().describe("A master waybill"),
    rows: z.array(departure).describe(`Shipments, at most ${mostHouses}`),
  }),
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const saveDepartureExpressNumbers = defineCall({
  path: "/WayBill/SaveDepartureExpressNumbers",
  summary: "Give the shipments their express numbers on departure",
  description:
    "An empty number is built by the server. With `departedAt` each shipment also gets the event `departed`.",
  access: staff("/logisticsManagement/checkWayBill/events:add"),
  input: z.strictObject({
    id: id.describe("Waybill"),
    rows: z
      .array(
        z.strictObject({
          id: id.describe("Shipment"),
          expressNumber: optionalText(60).describe("The carrier's number; left empty, the server builds one"),
          version: version.describe("Version it was read with"),
        }),
      )
      .min(1)
      .max(mostHouses)
      .describe("Shipments"),
    departedAt: moment.nullable().default(null).describe("When they left, ISO 8601 in UTC; null adds no event"),
    place: optionalText(120).describe("Where they left"),
  }),
  answer: z.object({ rows: z.array(departure).describe("Shipments as they are now") }),
  changes: true,
  refusals: [refusals.voided, refusals.numberTaken],
  example: { id: someId, rows: [{ id: someId, expressNumber: "", version: 1 }] },
});

export const recordCalls: readonly Call[] = [
  loadWayBillInfo,
  wayBillDetail,
  deleteWayBillInfo,
  voidWayBill,
  editWayBillCodStatus,
  getDepartureExpressList,
  saveDepartureExpressNumbers,
];
