import { z } from "zod";
import { defineCall, id, madeFile, someId, staff } from "#core";
import { fileRefusals } from "#files";
import { checkedImport, sheetRefusals } from "#sheets";
import { infoPage as page } from "./fields.ts";
import { supplierRefusals as refusals } from "./refusals.ts";

export const getSupplierImportTemplate = defineCall({
  path: "/Supplier/GetSupplierImportTemplate",
  summary: "The spreadsheet to fill in for an import of suppliers",
  access: staff(`${page}:add`),
  input: z.strictObject({}),
  answer: madeFile,
  changes: true,
  refusals: [],
  example: {},
});

export const importSupplierInfoRecord = defineCall({
  path: "/Supplier/ImportSupplierInfoRecord",
  summary: "Check a spreadsheet of suppliers, or import it whole",
  description:
    "With `store` false it says what is wrong. With true it imports all rows or, with one of them wrong, none.",
  access: staff(`${page}:add`),
  input: z.strictObject({
    fileId: id.describe("Uploaded spreadsheet (`supplierImport`)"),
    store: z.boolean().describe("False: only check"),
  }),
  answer: checkedImport,
  changes: true,
  refusals: [...Object.values(sheetRefusals), refusals.importHeadings, refusals.importRows, fileRefusals.gone],
  example: { fileId: someId, store: false },
});

export const importCalls = [getSupplierImportTemplate, importSupplierInfoRecord];
