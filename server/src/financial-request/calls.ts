import {
  expenseShown,
  requestTitles,
  type addOperatingExpenseRequest,
  type deleteOperatingExpenseRequest,
  type editOperatingExpenseRequest,
  type exportFinancialRequestList,
  type getFinancialRequestList,
  type getOperatingExpenseRequestLog,
  type getRequestCurrencyList,
  type loadOperatingExpenseRequestInfo,
  type submitOperatingExpenseRequest,
  type withdrawOperatingExpenseRequest,
} from "@lading/contract/financial-request";
import { coreRefusals, fieldsOf, refuse, type InputOf } from "@lading/contract/core";
import { exportedSheet, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { settlementOf } from "#currency";
import { readRequestLog } from "./log.ts";
import { allRequests, listRequests, loadRequest } from "./read.ts";
import { submitRequest, withdrawRequest } from "./submit.ts";
import { changeRequest, createRequest, currenciesOf, deleteRequests, type Written } from "./write.ts";

type Row = Awaited<ReturnType<typeof listRequests>>["rows"][number];
const listed = (row: Row) => ({
  ...fieldsOf(expenseShown, row),
  id: row.id,
  isMine: row.isMine,
  version: row.version,
});

/** A page of expense requests. */
export async function listExpenses(context: Context<typeof getFinancialRequestList>) {
  const { rows, total } = await listRequests(context, "expense", context.input);
  return { rows: rows.map(listed), total };
}

/** The filtered expense requests as a spreadsheet. */
export async function exportExpenses(context: Context<typeof exportFinancialRequestList>) {
  const { language, input } = context;
  const rows = await allRequests(context, "expense", input);
  const sheet = sheetOfFields(expenseShown, rows, language);
  return await exportedSheet(context, { title: requestTitles.all[language], ...sheet });
}

export async function loadExpense(context: Context<typeof loadOperatingExpenseRequestInfo>) {
  const {
    details: _details,
    employees: _employees,
    period: _period,
    ...request
  } = await loadRequest(context, "expense", context.input.id);
  const { categoryId } = request;
  if (categoryId === null) throw refuse(coreRefusals.notFound);
  return { ...request, categoryId };
}

const writtenOf = (input: InputOf<typeof addOperatingExpenseRequest>): Written => ({
  ...input,
  period: "",
  details: [],
});

export async function addExpense(context: Context<typeof addOperatingExpenseRequest>) {
  return await createRequest(context, "expense", writtenOf(context.input));
}

export async function editExpense(context: Context<typeof editOperatingExpenseRequest>) {
  const { id, version, ...input } = context.input;
  return await changeRequest(context, "expense", { id, version, written: writtenOf(input) });
}

export async function deleteExpenses(context: Context<typeof deleteOperatingExpenseRequest>) {
  return await deleteRequests(context, "expense", context.input.ids);
}

export async function submitExpense(context: Context<typeof submitOperatingExpenseRequest>) {
  return await submitRequest(context, "expense", context.input);
}

export async function withdrawExpense(context: Context<typeof withdrawOperatingExpenseRequest>) {
  return await withdrawRequest(context, "expense", context.input);
}

export async function readExpenseLog({ db, session, input }: Context<typeof getOperatingExpenseRequestLog>) {
  return await readRequestLog(db, session, { kind: "expense", id: input.id });
}

/** The currencies that requests may be in. */
export async function offerCurrencies({ db, session }: Context<typeof getRequestCurrencyList>) {
  const { companyId } = session;
  return { rows: await currenciesOf(db, companyId), settlementCurrency: await settlementOf(db, companyId) };
}
