import { randomUUIDv7 } from "node:crypto";
import { refuseField, type InputOf } from "@lading/contract/core";
import { customerRefusals as refusals, type addCustomerInfo, type editCustomerInfo } from "@lading/contract/customer";
import { and, eq, sql } from "drizzle-orm";
import { changesBetween, doerOf } from "#core/audit";
import { stale, type Db } from "#core/db";
import type { Context } from "#core/http";
import { exchangeLicence } from "#party";
import { users } from "#user";
import { countryCodeOf } from "#place";
import { logCustomer } from "./logging.ts";
import { customerParties } from "./parties.ts";
import { customerRegister as register } from "./register.ts";
import { foundUnder } from "./searching.ts";
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
  await register.lock(db, session.companyId);
  await checkFields(db, session.companyId, fields);
  const customerNumber =
    input.customerNumber === "" ? await register.nextNumber(db, session.companyId) : input.customerNumber;
  const id = randomUUIDv7();
  await register.refuseSame(db, { companyId: session.companyId, id }, register.called({ ...fields, customerNumber }));
  await exchangeLicence(context, null, fields.certificateFileId);
  await insertCustomer(context, { ...fields, id, customerNumber }, "add");
  return { id, customerNumber };
}

/** Changes a customer; its number stays, since waybills, bills and its sign-in are known by it. */
export async function changeCustomer(context: Context<typeof editCustomerInfo>) {
  const { db, input, session } = context;
  const { id, version, ...fields } = input;
  await register.lock(db, session.companyId);
  const before = await lockCustomer(db, session, id);
  if (before.version !== version) throw stale(before.version, currentOf(before));
  await checkFields(db, session.companyId, fields, before.salesId);
  await register.refuseSame(db, before, register.called({ ...before, ...fields }));
  await exchangeLicence(context, before.certificateFileId, fields.certificateFileId);
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

/** Refuses a country that is none and a salesperson who is nobody here. */
export async function checkFields(
  db: Db,
  companyId: string,
  { country, salesId }: { country: string; salesId?: string | null },
  present: string | null = null,
): Promise<void> {
  if (countryCodeOf(country) !== country) throw refuseField("country", refusals.country);
  if (salesId === undefined || salesId === null || salesId === present) return;
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, salesId), eq(users.state, "normal")));
  if (!person) throw refuseField("salesId", refusals.salesNeeded);
}

/** The record as its form has it, for whoever edits an older one. */
export function currentOf(customer: Customer): Record<string, unknown> {
  const fields = loggedFields.map((field) => [field, customer[field]]);
  return { ...Object.fromEntries(fields), certificateFileId: customer.certificateFileId };
}
