import { refuseField } from "@lading/contract/core";
import { requestRefusals as refusals } from "@lading/contract/financial-request";
import { sql } from "drizzle-orm";
import { endStanding, submit } from "#approval";
import { doerOf } from "#core/audit";
import { storeEdit } from "#core/db";
import { takeCategory } from "#expense-category";
import { ownToday, takeCompanyNumber } from "#user";
import { logRequest } from "./log.ts";
import { financialRequests as requests } from "./tables.ts";
import type { RequestKind } from "./visible.ts";
import { checkStage, lockOwn, type FinancialRequest, type Working } from "./write.ts";

interface Read {
  id: string;
  version: number;
}

/** Submits an own request; the first time it gets its number. */
export async function submitRequest(context: Working, kind: RequestKind, read: Read) {
  const { db } = context;
  const before = await lockOwn(context, kind, read);
  checkStage(context, before, ["written", "withdrawn", "refused"]);
  await checkDate(context, before);
  const category = await categoryNow(context, before);
  const number = before.number || (await numberOf(context, kind));
  const costCategory = category?.costCategory ?? before.costCategory;
  await submit(context, {
    chain: kind === "payroll" ? "payroll" : costCategory,
    subject: kind,
    subjectId: before.id,
    number,
    department: before.department,
    title: before.statement,
    payee: before.supplierName,
    currency: before.currency,
    amount: before.amount,
    secret: kind === "payroll",
  });
  const stored = await storeEdit(db, requests, before, {
    ...category,
    number,
    stage: "pending",
    submittedAt: sql`now()`,
  });
  await logRequest(db, doerOf(context), { kind, action: "submit" }, { id: before.id, number, changes: [] });
  return { ...stored, number };
}

/** The name, kind of cost and code of the request's category as they are now. */
async function categoryNow({ db, session }: Working, { expenseCategoryId: id }: FinancialRequest) {
  if (id === null) return undefined;
  const { categoryName, costCategory, costCode } = await takeCategory(db, session.companyId, {
    field: "categoryId",
    id,
  });
  return { categoryName, costCategory, costCode };
}

async function checkDate({ db }: Working, { lastPaymentDate }: FinancialRequest): Promise<void> {
  if (lastPaymentDate === null) return;
  const { rows } = await db.execute<{ isOver: boolean }>(
    sql`SELECT ${lastPaymentDate}::date < ${ownToday} AS "isOver"`,
  );
  if (rows[0]?.isOver === true) throw refuseField("lastPaymentDate", refusals.pastDate);
}

const series = {
  expense: { kind: "expense-request", prefix: "ER" },
  payroll: { kind: "payroll-request", prefix: "PR" },
} as const satisfies Record<RequestKind, { kind: string; prefix: string }>;

async function numberOf({ db, session: { companyId } }: Working, kind: RequestKind): Promise<string> {
  return await takeCompanyNumber(db, companyId, series[kind]);
}

/** Withdraws an own request that waits or is approved; its decisions count no more. */
export async function withdrawRequest(context: Working, kind: RequestKind, read: Read) {
  const { db, session } = context;
  const before = await lockOwn(context, kind, read);
  checkStage(context, before, ["pending", "approved"]);
  await endStanding(context, session.companyId, { subjectId: before.id, outcome: "withdrawn" });
  const stored = await storeEdit(db, requests, before, { stage: "withdrawn" });
  const { id, number } = before;
  await logRequest(db, doerOf(context), { kind, action: "withdraw" }, { id, number, changes: [] });
  return stored;
}
