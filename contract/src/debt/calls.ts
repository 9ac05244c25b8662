import { z } from "zod";
import { billTaxInvoices, billTaxInvoiceTexts } from "#bill";
import { ageingBands, checkBillRefusals, documentLanguages } from "#check-bill";
import {
  amount,
  answered,
  calendarDate,
  currency,
  customerOnly,
  defineCall,
  exportInput,
  id,
  languages,
  listCall,
  loadCall,
  madeFile,
  moment,
  named,
  longestNumbersSearch,
  optionalText,
  orEmpty,
  someId,
  text,
  type Call,
} from "#core";
import { accountingCalls } from "./accounting-calls.ts";
import { wholeInvoice } from "#tax-invoice";
import { debtFieldTexts as texts, debtStatuses, debtStatusTexts } from "./field-texts.ts";

/** Bills that are printed at once. */
const mostPrinted = 50;

/** Fields of a bill as its customer sees it, in the order of list and sheet. */
export const debtShown = {
  invoiceNo: named(z.string(), texts.invoiceNo).describe("The bill's number"),
  waybillNumber: named(z.string(), texts.waybillNumber),
  billDate: named(calendarDate, texts.billDate),
  dueDate: named(calendarDate.nullable(), texts.dueDate).describe(
    "To be paid by, YYYY-MM-DD; null: its own date counts",
  ),
  currency: named(currency, texts.currency),
  amount: named(amount, texts.amount),
  balance: named(amount, texts.balance).describe("Amount − written off − waived"),
  outstandingDays: named(z.int(), texts.outstandingDays).describe("Days since its date while something is open"),
  overdueDays: named(z.int(), texts.overdueDays).describe("Days since it was due, while something is open; 0 before"),
  status: named(z.enum(debtStatuses), texts.status, debtStatusTexts),
  taxInvoice: named(z.enum(billTaxInvoices), texts.taxInvoice, billTaxInvoiceTexts).describe(
    "How much of it stands on tax invoices",
  ),
  createDate: named(moment, texts.createDate).describe("When it was written"),
};

/** A bill as its customer sees it. */
export const debt = z.object({ id: id.describe("The bill"), ...answered(debtShown) }).meta({ id: "Debt" });
export type Debt = z.output<typeof debt>;

const filters = {
  search: optionalText(longestNumbersSearch).describe("Part of the bill's or the waybill's number"),
  status: z
    .enum([...debtStatuses, "unpaid", "all"])
    .default("unpaid")
    .describe("How the bills stand: `unpaid` has those not due and overdue"),
  currency: currency.optional().describe("Only in this currency"),
  dateFrom: orEmpty(calendarDate).describe("Dated from, YYYY-MM-DD"),
  dateTo: orEmpty(calendarDate).describe("Dated to, YYYY-MM-DD"),
};
const sorts = ["dueDate", "billDate", "invoiceNo", "amount", "balance"] as const;

export const getDebtList = listCall({
  path: "/FinancialBills/GetDebtList",
  summary: "The signed-in customer's own bills with what is open of them",
  access: customerOnly,
  row: debt,
  filters,
  sorts,
  example: {},
});

export const exportDebtList = defineCall({
  path: "/FinancialBills/ExportDebtList",
  summary: "The customer's own bills as a spreadsheet",
  access: { ...customerOnly, afterExpiry: true },
  input: exportInput(filters, sorts),
  answer: madeFile,
  changes: true,
  refusals: [],
  example: {},
});

const bands = Object.fromEntries(ageingBands.map((band) => [band, text("Open of that age")]));

export const getDebtSummary = defineCall({
  path: "/FinancialBills/GetDebtSummary",
  summary: "What the signed-in customer owes in each currency, by age",
  access: customerOnly,
  input: z.strictObject({}),
  answer: z.object({
    rows: z
      .array(
        z
          .object({
            currency: currency.describe("Currency"),
            count: z.int().describe("Open bills"),
            balance: text("Open in all"),
            overdue: text("Of it overdue"),
            ageing: z.object(bands).describe("The same by age"),
          })
          .meta({ id: "DebtSum" }),
      )
      .describe("One a currency, in the usual order of currencies"),
  }),
  changes: false,
  refusals: [],
  example: {},
});

export const createDebtNotePdf = defineCall({
  path: "/FinancialBills/CreateDebtNotePdf",
  summary: "The customer's own bills as PDF, one debit note a bill",
  access: customerOnly,
  input: z.strictObject({
    ids: z.array(id).min(1).max(mostPrinted).describe("Bills"),
    documentLanguage: z.enum(languages).optional().describe("Language of the notes; that of the request else"),
  }),
  answer: madeFile,
  changes: true,
  refusals: [],
  example: { ids: [someId] },
});

export const createDebtStatementPdf = defineCall({
  path: "/FinancialBills/CreateDebtStatementPdf",
  summary: "The customer's own statement in one currency as of a date, as PDF",
  access: customerOnly,
  input: z.strictObject({
    currency: currency.describe("Currency"),
    asOf: orEmpty(calendarDate).describe("What was open at the end of this day, YYYY-MM-DD; the empty text for today"),
    documentLanguages,
  }),
  answer: madeFile,
  changes: true,
  refusals: [checkBillRefusals.nothingThen],
  example: { currency: "USD", documentLanguages: ["en", "ar"] },
});

/** A bill as its customer opens it. */
export const wholeDebt = debt
  .extend({ taxInvoices: z.array(wholeInvoice).describe("Tax invoices that were issued for it, and their refunds") })
  .meta({ id: "WholeDebt" });
export type WholeDebt = z.output<typeof wholeDebt>;

export const loadDebtInfo = loadCall({
  path: "/FinancialBills/LoadDebtInfo",
  summary: "One of the customer's own bills with its tax invoices and their files",
  access: customerOnly,
  id: "The bill",
  record: wholeDebt,
});

export const createDebtTaxInvoicePdf = defineCall({
  path: "/FinancialBills/CreateDebtTaxInvoicePdf",
  summary: "The paper of a tax invoice of the customer's own as PDF, in one language or two side by side",
  access: customerOnly,
  input: z.strictObject({ taxInvoiceId: id.describe("Tax invoice"), documentLanguages }),
  answer: madeFile,
  changes: true,
  refusals: [],
  example: { taxInvoiceId: someId, documentLanguages: ["en", "ar"] },
});

export const debtCalls: readonly Call[] = [
  getDebtList,
  exportDebtList,
  getDebtSummary,
  createDebtNotePdf,
  createDebtStatementPdf,
  ...accountingCalls,
  loadDebtInfo,
  createDebtTaxInvoicePdf,
];
