import { z } from "zod";
import { defineCall, exportCall, id, listAnswer, listInput, optionalText, requiredText, staff, type Call } from "#core";
import { userRefusals } from "./refusals.ts";

const page = "/systemManagement/invoiceTitle";

const invoiceTitle = z
  .object({
    id: id.describe("Title"),
    title: z.string().describe("Title"),
    taxNumber: z.string().describe("Tax number"),
    address: z.string().describe("Registered address"),
    phone: z.string().describe("Registered phone"),
    bankName: z.string().describe("Bank"),
    bankNumber: z.string().describe("Bank account"),
    createdAt: z.string().describe("When it was added"),
  })
  .meta({ id: "InvoiceTitle" });

const filters = { search: optionalText(120).describe("Part of the title or the tax number") };
const sorts = ["createdAt", "title"] as const;

export const loadCompanyInvoiceTitleInfo = defineCall({
  path: "/User/LoadCompanyInvoiceTitleInfo",
  summary: "The company's titles for tax invoices",
  access: staff(`${page}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(invoiceTitle),
  changes: false,
  refusals: [],
  example: {},
});

export const exportCompanyInvoiceTitleInfo = exportCall({
  path: "/User/ExportCompanyInvoiceTitleInfo",
  summary: "The company's titles for tax invoices as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

export const addCompanyInvoiceTitle = defineCall({
  path: "/User/AddCompanyInvoiceTitle",
  summary: "Add a title for tax invoices",
  description: "Title and tax number cannot be changed afterwards (catalogue §5).",
  access: staff(`${page}:add`),
  input: z.strictObject({
    title: requiredText(120).describe("Title of the invoice; never changes once added"),
    taxNumber: requiredText(40).describe("Tax number, once in the company; never changes once added"),
    address: optionalText(200).describe("Registered address"),
    phone: optionalText(40).describe("Registered phone"),
    bankName: optionalText(120).describe("Bank"),
    bankNumber: optionalText(60).describe("Bank account"),
  }),
  answer: z.object({ id: id.describe("The new title") }),
  changes: true,
  refusals: [userRefusals.invoiceTitleThere],
  example: { title: "海湾国际货运有限公司", taxNumber: "91440300MA5EXAMPLE" },
});

export const invoiceTitleCalls: readonly Call[] = [
  loadCompanyInvoiceTitleInfo,
  exportCompanyInvoiceTitleInfo,
  addCompanyInvoiceTitle,
];
