import { z } from "zod";
import { auditPage } from "#approval";
import {
  addCall,
  defineCall,
  deleteCall,
  editCall,
  exportCall,
  id,
  listCall,
  loadCall,
  logCall,
  optionalText,
  someId,
  staff,
  type Call,
} from "#core";
import { fileRefusals } from "#files";
import {
  requestActions,
  requestFilters,
  requestPage,
  requestRefusals,
  requestSorts,
  submitCall,
  withdrawCall,
  writtenRefusals,
} from "#financial-request";
import { sheetRefusals, templateCall } from "#sheets";
import { shownPayrollDetails } from "./details.ts";
import { listedPayroll, payrollFields, wholePayroll } from "./records.ts";
import { payrollRefusals as refusals } from "./refusals.ts";

/** Rights of their own: to apply for payroll, and to see approved payroll in order to pay it. */
export const payrollPage = `${requestPage}/payroll` as const;
export const seePayrollPage = `${requestPage}/seePayroll` as const;
const page = payrollPage;
const sees = staff(`${page}:add`, `${seePayrollPage}:view`, `${auditPage}:view`);

export const payrollTitles = {
  one: { zh: "工资发放申请", en: "payroll request", ar: "طلب صرف رواتب" },
  all: { zh: "工资发放申请", en: "Payroll requests", ar: "طلبات صرف الرواتب" },
};

const filters = { ...requestFilters, period: optionalText(7).describe("Only of this month, YYYY-MM") };

export const getPayrollRequestList = listCall({
  path: "/FinancialBills/GetPayrollRequestList",
  summary: "Payroll requests that the caller sees",
  description:
    "Its applicant and its chain see a payroll request, and once it is approved who holds the right to see payroll; for all others it is nowhere.",
  access: sees,
  row: listedPayroll,
  filters,
  sorts: requestSorts,
  example: { period: "2026-11" },
});

export const exportPayrollRequestList = exportCall({
  path: "/FinancialBills/ExportPayrollRequestList",
  summary: "The filtered payroll requests that the caller sees as a spreadsheet",
  page,
  filters,
  sorts: requestSorts,
  example: {},
});

export const loadPayrollRequestInfo = loadCall({
  path: "/FinancialBills/LoadPayrollRequestInfo",
  summary: "A payroll request with its employees, submissions and decisions",
  access: sees,
  id: "Payroll request",
  record: wholePayroll,
});

const example = {
  period: "2026-11",
  statement: "Salaries of November",
  currency: "RMB" as const,
  accounts: [
    {
      receiveMethod: "bankTransfer" as const,
      accountName: "Payroll agency account",
      bankName: "Bank of China, Shenzhen Branch",
      bankNumber: "7405 9876 5432",
      amount: "15500",
    },
  ],
  details: [{ employeeName: "Li Wei", grossPay: "18000", deductions: "2500", netPay: "15500" }],
};
const written = [...writtenRefusals, refusals.netPay, refusals.sum] as const;

export const addPayrollRequestApplication = addCall({
  path: "/FinancialBills/AddPayrollRequestApplication",
  summary: "Write a payroll request; it is submitted by another call",
  page,
  fields: payrollFields,
  refusals: written,
  example,
});

export const editPayrollRequestApplication = editCall({
  path: "/FinancialBills/EditPayrollRequestApplication",
  summary: "Change an own payroll request",
  description:
    "Of one that was submitted, any change but of attachments, remark and the day to pay by voids all decisions: it is to be submitted again.",
  page,
  fields: payrollFields,
  refusals: [...written, requestRefusals.notApplicant, requestRefusals.notFree],
  example,
});

export const deletePayrollRequestApplication = deleteCall({
  path: "/FinancialBills/DeletePayrollRequestApplication",
  summary: "Delete own payroll requests that were never submitted",
  page,
  ids: "Payroll requests, all or none",
  refusals: [requestRefusals.notApplicant, requestRefusals.submittedBefore],
});

export const submitPayrollRequestApplication = submitCall({
  path: "/FinancialBills/SubmitPayrollRequestApplication",
  summary: "Submit an own payroll request: to its own chain, or that of operating expenses",
  access: staff(`${page}:add`),
});

export const withdrawPayrollRequestApplication = withdrawCall({
  path: "/FinancialBills/WithdrawPayrollRequestApplication",
  summary: "Withdraw an own payroll request that is not paid",
  access: staff(`${page}:add`),
});

export const getPayrollRequestLog = logCall({
  path: "/FinancialBills/GetPayrollRequestLog",
  summary: "Operation log of a payroll request that the caller sees",
  access: sees,
  id: "Payroll request",
  actions: requestActions,
});

export const getPayrollSheetTemplate = templateCall({
  path: "/FinancialBills/GetPayrollSheetTemplate",
  summary: "The spreadsheet of employees to fill in for a payroll request",
  page,
});

export const readPayrollSheet = defineCall({
  path: "/FinancialBills/ReadPayrollSheet",
  summary: "Read a spreadsheet of employees into a payroll request that is being written; nothing is stored",
  access: staff(`${page}:add`),
  input: z.strictObject({ fileId: id.describe("Uploaded spreadsheet (`payrollImport`)") }),
  answer: z.object({
    details: shownPayrollDetails,
    problems: z
      .array(
        z.object({
          row: z.int().describe("Row"),
          column: z.string().describe("Column"),
          message: z.string().describe("Problem"),
        }),
      )
      .describe("The first 200 problems; with one of them no employee is taken"),
  }),
  changes: false,
  refusals: [...Object.values(sheetRefusals), refusals.headings, fileRefusals.gone],
  example: { fileId: someId },
});

export const payrollCalls: readonly Call[] = [
  getPayrollRequestList,
  exportPayrollRequestList,
  loadPayrollRequestInfo,
  addPayrollRequestApplication,
  editPayrollRequestApplication,
  deletePayrollRequestApplication,
  submitPayrollRequestApplication,
  withdrawPayrollRequestApplication,
  getPayrollRequestLog,
  getPayrollSheetTemplate,
  readPayrollSheet,
];
