import type { Call } from "#core";
import { importCall, templateCall } from "#sheets";
import { infoPage as page } from "./fields.ts";
import { supplierRefusals as refusals } from "./refusals.ts";

export const getSupplierImportTemplate = templateCall({
  path: "/Supplier/GetSupplierImportTemplate",
  summary: "The spreadsheet to fill in for an import of suppliers",
  page,
});

export const importSupplierInfoRecord = importCall({
  path: "/Supplier/ImportSupplierInfoRecord",
  summary: "Check a spreadsheet of suppliers, or import it whole",
  page,
  use: "supplierImport",
  refusals: [refusals.importHeadings, refusals.importRows],
});

export const importCalls: readonly Call[] = [getSupplierImportTemplate, importSupplierInfoRecord];
