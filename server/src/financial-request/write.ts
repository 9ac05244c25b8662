import { randomUUIDv7 } from "node:crypto";
import { sumOfAmounts } from "@lading/contract/charge-item";
import {
  checkDecimals,
  coreRefusals,
  currencies,
  refuse,
  refuseField,
  type Currency,
  type Language,
} from "@lading/contract/core";
import {
  requestCurrencies,
  requestRefusals as refusals,
  requestStatusTexts,
  requestWords,
  type RequestAccount,
} from "@lading/contract/financial-request";
import { and, eq, sql } from "drizzle-orm";
import { doerOf } from "#core/audit";
import { insertRows, lockAll, lockForEdit, lockOne, storeEdit, type Db } from "#core/db";
import type { Files } from "#core/files";
import type { StaffSession } from "#core/session";
import { endStanding, type Telling } from "#approval";
import { enabledCurrencies, settlementOf } from "#currency";
import { takeCategory } from "#expense-category";
import { walletNumbers } from "#user";
import { changeFiles, filesOf } from "./files.ts";
import { currentOf, logRequest, saidChanges } from "./log.ts";
import type { PayrollDetail } from "./details.ts";
import { requestParties } from "./parties.ts";
import { financialRequests as requests } from "./tables.ts";
import { checkSeen, type RequestKind } from "./visible.ts";

/** A request as its applicant writes it; an expense has a category and a payee, payroll a month and employees. */
export interface Written {
  categoryId: string | null;
  statement: string;
  supplierName: string;
  address: string;
  currency: Currency;
  accounts: RequestAccount[];
  withinBudget: boolean;
  lastPaymentDate: string;
  voucherNumber: string;
  paymentCode: string;
  remark: string;
  period: string;
  details: PayrollDetail[];
  attachments: string[];
}

/** A person at work on a request. */
export interface Working extends Telling {
  session: StaffSession;
  language: Language;
  ip: string;
  services: Telling["services"] & { files: Pick<Files, "claim" | "release"> };
}
export type FinancialRequest = typeof requests.$inferSelect;

/** Writes a request; it waits to be submitted. */
export async function createRequest(context: Working, kind: RequestKind, written: Written): Promise<{ id: string }> {
  const { db, session } = context;
  const { companyId, userId: applicantId, userName: applicantName } = session;
  await checkCurrency(db, companyId, written.currency);
  const id = randomUUIDv7();
  const row = { ...(await rowOf(context, written)), department: await departmentOf(db, session) };
  await insertRows(db, requests, [{ ...row, companyId, id, kind, applicantId, applicantName }]);
  const attachments = await changeFiles(context, id, { before: [], after: written.attachments });
  if (kind === "expense") await requestParties.noteAdded(db, companyId, [row]);
  const changes = saidChanges(null, { ...row, attachments });
  await logRequest(db, doerOf(context), { kind, action: "add" }, { id, number: "", changes });
  return { id };
}

/** Fields that are decided on: one of them changed voids all decisions (decisions.md, "Money"). */
const decided = [
  "expenseCategoryId",
  "statement",
  "supplierName",
  "currency",
  "amount",
  "accounts",
  "withinBudget",
  "paymentCode",
  "period",
  "details",
] as const satisfies readonly (keyof FinancialRequest)[];

/** Changes an own request; of one that was submitted, what was decided on is submitted again. */
export async function changeRequest(
  context: Working,
  kind: RequestKind,
  { id, version, written }: { id: string; version: number; written: Written },
): Promise<{ version: number }> {
  const { db, session } = context;
  const { companyId } = session;
  const before = await lockOwn(context, kind, { id, version });
  checkStage(context, before, ["written", "withdrawn", "refused", "pending", "approved"]);
  if (written.currency !== before.currency) await checkCurrency(db, companyId, written.currency);
  const row = await rowOf(context, written, before);
  const isVoid =
    (before.stage === "pending" || before.stage === "approved") &&
    decided.some((field) => !isSame(field, before[field], row[field]));
  const stored = await storeEdit(db, requests, before, { ...row, ...(isVoid && { stage: "written" as const }) });
  const files = await filesOf(db, companyId, id);
  const names = files.map((file) => file.name);
  const attachments = await changeFiles(context, id, {
    before: files.map((file) => file.id),
    after: written.attachments,
  });
  if (kind === "expense") await requestParties.noteChanged(db, companyId, before, row);
  const { number } = before;
  const changes = saidChanges({ ...before, attachments: names }, { ...row, attachments });
  await logRequest(db, doerOf(context), { kind, action: "edit" }, { id, number, changes });
  if (isVoid) {
    await endStanding(context, companyId, { subjectId: id, outcome: "voided" });
    await logRequest(db, doerOf(context), { kind, action: "void" }, { id, number, changes: [] });
  }
  return stored;
}

const amounts: readonly string[] = ["amount", "grossPay", "deductions", "netPay"];

/** Whether a field is as it was: amounts whatever zeros end them; the order of a row's fields says nothing. */
function isSame(field: string, before: unknown, after: unknown): boolean {
  const plain = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one: unknown) => plain(name, one));
    if (typeof value === "object" && value !== null)
      return Object.entries(value)
        .map(([inner, one]) => [inner, plain(inner, one)] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const isAmount = amounts.includes(name) && typeof value === "string" && value.includes(".");
    return isAmount ? value.replace(/\.?0+$/, "") : (value ?? "");
  };
  return JSON.stringify(plain(field, before)) === JSON.stringify(plain(field, after));
}

/** Deletes own requests that were never submitted, all or none. */
export async function deleteRequests(
  context: Working,
  kind: RequestKind,
  wanted: readonly string[],
): Promise<{ deleted: number }> {
  const { db, session, services } = context;
  const { companyId, userId } = session;
  const seen = [...new Set(wanted)];
  for (const id of seen) await checkSeen(db, session, { kind, id });
  const { ids, which, found } = await lockAll(db, requests, companyId, seen);
  for (const { applicantId, number } of found) {
    if (applicantId !== userId) throw refuse(refusals.notApplicant);
    if (number !== "") throw refuse(refusals.submittedBefore, { number });
  }
  const files = (await Promise.all(ids.map((id) => filesOf(db, companyId, id)))).flat();
  await db.delete(requests).where(which);
  for (const { id } of files) await services.files.release(db, id);
  for (const request of found) {
    const changes = saidChanges(request, null);
    await logRequest(db, doerOf(context), { kind, action: "delete" }, { id: request.id, number: "", changes });
  }
  return { deleted: ids.length };
}

/** An own request, locked, of the version that it was read with. */
export async function lockOwn(
  { db, session }: Working,
  kind: RequestKind,
  read: { id: string; version: number },
): Promise<FinancialRequest> {
  const { companyId, userId } = session;
  await checkSeen(db, session, { kind, id: read.id });
  const { applicantId } = await lockOne(db, requests, { companyId, id: read.id });
  if (applicantId !== userId) throw refuse(refusals.notApplicant);
  return await lockForEdit(db, requests, { companyId, ...read }, async (row) => ({
    ...currentOf(row),
    attachments: await filesOf(db, companyId, row.id),
  }));
}

/** Refuses what cannot be done with a request as it stands. */
export function checkStage(
  { language }: Working,
  { stage }: FinancialRequest,
  free: FinancialRequest["stage"][],
): void {
  const status = requestStatusTexts[requestWords[stage].status][language];
  if (!free.includes(stage)) throw refuse(refusals.notFree, { status });
}

/** The currencies that requests may be in. */
export async function currenciesOf(db: Db, companyId: string): Promise<Currency[]> {
  const settlement = await settlementOf(db, companyId);
  const enabled = await enabledCurrencies(db, companyId);
  const wanted = new Set<Currency>([settlement, ...requestCurrencies]);
  return currencies.filter((code) => wanted.has(code) && (enabled.includes(code) || code === settlement));
}

async function checkCurrency(db: Db, companyId: string, currency: Currency): Promise<void> {
  const allowed = await currenciesOf(db, companyId);
  if (!allowed.includes(currency)) throw refuseField("currency", refusals.currency, { currencies: allowed.join(", ") });
}

async function rowOf({ db, session }: Working, written: Written, before?: FinancialRequest) {
  const { categoryId, attachments: _files, lastPaymentDate, accounts, ...fields } = written;
  for (const [place, { amount }] of accounts.entries())
    checkDecimals(`accounts.${place}.amount`, amount, fields.currency);
  await checkWallets({ db, session }, accounts, before);
  const kept = before?.expenseCategoryId ?? undefined;
  const category =
    categoryId === null
      ? null
      : await takeCategory(db, session.companyId, { field: "categoryId", id: categoryId, kept });
  return {
    ...fields,
    accounts,
    amount: sumOfAmounts(
      accounts.map(({ amount }) => amount),
      fields.currency,
    ),
    lastPaymentDate: lastPaymentDate === "" ? null : lastPaymentDate,
    expenseCategoryId: category?.id ?? null,
    categoryName: category?.categoryName ?? "",
    costCategory: category?.costCategory ?? ("operating" as const),
    costCode: category?.costCode ?? "",
  };
}

/** An e-wallet on file is the applicant's own, as it is there now; a row that stays as it was decided on is let be. */
async function checkWallets(
  { db, session: { companyId, userId } }: Pick<Working, "db" | "session">,
  accounts: readonly RequestAccount[],
  before?: FinancialRequest,
): Promise<void> {
  const named = accounts.filter(({ walletOf }) => walletOf !== null);
  if (named.length === 0) return;
  const now = (await walletNumbers(db, companyId, [userId])).get(userId);
  for (const [place, { walletOf, receiveMethod, bankNumber }] of accounts.entries()) {
    if (walletOf === null || before?.accounts.some((one) => one.walletOf === walletOf && one.bankNumber === bankNumber))
      continue;
    if (walletOf !== userId || receiveMethod !== "eWallet" || bankNumber !== now)
      throw refuseField(`accounts.${place}.bankNumber`, refusals.notYourWallet);
  }
}

async function departmentOf(db: Db, { companyId, userId }: StaffSession): Promise<string> {
  const { rows } = await db.execute<{ position: string }>(
    sql`SELECT position FROM staff_user WHERE company_id = ${companyId} AND id = ${userId}`,
  );
  const [user] = rows;
  if (!user) throw refuse(coreRefusals.notFound);
  return user.position;
}

/** For submissions: requests of these ids, locked in the order of their ids. */
export async function lockRequests(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
  await lockAll(db, requests, companyId, ids);
}

/** Notes what became of submitted requests. */
export async function endRequests(
  db: Db,
  companyId: string,
  { ids, outcome }: { ids: readonly string[]; outcome: "agreed" | "disagreed" },
): Promise<void> {
  const stage = outcome === "agreed" ? "approved" : "refused";
  await db
    .update(requests)
    .set({ stage, version: sql`${requests.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(requests.companyId, companyId), sql`${requests.id} = ANY(${sql.param([...ids])}::uuid[])`));
}
