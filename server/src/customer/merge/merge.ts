import { refuse, refuseField } from "@lading/contract/core";
import {
  customerRefusals as refusals,
  mostBankAccounts,
  mostContacts,
  type mergeCustomerInfo,
} from "@lading/contract/customer";
import { and, count, eq, sql } from "drizzle-orm";
import { doerOf, type Doer } from "#core/audit";
import { stale, type Db } from "#core/db";
import type { Context } from "#core/http";
import { endSessions } from "#core/session";
import { signIns } from "#core/sign-in";
import { changesOfState } from "#party";
import { logCustomer } from "../logging.ts";
import { customerRegister as register } from "../register.ts";
import { currentOf, updateCustomer } from "../saving.ts";
import { bankAccounts, customerContacts, customers, mergedCustomers } from "../tables.ts";
import { lockCustomer, type Customer } from "../visible.ts";
import { keepRequest } from "./request.ts";

/** Two entries of the same customer, of which one stays. */
export interface Merging {
  doer: Doer;
  stays: Customer;
  goes: Customer;
}

/**
 * How a module takes its records along when two entries of a customer become one, and how many they were. `app.ts` hands
 * them in by their table. Every other table with a foreign key to `customer`, or a `customer_id`, is pointed to the one that
 * stays, so that none can be forgotten; a module needs this where more than the id tells of the customer (its name, a log,
 * something that may be there once only).
 */
export type CustomerKeepers = Readonly<Record<string, (db: Db, merging: Merging) => Promise<number>>>;

/** Merges an entry into another; all that hangs on it goes along, and the entry is gone. */
export function mergeCustomers(keepers: CustomerKeepers) {
  return async (context: Context<typeof mergeCustomerInfo>) => {
    const { db, input, session, services } = context;
    await register.lock(db, session.companyId);
    const stays = await lockCustomer(db, session, input.id);
    if (input.id === input.mergedId) throw refuseField("mergedId", refusals.mergeItself);
    const goes = await lockCustomer(db, session, input.mergedId);
    if (stays.version !== input.version) throw stale(stays.version, currentOf(stays));
    const merging = { doer: doerOf(context), stays, goes };
    const kept = filledIn(merging);
    await takeDoubles(db, merging);
    await keepRequest(context, { stays: { ...stays, ...kept }, goes });
    await checkRoom(db, merging);
    const moved = await moveAll(db, merging, keepers);
    await moveSignIn(db, merging);
    await db.delete(customers).where(and(eq(customers.companyId, session.companyId), eq(customers.id, goes.id)));
    await db.insert(mergedCustomers).values({
      companyId: session.companyId,
      id: goes.id,
      customerId: stays.id,
      customerNumber: goes.customerNumber,
      customerName: goes.customerName,
    });
    await updateCustomer(db, stays, kept);
    if (kept.status === "disabled") await endSessions(db, { companyId: session.companyId, userId: stays.id });
    if (stays.certificateFileId !== null && goes.certificateFileId !== null)
      await services.files.release(db, goes.certificateFileId);
    const entry = `${goes.customerName} (${goes.customerNumber})`;
    await logCustomer(db, merging.doer, "merge", {
      ...stays,
      changes: [{ field: "merged", before: null, after: entry }, ...changesOfState(stays, { ...stays, ...kept })],
    });
    return { moved, version: stays.version + 1 };
  };
}

const fillable = [
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
  "referrer",
  "companyCode",
  "personalId",
  "passport",
] as const;

/**
 * Empty fields of the customer that stays are filled from the other; also licence and salesperson, and the password,
 * unless the other may not sign in. The stricter state of the two holds, and data locked at either stay locked.
 */
function filledIn({ stays, goes }: Merging): Partial<Customer> {
  const texts = fillable.filter((field) => stays[field] === "").map((field) => [field, goes[field]]);
  return {
    ...Object.fromEntries(texts),
    certificateFileId: stays.certificateFileId ?? goes.certificateFileId,
    salesId: stays.salesId ?? goes.salesId,
    passwordHash: stays.passwordHash ?? (goes.status === "disabled" ? null : goes.passwordHash),
    completedAt: earlier(stays.completedAt, goes.completedAt),
    ...stricter(stays, goes),
  };
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return new Date(one) <= new Date(other) ? one : other;
}

/** From the mildest to the strictest. */
const byStrictness: readonly Customer["status"][] = ["enabled", "restricted", "disabled"];

function stricter(stays: Customer, goes: Customer): Pick<Customer, "status" | "statusReason"> {
  const { status, statusReason } =
    byStrictness.indexOf(goes.status) > byStrictness.indexOf(stays.status) ? goes : stays;
  return { status, statusReason };
}

/** A bank account that both have stays once. */
async function takeDoubles(db: Db, { stays, goes }: Merging): Promise<void> {
  await db.execute(sql`
    DELETE FROM customer_bank_account g WHERE g.company_id = ${goes.companyId} AND g.customer_id = ${goes.id} AND EXISTS (
      SELECT FROM customer_bank_account s WHERE s.company_id = g.company_id AND s.customer_id = ${stays.id}
        AND s.currency = g.currency AND replace(s.bank_number, ' ', '') = replace(g.bank_number, ' ', ''))`);
}

async function checkRoom(db: Db, { stays, goes }: Merging): Promise<void> {
  for (const [table, most] of [
    [customerContacts, mostContacts],
    [bankAccounts, mostBankAccounts],
  ] as const) {
    const [both] = await db
      .select({ count: count() })
      .from(table)
      .where(sql`${table.companyId} = ${stays.companyId} AND ${table.customerId} IN (${stays.id}, ${goes.id})`);
    if ((both?.count ?? 0) > most) throw refuse(refusals.mergeTooMany, { max: most });
  }
}

interface Reference extends Record<string, unknown> {
  table: string;
  column: string;
}

/** Where customers are pointed to, by the database's own catalogue: every foreign key, and every `customer_id` without one. */
async function readReferences(db: Db): Promise<Reference[]> {
  const { rows } = await db.execute<Reference>(sql`
    SELECT conrelid::regclass::text AS "table", attname AS "column"
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[2]
    WHERE contype = 'f' AND confrelid = 'customer'::regclass
    UNION
    SELECT attrelid::regclass::text, attname FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND attname = 'customer_id'
    ORDER BY 1, 2`);
  return rows;
}

async function moveAll(db: Db, merging: Merging, keepers: CustomerKeepers): Promise<number> {
  let moved = 0;
  for (const { table, column } of await readReferences(db)) {
    const keep = keepers[table];
    moved += keep ? await keep(db, merging) : await follow(db, merging, { table, column });
  }
  return moved;
}

async function follow(db: Db, { stays, goes }: Merging, { table, column }: Reference): Promise<number> {
  const [of, by] = [sql.identifier(table), sql.identifier(column)];
  const { rowCount } = await db.execute(
    sql`UPDATE ${of} SET ${by} = ${stays.id} WHERE company_id = ${goes.companyId} AND ${by} = ${goes.id}`,
  );
  return rowCount ?? 0;
}

/**
 * Both numbers let the one that stays in, but for the number of a disabled entry, which let nobody in; whoever is signed in
 * under the other signs in again.
 */
async function moveSignIn(db: Db, { stays, goes }: Merging): Promise<void> {
  const theirs = and(eq(signIns.companyId, goes.companyId), eq(signIns.userId, goes.id));
  if (goes.status === "disabled") await db.delete(signIns).where(theirs);
  else await db.update(signIns).set({ userId: stays.id }).where(theirs);
  await endSessions(db, { companyId: goes.companyId, userId: goes.id });
}
