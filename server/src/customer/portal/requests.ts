import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse, refuseField, type InputOf } from "@lading/contract/core";
import {
  customerRefusals as refusals,
  type auditCustomerRequest,
  type customerInfoModifyCompanyInfo,
} from "@lading/contract/customer";
import { and, eq, sql } from "drizzle-orm";
import { changesBetween, doerOf, type FieldChange } from "#core/audit";
import { lockForEdit, lockOne, type Db } from "#core/db";
import type { Context } from "#core/http";
import { exchangeLicence } from "#party";
import { iso } from "../list.ts";
import { logCustomer } from "../logging.ts";
import { customerRegister as register } from "../register.ts";
import { checkFields, currentOf, loggedFields, updateCustomer } from "../saving.ts";
import { changeRequests, customers } from "../tables.ts";
import { lockCustomer, type Customer } from "../visible.ts";
import { tellCustomers } from "./telling.ts";
import { tellOfRequest } from "./waiting.ts";

type Wanted = InputOf<typeof customerInfoModifyCompanyInfo>;

/** Fields that a customer may fill in for itself. */
const ownFields = loggedFields.filter((field) => field !== "referrer" && field !== "salesId");

/** The customer's own data: saved the first time, after that asked for (catalogue §5, "cannot be edited once modified"). */
export async function modifyOwn(context: Context<typeof customerInfoModifyCompanyInfo>) {
  const { db, input, session, services } = context;
  const { companyId, customerId } = session;
  const { version, certificateFileId, ...fields } = input;
  await register.lock(db, companyId);
  const before = await lockForEdit(db, customers, { companyId, id: customerId, version }, currentOf);
  await checkFields(db, companyId, fields);
  const changes = changesOf(before, input);
  if (changes.length === 0 && before.completedAt !== null) throw refuse(refusals.nothingChanged);
  if (before.completedAt !== null) {
    await ask(context, before, changes);
    await tellOfRequest(db, services.events, { companyId, customerId });
    return { outcome: "asked" as const };
  }
  // Only the first saving looks for a double: a request's decider sees to it. The customer is not told whose it is.
  if (await register.findSame(db, before, register.called({ ...before, ...fields })))
    throw refuseField("customerName", refusals.nameTaken);
  if (certificateFileId !== null) await exchangeLicence(context, before.certificateFileId, certificateFileId);
  const licence = certificateFileId === null ? {} : { certificateFileId };
  await updateCustomer(db, before, { ...fields, ...licence, completedAt: new Date().toISOString() });
  await logCustomer(db, doerOf(context), "complete", { ...before, changes });
  return { outcome: "saved" as const };
}

function changesOf(before: Customer, { certificateFileId, ...fields }: Wanted): FieldChange[] {
  const changes = changesBetween(before, fields, ownFields);
  if (certificateFileId === null || certificateFileId === before.certificateFileId) return changes;
  return [...changes, { field: "certificate", before: before.certificateFileId !== null, after: true }];
}

/** Keeps what is asked for until somebody decides; one that waited already gives way to it. */
async function ask(context: Context<typeof customerInfoModifyCompanyInfo>, before: Customer, changes: FieldChange[]) {
  const { db, input, session, services } = context;
  const { companyId, customerId } = session;
  const waiting = await db
    .delete(changeRequests)
    .where(
      and(
        eq(changeRequests.companyId, companyId),
        eq(changeRequests.customerId, customerId),
        eq(changeRequests.status, "pending"),
      ),
    )
    .returning({ fileId: changeRequests.certificateFileId });
  const certificateFileId = input.certificateFileId === before.certificateFileId ? null : input.certificateFileId;
  if (certificateFileId !== null)
    await services.files.claim(db, { id: certificateFileId, use: "licence", createdBy: customerId });
  for (const { fileId } of waiting)
    if (fileId !== null && fileId !== certificateFileId) await services.files.release(db, fileId);
  await db.insert(changeRequests).values({ companyId, id: randomUUIDv7(), customerId, changes, certificateFileId });
  await logCustomer(db, doerOf(context), "ask", { ...before, changes });
}

/** Accepts what a customer asked for, or turns it down with a reason; the customer is told either way. */
export async function decide(context: Context<typeof auditCustomerRequest>) {
  const { db, input, session, services } = context;
  const { companyId } = session;
  if (!input.accept && input.reason === "") throw refuseField("reason", coreRefusals.required);
  await register.lock(db, companyId);
  const which = and(eq(changeRequests.companyId, companyId), eq(changeRequests.id, input.id));
  const request = await lockOne(db, changeRequests, { companyId, id: input.id });
  const customer = await lockCustomer(db, session, request.customerId);
  if (request.status !== "pending") throw refuse(refusals.decided);
  if (input.accept) await apply(context, customer, request);
  else if (request.certificateFileId !== null) await services.files.release(db, request.certificateFileId);
  await db
    .update(changeRequests)
    .set({
      status: input.accept ? "accepted" : "refused",
      reason: input.accept ? "" : input.reason,
      certificateFileId: null,
      decidedByName: session.userName,
      decidedAt: sql`now()`,
    })
    .where(which);
  const kind = input.accept ? "requestAccepted" : "requestRefused";
  const rows = sql`SELECT ${customer.id}::uuid AS customer_id, ${input.reason}::text AS reason`;
  await tellCustomers({ db, services, session }, { kind, rows, columns: ["reason"], answers: true });
  await tellOfRequest(db, services.events, { companyId, customerId: customer.id });
  const told: FieldChange[] = input.accept ? request.changes : [{ field: "reason", before: null, after: input.reason }];
  await logCustomer(db, doerOf(context), input.accept ? "accept" : "refuse", { ...customer, changes: told });
  return {};
}

/** Only what was asked for changes; what staff changed meanwhile stays. */
async function apply(
  { db, services }: Context<typeof auditCustomerRequest>,
  customer: Customer,
  request: typeof changeRequests.$inferSelect,
): Promise<void> {
  const wanted: Partial<Customer> = Object.fromEntries(
    request.changes.filter(({ field }) => field !== "certificate").map(({ field, after }) => [field, after ?? ""]),
  );
  await register.refuseSame(db, customer, register.called({ ...customer, ...wanted }));
  const fileId = request.certificateFileId;
  if (fileId !== null && customer.certificateFileId !== null)
    await services.files.release(db, customer.certificateFileId);
  await updateCustomer(db, customer, { ...wanted, ...(fileId !== null && { certificateFileId: fileId }) });
}

const plainText = (value: unknown) =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/** A request as it is answered. */
export function shownRequest({
  id,
  status,
  reason,
  changes,
  createdAt,
  decidedByName,
  decidedAt,
}: typeof changeRequests.$inferSelect) {
  return {
    id,
    status,
    reason,
    changes: changes.map(({ field, before, after }) => ({ field, before: plainText(before), after: plainText(after) })),
    createdAt: iso(createdAt),
    decidedByName,
    decidedAt: decidedAt === null ? null : iso(decidedAt),
  };
}

/** The request of a customer that waits, else the one that was decided last. */
export async function newestRequest(db: Db, companyId: string, customerId: string) {
  const [request] = await db
    .select()
    .from(changeRequests)
    .where(and(eq(changeRequests.companyId, companyId), eq(changeRequests.customerId, customerId)))
    .orderBy(sql`${changeRequests.decidedAt} DESC NULLS FIRST`)
    .limit(1);
  return request ? shownRequest(request) : null;
}
