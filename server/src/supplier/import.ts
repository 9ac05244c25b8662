import { randomUUIDv7 } from "node:crypto";
import {
  addSupplierInfoRecord,
  mainBusinessTexts,
  mostImportedSuppliers,
  supplierFieldTexts as texts,
  supplierKindTexts,
  supplierRefusals as refusals,
  type getSupplierImportTemplate,
  type importSupplierInfoRecord,
} from "@lading/contract/supplier";
import type { Context } from "#core/http";
import { importTemplate, type ImportForm } from "#core/imported-sheet";
import { choiceOf, importParties } from "#party";
import { countryName } from "#place";
import { supplierRegister as register } from "./register.ts";
import { insertSupplier } from "./saving.ts";
import { supplierSheetTexts } from "./texts.ts";

const required = ["supplierName", "kind", "country"] as const;
const columns = [
  "supplierNumber",
  ...required,
  "companyNameEn",
  "shortName",
  "city",
  "address",
  "companyCode",
  "contact",
  "telephone",
  "email",
  "website",
  "mainBusiness",
  "remark",
] as const;
type Column = (typeof columns)[number];

const form: ImportForm<Column> = {
  columns,
  required,
  headings: texts,
  missing: refusals.importHeadings,
  maxRows: mostImportedSuppliers,
  choices: { kind: Object.values(supplierKindTexts) },
};

/** Says what is wrong with a spreadsheet of suppliers, or stores it: all rows or none. */
export async function importSuppliers(context: Context<typeof importSupplierInfoRecord>) {
  const call = addSupplierInfoRecord;
  const sheet = { use: "supplierImport", form, call, register, refusals, inputOf } as const;
  return await importParties(context, sheet, async (fields, supplierNumber) => {
    await insertSupplier(context, { ...fields, id: randomUUIDv7(), supplierNumber }, "import");
  });
}

function inputOf(cell: (column: Column) => string) {
  const { contact, ...cells } = Object.fromEntries(columns.map((column) => [column, cell(column)]));
  return {
    ...cells,
    kind: choiceOf(supplierKindTexts, cell("kind")),
    mainBusiness: cell("mainBusiness")
      .split(/[,，、;；·]/)
      .map((one) => one.trim())
      .filter((one) => one !== "")
      .map((one) => choiceOf(mainBusinessTexts, one)),
    contacts: contact === "" ? [] : [{ contact }],
  };
}

/** An empty spreadsheet with every column, and one line that shows how it is filled in. */
export async function makeTemplate(context: Context<typeof getSupplierImportTemplate>) {
  const { language } = context;
  const example: Partial<Record<Column, string>> = {
    supplierName: "Riyadh Gate Logistics",
    kind: supplierKindTexts.overseasAgent[language],
    country: countryName("SA", language),
    city: "Riyadh",
    contact: "Fahad Al-Otaibi",
    telephone: "+966 11 234 5678",
    email: "ops@example.com, air@example.com",
    mainBusiness: [mainBusinessTexts.airFreight[language], mainBusinessTexts.customsClearance[language]].join(", "),
  };
  return await importTemplate(context, form, { title: supplierSheetTexts.template[language], example });
}
