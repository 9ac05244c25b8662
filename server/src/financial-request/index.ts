import {
  addOperatingExpenseRequest,
  deleteOperatingExpenseRequest,
  editOperatingExpenseRequest,
  exportFinancialRequestList,
  getFinancialRequestList,
  getOperatingExpenseRequestLog,
  getRequestCurrencyList,
  loadOperatingExpenseRequestInfo,
  submitOperatingExpenseRequest,
  withdrawOperatingExpenseRequest,
} from "@lading/contract/financial-request";
import type { Subject } from "#approval";
import { on, type ServerModule } from "#core/http";
import {
  addExpense,
  deleteExpenses,
  editExpense,
  exportExpenses,
  listExpenses,
  loadExpense,
  offerCurrencies,
  readExpenseLog,
  submitExpense,
  withdrawExpense,
} from "./calls.ts";
import { entities } from "./log.ts";
import { endRequests, lockRequests } from "./write.ts";

export { addDemoRequests } from "./demo.ts";
export { requestKinds } from "./make.ts";
export { openRequests } from "./period.ts";
export { requestParties } from "./parties.ts";
export { readRequestLog } from "./log.ts";
export { lockToPay, markPaid } from "./pay.ts";
export { allRequests, listRequests, loadRequest } from "./read.ts";
export { submitRequest, withdrawRequest } from "./submit.ts";
export { requestCategoryUse } from "./uses.ts";
export { seesRequestFile, visibleRequests, type RequestKind } from "./visible.ts";
export { changeRequest, createRequest, deleteRequests, type FinancialRequest, type Written } from "./write.ts";

/** Expense requests, as approvals decide on them. */
export const expenseSubject: Subject = { entity: entities.expense, lock: lockRequests, end: endRequests };
/** The same of payroll requests, which are kept among them. */
export const payrollSubject: Subject = { ...expenseSubject, entity: entities.payroll };

/** Requests for expenses, and what they share with payroll. */
export const financialRequestModule: ServerModule = {
  name: "financial-request",
  routes: [
    on(getFinancialRequestList, listExpenses),
    on(exportFinancialRequestList, exportExpenses),
    on(loadOperatingExpenseRequestInfo, loadExpense),
    on(addOperatingExpenseRequest, addExpense),
    on(editOperatingExpenseRequest, editExpense),
    on(deleteOperatingExpenseRequest, deleteExpenses),
    on(submitOperatingExpenseRequest, submitExpense),
    on(withdrawOperatingExpenseRequest, withdrawExpense),
    on(getOperatingExpenseRequestLog, readExpenseLog),
    on(getRequestCurrencyList, offerCurrencies),
  ],
};
