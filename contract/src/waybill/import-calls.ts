import { z } from "zod";
import { defineCall, id, madeFile, someId, staff, startedJob, type Call } from "#core";
import { creditHeld, creditReason } from "#customer-contract";
import { sheetRefusals } from "#sheets";
import { waybillTypeNumbers } from "./kinds.ts";
import { waybillRefusals as refusals } from "./refusals.ts";

const adds = staff("/logisticsManagement/buildWayBillNo:add");

/** Most rows of one import. */
export const mostImportRows = 50_000;
const sheetProblems = [
  sheetRefusals.notXlsx,
  sheetRefusals.oldXls,
  sheetRefusals.damaged,
  sheetRefusals.noSheet,
  sheetRefusals.empty,
  sheetRefusals.formula,
  sheetRefusals.errorValue,
  sheetRefusals.tooManyRows,
  sheetRefusals.tooManyColumns,
  sheetRefusals.tooLongCell,
  sheetRefusals.tooLarge,
  refusals.importSheet,
];

export const getWayBillImportTemplate = defineCall({
  path: "/WayBill/GetWayBillImportTemplate",
  summary: "An empty spreadsheet with the columns of the import, and a sheet that explains them",
  access: adds,
  input: z.strictObject({}),
  answer: madeFile,
  changes: true,
  refusals: [],
  example: {},
});

export const rowProblem = z
  .object({
    row: z.int().describe("Row of the spreadsheet, from 1"),
    column: z.string().describe("Title of the column"),
    message: z.string().describe("Problem, in the language of the request"),
  })
  .meta({ id: "RowProblem" });

export const previewWayBillImport = defineCall({
  path: "/WayBill/PreviewWayBillImport",
  summary: "Read a spreadsheet of waybills and say row by row what is wrong; stores nothing",
  description:
    "Upload the file to /files as `waybillImport` first. A waybill with several lines of goods takes several rows with the same house or order number.",
  access: adds,
  input: z.strictObject({ fileId: id.describe("Uploaded spreadsheet") }),
  answer: z.object({
    rows: z.int().describe("Rows read"),
    waybills: z.int().describe("Waybills that these rows are"),
    wrongRows: z.int().describe("Rows with something wrong"),
    problems: z.array(rowProblem).describe("The first 200 problems"),
    warnings: z
      .array(rowProblem)
      .describe("The first 200 warnings, about parties and check digits; these rows can be imported all the same"),
    held: z
      .array(
        z
          .object({
            customerId: id.describe("Customer"),
            customerName: z.string().describe("Its name"),
            message: z.string().describe("Why, in the language of the request"),
          })
          .meta({ id: "ImportHeldCustomer" }),
      )
      .describe("Customers of the sheet who get nothing more on credit unless somebody lets them pass"),
    mayPass: z.boolean().describe("The asking user may let them pass, with a reason"),
    sample: z
      .array(
        z
          .object({
            row: z.int().describe("Row of the spreadsheet"),
            type: z.literal(waybillTypeNumbers).describe("Type of waybill"),
            houseNumber: z.string().describe("House number, empty when it will be built"),
            mainNumber: z.string().describe("Master number, or the empty text"),
            shipperName: z.string().describe("Shipper"),
            consigneeName: z.string().describe("Consignee"),
            country: z.string().describe("Country of destination"),
            city: z.string().describe("City of destination"),
            cityName: z.string().describe("Its name in the language of the request, where it is known"),
            productName: z.string().describe("Goods name"),
            pieces: z.int().describe("Pieces"),
            weight: z.string().describe("Gross weight in kg"),
            volume: z.string().describe("Volume in m³"),
            chargeableWeight: z.string().describe("Chargeable weight in kg"),
            numberFlagged: z.boolean().describe("The master number's check digit is wrong; it is kept and flagged"),
          })
          .meta({ id: "ImportSample" }),
      )
      .describe("The first 20 right waybills as they would be stored"),
  }),
  changes: false,
  refusals: sheetProblems,
  example: { fileId: someId },
});

export const getMarkedWayBillImport = defineCall({
  path: "/WayBill/GetMarkedWayBillImport",
  summary: "The uploaded spreadsheet of waybills with its wrong cells marked, and a column that says why",
  access: adds,
  input: z.strictObject({ fileId: id.describe("Uploaded spreadsheet") }),
  answer: madeFile,
  changes: true,
  refusals: sheetProblems,
  example: { fileId: someId },
});

export const startWayBillImport = defineCall({
  path: "/WayBill/StartWayBillImport",
  summary: "Import a spreadsheet of waybills in the background, all or nothing",
  description: "Progress: /Home/GetJobProgress and the event `job.progress`.",
  access: adds,
  input: z.strictObject({ fileId: id.describe("Uploaded spreadsheet"), creditReason }),
  answer: startedJob,
  changes: true,
  refusals: [...sheetProblems, refusals.importRows, ...creditHeld],
  example: { fileId: someId },
});

export const importCalls: readonly Call[] = [
  getWayBillImportTemplate,
  previewWayBillImport,
  getMarkedWayBillImport,
  startWayBillImport,
];
