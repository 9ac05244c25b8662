import { z } from "zod";
import {
  currency,
  defineCall,
  enteredFilters,
  exportCall,
  id,
  listCall,
  optionalText,
  someId,
  staff,
  type Call,
  longestNumbersSearch,
} from "#core";
import { fileRefusals } from "#files";
import { periodRefusals } from "#period";
import { bankFilePreview, listedBankFile, tableEncodings, tableMapping, takenFile } from "./files.ts";
import { bankStatementPage as page } from "./menu.ts";
import { bankStatementRefusals as refusals } from "./refusals.ts";

const which = {
  fileId: id.describe("The uploaded file (`bankStatement`)"),
  mapping: tableMapping.nullable().default(null).describe("How a table is read; null takes the account's own"),
};
const readingRefusals = [
  refusals.noStatement,
  refusals.format,
  refusals.truncated,
  refusals.doctype,
  refusals.encoding,
  refusals.columns,
] as const;

export const previewBankFile = defineCall({
  path: "/FinancialBills/PreviewBankFile",
  summary: "What a bank's file holds, and which of it is new; stores nothing",
  description:
    "Reads camt.053 and camt.054 (versions 02, 04, 08), MT940, OFX, and any bank's CSV or xlsx by a mapping of its columns. The account is the one that the file names by its number or IBAN.",
  access: staff(`${page}:add`),
  input: z.strictObject({
    ...which,
    accountId: id.nullable().default(null).describe("The collection account; null finds it by the file"),
    encoding: z.enum(tableEncodings).nullable().default(null).describe("Of a CSV file; null finds the likeliest"),
  }),
  answer: bankFilePreview,
  changes: false,
  refusals: readingRefusals,
  example: { fileId: someId },
});

export const takeOverBankFile = defineCall({
  path: "/FinancialBills/TakeOverBankFile",
  summary: "Take the new entries of a bank's file over, all or none",
  description:
    "The same file again, or one that overlaps, adds none; two true payments alike in all are two. A statement whose balances do not add up is taken over only when `confirmed`. Pending entries are not kept.",
  access: staff(`${page}:add`),
  input: z.strictObject({
    ...which,
    accountId: id.describe("The collection account"),
    confirmed: z.boolean().default(false).describe("A person looked at what does not add up, or could not be read"),
  }),
  answer: takenFile,
  changes: true,
  manyRecords: true,
  refusals: [
    periodRefusals.closed,
    ...readingRefusals,
    refusals.otherAccount,
    refusals.otherCurrency,
    refusals.currencyUnknown,
    refusals.notConfirmed,
    refusals.unread,
    refusals.mapFirst,
    fileRefusals.gone,
  ],
  example: { fileId: someId, accountId: someId },
});

const filters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of the file's name, or of the statement's or account's number",
  ),
  currency: currency.optional().describe("Only of accounts in this currency"),
  accountId: id.optional().describe("Only of this collection account"),
  ...enteredFilters,
};
const sorts = ["createDate", "to", "fileName"] as const;

export const getBankFileList = listCall({
  path: "/FinancialBills/GetBankStatementList",
  summary: "Bank statements that were taken over",
  access: staff(`${page}:view`),
  row: listedBankFile,
  filters,
  sorts,
  example: {},
});

export const exportBankFileList = exportCall({
  path: "/FinancialBills/ExportBankStatementList",
  summary: "Bank statements that were taken over as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

export const bankFileCalls: readonly Call[] = [previewBankFile, takeOverBankFile, getBankFileList, exportBankFileList];
