import type { mergeCustomerInfo } from "@lading/contract/customer";
import { and, eq, sql } from "drizzle-orm";
import { doerOf, type FieldChange } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { logCustomer } from "../logging.ts";
import { tellCustomers } from "../portal/telling.ts";
import { tellOfRequest } from "../portal/waiting.ts";
import { changeRequests } from "../tables.ts";
import { customerMessageTexts } from "../texts.ts";
import type { Customer } from "../visible.ts";

type Request = typeof changeRequests.$inferSelect;

interface Entries {
  /** The entry that stays, as it is once it has taken what it lacked. */
  stays: Customer;
  goes: Customer;
}

/**
 * A change request of the customer that goes waits on at the customer that stays. Where that has a waiting request of
 * its own, the other's is set aside, and the customer is told so.
 */
export async function keepRequest(context: Context<typeof mergeCustomerInfo>, entries: Entries): Promise<void> {
  const { db, services, session } = context;
  const theirs = await waitingOf(db, entries.goes);
  if (!theirs) return;
  await tellOfRequest(db, services.events, { companyId: session.companyId, customerId: entries.stays.id });
  if (await waitingOf(db, entries.stays)) await setAside(context, entries, theirs);
  else await compareAnew(db, entries.stays, theirs);
}

async function waitingOf(db: Db, { companyId, id }: Customer): Promise<Request | undefined> {
  const { customerId, status } = changeRequests;
  const [request] = await db
    .select()
    .from(changeRequests)
    .where(and(eq(changeRequests.companyId, companyId), eq(customerId, id), eq(status, "pending")))
    .for("update");
  return request;
}

/** The request's old values become those of the customer that stays, so that the decision compares with them. */
async function compareAnew(db: Db, stays: Customer, request: Request): Promise<void> {
  const present: Readonly<Record<string, unknown>> = { ...stays, certificate: stays.certificateFileId !== null };
  const changes = request.changes.map((change): FieldChange => ({ ...change, before: present[change.field] ?? null }));
  await rewrite(db, request, { changes });
}

async function setAside(
  context: Context<typeof mergeCustomerInfo>,
  { stays, goes }: Entries,
  request: Request,
): Promise<void> {
  const { db, session, services, language } = context;
  const reason = customerMessageTexts.requestMerged[language];
  await rewrite(db, request, {
    status: "refused",
    reason,
    certificateFileId: null,
    decidedByName: session.userName,
    decidedAt: sql`now()`,
  });
  if (request.certificateFileId !== null) await services.files.release(db, request.certificateFileId);
  const { id: customerId } = stays;
  await tellCustomers(
    { db, services, session },
    {
      kind: "requestMerged",
      rows: sql`SELECT ${customerId}::uuid AS customer_id, ''::text AS reason`,
      columns: ["reason"],
      answers: true,
    },
  );
  const changes = [{ field: "reason", before: null, after: reason }];
  await logCustomer(db, doerOf(context), "refuse", { ...goes, changes });
}

async function rewrite(db: Db, { companyId, id }: Request, fields: object): Promise<void> {
  await db
    .update(changeRequests)
    .set(fields)
    .where(and(eq(changeRequests.companyId, companyId), eq(changeRequests.id, id)));
}
