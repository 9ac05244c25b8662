import { coreRefusals, refuse } from "@lading/contract/core";
import { requestStatusTexts, requestWords } from "@lading/contract/financial-request";
import { paymentRefusals as refusals } from "@lading/contract/payment";
import { decidersOf, deciderOf } from "#approval";
import { lockToPay, type FinancialRequest } from "#financial-request";
import { walletNumbers } from "#user";
import type { Due, Paying } from "./due.ts";

/** Approved requests, locked and checked: not own ones nor decided on, as they were read, each account as it was decided on. */
export async function dueRequests({
  db,
  session,
  language,
  input,
}: Paying): Promise<{ due: Due; request: FinancialRequest }[]> {
  const { companyId, userId, rights } = session;
  const items = input.items.filter(({ subject }) => subject !== "invoice");
  const versions = new Map(items.map(({ id, version }) => [id, version]));
  const requests = await lockToPay(db, companyId, [...versions.keys()]);
  if (requests.length === 0) return [];
  const kinds = new Map(items.map(({ id, subject }) => [id, subject]));
  const seesPayroll = rights.has("/businessLedger/financialRequest/seePayroll:view");
  const deciders = await decidersOf(db, companyId, [...versions.keys()]);
  const { isAlone } = await deciderOf(db, session);
  const wallets = await walletNumbers(
    db,
    companyId,
    requests.flatMap(({ accounts }) => accounts.flatMap(({ walletOf }) => walletOf ?? [])),
  );
  return requests.map((request) => {
    const { id, number, kind, stage, applicantId, accounts } = request;
    // Payroll is nowhere for those who do not see it.
    if (kind !== kinds.get(id) || (kind === "payroll" && !seesPayroll)) throw refuse(coreRefusals.notFound);
    if (stage === "paid") throw refuse(refusals.paidAlready, { number });
    if (versions.get(id) !== request.version) throw refuse(refusals.changed, { number: number || request.statement });
    if (stage !== "approved")
      throw refuse(refusals.notApproved, { number, status: requestStatusTexts[requestWords[stage].status][language] });
    const own = applicantId === userId;
    const decided = deciders.get(id)?.has(userId) === true;
    if (own && !isAlone) throw refuse(refusals.own, { number });
    if (decided && !isAlone) throw refuse(refusals.decided, { number });
    for (const { walletOf, bankNumber } of accounts)
      if (walletOf !== null && wallets.get(walletOf) !== bankNumber) throw refuse(refusals.accountChanged, { number });
    return { due: dueOf(request, own || decided), request };
  });
}

/** Payroll names no payee but whose the accounts are. */
const listed = (names: readonly string[]): string => [...new Set(names)].filter((name) => name !== "").join(", ");

function dueOf(request: FinancialRequest, alone: boolean): Due {
  const { id, kind, number, statement, supplierName, applicantName, currency, amount, accounts } = request;
  return {
    subject: kind,
    id,
    number,
    title: statement,
    payee: supplierName || listed(accounts.map(({ accountName }) => accountName)) || applicantName,
    currency,
    amount,
    accounts: accounts.map(({ walletOf: _wallet, ...account }) => account),
    secret: kind === "payroll",
    alone,
  };
}
