import type { Call } from "#core";
import { importCall, templateCall } from "#sheets";
import { page } from "./fields.ts";
import { customerRefusals as refusals } from "./refusals.ts";

export const getCustomerImportTemplate = templateCall({
  path: "/Customer/GetCustomerImportTemplate",
  summary: "The spreadsheet to fill in for an import of customers",
  page,
});

export const importCustomerInfo = importCall({
  path: "/Customer/ImportCustomerInfo",
  summary: "Check a spreadsheet of customers, or import it whole",
  page,
  use: "customerImport",
  refusals: [refusals.importHeadings, refusals.importRows],
});

export const importCalls: readonly Call[] = [getCustomerImportTemplate, importCustomerInfo];
