import { z } from "zod";
import { billTaxInvoices } from "#bill";
import {
  answered,
  calendarDate,
  currency,
  defineCall,
  exportCall,
  id,
  listCall,
  loadCall,
  logActionTexts,
  logCall,
  longestNumbersSearch,
  optionalText,
  orEmpty,
  staff,
  text,
  type Call,
  type LocalText,
} from "#core";
import { invoiceTitleFields } from "#user";
import { taxInvoicePage as page } from "./menu.ts";
import { invoiceableBill, issuedInvoice, listedApplication, wholeApplication } from "./records.ts";
import { taxInvoiceKinds, taxInvoiceStatuses, taxInvoiceTypes } from "./words.ts";

const sees = staff(`${page}:view`);

const billFilters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of the bill's or waybill's number, or of the customer's name or number",
  ),
  customerId: id.optional().describe("Only of this customer"),
  currency: currency.optional().describe("Only in this currency"),
  taxInvoice: z.enum(billTaxInvoices).optional().describe("How it stands; those with nothing left are asked for so"),
  dateFrom: orEmpty(calendarDate).describe("Bill date from, YYYY-MM-DD"),
  dateTo: orEmpty(calendarDate).describe("Bill date to, YYYY-MM-DD"),
};
const billSorts = ["createDate", "billDate", "invoiceNo", "customerName", "amount"] as const;

export const getTaxInvoiceBillList = listCall({
  path: "/FinancialBills/GetTaxInvoiceBillList",
  summary: "Bills of which something is left to invoice, with what is applied for and issued of them",
  access: sees,
  row: invoiceableBill,
  filters: billFilters,
  sorts: billSorts,
  example: {},
});

export const exportTaxInvoiceBillList = exportCall({
  path: "/FinancialBills/ExportTaxInvoiceBillList",
  summary: "The bills that can be invoiced as a spreadsheet",
  page,
  filters: billFilters,
  sorts: billSorts,
  example: {},
});

/** Filter by how applications stand; `open` are those applied for and those rolled back. */
export const applicationStandings = ["open", ...taxInvoiceStatuses, "all"] as const;

const applicationFilters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of its number, of the title or tax number, of the customer's name or number, or of a bill's number",
  ),
  status: z.enum(applicationStandings).default("open").describe("How it stands: `open` is applied for or rolled back"),
  type: z.enum(taxInvoiceTypes).optional().describe("Only full, or only partial ones"),
  currency: currency.optional().describe("Only in this currency"),
  applicant: optionalText(60).describe("Part of the applicant's name"),
  appliedFrom: orEmpty(calendarDate).describe("Applied from this day, YYYY-MM-DD (UTC)"),
  appliedTo: orEmpty(calendarDate).describe("Applied to this day, YYYY-MM-DD (UTC)"),
};
const applicationSorts = ["appliedAt", "applicationNo", "customerName", "title", "amount"] as const;

export const getTaxInvoiceList = listCall({
  path: "/FinancialBills/GetTaxInvoiceList",
  summary: "Tax invoice applications",
  access: sees,
  row: listedApplication,
  filters: applicationFilters,
  sorts: applicationSorts,
  example: { status: "applied" },
});

export const exportTaxInvoiceList = exportCall({
  path: "/FinancialBills/ExportTaxInvoiceList",
  summary: "Tax invoice applications as a spreadsheet",
  page,
  filters: applicationFilters,
  sorts: applicationSorts,
  example: { status: "all" },
});

const issuedFilters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of its or its application's number, of the title or tax number, or of the customer's name or number",
  ),
  kind: z.enum(taxInvoiceKinds).optional().describe("Only invoices, or only refunds"),
  currency: currency.optional().describe("Only in this currency"),
  issuedFrom: orEmpty(calendarDate).describe("Issued from this day, YYYY-MM-DD (UTC)"),
  issuedTo: orEmpty(calendarDate).describe("Issued to this day, YYYY-MM-DD (UTC)"),
  issuedByName: optionalText(60).describe("Part of the name of whoever entered it"),
};
const issuedSorts = ["issuedAt", "number", "customerName", "title", "amount"] as const;

export const getInvoicedTaxInvoiceList = listCall({
  path: "/FinancialBills/GetInvoicedTaxInvoiceList",
  summary: "Issued tax invoices and their refunds",
  access: sees,
  row: issuedInvoice,
  filters: issuedFilters,
  sorts: issuedSorts,
  example: {},
});

export const exportInvoicedTaxInvoiceList = exportCall({
  path: "/FinancialBills/ExportInvoicedTaxInvoiceList",
  summary: "Issued tax invoices and their refunds as a spreadsheet",
  page,
  filters: issuedFilters,
  sorts: issuedSorts,
  example: {},
});

export const loadTaxInvoiceInfo = loadCall({
  path: "/FinancialBills/LoadTaxInvoiceInfo",
  summary: "A tax invoice application with its bills, lines, issued invoices and their files",
  access: sees,
  id: "Application",
  record: wholeApplication,
});

export const taxInvoiceActions = ["add", "edit", "rollBack", "cancel", "issue", "refund", "print"] as const;

/** Names of the actions on an application. */
export const taxInvoiceActionTexts = {
  add: { zh: "申请开票", en: "Applied", ar: "طلب الإصدار" },
  edit: logActionTexts.edit,
  rollBack: { zh: "退回", en: "Rolled back", ar: "إرجاع" },
  cancel: { zh: "撤销", en: "Cancelled", ar: "إلغاء الطلب" },
  issue: { zh: "开票", en: "Issued", ar: "إصدار" },
  refund: { zh: "红冲", en: "Refunded", ar: "إصدار إشعار دائن" },
  print: logActionTexts.print,
} as const satisfies Record<(typeof taxInvoiceActions)[number], LocalText>;

export const getTaxInvoiceLog = logCall({
  path: "/FinancialBills/GetTaxInvoiceLog",
  summary: "Operation log of a tax invoice application",
  access: sees,
  id: "Application",
  actions: taxInvoiceActions,
});

const { title, taxNumber } = answered(invoiceTitleFields);

export const getTaxInvoiceOptions = defineCall({
  path: "/FinancialBills/GetTaxInvoiceOptions",
  summary: "Invoice titles and items to choose from when applying",
  access: staff(`${page}:add`, `${page}:edit`),
  input: z.strictObject({
    search: optionalText(120).describe("Part of the title or its tax number"),
    customerId: id.optional().describe("Whose bills are invoiced: titles of this customer come first"),
  }),
  answer: z.object({
    titles: z
      .array(z.object({ id: id.describe("Title"), title, taxNumber }))
      .describe(
        "At most 50 titles: those that the customer was invoiced under, the latest first; those of its name; then the newest",
      ),
    items: z
      .array(
        z.object({
          id: id.describe("Invoice item"),
          item: text("Its name in the language of the request"),
          taxRate: text("Percent"),
        }),
      )
      .describe("The enabled items"),
  }),
  changes: false,
  refusals: [],
  example: { search: "Gulf" },
});

export const getElectronicInvoiceBillList = listCall({
  path: "/SalesManagent/GetElectronicInvoiceBillList",
  summary: "Bills of the salesperson's own customers of which something is left to invoice",
  description:
    "As `/FinancialBills/GetTaxInvoiceBillList`, of customers whose salesperson asks or reports to whom asks.",
  access: sees,
  row: invoiceableBill,
  filters: billFilters,
  sorts: billSorts,
  example: {},
});

export const getElectronicInvoiceList = listCall({
  path: "/SalesManagent/GetElectronicInvoiceList",
  summary: "Tax invoice applications of the salesperson's own customers",
  description: "As `/FinancialBills/GetTaxInvoiceList`, of customers whose salesperson asks or reports to whom asks.",
  access: sees,
  row: listedApplication,
  filters: applicationFilters,
  sorts: applicationSorts,
  example: { status: "all" },
});

export const taxInvoiceReadingCalls: readonly Call[] = [
  getTaxInvoiceBillList,
  exportTaxInvoiceBillList,
  getTaxInvoiceList,
  exportTaxInvoiceList,
  getInvoicedTaxInvoiceList,
  exportInvoicedTaxInvoiceList,
  loadTaxInvoiceInfo,
  getTaxInvoiceLog,
  getTaxInvoiceOptions,
  getElectronicInvoiceBillList,
  getElectronicInvoiceList,
];
