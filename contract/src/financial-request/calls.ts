import { z } from "zod";
import { approvalRefusals, auditPage } from "#approval";
import {
  addCall,
  calendarDate,
  changedRecord,
  coreRefusals,
  currency,
  defineCall,
  deleteCall,
  editCall,
  exportCall,
  id,
  listCall,
  loadCall,
  logCall,
  optionalText,
  orEmpty,
  someId,
  staff,
  text,
  version,
  type Access,
  type Call,
  longestNumbersSearch,
} from "#core";
import { currencyRefusals } from "#currency";
import { exchangeRateRefusals } from "#exchange-rate";
import { costCategories, expenseCategoryRefusals } from "#expense-category";
import { fileRefusals } from "#files";
import { expenseFields, listedExpense, wholeExpense } from "./records.ts";
import { requestRefusals as refusals } from "./refusals.ts";
import { requestActions, requestStatuses } from "./words.ts";

export const requestPage = "/businessLedger/financialRequest";
const page = requestPage;

export const requestTitles = {
  one: { zh: "费用申请", en: "expense request", ar: "طلب صرف" },
  all: { zh: "费用申请", en: "Requests", ar: "طلبات الصرف" },
};

/** Filters that lists of all kinds of requests have. */
export const requestFilters = {
  search: optionalText(longestNumbersSearch).describe("Part of its number, statement, payee or applicant"),
  status: z.enum(requestStatuses).optional().describe("Only those that stand so"),
  currency: currency.optional().describe("Only in this currency"),
  applicantName: optionalText(60).describe("Part of the applicant's name"),
  submitTimeFrom: orEmpty(calendarDate).describe("Submitted from this day, YYYY-MM-DD (UTC)"),
  submitTimeTo: orEmpty(calendarDate).describe("Submitted to this day, YYYY-MM-DD (UTC)"),
};
export const requestSorts = ["createdAt", "number", "amount", "submitTime", "lastPaymentDate"] as const;

const filters = {
  ...requestFilters,
  supplierName: optionalText(120).describe("Part of the payee's name"),
  categoryId: id.optional().describe("Only of this category, or of those below it"),
  costCategory: z.enum(costCategories).optional().describe("Only of this kind of cost"),
  withinBudget: z.boolean().optional().describe("Only within the budget, or only the others"),
};

export const getFinancialRequestList = listCall({
  path: "/FinancialBills/GetFinancialRequestList",
  summary: "Expense requests",
  description: "Those of the people whose records the caller sees; a draft is its applicant's alone.",
  access: staff(`${page}:view`),
  row: listedExpense,
  filters,
  sorts: requestSorts,
  example: { status: "pendingApproval" },
});

export const exportFinancialRequestList = exportCall({
  path: "/FinancialBills/ExportFinancialRequestList",
  summary: "The filtered expense requests as a spreadsheet",
  page,
  filters,
  sorts: requestSorts,
  example: {},
});

export const loadOperatingExpenseRequestInfo = loadCall({
  path: "/FinancialBills/LoadOperatingExpenseRequestInfo",
  summary: "An expense request with its submissions and decisions",
  access: staff(`${page}:view`, `${auditPage}:view`),
  id: "Expense request",
  record: wholeExpense,
});

/** Refusals of writing a request of any kind. */
export const writtenRefusals = [
  refusals.currency,
  refusals.notYourWallet,
  currencyRefusals.disabled,
  coreRefusals.amountDecimals,
  coreRefusals.wholeAmount,
  fileRefusals.gone,
] as const;
const changeRefusals = [refusals.notApplicant, refusals.notFree] as const;

const example = {
  categoryId: someId,
  statement: "Office rent of December",
  supplierName: "Kerry Properties (Shenzhen) Co., Ltd",
  currency: "RMB" as const,
  accounts: [
    {
      receiveMethod: "bankTransfer" as const,
      accountName: "Kerry Properties (Shenzhen) Co., Ltd",
      bankName: "Bank of China, Shenzhen Branch",
      bankNumber: "7405 1234 5678",
      amount: "18600",
    },
  ],
  lastPaymentDate: "2026-12-05",
};

export const addOperatingExpenseRequest = addCall({
  path: "/FinancialBills/AddOperatingExpenseRequest",
  summary: "Write an expense request; it is submitted by another call",
  page,
  fields: expenseFields,
  refusals: [...writtenRefusals, expenseCategoryRefusals.disabled],
  example,
});

export const editOperatingExpenseRequest = editCall({
  path: "/FinancialBills/EditOperatingExpenseRequest",
  summary: "Change an own expense request",
  description:
    "Of one that was submitted, a change of amount, currency, payee, account, category, statement, budget flag or payment code voids all decisions: it is to be submitted again.",
  page,
  fields: expenseFields,
  refusals: [...writtenRefusals, ...changeRefusals, expenseCategoryRefusals.disabled],
  example,
});

export const deleteOperatingExpenseRequest = deleteCall({
  path: "/FinancialBills/DeleteOperatingExpenseRequest",
  summary: "Delete own expense requests that were never submitted",
  page,
  ids: "Expense requests, all or none",
  refusals: [refusals.notApplicant, refusals.submittedBefore],
});

/** The call that submits a request of a kind. */
export function submitCall<const X extends Access>(call: Pick<Call, "path" | "summary"> & { access: X }) {
  return defineCall({
    ...call,
    description:
      "It takes the chain as it is now: what is set later changes nothing of it. Levels from an amount on weigh it in the settlement currency at today's rate.",
    input: z.strictObject({
      id: id.describe("The request"),
      version: version.describe("Version it was read with"),
    }),
    answer: z.object({ version: version.describe("New version"), number: text("Its number") }),
    changes: true,
    refusals: [
      ...changeRefusals,
      refusals.pastDate,
      approvalRefusals.noChain,
      approvalRefusals.onlyYourself,
      exchangeRateRefusals.none,
      expenseCategoryRefusals.disabled,
    ],
    example: { id: someId, version: 1 },
  });
}

/** The call that withdraws a request of a kind. */
export function withdrawCall<const X extends Access>(call: Pick<Call, "path" | "summary"> & { access: X }) {
  return defineCall({
    ...call,
    description: "Its decisions count no more; corrected it can be submitted again, under the same number.",
    input: z.strictObject({
      id: id.describe("The request"),
      version: version.describe("Version it was read with"),
    }),
    answer: changedRecord,
    changes: true,
    refusals: changeRefusals,
    example: { id: someId, version: 2 },
  });
}

export const submitOperatingExpenseRequest = submitCall({
  path: "/FinancialBills/SubmitOperatingExpenseRequest",
  summary: "Submit an own expense request, again after it was withdrawn, refused or changed",
  access: staff(`${page}:add`),
});

export const withdrawOperatingExpenseRequest = withdrawCall({
  path: "/FinancialBills/WithdrawOperatingExpenseRequest",
  summary: "Withdraw an own expense request that is not paid",
  access: staff(`${page}:add`),
});

export const getOperatingExpenseRequestLog = logCall({
  path: "/FinancialBills/GetOperatingExpenseRequestLog",
  summary: "Operation log of an expense request",
  access: staff(`${page}:view`, `${auditPage}:view`),
  id: "Expense request",
  actions: requestActions,
});

export const getRequestCurrencyList = defineCall({
  path: "/FinancialBills/GetRequestCurrencyList",
  summary: "The currencies that requests are in: RMB, USD, HKD and the settlement currency, as far as they are enabled",
  access: staff(),
  input: z.strictObject({}),
  answer: z.object({
    rows: z.array(currency).describe("Currencies"),
    settlementCurrency: currency.describe("The settlement currency"),
  }),
  changes: false,
  refusals: [],
  example: {},
});

export const financialRequestCalls: readonly Call[] = [
  getFinancialRequestList,
  exportFinancialRequestList,
  loadOperatingExpenseRequestInfo,
  addOperatingExpenseRequest,
  editOperatingExpenseRequest,
  deleteOperatingExpenseRequest,
  submitOperatingExpenseRequest,
  withdrawOperatingExpenseRequest,
  getOperatingExpenseRequestLog,
  getRequestCurrencyList,
];
