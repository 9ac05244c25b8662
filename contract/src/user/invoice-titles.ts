import { z } from "zod";
import {
  addCall,
  answered,
  changedRecord,
  defineCall,
  exportCall,
  id,
  listCall,
  logCall,
  moment,
  named,
  optionalText,
  requiredText,
  someId,
  staff,
  version,
  type Call,
  longestNumbersSearch,
} from "#core";
import { invoiceTitleFieldTexts as texts } from "./field-texts.ts";
import { userRefusals } from "./refusals.ts";

const page = "/systemManagement/invoiceTitle";

/** Fields of a title for tax invoices. */
export const invoiceTitleFields = {
  title: named(requiredText(120), texts.title).describe("Title of the invoice; never changes once added"),
  taxNumber: named(requiredText(40), texts.taxNumber).describe(
    "Tax number, once in the company; never changes once added",
  ),
  address: named(optionalText(200), texts.address),
  phone: named(optionalText(40), texts.phone),
  bankName: named(optionalText(120), texts.bankName),
  bankNumber: named(optionalText(60), texts.bankNumber),
};

export const invoiceTitle = z
  .object({
    id: id.describe("Title"),
    ...answered(invoiceTitleFields),
    createdAt: named(moment, texts.createdAt).describe("When it was added"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "InvoiceTitle" });

const filters = { search: optionalText(longestNumbersSearch).describe("Part of the title or the tax number") };
const sorts = ["createdAt", "title"] as const;

export const loadCompanyInvoiceTitleInfo = listCall({
  path: "/User/LoadCompanyInvoiceTitleInfo",
  summary: "The company's titles for tax invoices",
  access: staff(`${page}:view`),
  row: invoiceTitle,
  filters,
  sorts,
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

export const addCompanyInvoiceTitle = addCall({
  path: "/User/AddCompanyInvoiceTitle",
  summary: "Add a title for tax invoices",
  description: "Title and tax number cannot be changed afterwards (catalogue §5).",
  page,
  fields: invoiceTitleFields,
  refusals: [userRefusals.invoiceTitleThere],
  example: { title: "海湾国际货运有限公司", taxNumber: "91440300MA5EXAMPLE" },
});

const { title: _title, taxNumber: _taxNumber, ...changing } = invoiceTitleFields;

/** The parts of a title that may change once it is added. */
export const changingTitleFields = changing;

export const editCompanyInvoiceTitle = defineCall({
  path: "/User/EditCompanyInvoiceTitle",
  summary: "Change the address, phone and bank of a title for tax invoices",
  description: "Title and tax number never change; invoices that were applied for keep what the title said then.",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Title"),
    ...changingTitleFields,
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [],
  example: { id: someId, address: "1 Shennan Avenue, Shenzhen", version: 1 },
});

export const invoiceTitleActions = ["add", "edit"] as const;

export const getCompanyInvoiceTitleLog = logCall({
  path: "/User/GetCompanyInvoiceTitleLog",
  summary: "Operation log of a title for tax invoices",
  access: staff(`${page}:view`),
  id: "Title",
  actions: invoiceTitleActions,
});

export const invoiceTitleCalls: readonly Call[] = [
  loadCompanyInvoiceTitleInfo,
  exportCompanyInvoiceTitleInfo,
  addCompanyInvoiceTitle,
  editCompanyInvoiceTitle,
  getCompanyInvoiceTitleLog,
];
