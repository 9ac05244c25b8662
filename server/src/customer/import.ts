import { randomUUIDv7 } from "node:crypto";
import {
  addCustomerInfo,
  customerFieldTexts as texts,
  customerRefusals as refusals,
  customerTypeTexts,
  mostImportedCustomers,
  type getCustomerImportTemplate,
  type importCustomerInfo,
} from "@lading/contract/customer";
import type { Context } from "#core/http";
import { importTemplate, type ImportForm } from "#core/imported-sheet";
import { choiceOf, importParties } from "#party";
import { countryName } from "#place";
import { customerRegister as register } from "./register.ts";
import { insertCustomer } from "./saving.ts";
import { customerSheetTexts } from "./texts.ts";

const required = ["customerType", "customerName", "country", "city", "address", "phone"] as const;
const columns = [
  "customerNumber",
  ...required,
  "companyNameEn",
  "shortName",
  "director",
  "contact",
  "telephone",
  "email",
  "website",
  "companyCode",
  "personalId",
  "passport",
  "referrer",
] as const;
type Column = (typeof columns)[number];

const form: ImportForm<Column> = {
  columns,
  required,
  headings: texts,
  earlier: { customerName: ["中文名称"], referrer: ["المُعرِّف"] },
  missing: refusals.importHeadings,
  maxRows: mostImportedCustomers,
  choices: { customerType: Object.values(customerTypeTexts) },
};

/** Says what is wrong with a spreadsheet of customers, or stores it: all rows or none. */
export async function importCustomers(context: Context<typeof importCustomerInfo>) {
  const { seesAll, userId } = context.session;
  const sheet = {
    use: "customerImport",
    form,
    call: addCustomerInfo,
    register,
    refusals,
    inputOf,
  } as const;
  return await importParties(context, sheet, async (fields, customerNumber) => {
    const salesId = seesAll ? null : userId;
    await insertCustomer(context, { ...fields, salesId, id: randomUUIDv7(), customerNumber }, "import");
  });
}

function inputOf(cell: (column: Column) => string) {
  const cells = Object.fromEntries(columns.map((column) => [column, cell(column)]));
  return { ...cells, customerType: choiceOf(customerTypeTexts, cell("customerType")) };
}

/** An empty spreadsheet with every column, and one line that shows how it is filled in. */
export async function makeTemplate(context: Context<typeof getCustomerImportTemplate>) {
  const { language } = context;
  const example: Partial<Record<Column, string>> = {
    customerType: customerTypeTexts.enterprise[language],
    customerName: "深圳市蓝海贸易有限公司",
    companyNameEn: "Shenzhen Blue Ocean Trading Co., Ltd",
    country: countryName("CN", language),
    city: "Shenzhen",
    address: "Nanshan District, Keji Road 12",
    phone: "+86 755 2345 6789",
    email: "ops@example.com, finance@example.com",
  };
  const title = customerSheetTexts.template[language];
  return await importTemplate(context, form, { title, example });
}
