import { z } from "zod";
import {
  amount,
  calendarDate,
  changedRecord,
  coreRefusals,
  currency,
  defineCall,
  enteredFilters,
  exportCall,
  id,
  addedRecord,
  listCall,
  logActionTexts,
  logCall,
  moment,
  mostMinorUnits,
  named,
  optionalText,
  orEmpty,
  positiveDecimal,
  requiredText,
  someId,
  staff,
  version,
  type Call,
  type LocalText,
  longestNumbersSearch,
} from "#core";
import { currencyRefusals } from "#currency";
import { bankStatementRefusals } from "#bank-statement";
import { receiptFieldTexts as texts } from "./field-texts.ts";
import { businessReceiptPage as business, financeReceiptPage as finance } from "./menu.ts";
import { clientFundRefusals as refusals } from "./refusals.ts";
import { fundClasses, fundClassTexts, receiptActions, receiptStates, receiptStateTexts } from "./words.ts";

/** Receipts that are claimed, or taken from the bank's file, at once. */
export const mostReceiptsAtOnce = 50;

/** Fields of a pre-recorded receipt in the order of its lists and sheets. */
export const receiptPreRecordShown = {
  receiptNumber: named(z.string(), texts.receiptNumber).describe("Gapless a company and year"),
  status: named(z.enum(receiptStates), texts.status, receiptStateTexts),
  remitter: named(z.string(), texts.remitter),
  currency: named(currency, texts.currency),
  amount: named(amount, texts.amount),
  receiveDate: named(calendarDate, texts.receiveDate),
  inquiryNumber: named(z.string(), texts.inquiryNumber),
  remittanceLocation: named(z.string(), texts.remittanceLocation),
  accountName: named(z.string(), texts.accountName),
  customerName: named(z.string(), texts.customerName).describe("Customer that it is claimed for; the empty text else"),
  claimedByName: named(z.string(), texts.claimedByName),
  claimedAt: named(moment.nullable(), texts.claimedAt),
  remark: named(z.string(), texts.remark),
  createdByName: named(z.string(), texts.createdByName),
  createDate: named(moment, texts.createDate),
  deleteReason: named(z.string(), texts.deleteReason),
};

export const receiptPreRecord = z
  .object({
    id: id.describe("Pre-recorded receipt"),
    ...receiptPreRecordShown,
    fromBank: z.boolean().describe("Taken from a bank's file"),
    claimedByMe: z.boolean().describe("The asking person claimed it"),
    mayConfirm: z
      .boolean()
      .describe("The asking person may confirm the claim: it is not their own, or the company has no other user"),
    entryId: id.nullable().describe("The fund entry that a confirmed claim became"),
    version: version.describe("Version for a later change"),
  })
  .meta({ id: "ReceiptPreRecord" });
export type ReceiptPreRecord = z.output<typeof receiptPreRecord>;

const filters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of its number, the remitter, the bank's reference or the account",
  ),
  status: z.enum(receiptStates).optional().describe("How it stands"),
  currency: currency.optional().describe("Only in this currency"),
  receiveDateFrom: orEmpty(calendarDate).describe("Received from, YYYY-MM-DD"),
  receiveDateTo: orEmpty(calendarDate).describe("Received to, YYYY-MM-DD"),
  ...enteredFilters,
};
const sorts = ["createDate", "receiptNumber", "receiveDate", "remitter", "amount"] as const;

export const getReceiptPreRecordBusinessList = listCall({
  path: "/FinancialBills/GetReceiptPreRecordBusinessList",
  summary: "Receipts that are nobody's, and those that were claimed for customers whom the person sees",
  access: staff(`${business}:view`),
  row: receiptPreRecord,
  filters,
  sorts,
  example: { status: "open" },
});

export const exportReceiptPreRecordBusinessList = exportCall({
  path: "/FinancialBills/ExportReceiptPreRecordBusinessList",
  summary: "Receipts to claim as a spreadsheet",
  page: business,
  filters,
  sorts,
  example: {},
});

export const getReceiptPreRecordFinanceList = listCall({
  path: "/FinancialBills/GetReceiptPreRecordFinanceList",
  summary: "Receipts that finance recorded, with their claims",
  access: staff(`${finance}:view`),
  row: receiptPreRecord,
  filters,
  sorts,
  example: {},
});

export const exportReceiptPreRecordFinanceList = exportCall({
  path: "/FinancialBills/ExportReceiptPreRecordFinanceList",
  summary: "Pre-recorded receipts as a spreadsheet",
  page: finance,
  filters,
  sorts,
  example: {},
});

const fields = {
  remitter: named(requiredText(200), texts.remitter).describe("Name of whoever sent it, as the bank has it"),
  currency: named(currency, texts.currency),
  amount: named(positiveDecimal(mostMinorUnits), texts.amount),
  receiveDate: named(calendarDate, texts.receiveDate).describe("Day that it arrived, YYYY-MM-DD"),
  inquiryNumber: named(optionalText(80), texts.inquiryNumber),
  remittanceLocation: named(optionalText(120), texts.remittanceLocation),
  accountName: named(optionalText(200), texts.accountName),
  remark: named(optionalText(500), texts.remark),
};
const storing = [
  refusals.receivedLater,
  currencyRefusals.disabled,
  coreRefusals.amountDecimals,
  coreRefusals.wholeAmount,
] as const;
const example = {
  remitter: "Oasis Trading LLC",
  currency: "USD" as const,
  amount: "990",
  receiveDate: "2026-11-20",
};

export const addReceiptPreRecord = defineCall({
  path: "/FinancialBills/AddReceiptPreRecord",
  summary: "Record a receipt of which nobody knows yet whose it is",
  access: staff(`${finance}:add`),
  input: z.strictObject(fields),
  answer: addedRecord,
  changes: true,
  refusals: storing,
  example,
});

const one = { id: id.describe("Pre-recorded receipt"), version: version.describe("Version it was read with") };

export const editReceiptPreRecord = defineCall({
  path: "/FinancialBills/EditReceiptPreRecord",
  summary: "Change a receipt that nobody has claimed",
  access: staff(`${finance}:edit`),
  input: z.strictObject({ id: one.id, ...fields, version: one.version }),
  answer: changedRecord,
  changes: true,
  refusals: [...storing, refusals.receiptClosed],
  example: { id: someId, ...example, version: 1 },
});

const reason = named(requiredText(200), texts.reason).describe("Why");

export const deleteReceiptPreRecord = defineCall({
  path: "/FinancialBills/DeleteReceiptPreRecord",
  summary: "Delete a receipt that nobody has claimed, with a reason; one from the bank's file waits there again",
  access: staff(`${finance}:delete`),
  input: z.strictObject({ ...one, reason }),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.receiptClosed],
  example: { id: someId, version: 1, reason: "Recorded twice" },
});

/** A credit of a bank's file that no receipt was made of. */
export const bankCredit = z
  .object({
    id: id.describe("The payment of the bank's file"),
    receiveDate: named(calendarDate, texts.receiveDate),
    remitter: named(z.string(), texts.remitter),
    currency: named(currency, texts.currency),
    amount: named(amount, texts.amount),
    inquiryNumber: named(z.string(), texts.inquiryNumber),
    accountName: named(z.string(), texts.accountName),
  })
  .meta({ id: "BankCredit" });
export type BankCredit = z.output<typeof bankCredit>;

export const getReceiptPreRecordBankList = listCall({
  path: "/FinancialBills/GetReceiptPreRecordBankList",
  summary: "Credits of banks' files that wait: no receipt was made of them",
  access: staff(`${finance}:add`),
  row: bankCredit,
  filters: {
    search: optionalText(longestNumbersSearch).describe("Part of the remitter, or of the bank's reference"),
    currency: currency.optional().describe("Only in this currency"),
  },
  sorts: ["receiveDate", "remitter", "amount"],
  example: {},
});

export const takeReceiptPreRecords = defineCall({
  path: "/FinancialBills/TakeReceiptPreRecords",
  summary: "Record receipts from the bank's file, all or none; they are matched there no more",
  access: staff(`${finance}:add`),
  input: z.strictObject({
    ids: z.array(id).min(1).max(mostReceiptsAtOnce).describe("Payments of the bank's file"),
  }),
  answer: z.object({ taken: z.int().describe("How many were recorded") }),
  changes: true,
  refusals: [bankStatementRefusals.notOpen],
  example: { ids: [someId] },
});

export const claimReceiptPreRecords = defineCall({
  path: "/FinancialBills/ClaimReceiptPreRecords",
  summary: "Claim receipts for one of the person's own customers, all or none",
  description: "Several at once have the same remitter. Who comes second is told who was first.",
  access: staff(`${business}:edit`),
  input: z.strictObject({
    ids: z.array(id).min(1).max(mostReceiptsAtOnce).describe("Pre-recorded receipts"),
    customerId: named(id, texts.customerId).describe("A customer that the person sees"),
    fundClass: named(z.enum(fundClasses), texts.fundClass, fundClassTexts).describe("Fund class that it is for"),
    remark: named(optionalText(500), texts.remark),
  }),
  answer: z.object({ claimed: z.int().describe("How many were claimed") }),
  changes: true,
  refusals: [refusals.claimedFirst, refusals.notClaimable, refusals.otherRemitter],
  example: { ids: [someId], customerId: someId, fundClass: "business" },
});

export const withdrawReceiptPreRecordClaim = defineCall({
  path: "/FinancialBills/WithdrawReceiptPreRecordClaim",
  summary: "Take one's own claim back while it is not confirmed",
  access: staff(`${business}:edit`),
  input: z.strictObject(one),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.notClaimed, refusals.othersClaim],
  example: { id: someId, version: 2 },
});

export const confirmReceiptPreRecordClaim = defineCall({
  path: "/FinancialBills/ConfirmReceiptPreRecordClaim",
  summary: "Confirm a claim: it becomes a fund entry of who claimed it, to be posted",
  description: "By somebody else than who claimed it, administrators too; the one user of a company may.",
  access: staff(`${finance}:approve`),
  input: z.strictObject(one),
  answer: changedRecord.extend({ entryId: id.describe("The fund entry") }),
  changes: true,
  refusals: [refusals.notClaimed, refusals.ownClaim],
  example: { id: someId, version: 2 },
});

export const refuseReceiptPreRecordClaim = defineCall({
  path: "/FinancialBills/RefuseReceiptPreRecordClaim",
  summary: "Refuse a claim, with a reason: the receipt is nobody's again",
  access: staff(`${finance}:approve`),
  input: z.strictObject({ ...one, reason }),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.notClaimed],
  example: { id: someId, version: 2, reason: "The bank names another company" },
});

/** Names of the actions in a pre-recorded receipt's log. */
export const receiptActionTexts = {
  add: logActionTexts.add,
  edit: logActionTexts.edit,
  delete: logActionTexts.delete,
  take: { zh: "取自银行流水", en: "Taken from the bank's file", ar: "أُخذ من كشف البنك" },
  claim: { zh: "认领", en: "Claiming", ar: "تعريف الإيداع" },
  withdraw: { zh: "撤销认领", en: "Taking the claim back", ar: "سحب التعريف" },
  confirm: { zh: "确认认领", en: "Confirming the claim", ar: "تأكيد التعريف" },
  refuse: { zh: "驳回认领", en: "Refusing the claim", ar: "رفض التعريف" },
} as const satisfies Record<(typeof receiptActions)[number], LocalText>;

export const getReceiptPreRecordLog = logCall({
  path: "/FinancialBills/GetReceiptPreRecordLog",
  summary: "Operation log of a pre-recorded receipt",
  access: staff(`${business}:view`, `${finance}:view`),
  id: "Pre-recorded receipt",
  actions: receiptActions,
});

export const receiptPreRecordCalls: readonly Call[] = [
  getReceiptPreRecordBusinessList,
  exportReceiptPreRecordBusinessList,
  getReceiptPreRecordFinanceList,
  exportReceiptPreRecordFinanceList,
  addReceiptPreRecord,
  editReceiptPreRecord,
  deleteReceiptPreRecord,
  getReceiptPreRecordBankList,
  takeReceiptPreRecords,
  claimReceiptPreRecords,
  withdrawReceiptPreRecordClaim,
  confirmReceiptPreRecordClaim,
  refuseReceiptPreRecordClaim,
  getReceiptPreRecordLog,
];
