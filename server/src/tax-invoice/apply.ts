import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse } from "@lading/contract/core";
import {
  taxInvoiceRefusals as refusals,
  type addElectronicInvoiceApplication,
  type addTaxInvoiceApplication,
  type editTaxInvoiceApplication,
} from "@lading/contract/tax-invoice";
import { sql, type SQL } from "drizzle-orm";
import type { FieldChange } from "#core/audit";
import { insertRows, lockForEdit, lockOne, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { gather } from "./gather.ts";
import { logApplication } from "./log.ts";
import { takeNumber } from "./numbers.ts";
import { wrongStatus } from "./status.ts";
import { billIdsOf, changeApplied, lockBills } from "./sums.ts";
import { taxInvoiceApplications, taxInvoiceBills, taxInvoiceItems } from "./tables.ts";
import { ofOwnCustomers, visibleApplications } from "./visible.ts";

type Application = typeof taxInvoiceApplications.$inferSelect;
type Gathering = Awaited<ReturnType<typeof gather>>;
type Adding = Context<typeof addTaxInvoiceApplication> | Context<typeof addElectronicInvoiceApplication>;

/** Applies for a tax invoice over bills. */
export async function apply(context: Context<typeof addTaxInvoiceApplication>) {
  return await add(context);
}

/** The same over bills of the salesperson's own customers. */
export async function applyForOwn(context: Context<typeof addElectronicInvoiceApplication>) {
  return await add(context, await ofOwnCustomers(context.db, context.session, "b"));
}

async function add(context: Adding, which?: SQL) {
  const { db, input, session, language } = context;
  const { companyId, userId, userName } = session;
  await lockBills(
    db,
    companyId,
    input.bills.map(({ billId }) => billId),
  );
  const gathering = await gather({ db, session, which }, input);
  const id = randomUUIDv7();
  const number = await takeNumber(db, companyId);
  const by = { createdBy: userId, createdByName: userName, remark: input.remark };
  await insertRows(db, taxInvoiceApplications, [{ ...gathering.facts, ...by, companyId, id, number }]);
  await storeParts(db, { companyId, applicationId: id }, gathering);
  await changeApplied(db, { companyId, applicationId: id }, 1);
  await logApplication(context, "add", { id, number }, changesTo(null, gathering, language));
  return { id, applicationNo: number };
}

/** Changes an application; one that was rolled back is applied for again. */
export async function changeApplication(context: Context<typeof editTaxInvoiceApplication>) {
  const { db, input, session, language } = context;
  const { companyId, userId } = session;
  const before = await lockSeen(context, input);
  if (before.createdBy !== userId) throw refuse(refusals.notApplicant);
  if (before.status !== "applied" && before.status !== "pending") throw wrongStatus(before, language);
  const of = { companyId, applicationId: before.id };
  await lockBills(db, companyId, [
    ...(await billIdsOf(db, companyId, before.id)),
    ...input.bills.map(({ billId }) => billId),
  ]);
  if (before.status === "applied") await changeApplied(db, of, -1);
  const gathering = await gather({ db, session }, input);
  await db.execute(sql`DELETE FROM tax_invoice_bill WHERE company_id = ${companyId} AND application_id = ${before.id}`);
  await db.execute(sql`DELETE FROM tax_invoice_item WHERE company_id = ${companyId} AND application_id = ${before.id}`);
  await storeParts(db, of, gathering);
  await changeApplied(db, of, 1);
  const again = before.status === "pending" ? { appliedAt: sql`now()` } : {};
  const changed = { ...gathering.facts, ...again, status: "applied" as const, reason: "", remark: input.remark };
  const stored = await storeEdit(db, taxInvoiceApplications, before, changed);
  await logApplication(context, "edit", before, [
    ...changesTo(before, gathering, language),
    ...(before.remark === input.remark ? [] : [{ field: "remark", before: before.remark, after: input.remark }]),
  ]);
  return stored;
}

async function storeParts(
  db: Db,
  of: { companyId: string; applicationId: string },
  { parts, items }: Gathering,
): Promise<void> {
  await insertRows(
    db,
    taxInvoiceBills,
    parts.map((part) => ({ ...of, ...part })),
  );
  await insertRows(
    db,
    taxInvoiceItems,
    items.map((item) => ({ ...of, ...item })),
  );
}

function changesTo(
  before: Application | null,
  { facts, items }: Gathering,
  language: "zh" | "en" | "ar",
): FieldChange[] {
  const nameOf = { zh: "chineseName", en: "englishName", ar: "arabicName" } as const;
  const said = (one: Pick<Application, "amount" | "currency">) => `${one.amount} ${one.currency}`;
  return [
    ...(before?.title === facts.title ? [] : [{ field: "title", before: before?.title ?? null, after: facts.title }]),
    { field: "amount", before: before && said(before), after: said(facts) },
    {
      field: "items",
      before: null,
      after: items.map((item) => `${item[nameOf[language]]} ${item.amount}`).join(" · "),
    },
  ];
}

/** An application that the user sees, locked, of the version that it was read with. */
export async function lockSeen(
  { db, session }: { db: Db; session: StaffSession },
  { id, version }: { id: string; version: number },
): Promise<Application> {
  const { companyId } = session;
  await lockOne(db, taxInvoiceApplications, { companyId, id });
  const { rows } = await db.execute(
    sql`SELECT FROM tax_invoice_application a WHERE ${await visibleApplications(db, session)} AND a.id = ${id}`,
  );
  if (rows.length === 0) throw refuse(coreRefusals.notFound);
  return await lockForEdit(db, taxInvoiceApplications, { companyId, id, version }, ({ status, remark }) => ({
    status,
    remark,
  }));
}
