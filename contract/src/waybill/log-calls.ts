import { z } from "zod";
import {
  calendarDate,
  defineCall,
  exportInput,
  id,
  listAnswer,
  listInput,
  optionalText,
  orEmpty,
  someId,
  staff,
  startedJob,
  text,
  type Call,
} from "#core";

const logFilters = {
  waybillId: id.optional().describe("Only of this waybill"),
  number: optionalText(40).describe("House number, whole or its beginning"),
  userId: id.optional().describe("Only by this user"),
  action: optionalText(40).describe("Only this action"),
  createdFrom: orEmpty(calendarDate).describe("From, YYYY-MM-DD (UTC)"),
  createdTo: orEmpty(calendarDate).describe("To, YYYY-MM-DD (UTC)"),
};

/** Actions in the log of a waybill. */
export const waybillActions = [
  "add",
  "import",
  "edit",
  "delete",
  "void",
  "unvoid",
  "addEvent",
  "withdrawEvent",
  "mainNumber",
  "consolidate",
  "takeOut",
  "addContainer",
  "editContainer",
  "deleteContainer",
  "pack",
  "payment",
  "expressNumber",
  "print",
  "addFile",
  "editFile",
  "deleteFile",
  "sendFile",
  "addCost",
  "editCost",
  "deleteCost",
  "addBill",
  "editBill",
  "deleteBill",
  "sendBill",
  "signJob",
  "withdrawJobSign",
  "receiveGoods",
  "withdrawReceipt",
  "passCredit",
] as const;

export const waybillLogEntry = z
  .object({
    id: id.describe("Entry"),
    waybillId: id.describe("Waybill"),
    number: text("House number"),
    action: z.enum(waybillActions).describe("Action"),
    userName: text("Who"),
    ip: text("From where"),
    createdAt: text("When"),
    changes: z
      .array(
        z.object({
          field: text("Field, e.g. `weight` or `items.1.boxCount`"),
          before: z.string().nullable().describe("Before, as people read it"),
          after: z.string().nullable().describe("After, as people read it"),
        }),
      )
      .describe("Each changed field"),
  })
  .meta({ id: "WaybillLogEntry" });

export const getWayBillOperationLog = defineCall({
  path: "/WayBill/GetWayBillOperationLog",
  summary: "The operation log of one waybill, or of all that the user may see",
  access: staff("/systemManagement/getWayBillOperationLog:view", "/logisticsManagement/checkWayBill:view"),
  input: listInput(logFilters, ["createdAt"]),
  answer: listAnswer(waybillLogEntry),
  changes: false,
  refusals: [],
  example: { waybillId: someId },
});

export const exportWayBillOperationLog = defineCall({
  path: "/WayBill/ExportWayBillOperationLog",
  summary: "Export the filtered operation log as a spreadsheet in the background",
  access: { ...staff("/systemManagement/getWayBillOperationLog:export"), afterExpiry: true },
  input: exportInput(logFilters, ["createdAt"]),
  answer: startedJob,
  changes: true,
  refusals: [],
  example: {},
});

export const logCalls: readonly Call[] = [getWayBillOperationLog, exportWayBillOperationLog];
