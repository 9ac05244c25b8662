import {
  payrollRefusals as refusals,
  payrollShown,
  payrollTitles,
  type addPayrollRequestApplication,
  type deletePayrollRequestApplication,
  type editPayrollRequestApplication,
  type exportPayrollRequestList,
  type getPayrollRequestList,
  type getPayrollRequestLog,
  type loadPayrollRequestInfo,
  type submitPayrollRequestApplication,
  type withdrawPayrollRequestApplication,
} from "@lading/contract/payroll";
import { sumOfAmounts } from "@lading/contract/charge-item";
import { checkDecimals, fieldsOf, refuseField, type InputOf } from "@lading/contract/core";
import { Big } from "big.js";
import { exportedSheet, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import {
  allRequests,
  changeRequest,
  createRequest,
  deleteRequests,
  listRequests,
  loadRequest,
  readRequestLog,
  submitRequest,
  withdrawRequest,
  type Written,
} from "#financial-request";

type Input = InputOf<typeof addPayrollRequestApplication>;

/** A page of the payroll requests that the person sees. */
export async function listPayroll(context: Context<typeof getPayrollRequestList>) {
  const { rows, total } = await listRequests(context, "payroll", context.input);
  const shown = rows.map((row) => ({
    ...fieldsOf(payrollShown, row),
    id: row.id,
    isMine: row.isMine,
    version: row.version,
  }));
  return { rows: shown, total };
}

/** The filtered payroll requests as a spreadsheet. */
export async function exportPayroll(context: Context<typeof exportPayrollRequestList>) {
  const { language, input } = context;
  const sheet = sheetOfFields(payrollShown, await allRequests(context, "payroll", input), language);
  return await exportedSheet(context, { title: payrollTitles.all[language], ...sheet });
}

export async function loadPayroll(context: Context<typeof loadPayrollRequestInfo>) {
  const request = await loadRequest(context, "payroll", context.input.id);
  const { remark, accounts, attachments, rounds, mayEdit, details } = request;
  const listed = { id: request.id, isMine: request.isMine, version: request.version };
  return {
    ...fieldsOf(payrollShown, request),
    ...listed,
    remark,
    accounts,
    attachments,
    rounds,
    mayEdit,
    details: details.map((detail) => ({ ...detail })),
  };
}

/** A payroll request as requests are kept: its employees' figures add up, line by line and in all. */
function writtenOf(input: Input): Written {
  const { details, currency, accounts } = input;
  for (const [place, { grossPay, deductions, netPay }] of details.entries()) {
    const at = (field: string) => `details.${place}.${field}`;
    checkDecimals(at("grossPay"), grossPay, currency);
    checkDecimals(at("deductions"), deductions, currency);
    checkDecimals(at("netPay"), netPay, currency);
    const expected = new Big(grossPay).minus(deductions || "0");
    if (!expected.eq(netPay)) throw refuseField(at("netPay"), refusals.netPay, { expected: expected.toFixed() });
  }
  const amount = sumOfAmounts(
    accounts.map((account) => account.amount),
    currency,
  );
  const ofDetails = sumOfAmounts(
    details.map(({ netPay }) => netPay),
    currency,
  );
  if (details.length > 0 && amount !== ofDetails)
    throw refuseField("accounts", refusals.sum, { amount, details: ofDetails });
  const none = { categoryId: null, supplierName: "", address: "", voucherNumber: "", paymentCode: "" };
  return { ...none, ...input, withinBudget: true };
}

export async function addPayroll(context: Context<typeof addPayrollRequestApplication>) {
  return await createRequest(context, "payroll", writtenOf(context.input));
}

export async function editPayroll(context: Context<typeof editPayrollRequestApplication>) {
  const { id, version, ...input } = context.input;
  return await changeRequest(context, "payroll", { id, version, written: writtenOf(input) });
}

export async function deletePayroll(context: Context<typeof deletePayrollRequestApplication>) {
  return await deleteRequests(context, "payroll", context.input.ids);
}

export async function submitPayroll(context: Context<typeof submitPayrollRequestApplication>) {
  return await submitRequest(context, "payroll", context.input);
}

export async function withdrawPayroll(context: Context<typeof withdrawPayrollRequestApplication>) {
  return await withdrawRequest(context, "payroll", context.input);
}

export async function readPayrollLog({ db, session, input }: Context<typeof getPayrollRequestLog>) {
  return await readRequestLog(db, session, { kind: "payroll", id: input.id });
}
