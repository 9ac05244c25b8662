import { z } from "zod";
import {
  calendarDate,
  currency,
  enteredFilters,
  exportCall,
  id,
  listCall,
  loadCall,
  logActionTexts,
  logCall,
  longestNumbersSearch,
  optionalText,
  orEmpty,
  rule,
  staff,
  type Call,
  type LocalText,
} from "#core";
import {
  ageingBands,
  checkBillStatuses,
  checkBillTypes,
  lineKinds,
  listedCheckBill,
  openLine,
  partyKinds,
  partySum,
  wholeCheckBill,
} from "./records.ts";
import { checkBillRefusals as refusals } from "./refusals.ts";

export const pendingPage = "/businessLedger/pendingCheckBillsSummary";
export const finishedPage = "/businessLedger/finishedCheckBillsSummary";
export const seesCheckBills = staff(`${pendingPage}:view`, `${finishedPage}:view`);

/** Characters of a company's name that a search takes at least (catalogue §5). */
export const leastNameCharacters = 3;

const companyName = optionalText(80)
  .refine(
    (name) => name === "" || Array.from(name).length >= leastNameCharacters,
    rule(refusals.shortName, { min: leastNameCharacters }),
  )
  .describe("Part of the customer's or supplier's name, at least 3 characters");

/** Filters of what is open between the company and its parties. */
export const openFilters = {
  companyName,
  partyNumber: optionalText(40).describe("The customer's or supplier's number"),
  kind: z.enum(lineKinds).optional().describe("Only bills or only costs"),
  currency: currency.optional().describe("Only in this currency"),
  asOf: orEmpty(calendarDate).describe("What was open at the end of this day, YYYY-MM-DD; the empty text for now"),
};

/** Filters of open bills and costs, one a row. */
export const lineFilters = {
  ...openFilters,
  search: optionalText(longestNumbersSearch).describe("Part of the bill's or the waybill's number"),
  partyKind: z.enum(partyKinds).optional().describe("With `partyId`: whether it is a customer or a supplier"),
  partyId: id.optional().describe("Only of this customer or supplier"),
  ageing: z.enum(ageingBands).optional().describe("Only so long overdue"),
  dateFrom: orEmpty(calendarDate).describe("Dated from, YYYY-MM-DD"),
  dateTo: orEmpty(calendarDate).describe("Dated to, YYYY-MM-DD"),
  gathered: z.boolean().optional().describe("True: only those on a check bill; false: only those on none"),
  joining: id
    .optional()
    .describe(
      "Only those on no check bill that could still be put to this one: of its party or parties, currency and sides",
    ),
};

export const lineSorts = [
  "billDate",
  "dueDate",
  "invoiceNo",
  "partyName",
  "partyNumber",
  "amount",
  "balance",
  "createDate",
] as const;
export const sumSorts = ["balance", "partyName", "partyNumber", "outstandingDays", "over90"] as const;

export const getPendingCheckBillsSummary = {
  ...listCall({
    path: "/FinancialBills/GetPendingCheckBillsSummary",
    summary: "Bills and costs not yet reconciled, summed by party and currency, in ageing bands",
    access: staff(`${pendingPage}:view`),
    row: partySum,
    filters: openFilters,
    sorts: sumSorts,
    example: {},
  }),
  refusals: [refusals.shortName],
};

export const exportPendingCheckBillsSummary = {
  ...exportCall({
    path: "/FinancialBills/ExportPendingCheckBillsSummary",
    summary: "The sums by party and currency as a spreadsheet",
    page: pendingPage,
    filters: openFilters,
    sorts: sumSorts,
    example: {},
  }),
  refusals: [refusals.shortName],
};

export const getReceivableAndPayableList = {
  ...listCall({
    path: "/FinancialBills/GetReceivableAndPayableList",
    summary: "Bills and costs not yet reconciled, with balance, outstanding days and ageing",
    access: staff(`${pendingPage}:view`),
    row: openLine,
    filters: lineFilters,
    sorts: lineSorts,
    example: {},
  }),
  refusals: [refusals.shortName],
};

export const exportReceivableAndPayableList = {
  ...exportCall({
    path: "/FinancialBills/ExportReceivableAndPayableList",
    summary: "The bills and costs not yet reconciled as a spreadsheet",
    page: pendingPage,
    filters: lineFilters,
    sorts: lineSorts,
    example: {},
  }),
  refusals: [refusals.shortName],
};

const checkBillFilters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of its number, of the party's number or name, or of a bill's number on it",
  ),
  type: z.enum(checkBillTypes).optional().describe("Only of this type"),
  currency: currency.optional().describe("Only in this currency"),
  status: z
    .enum([...checkBillStatuses, "all"])
    .default("pending")
    .describe("How it stands"),
  ...enteredFilters,
};
const checkBillSorts = ["createDate", "financialAccountNo", "partyName", "partyNumber", "amount", "agreedOn"] as const;

export const getCheckBillList = listCall({
  path: "/FinancialBills/GetCheckBillList",
  summary: "Check bills",
  access: seesCheckBills,
  row: listedCheckBill,
  filters: checkBillFilters,
  sorts: checkBillSorts,
  example: { status: "finished" },
});

export const exportCheckBillList = {
  ...exportCall({
    path: "/FinancialBills/ExportCheckBillList",
    summary: "Check bills as a spreadsheet",
    page: finishedPage,
    filters: checkBillFilters,
    sorts: checkBillSorts,
    example: {},
  }),
  access: { ...staff(`${pendingPage}:export`, `${finishedPage}:export`), afterExpiry: true },
};

export const loadCheckBillInfo = loadCall({
  path: "/FinancialBills/LoadCheckBillInfo",
  summary: "A check bill with its lines",
  access: seesCheckBills,
  id: "Check bill",
  record: wholeCheckBill,
});

export const checkBillActions = ["add", "edit", "delete", "agree", "withdraw", "print", "send"] as const;

/** Names of the actions on a check bill. */
export const checkBillActionTexts = {
  ...logActionTexts,
  delete: { zh: "作废对账单", en: "Voiding", ar: "إلغاء كشف المطابقة" },
  agree: { zh: "登记对方确认", en: "Agreement noted", ar: "تسجيل الموافقة" },
  withdraw: { zh: "撤回确认", en: "Agreement withdrawn", ar: "سحب الموافقة" },
} as const satisfies Record<(typeof checkBillActions)[number], LocalText>;

export const getCheckBillLog = logCall({
  path: "/FinancialBills/GetCheckBillLog",
  summary: "Operation log of a check bill",
  access: seesCheckBills,
  id: "Check bill",
  actions: checkBillActions,
});

export const checkBillReadingCalls: readonly Call[] = [
  getPendingCheckBillsSummary,
  exportPendingCheckBillsSummary,
  getReceivableAndPayableList,
  exportReceivableAndPayableList,
  getCheckBillList,
  exportCheckBillList,
  loadCheckBillInfo,
  getCheckBillLog,
];
