import { z } from "zod";
import { documentLanguages } from "#check-bill";
import {
  calendarDate,
  currency,
  customerOnly,
  defineCall,
  exportCall,
  id,
  listCall,
  loadCall,
  madeFile,
  optionalText,
  orEmpty,
  requiredText,
  someId,
  staff,
  text,
  type Call,
  longestNumbersSearch,
} from "#core";
import { mailRefusalList } from "#mail";
import { fund, fundPosting, postingUses, statementRow } from "./funds.ts";
import { fundDetailPage as detail, statementPage as page } from "./menu.ts";
import { clientFundRefusals as refusals } from "./refusals.ts";
import { fundClasses, fundTypes } from "./words.ts";

const ofFunds = {
  search: optionalText(longestNumbersSearch).describe("Part of the customer's number or name"),
  fundClass: z.enum(fundClasses).optional().describe("Only of this class"),
  currency: currency.optional().describe("Only in this currency"),
  customerId: id.optional().describe("Only of this customer"),
};
const period = {
  dayFrom: orEmpty(calendarDate).describe("First day, YYYY-MM-DD; the empty text from the beginning"),
  dayTo: orEmpty(calendarDate).describe("Last day, YYYY-MM-DD; the empty text up to today"),
};

export const getAvailableFundList = listCall({
  path: "/FinancialBills/GetClientFundAvailableList",
  summary: "Funds with their balance, what is held, and what is available",
  access: staff(`${detail}:view`),
  row: fund,
  filters: { ...ofFunds, hasMoney: z.boolean().optional().describe("Only those with a balance, or only others") },
  sorts: ["customerName", "balance", "available", "currency"],
  example: { hasMoney: true },
});

export const exportAvailableFundList = exportCall({
  path: "/FinancialBills/ExportClientFundAvailableList",
  summary: "Funds with their balances as a spreadsheet",
  page: detail,
  filters: { ...ofFunds, hasMoney: z.boolean().optional().describe("Only those with a balance, or only others") },
  sorts: ["customerName", "balance", "available", "currency"],
  example: {},
});

export const loadClientFund = loadCall({
  path: "/FinancialBills/LoadClientFundInfo",
  summary: "A fund with what it has now",
  access: staff(`${detail}:view`),
  id: "The fund",
  record: fund,
});

const postingFilters = {
  fundId: id.describe("The fund"),
  fundType: z.enum(fundTypes).optional().describe("Only of this type"),
  ...period,
};

export const getClientFundDetailList = listCall({
  path: "/FinancialBills/GetClientFundDetailList",
  summary: "The postings of a fund, each with the balance after it; any page is as fast as the first",
  access: staff(`${detail}:view`),
  row: fundPosting,
  filters: postingFilters,
  sorts: ["place"],
  example: { fundId: someId },
});

export const exportClientFundDetailList = exportCall({
  path: "/FinancialBills/ExportClientFundDetailList",
  summary: "The postings of a fund as a spreadsheet",
  page: detail,
  filters: postingFilters,
  sorts: ["place"],
  example: { fundId: someId },
});

export const loadClientFundUseDetail = defineCall({
  path: "/FinancialBills/LoadClientFundUseDetail",
  summary: "Where the money of a posting went, or which receipts it came from, with the bills that were paid",
  access: staff(`${detail}:view`),
  input: z.strictObject({ fundId: id.describe("The fund"), place: z.int().min(1).describe("Place of the posting") }),
  answer: postingUses,
  changes: false,
  refusals: [],
  example: { fundId: someId, place: 1 },
});

const statementFilters = { ...ofFunds, ...period };
const statementSorts = ["customerName", "currency"] as const;

export const getClientFundStatementList = listCall({
  path: "/FinancialBills/GetClientFundAccountStatementList",
  summary: "Opening balance, in, out and closing balance of funds over a period",
  access: staff(`${page}:view`),
  row: statementRow,
  filters: statementFilters,
  sorts: statementSorts,
  example: { dayFrom: "2026-11-01", dayTo: "2026-11-30" },
});

export const exportClientFundStatementList = exportCall({
  path: "/FinancialBills/ExportClientFundAccountStatementList",
  summary: "The same as a spreadsheet",
  page,
  filters: statementFilters,
  sorts: statementSorts,
  example: {},
});

/** A customer's funds in one currency over a period, on paper. */
const paper = {
  customerId: id.describe("The customer"),
  currency: currency.describe("Currency"),
  ...period,
  documentLanguages,
};
const paperExample = {
  customerId: someId,
  currency: "USD" as const,
  dayFrom: "2026-11-01",
  documentLanguages: ["en" as const],
};

export const createClientFundStatementPdf = defineCall({
  path: "/FinancialBills/CreateClientFundStatementPdf",
  summary: "A customer's funds in one currency over a period with every posting, as PDF",
  access: staff(`${page}:export`),
  input: z.strictObject(paper),
  answer: madeFile,
  changes: true,
  refusals: [refusals.nothingInPeriod],
  example: paperExample,
});

export const getClientFundStatementEmail = defineCall({
  path: "/FinancialBills/GetClientFundStatementEmail",
  summary: "The e-mail of that statement, ready to be changed and sent",
  access: staff(`${page}:export`),
  input: z.strictObject(paper),
  answer: z.object({
    to: text("The customer's e-mail address on file, or the empty text"),
    subject: text("Subject"),
    text: text("Text"),
    fileName: text("File name of the attached statement"),
  }),
  changes: false,
  refusals: [refusals.nothingInPeriod],
  example: paperExample,
});

export const sendClientFundStatementEmail = defineCall({
  path: "/FinancialBills/SendClientFundStatementEmail",
  summary: "Send that statement to the customer by e-mail",
  access: staff(`${page}:export`),
  input: z.strictObject({
    ...paper,
    to: requiredText(1000).describe("Addresses, separated by commas"),
    subject: requiredText(150).describe("Subject"),
    text: optionalText(5000).describe("Text"),
  }),
  answer: z.object({
    delivered: z.enum(["smtp", "outbox"]).describe("`outbox`: no mail server is configured, nothing left"),
    refused: z.array(z.string()).describe("Addresses that the mail server did not take, while it took others"),
  }),
  changes: true,
  refusals: [...mailRefusalList, refusals.nothingInPeriod],
  example: { ...paperExample, to: "accounts@oasis.example", subject: "Statement", text: "Please find it attached." },
});

export const getOwnFundList = defineCall({
  path: "/FinancialBills/GetDebtFundList",
  summary: "The signed-in customer's own funds with what is available",
  access: customerOnly,
  input: z.strictObject({}),
  answer: z.object({ rows: z.array(fund).describe("One a fund class and currency") }),
  changes: false,
  refusals: [],
  example: {},
});

export const getOwnFundPostingList = listCall({
  path: "/FinancialBills/GetDebtFundDetailList",
  summary: "The postings of one of the customer's own funds, each with the balance after it",
  access: customerOnly,
  row: fundPosting,
  filters: postingFilters,
  sorts: ["place"],
  example: { fundId: someId },
});

export const createOwnFundStatementPdf = defineCall({
  path: "/FinancialBills/CreateDebtFundStatementPdf",
  summary: "The customer's own funds in one currency over a period, as PDF",
  access: customerOnly,
  input: z.strictObject({ currency: paper.currency, ...period, documentLanguages }),
  answer: madeFile,
  changes: true,
  refusals: [refusals.nothingInPeriod],
  example: { currency: "USD", documentLanguages: ["en"] },
});

export const clientFundReadingCalls: readonly Call[] = [
  getAvailableFundList,
  exportAvailableFundList,
  loadClientFund,
  getClientFundDetailList,
  exportClientFundDetailList,
  loadClientFundUseDetail,
  getClientFundStatementList,
  exportClientFundStatementList,
  createClientFundStatementPdf,
  getClientFundStatementEmail,
  sendClientFundStatementEmail,
  getOwnFundList,
  getOwnFundPostingList,
  createOwnFundStatementPdf,
];
