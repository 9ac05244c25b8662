import { z } from "zod";
import {
  calendarDate,
  coreRefusals,
  currency,
  defineCall,
  enteredFilters,
  exportCall,
  id,
  listCall,
  loadCall,
  logCall,
  mostMinorUnits,
  longestNumbersSearch,
  optionalText,
  orEmpty,
  positiveDecimal,
  requiredText,
  staff,
  type Call,
} from "#core";
import { supplierCostRefusals } from "#supplier-cost";
import {
  invoiceCost,
  invoicePayments,
  listedPaymentInvoice,
  matchedReference,
  mostInvoiceCosts,
  paymentInvoiceStatuses,
  sameNumberInvoice,
  wholePaymentInvoice,
} from "./records.ts";
import { paymentInvoiceActions } from "./words.ts";

export const paymentInvoicePage = "/businessLedger/paymentInvoice";
export const confirmingPage = "/businessLedger/paymentInvoice/confirming";
export const repeatingPage = "/businessLedger/paymentInvoice/repeating";

const sees = staff(`${paymentInvoicePage}:view`);
const enters = staff(`${paymentInvoicePage}:add`, `${paymentInvoicePage}:edit`);

const invoiceFilters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of either number, of the supplier's number or name, or of a job's number on it",
  ),
  status: z
    .enum([...paymentInvoiceStatuses, "all"])
    .default("all")
    .describe("How it stands; `all` leaves out the voided ones"),
  paymentStatus: z.enum(invoicePayments).optional().describe("Only paid ones, or only those that are not"),
  customerNumber: optionalText(40).describe("The supplier's number"),
  currency: currency.optional().describe("Only in this currency"),
  differs: z.boolean().optional().describe("True: only those whose amount is not the expected one"),
  invoiceDateFrom: orEmpty(calendarDate).describe("Dated from, YYYY-MM-DD"),
  invoiceDateTo: orEmpty(calendarDate).describe("Dated to, YYYY-MM-DD"),
  dueDateFrom: orEmpty(calendarDate).describe("Due from, YYYY-MM-DD"),
  dueDateTo: orEmpty(calendarDate).describe("Due to, YYYY-MM-DD"),
  ...enteredFilters,
};
const invoiceSorts = [
  "createDate",
  "paymentInvoiceNo",
  "billReferNo",
  "customerNumber",
  "customerName",
  "invoiceDate",
  "dueDate",
  "amount",
] as const;

export const getPaymentInvoiceList = listCall({
  path: "/FinancialBills/GetPaymentInvoiceList",
  summary: "Suppliers' invoices with what was expected, invoiced and paid",
  access: sees,
  row: listedPaymentInvoice,
  filters: invoiceFilters,
  sorts: invoiceSorts,
  example: { status: "toConfirm" },
});

export const exportPaymentInvoiceList = exportCall({
  path: "/FinancialBills/ExportPaymentInvoiceList",
  summary: "Suppliers' invoices as a spreadsheet",
  page: paymentInvoicePage,
  filters: invoiceFilters,
  sorts: invoiceSorts,
  example: {},
});

export const loadPaymentInvoiceInfo = loadCall({
  path: "/FinancialBills/LoadPaymentInvoiceInfo",
  summary: "A supplier's invoice with its costs, differences, files and payments",
  access: sees,
  id: "Supplier invoice",
  record: wholePaymentInvoice,
});

export const getPaymentInvoiceLog = logCall({
  path: "/FinancialBills/GetPaymentInvoiceLog",
  summary: "Operation log of a supplier's invoice",
  access: sees,
  id: "Supplier invoice",
  actions: paymentInvoiceActions,
});

const costFilters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of the job's number, the supplier's number or name, or the supplier's invoice number",
  ),
  customerNumber: optionalText(40).describe("Only of the supplier with this number"),
  billReferNo: optionalText(60).describe("Only under this number of the supplier, as numbers are compared"),
  currency: currency.optional().describe("Only in this currency"),
  waybillId: id.optional().describe("Only of this job"),
  invoiced: z.boolean().optional().describe("False: only those on no invoice; true: only those on one"),
  differs: z.boolean().optional().describe("With `invoiced`: only those invoiced at another amount than expected"),
  costDateFrom: orEmpty(calendarDate).describe("Dated from, YYYY-MM-DD"),
  costDateTo: orEmpty(calendarDate).describe("Dated to, YYYY-MM-DD"),
};
const costSorts = [
  "createDate",
  "costDate",
  "waybillNumber",
  "customerNumber",
  "customerName",
  "billReferNo",
  "expected",
] as const;

export const getPaymentInvoiceCostList = listCall({
  path: "/FinancialBills/GetPaymentInvoiceCostList",
  summary: "Costs with what suppliers invoiced for them; those on no invoice can be gathered",
  access: sees,
  row: invoiceCost,
  filters: costFilters,
  sorts: costSorts,
  example: { customerNumber: "S0001", currency: "USD", invoiced: false },
});

export const exportPaymentInvoiceCostList = exportCall({
  path: "/FinancialBills/ExportPaymentInvoiceCostList",
  summary: "Costs with or without a supplier's invoice as a spreadsheet",
  page: paymentInvoicePage,
  filters: costFilters,
  sorts: costSorts,
  example: {},
});

/** Costs that a match names as missing from the statement. */
export const mostMissing = 200;

export const matchPaymentInvoiceCosts = defineCall({
  path: "/FinancialBills/MatchPaymentInvoiceCosts",
  summary: "Match the numbers of a supplier's statement with its costs",
  description:
    "A number is the one that was entered with the cost, or the job's house or master number. With an amount, that is what the supplier invoiced; what a number's costs differ from it stands with the largest of them. Answers each number in order, and the supplier's costs in the currency that the statement does not name.",
  access: enters,
  input: z.strictObject({
    customerNumber: requiredText(40).describe("Number of whoever is paid"),
    currency: currency.describe("Currency of the invoice"),
    id: id.nullable().default(null).describe("The invoice that is changed: its own costs can be matched"),
    references: z
      .array(
        z.strictObject({
          reference: requiredText(80).describe("A number of the statement"),
          amount: orEmpty(positiveDecimal(mostMinorUnits)).describe("What is invoiced under it, or the empty text"),
        }),
      )
      .min(1)
      .max(mostInvoiceCosts)
      .describe("The statement's lines"),
  }),
  answer: z.object({
    rows: z.array(matchedReference).describe("What became of each number"),
    missing: z.array(invoiceCost).describe(`Expected costs that the statement does not name, at most ${mostMissing}`),
  }),
  changes: false,
  refusals: [supplierCostRefusals.noPayee, coreRefusals.amountDecimals, coreRefusals.wholeAmount],
  example: { customerNumber: "S0001", currency: "USD", references: [{ reference: "INV-0071", amount: "946" }] },
});

export const getPaymentInvoiceSameNumberList = defineCall({
  path: "/FinancialBills/GetPaymentInvoiceSameNumberList",
  summary: "Invoices of the same supplier under the same number, before another is stored",
  description: "Width, case, blanks and leading zeros do not tell numbers apart.",
  access: enters,
  input: z.strictObject({
    customerNumber: requiredText(40).describe("Number of whoever is paid"),
    billReferNo: requiredText(60).describe("The supplier's own number"),
    invoiceDate: calendarDate.describe("Its date"),
    id: id.nullable().default(null).describe("The invoice that is changed: it is not another"),
  }),
  answer: z.object({ rows: z.array(sameNumberInvoice).describe("The newest first, at most 10") }),
  changes: false,
  refusals: [supplierCostRefusals.noPayee],
  example: { customerNumber: "S0001", billReferNo: "INV-0071", invoiceDate: "2026-11-20" },
});

export const paymentInvoiceReadingCalls: readonly Call[] = [
  getPaymentInvoiceList,
  exportPaymentInvoiceList,
  loadPaymentInvoiceInfo,
  getPaymentInvoiceLog,
  getPaymentInvoiceCostList,
  exportPaymentInvoiceCostList,
  matchPaymentInvoiceCosts,
  getPaymentInvoiceSameNumberList,
];
