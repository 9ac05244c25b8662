import { z } from "zod";
import {
  amount,
  calendarDate,
  currency,
  enteredFilters,
  exportCall,
  id,
  listCall,
  moment,
  named,
  optionalText,
  staff,
  type Call,
  longestNumbersSearch,
} from "#core";
import { writeOffFieldTexts } from "#write-off";
import { bankEntryCalls } from "./entry-calls.ts";
import { bankFieldTexts as texts } from "./field-texts.ts";
import { bankFileCalls } from "./file-calls.ts";
import { bankStatementPage as page } from "./menu.ts";

/** Fields of a receipt as its list and sheet show it. */
export const receiptShown = {
  receipt: named(z.string(), texts.receipt),
  day: named(calendarDate, texts.day),
  partyNumber: named(z.string(), writeOffFieldTexts.partyNumber),
  partyName: named(z.string(), texts.partyName),
  currency: named(currency, texts.currency),
  amount: named(amount, texts.amount),
  used: named(amount, texts.used).describe("Held by pending write-offs, and written off"),
  left: named(amount, texts.left).describe("Not set against anything yet"),
  bankReference: named(z.string(), texts.bankReference),
  createdByName: named(z.string(), texts.createdByName),
  createDate: named(moment, texts.createDate),
};

export const listedReceipt = z
  .object({
    id: id.describe("The receipt"),
    partyId: id.describe("The customer"),
    ...receiptShown,
    takenBackOn: calendarDate.nullable().describe("Since this day it counts no more"),
  })
  .meta({ id: "ListedReceipt" });
export type ListedReceipt = z.output<typeof listedReceipt>;

const filters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of its number, of the customer's number or name, or of the bank's reference",
  ),
  hasRest: z.boolean().optional().describe("Only such as have something left, or only others"),
  currency: currency.optional().describe("Only in this currency"),
  ...enteredFilters,
};
const sorts = ["day", "receipt", "left", "amount", "partyName"] as const;

export const getReceiptList = listCall({
  path: "/FinancialBills/GetReceiptList",
  summary: "Receipts from customers, with what is left of each",
  access: staff(`${page}:view`),
  row: listedReceipt,
  filters,
  sorts,
  example: { hasRest: true },
});

export const exportReceiptList = exportCall({
  path: "/FinancialBills/ExportReceiptList",
  summary: "Receipts from customers as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

/** All calls on banks' files. */
export const bankStatementCalls: readonly Call[] = [
  ...bankFileCalls,
  ...bankEntryCalls,
  getReceiptList,
  exportReceiptList,
];
