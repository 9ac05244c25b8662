import { z } from "zod";
import {
  checkBillRefusals,
  documentLanguages,
  leastNameCharacters,
  lineFilters,
  lineSorts,
  openFilters,
  openLine,
  partySum,
  sumSorts,
} from "#check-bill";
import { collectionAccountChoice } from "#collection-account";
import {
  calendarDate,
  currency,
  defineCall,
  exportCall,
  id,
  listCall,
  madeFile,
  optionalText,
  orEmpty,
  requiredText,
  someId,
  staff,
  text,
  type Call,
} from "#core";
import { mailRefusalList } from "#mail";

/** The sales desk's page: what its own customers owe. */
export const accountingPage = "/salesManagement/accountingList";
const sees = staff(`${accountingPage}:view`);
const exports = staff(`${accountingPage}:export`);

const { kind: _sides, ...filters } = openFilters;
const { kind: _ofLines, partyKind: _parties, joining: _gathering, ...billFilters } = lineFilters;

export const getReconciliationSummary = {
  ...listCall({
    path: "/SalesManagent/GetReconciliationSummary",
    summary: "What one's own customers owe, by customer and currency, in ageing bands",
    description: `Customers of whom the person, or somebody below, is in charge; reconciled bills and others. A search by name takes at least ${leastNameCharacters} characters.`,
    access: sees,
    row: partySum,
    filters,
    sorts: sumSorts,
    example: {},
  }),
  refusals: [checkBillRefusals.shortName],
};

export const exportReconciliationSummary = {
  ...exportCall({
    path: "/SalesManagent/ExportReconciliationSummary",
    summary: "What one's own customers owe, by customer and currency, as a spreadsheet",
    page: accountingPage,
    filters,
    sorts: sumSorts,
    example: {},
  }),
  refusals: [checkBillRefusals.shortName],
};

export const getReconciliationList = {
  ...listCall({
    path: "/SalesManagent/GetReconciliationList",
    summary:
      "Open bills of one's own customers, with balance, outstanding and overdue days, credit balance and check bill",
    access: sees,
    row: openLine,
    filters: billFilters,
    sorts: lineSorts,
    example: {},
  }),
  refusals: [checkBillRefusals.shortName],
};

export const exportReconciliationList = {
  ...exportCall({
    path: "/SalesManagent/ExportReconciliationList",
    summary: "Open bills of one's own customers as a spreadsheet",
    page: accountingPage,
    filters: billFilters,
    sorts: lineSorts,
    example: {},
  }),
  refusals: [checkBillRefusals.shortName],
};

const statement = {
  partyId: id.describe("One's own customer"),
  currency: currency.describe("Currency"),
  asOf: orEmpty(calendarDate).describe("What was open at the end of this day, YYYY-MM-DD; the empty text for today"),
  documentLanguages,
  collectionAccountId: collectionAccountChoice,
};
const example = { partyId: someId, currency: "USD" as const, documentLanguages: ["en" as const] };

export const createReconciliationPdf = defineCall({
  path: "/SalesManagent/CreateReconciliationPdf",
  summary: "Statement of an own customer's open bills in one currency as of a date, as PDF",
  access: exports,
  input: z.strictObject(statement),
  answer: madeFile,
  changes: true,
  refusals: [checkBillRefusals.nothingThen],
  example,
});

export const getReconciliationEmail = defineCall({
  path: "/SalesManagent/GetReconciliationEmail",
  summary: "The e-mail that a statement is sent with, ready to be changed and sent",
  access: exports,
  input: z.strictObject(statement),
  answer: z.object({
    to: text("The customer's e-mail address on file, or the empty text"),
    subject: text("Subject"),
    text: text("Text"),
    fileName: text("File name of the attached statement"),
  }),
  changes: false,
  refusals: [checkBillRefusals.nothingThen],
  example,
});

export const sendReconciliationEmail = defineCall({
  path: "/SalesManagent/SendReconciliationEmail",
  summary: "Send an own customer its statement by e-mail, as PDF",
  access: exports,
  input: z.strictObject({
    ...statement,
    to: requiredText(1000).describe("Addresses, separated by commas"),
    subject: requiredText(150).describe("Subject"),
    text: optionalText(5000).describe("Text"),
  }),
  answer: z.object({
    delivered: z.enum(["smtp", "outbox"]).describe("`outbox`: no mail server is configured, nothing left"),
    refused: z.array(z.string()).describe("Addresses that the mail server did not take, while it took others"),
  }),
  changes: true,
  refusals: [...mailRefusalList, checkBillRefusals.nothingThen],
  example: { ...example, to: "accounts@oasis.example", subject: "Statement of account 2026-11-23" },
});

export const accountingCalls: readonly Call[] = [
  getReconciliationSummary,
  exportReconciliationSummary,
  getReconciliationList,
  exportReconciliationList,
  createReconciliationPdf,
  getReconciliationEmail,
  sendReconciliationEmail,
];
