import { z } from "zod";
import { defineCall, id, madeFile, someId, staff } from "#core";
import { fileRefusals } from "#files";
import { checkedImport, sheetRefusals } from "#sheets";
import { page } from "./fields.ts";
import { customerRefusals as refusals } from "./refusals.ts";

export const getCustomerImportTemplate = defineCall({
  path: "/Customer/GetCustomerImportTemplate",
  summary: "The spreadsheet to fill in for an import of customers",
  access: staff(`${page}:add`),
  input: z.strictObject({}),
  answer: madeFile,
  changes: true,
  refusals: [],
  example: {},
});

export const importCustomerInfo = defineCall({
  path: "/Customer/ImportCustomerInfo",
  summary: "Check a spreadsheet of customers, or import it whole",
  description:
    "With `store` false it says what is wrong. With true it imports all rows or, with one of them wrong, none.",
  access: staff(`${page}:add`),
  input: z.strictObject({
    fileId: id.describe("Uploaded spreadsheet (`customerImport`)"),
    store: z.boolean().describe("False: only check"),
  }),
  answer: checkedImport,
  changes: true,
  refusals: [...Object.values(sheetRefusals), refusals.importHeadings, refusals.importRows, fileRefusals.gone],
  example: { fileId: someId, store: false },
});

export const importCalls = [getCustomerImportTemplate, importCustomerInfo];
