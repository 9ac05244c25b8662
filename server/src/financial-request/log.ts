import { plainAmount } from "@lading/contract/charge-item";
import { requestActions, type RequestAccount } from "@lading/contract/financial-request";
import { changesBetween, logOperations, shownLog, type Doer, type FieldChange } from "#core/audit";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { checkSeen, type RequestKind } from "./visible.ts";
import type { PayrollDetail } from "./details.ts";

/** Kinds of requests in the operation log. */
export const entities = { expense: "expenseRequest", payroll: "payrollRequest" } as const satisfies Record<
  RequestKind,
  string
>;

interface Logged {
  statement: string;
  supplierName: string;
  address: string;
  currency: string;
  amount: string;
  accounts: readonly RequestAccount[];
  withinBudget: boolean;
  lastPaymentDate: string | null;
  voucherNumber: string;
  paymentCode: string;
  remark: string;
  period: string;
  details: readonly PayrollDetail[];
  categoryName: string;
  attachments?: readonly string[];
}

/** The changes as people read them: rows by what they say, files by their names. */
export function saidChanges(before: Logged | null, after: Logged | null): FieldChange[] {
  const [was, is] = [before && said(before), after && said(after)];
  return changesBetween(was, is, Object.keys(was ?? is ?? {}));
}

function said(request: Logged) {
  const { accounts, details, attachments, amount, currency } = request;
  return {
    category: request.categoryName,
    statement: request.statement,
    supplierName: request.supplierName,
    address: request.address,
    amount: `${plainAmount(amount, currency)} ${currency}`,
    accounts: accounts.map(accountSaid).join("; "),
    withinBudget: request.withinBudget,
    lastPaymentDate: request.lastPaymentDate,
    voucherNumber: request.voucherNumber,
    paymentCode: request.paymentCode,
    period: request.period,
    details: details.map(({ employeeName, netPay }) => `${employeeName} ${netPay}`).join("; "),
    remark: request.remark,
    attachments: attachments?.join("; "),
  };
}

const accountSaid = ({ accountName, bankName, bankNumber, amount }: RequestAccount) =>
  [accountName, bankName, bankNumber, amount].filter((part) => part !== "").join(" ");

interface Done {
  id: string;
  number: string;
  changes: readonly FieldChange[];
}

/** Says in the log what became of a request. */
export async function logRequest(
  db: Db,
  doer: Doer,
  { kind, action }: { kind: RequestKind; action: (typeof requestActions)[number] },
  { id, number, changes }: Done,
): Promise<void> {
  if (action === "edit" && changes.length === 0) return;
  await logOperations(db, doer, { entity: entities[kind], action }, [{ id, number, changes }]);
}

/** The log of a request that the person sees, newest first. */
export async function readRequestLog(db: Db, session: StaffSession, of: { kind: RequestKind; id: string }) {
  await checkSeen(db, session, of);
  return await shownLog(db, { companyId: session.companyId, entity: entities[of.kind], id: of.id }, requestActions);
}

/** A request as its form has it, for whoever edits an older one. */
export function currentOf(row: Logged & { expenseCategoryId: string | null }) {
  const { expenseCategoryId: categoryId, lastPaymentDate, statement, supplierName, address, currency } = row;
  const { accounts, withinBudget, voucherNumber, paymentCode, remark, period, details } = row;
  const texts = { statement, supplierName, address, voucherNumber, paymentCode, remark, period };
  return { ...texts, categoryId, currency, accounts, withinBudget, details, lastPaymentDate: lastPaymentDate ?? "" };
}
