import { z } from "zod";
import {
  changedRecord,
  defineCall,
  id,
  listAnswer,
  listInput,
  optionalText,
  rule,
  someId,
  staff,
  version,
  type Call,
} from "#core";
import { coreRefusals } from "#core";
import { waybillRefusals as refusals } from "./refusals.ts";

const sees = staff("/logisticsManagement/buildWayBillNo:view");
const adds = staff("/logisticsManagement/buildWayBillNo:add");
const airlinePrefix = z
  .string()
  .trim()
  .regex(/^\d{3}$/);
const serial = z.int().min(0).max(9_999_999);

export const awbStock = z
  .object({
    id: id.describe("Range"),
    airlinePrefix: z.string().describe("Airline accounting code, three digits"),
    airlineName: z.string().describe("Airline"),
    firstNumber: z.string().describe("First air waybill number of the range, with its check digit"),
    lastNumber: z.string().describe("Last air waybill number of the range, with its check digit"),
    left: z.int().describe("Numbers left"),
    reserved: z.int().describe("Numbers taken out and not yet on a waybill"),
    issued: z.int().describe("Numbers on waybills"),
    voided: z.int().describe("Numbers voided"),
    warnBelow: z.int().describe("Warn when this many or fewer are left"),
    low: z.boolean().describe("It is time to ask the airline for more"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "AwbStock" });

export const getAwbStockList = defineCall({
  path: "/WayBill/GetAwbStockList",
  summary: "The air waybill numbers that airlines gave to the company",
  access: sees,
  input: listInput({ airlinePrefix: optionalText(3).describe("Only of this airline") }, ["airlinePrefix", "createdAt"]),
  answer: listAnswer(awbStock),
  changes: false,
  refusals: [],
  example: {},
});

export const addAwbStock = defineCall({
  path: "/WayBill/AddAwbStock",
  summary: "Add a range of air waybill serials",
  access: adds,
  input: z
    .strictObject({
      airlinePrefix: airlinePrefix.describe("Airline accounting code, three digits"),
      airlineName: optionalText(80).describe("Airline"),
      firstSerial: serial.describe("First serial, seven digits without the check digit"),
      lastSerial: serial.describe("Last serial, seven digits without the check digit"),
      warnBelow: z.int().min(0).max(100_000).default(10).describe("Warn when this many or fewer are left"),
    })
    .refine((range) => range.lastSerial >= range.firstSerial, { path: ["lastSerial"], ...rule(refusals.stockRange) })
    .refine((range) => range.lastSerial - range.firstSerial < 1_000_000, {
      path: ["lastSerial"],
      ...rule(coreRefusals.tooMany, { max: 1_000_000 }),
    }),
  answer: z.object({ id: id.describe("The new range") }),
  changes: true,
  refusals: [refusals.stockOverlap, refusals.stockRange],
  example: { airlinePrefix: "020", airlineName: "Lufthansa Cargo", firstSerial: 1234500, lastSerial: 1234599 },
});

export const editAwbStock = defineCall({
  path: "/WayBill/EditAwbStock",
  summary: "Rename an airline's range, or change when it warns",
  access: adds,
  input: z.strictObject({
    id: id.describe("Range"),
    airlineName: optionalText(80).describe("Airline"),
    warnBelow: z.int().min(0).max(100_000).describe("Warn when this many or fewer are left"),
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [],
  example: { id: someId, airlineName: "Lufthansa Cargo", warnBelow: 20, version: 1 },
});

export const takeAwbNumber = defineCall({
  path: "/WayBill/TakeAwbNumber",
  summary: "Reserve the next air waybill number of an airline",
  access: adds,
  input: z.strictObject({ airlinePrefix: airlinePrefix.describe("Airline accounting code, three digits") }),
  answer: z.object({
    mainNumber: z.string().describe("Air waybill number with its check digit"),
    left: z.int().describe("Numbers of this airline that are left"),
    low: z.boolean().describe("It is time to ask the airline for more"),
  }),
  changes: true,
  refusals: [refusals.stockEmpty],
  example: { airlinePrefix: "020" },
});

export const awbNumberStates = ["reserved", "issued", "voided"] as const;

export const getAwbNumberList = defineCall({
  path: "/WayBill/GetAwbNumberList",
  summary: "The numbers taken out of a range",
  access: sees,
  input: listInput(
    { stockId: id.describe("Range"), state: z.enum(awbNumberStates).optional().describe("Only in this state") },
    ["changedAt", "mainNumber"],
  ),
  answer: listAnswer(
    z
      .object({
        mainNumber: z.string().describe("Air waybill number"),
        state: z.enum(awbNumberStates).describe("Reserved, issued or voided"),
        waybillId: id.nullable().describe("The waybill that carries it"),
        houseNumber: z.string().describe("Its house number, or the empty text"),
        changedByName: z.string().describe("Who changed it last"),
        changedAt: z.string().describe("When it was changed"),
      })
      .meta({ id: "AwbNumber" }),
  ),
  changes: false,
  refusals: [],
  example: { stockId: someId },
});

export const voidAwbNumber = defineCall({
  path: "/WayBill/VoidAwbNumber",
  summary: "Void a number that was taken out and is on no waybill",
  access: adds,
  input: z.strictObject({ mainNumber: z.string().trim().max(20).describe("Air waybill number") }),
  answer: z.object({}),
  changes: true,
  refusals: [refusals.mainNumberFormat, refusals.stockNumberIssued],
  example: { mainNumber: "020-12345675" },
});

export const stockCalls: readonly Call[] = [
  getAwbStockList,
  addAwbStock,
  editAwbStock,
  takeAwbNumber,
  getAwbNumberList,
  voidAwbNumber,
];
