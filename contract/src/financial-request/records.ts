import { z } from "zod";
import { approvalRound } from "#approval";
import {
  amount,
  answered,
  calendarDate,
  currency,
  id,
  moment,
  named,
  optionalText,
  orEmpty,
  requiredText,
  version,
} from "#core";
import { costCategories, costCategoryTexts } from "#expense-category";
import { storedFile } from "#files";
import { requestAccounts, shownAccounts } from "./accounts.ts";
import {
  expenseApprovals,
  expenseApprovalTexts,
  mostRequestFiles,
  requestFieldTexts as texts,
  requestStatuses,
  requestStatusTexts,
} from "./words.ts";

/** Fields that requests of every kind have, as people write them. */
export const writtenFields = {
  statement: named(requiredText(500), texts.statement).describe("What it is for"),
  currency: named(currency, texts.currency).describe("RMB, USD, HKD or the settlement currency"),
  accounts: requestAccounts,
  lastPaymentDate: named(orEmpty(calendarDate), texts.lastPaymentDate).describe("Pay by this day; may be empty"),
  attachments: named(z.array(id).max(mostRequestFiles).default([]), texts.attachments).describe(
    "Uploaded files (use `financialRequest`), in order; what is left out of an edit is deleted",
  ),
  remark: named(optionalText(500), texts.remark),
};

/** Fields of an expense request (catalogue §3). */
export const expenseFields = {
  categoryId: named(id, texts.category),
  supplierName: named(requiredText(120), texts.supplierName).describe("Who gets the money"),
  address: named(optionalText(200), texts.address),
  withinBudget: named(z.boolean().default(true), texts.withinBudget),
  voucherNumber: named(optionalText(60), texts.voucherNumber).describe("Number of the payee's own paper"),
  paymentCode: named(optionalText(60), texts.paymentCode).describe("Code that the payee wants quoted"),
  ...writtenFields,
};

/** Fields of every request in lists and sheets: where it stands, in both sets of words. */
const standing = {
  number: named(z.string(), texts.number).describe("Given when it is submitted first; before that the empty text"),
  status: named(z.enum(requestStatuses), texts.status, requestStatusTexts),
  expenseApproval: named(z.enum(expenseApprovals), texts.expenseApproval, expenseApprovalTexts),
};
const people = {
  applicantName: named(z.string(), texts.applicantName),
  department: named(z.string(), texts.department).describe("The applicant's position"),
  submitTime: named(moment.nullable(), texts.submitTime).describe("When it was submitted last"),
  createdAt: named(moment, texts.createdAt),
};
/** The payment, once it is paid. */
const payment = {
  paymentRecordNumber: named(z.string(), texts.paymentRecordNumber).describe("The empty text: it is not paid"),
  paidOn: named(calendarDate.nullable(), texts.paidOn),
};
const money = {
  currency: named(currency, texts.currency),
  amount: named(amount, texts.amount),
  lastPaymentDate: named(calendarDate.nullable(), texts.lastPaymentDate),
};

/** Fields of an expense request in the order of its lists and sheets. */
export const expenseShown = {
  ...standing,
  statement: named(z.string(), texts.statement),
  supplierName: named(z.string(), texts.supplierName),
  ...money,
  categoryName: named(z.string(), texts.category),
  costCategory: named(z.enum(costCategories), texts.costCategory, costCategoryTexts),
  costCode: named(z.string(), texts.costCode),
  withinBudget: named(z.boolean(), texts.withinBudget),
  voucherNumber: named(z.string(), texts.voucherNumber),
  paymentCode: named(z.string(), texts.paymentCode),
  ...payment,
  ...people,
};

/** Fields of a payroll request that it shares with the others, in the order of its lists. */
export const sharedShown = { ...standing, statement: expenseShown.statement, ...money, ...payment, ...people };

export const listedExpense = z
  .object({
    id: id.describe("Expense request"),
    ...answered(expenseShown),
    isMine: z.boolean().describe("The caller applied for it"),
    version: version.describe("Version for a later change"),
  })
  .meta({ id: "ListedExpenseRequest" });
export type ListedExpense = z.output<typeof listedExpense>;

/** Parts that a whole request of any kind has beside its listed fields. */
export const wholeParts = {
  remark: named(z.string(), texts.remark),
  accounts: shownAccounts,
  attachments: z.array(storedFile).describe("Its papers"),
  rounds: z.array(approvalRound).describe("Its submissions, the newest first"),
  mayEdit: z.boolean().describe("The caller applied for it, and it is not paid"),
};

export const wholeExpense = listedExpense
  .extend({
    categoryId: id.describe("Expense category"),
    address: z.string().describe("Address of the payee"),
    ...wholeParts,
  })
  .meta({ id: "WholeExpenseRequest" });
export type WholeExpense = z.output<typeof wholeExpense>;
