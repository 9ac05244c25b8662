import { randomInt } from "node:crypto";
import { refuse } from "@lading/contract/core";
import {
  customerRefusals as refusals,
  type endCustomerSignIn,
  type setCustomerSignIn,
} from "@lading/contract/customer";
import { and, eq, sql } from "drizzle-orm";
import { doerOf } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { hashPassword } from "#core/passwords";
import { endSessions } from "#core/session";
import { customerSignInName, signIns } from "#core/sign-in";
import { companies } from "#user";
import { logCustomer } from "../logging.ts";
import { customers } from "../tables.ts";
import { lockCustomer, type Customer } from "../visible.ts";

/** Without letters and digits that are taken for each other; whoever is told it by phone types it right. */
const letters = "abcdefghjkmnpqrstuvwxyz";
const digits = "23456789";

const some = (from: string, count: number) =>
  Array.from({ length: count }, () => from.charAt(randomInt(from.length))).join("");

/** A password that a person can read out: three groups of four. */
function makePassword(): string {
  return `${some(letters, 4)}-${some(digits, 4)}-${some(letters, 4)}`;
}

/** Gives a customer a sign-in, or a new password; whoever was signed in as it is not any more. */
export async function giveSignIn(context: Context<typeof setCustomerSignIn>) {
  const { db, input, session } = context;
  const { companyId } = session;
  const customer = await lockCustomer(db, session, input.id);
  if (customer.status === "disabled") throw refuse(refusals.disabled);
  const password = input.password ?? makePassword();
  const companyCode = await codeOf(db, companyId);
  const name = customerSignInName(companyCode, customer.customerNumber);
  await db.insert(signIns).values({ name, audience: "customer", companyId, userId: customer.id }).onConflictDoNothing();
  await setPassword(db, customer, await hashPassword(password));
  await endSessions(db, { companyId, userId: customer.id });
  const changes = [{ field: "signIn", before: customer.passwordHash !== null, after: true }];
  await logCustomer(db, doerOf(context), "signIn", { ...customer, changes });
  return { companyCode, customerNumber: customer.customerNumber, password };
}

/** Takes a customer's sign-in away at once. */
export async function takeSignIn(context: Context<typeof endCustomerSignIn>) {
  const { db, input, session } = context;
  const { companyId } = session;
  const customer = await lockCustomer(db, session, input.id);
  if (customer.passwordHash === null) throw refuse(refusals.noSignIn);
  await db.delete(signIns).where(and(eq(signIns.companyId, companyId), eq(signIns.userId, customer.id)));
  await setPassword(db, customer, null);
  await endSessions(db, { companyId, userId: customer.id });
  const changes = [{ field: "signIn", before: true, after: false }];
  await logCustomer(db, doerOf(context), "signInEnd", { ...customer, changes });
  return {};
}

async function setPassword(db: Db, { companyId, id }: Customer, passwordHash: string | null): Promise<void> {
  await db
    .update(customers)
    .set({ passwordHash, version: sql`${customers.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(customers.companyId, companyId), eq(customers.id, id)));
}

/** The company's code, which its customers sign in with. */
async function codeOf(db: Db, companyId: string): Promise<string> {
  const [company] = await db.select({ code: companies.code }).from(companies).where(eq(companies.companyId, companyId));
  return company?.code ?? "";
}
