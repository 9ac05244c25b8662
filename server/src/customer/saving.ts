import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse, refuseField, Refused, type InputOf } from "@lading/contract/core";
import { customerRefusals as refusals, type addCustomerInfo, type editCustomerInfo } from "@lading/contract/customer";
import { and, eq, ne, or, sql } from "drizzle-orm";
import countries from "i18n-iso-countries";
import { changesBetween, doerOf } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { callerId, type Session } from "#core/session";
import { users } from "#user";
import { logCustomer } from "./logging.ts";
import { customerParties } from "./parties.ts";
import { sameKey, searchTextOf } from "./searching.ts";
import { customers, mergedCustomers } from "./tables.ts";
import { lockCustomer, type Customer } from "./visible.ts";

/** The fields whose changes stand in the history. */
export const loggedFields = [
  "customerType",
  "customerName",
  "companyNameEn",
  "shortName",
  "country",
  "city",
  "address",
  "director",
  "contact",
  "phone",
  "telephone",
  "email",
  "website",
  "companyCode",
  "personalId",
  "passport",
  "referrer",
  "salesId",
] as const;

export type CustomerFields = Omit<InputOf<typeof addCustomerInfo>, "customerNumber">;

/** Adds a customer; who may see only their own is in charge of what they add, unless they name somebody. */
export async function createCustomer(context: Context<typeof addCustomerInfo>) {
  const { db, input, session } = context;
  const fields = { ...input, salesId: input.salesId ?? (session.seesAll ? null : session.userId) };
  await lockAdding(db, session.companyId);
  await checkFields(db, session.companyId, fields);
  const customerNumber = input.customerNumber === "" ? await nextNumber(db, session.companyId) : input.customerNumber;
  const id = randomUUIDv7();
  await refuseSame(db, { companyId: session.companyId, id }, { ...fields, customerNumber });
  await claimLicence(context, null, fields.certificateFileId);
  await insertCustomer(context, { ...fields, id, customerNumber }, "add");
  return { id, customerNumber };
}

/** Changes a customer; its number stays, since waybills, bills and its sign-in are known by it. */
export async function changeCustomer(context: Context<typeof editCustomerInfo>) {
  const { db, input, session } = context;
  const { id, version, ...fields } = input;
  await lockAdding(db, session.companyId);
  const before = await lockCustomer(db, session, id);
  if (before.version !== version) throw refuse(coreRefusals.stale, {}, { current: currentOf(before) });
  await checkFields(db, session.companyId, fields, before.salesId);
  await refuseSame(db, before, { ...fields, customerNumber: before.customerNumber });
  await claimLicence(context, before.certificateFileId, fields.certificateFileId);
  await updateCustomer(db, before, fields);
  const changes = changesBetween(before, fields, loggedFields);
  if (before.certificateFileId !== fields.certificateFileId)
    changes.push({
      field: "certificate",
      before: before.certificateFileId !== null,
      after: fields.certificateFileId !== null,
    });
  await logCustomer(db, doerOf(context), "edit", { ...before, changes });
  return { version: version + 1 };
}

type Saving = Pick<Context<typeof addCustomerInfo>, "db" | "session" | "ip">;

/** Stores a checked customer with what it is found by, and its history's first entry. */
export async function insertCustomer(
  context: Saving,
  fields: CustomerFields & { id: string; customerNumber: string },
  action: "add" | "import",
): Promise<void> {
  const { db, session } = context;
  await db.insert(customers).values({
    ...fields,
    companyId: session.companyId,
    addPeople: session.userName,
    ...foundUnder(fields),
  });
  const changes = changesBetween(null, fields, loggedFields);
  await logCustomer(db, doerOf(context), action, { ...fields, changes });
  await customerParties.noteAdded(db, session.companyId, [fields]);
}

/** Writes changed fields, with what the customer is found by then. */
export async function updateCustomer(db: Db, before: Customer, fields: Partial<Customer>): Promise<void> {
  const { companyId, id } = before;
  const former = await db
    .select({ customerNumber: mergedCustomers.customerNumber })
    .from(mergedCustomers)
    .where(and(eq(mergedCustomers.companyId, companyId), eq(mergedCustomers.customerId, id)));
  const after = { ...before, ...fields };
  await db
    .update(customers)
    .set({
      ...fields,
      ...foundUnder(
        after,
        former.map(({ customerNumber }) => customerNumber),
      ),
      version: sql`${customers.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(customers.companyId, companyId), eq(customers.id, id)));
  await customerParties.noteChanged(db, companyId, before, after);
}

/** The columns that follow from a customer's names and numbers. */
export function foundUnder(customer: Parameters<typeof searchTextOf>[0], formerNumbers: readonly string[] = []) {
  return { searchText: searchTextOf(customer, formerNumbers), nameKey: sameKey(customer.customerName) };
}

/** Two who add at once come one after the other, so that the second finds what the first added. */
export async function lockAdding(db: Db, companyId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`customer:${companyId}`}, 0))`);
}

/** The next `C0001`, after the highest that is there or was merged away. */
export async function nextNumber(db: Db, companyId: string): Promise<string> {
  const { rows } = await db.execute<{ next: string }>(sql`
    SELECT coalesce(max(substr(customer_number, 2)::bigint), 0) + 1 AS next FROM (
      SELECT customer_number FROM customer WHERE company_id = ${companyId}
      UNION ALL SELECT customer_number FROM customer_merged WHERE company_id = ${companyId}
    ) AS numbers WHERE customer_number ~ '^C[0-9]{1,12}$'`);
  return numberOf(Number(rows[0]?.next ?? 1));
}

/** `C0001` of 1. */
export function numberOf(place: number): string {
  return `C${String(place).padStart(4, "0")}`;
}

/** Refuses a country that is none and a salesperson who is nobody here. */
export async function checkFields(
  db: Db,
  companyId: string,
  { country, salesId }: { country: string; salesId?: string | null },
  present: string | null = null,
): Promise<void> {
  if (!countries.isValid(country)) throw refuseField("country", refusals.country);
  if (salesId === undefined || salesId === null || salesId === present) return;
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, salesId), eq(users.state, "normal")));
  if (!person) throw refuseField("salesId", refusals.salesNeeded);
}

interface Called {
  customerNumber: string;
  customerName: string;
  country: string;
}

/** The entry beside one's own that has the same number, or the same name and country. */
export async function findSame(
  db: Db,
  own: { companyId: string; id: string },
  { customerNumber, customerName, country }: Called,
) {
  const [found] = await db
    .select({
      id: customers.id,
      customerNumber: customers.customerNumber,
      customerName: customers.customerName,
      sameNumber: sql<boolean>`lower(${customers.customerNumber}) = ${customerNumber.toLowerCase()}`,
    })
    .from(customers)
    .where(
      and(
        eq(customers.companyId, own.companyId),
        ne(customers.id, own.id),
        or(
          sql`lower(${customers.customerNumber}) = ${customerNumber.toLowerCase()}`,
          and(eq(customers.nameKey, sameKey(customerName)), eq(customers.country, country)),
        ),
      ),
    )
    .limit(1);
  return found;
}

/** Refuses what is on file already, by number or by name and country, and says which it is. */
export async function refuseSame(db: Db, own: { companyId: string; id: string }, called: Called): Promise<void> {
  const found = await findSame(db, own, called);
  if (!found) return;
  const field = found.sameNumber ? "customerNumber" : "customerName";
  const { id, customerNumber: number, customerName: name } = found;
  throw new Refused(
    refusals.exists,
    { name, number },
    {
      fields: [{ field, refusal: refusals.exists, values: { name, number } }],
      content: { existing: { id, customerNumber: number, customerName: name } },
    },
  );
}

/** Makes an uploaded licence the customer's own; the one before it goes. */
export async function claimLicence(
  { db, session, services }: Pick<Context, "db" | "services"> & { session: Session },
  before: string | null,
  after: string | null,
): Promise<void> {
  if (after === before) return;
  if (after !== null) await services.files.claim(db, { id: after, use: "licence", createdBy: callerId(session) });
  if (before !== null) await services.files.release(db, before);
}

/** The record as its form has it, for whoever edits an older one. */
export function currentOf(customer: Customer): Record<string, unknown> {
  const fields = loggedFields.map((field) => [field, customer[field]]);
  return { ...Object.fromEntries(fields), certificateFileId: customer.certificateFileId, version: customer.version };
}
