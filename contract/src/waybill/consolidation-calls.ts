import { z } from "zod";
import {
  calendarDate,
  coreRefusals,
  defineCall,
  id,
  optionalText,
  orEmpty,
  rule,
  someId,
  staff,
  type Call,
} from "#core";
import { optionalPort, portRefusals } from "#place";
import { consolidationRefusals } from "./consolidation-refusals.ts";
import {
  airFields,
  consigneeFields,
  seaFields,
  seaMainNumber,
  shipperFields,
  termsFields,
  typedAirMainNumber,
} from "./fields.ts";
import { listedWaybill } from "./list-calls.ts";
import { accountRefusals } from "./account-refusals.ts";
import { waybillRefusals as refusals } from "./refusals.ts";

/** Most houses under one main waybill, and most waybills chosen at once. */
export const mostHouses = 1000;

const consolidates = staff("/logisticsManagement/checkWayBill/consolidation:edit");

const chosen = z
  .array(id)
  .refine((ids) => ids.length > 0, rule(refusals.selectFirst))
  .refine((ids) => ids.length <= mostHouses, rule(coreRefusals.tooMany, { max: mostHouses }));
const needed = <S extends z.ZodType<string>>(schema: S) =>
  schema.refine((number) => number !== "", rule(refusals.mainNumberNeeded));
/** A person's answers about houses that do not simply fit a main waybill. */
export const fitFields = {
  destinationsChecked: z
    .boolean()
    .default(false)
    .describe("Houses that come under it and go to another port of destination were checked"),
  lateReason: optionalText(200).describe(
    "Why houses come under a master waybill that has departed, or leave it; kept in the log",
  ),
};
const numbered = { ids: chosen.describe(`Houses without a master number, at most ${mostHouses}`) };

export const addWayBillMainNumber = defineCall({
  path: "/WayBill/AddWayBillMainNumber",
  summary: "Give house waybills the master number that they travel under",
  description:
    "All or nothing: one that has a master number already refuses the whole. Consolidating comes afterwards.",
  access: consolidates,
  input: z.discriminatedUnion("way", [
    z.strictObject({
      way: z.literal("air").describe("By air, to the airport or to the door"),
      ...numbered,
      mainNumber: needed(typedAirMainNumber).describe("IATA air waybill number with its check digit"),
    }),
    z.strictObject({
      way: z.literal(["sea", "express"]).describe("By sea or by express"),
      ...numbered,
      mainNumber: needed(seaMainNumber).describe("The carrier's master number, up to 35 characters"),
    }),
  ]),
  answer: z.object({ changed: z.int().describe("How many waybills got the number") }),
  changes: true,
  refusals: [
    refusals.selectFirst,
    refusals.mainNumberNeeded,
    refusals.mainNumberFormat,
    refusals.mainNumberCheck,
    refusals.stockNumberVoided,
    refusals.hasMain,
    refusals.notAHouse,
  ],
  example: { way: "air", ids: [someId], mainNumber: "020-12345675" },
});

const taken = "; left empty, what the houses have in common";
const { carrier, flightNumber, etd, eta } = airFields;
const { vessel, voyage } = seaFields;

/** Fields of the carrier's document of a new main waybill, as far as they do not follow from its houses. */
const ofNewMain = {
  shippingDate: orEmpty(calendarDate).describe(
    "Of a new master waybill: shipping date; left empty, the houses' latest",
  ),
  ...shipperFields,
  shipperName: optionalText(120).describe(
    "Of a new master waybill: shipper; left empty, the company itself with its address on file",
  ),
  ...consigneeFields,
  consigneeName: optionalText(120).describe(`Of a new master waybill: consignee, the agent at destination${taken}`),
  loadingPort: optionalPort().describe(`Of a new master waybill: port of loading${taken}`),
  destinationPort: optionalPort().describe(`Of a new master waybill: port of destination${taken}`),
  carrier: carrier.describe(`Of a new master waybill: airline, shipping line or express company${taken}`),
  flightNumber: flightNumber.describe(`Of a new master waybill by air: flight${taken}`),
  vessel: vessel.describe(`Of a new master waybill by sea: vessel${taken}`),
  voyage: voyage.describe(`Of a new master waybill by sea: voyage${taken}`),
  etd: etd.describe(`Of a new master waybill: estimated departure, YYYY-MM-DD${taken}`),
  eta: eta.describe(`Of a new master waybill: estimated arrival, YYYY-MM-DD${taken}`),
  ...termsFields,
  productName: optionalText(160).describe(`Of a new master waybill: goods name${taken}`),
};

export const mergeWayBillByMainNumber = defineCall({
  path: "/WayBill/MergeWayBillByMainNumber",
  summary: "Consolidate house waybills that carry the same master number under its master waybill",
  description:
    "Without such a master waybill it is made, its figures the sums of the houses; with one, the houses come under it. All or nothing.",
  access: consolidates,
  input: z.strictObject({
    ids: chosen.describe(`Houses of one master number that belong to no master waybill, at most ${mostHouses}`),
    ...ofNewMain,
    ...fitFields,
  }),
  answer: z.object({
    id: id.describe("The master waybill"),
    mainNumber: z.string().describe("Its number"),
    isNew: z.boolean().describe("It was made just now"),
    merged: z.int().describe("Houses that came under it"),
  }),
  changes: true,
  refusals: [
    refusals.selectFirst,
    refusals.mainNumberNeeded,
    portRefusals.airport,
    portRefusals.seaport,
    portRefusals.port,
    consolidationRefusals.sameMainNumber,
    consolidationRefusals.underMain,
    consolidationRefusals.mainTaken,
    consolidationRefusals.otherDestination,
    consolidationRefusals.departedMain,
    refusals.notAHouse,
    refusals.partyBlocked,
    refusals.stockNumberVoided,
    accountRefusals.jobSigned,
  ],
  example: { ids: [someId], consigneeName: "Riyadh Clearing Co." },
});

export const takeOutOfMainWayBill = defineCall({
  path: "/WayBill/TakeOutOfMainWayBill",
  summary: "Take house waybills out of their master waybill",
  description:
    "All or nothing, also out of a voided one. They lose its number, and what of them is packed in its containers is taken out of these.",
  access: consolidates,
  input: z.strictObject({
    ids: chosen.describe(`Houses under a master waybill, at most ${mostHouses}`),
    lateReason: fitFields.lateReason,
  }),
  answer: z.object({ takenOut: z.int().describe("Houses that belong to no master waybill any more") }),
  changes: true,
  refusals: [
    refusals.selectFirst,
    consolidationRefusals.underNone,
    consolidationRefusals.departedMain,
    accountRefusals.jobSigned,
  ],
  example: { ids: [someId] },
});

export const getWayBillListByNumbers = defineCall({
  path: "/WayBill/GetWayBillListByNumbers",
  summary: "Waybills by their ids or by any of their numbers, many at once",
  description:
    "Numbers pasted from a list or scanned: house, master, order and express numbers, and the codes of pieces' labels.",
  access: staff("/logisticsManagement/checkWayBill:view"),
  input: z.strictObject({
    ids: z.array(id).max(mostHouses).default([]).describe("Waybills"),
    numbers: z.array(z.string().trim().min(1).max(60)).max(mostHouses).default([]).describe("Numbers"),
  }),
  answer: z.object({
    rows: z.array(listedWaybill).describe(`Waybills, each once, in the order asked; at most ${mostHouses}`),
    unknown: z.array(z.string()).describe("Numbers that no waybill has, as they were given"),
  }),
  changes: false,
  refusals: [],
  example: { numbers: ["DEMOA2650001"] },
});

export const consolidationCalls: readonly Call[] = [
  addWayBillMainNumber,
  mergeWayBillByMainNumber,
  takeOutOfMainWayBill,
  getWayBillListByNumbers,
];
