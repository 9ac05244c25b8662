import { coreRefusals, refuse } from "@lading/contract/core";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Session, StaffSession } from "#core/session";
import { visibleUserIds } from "#user";
import { customers } from "./tables.ts";

export type Customer = typeof customers.$inferSelect;

/**
 * The customers that a user sees: all of the company, or those of whom oneself or somebody below is in charge
 * (decisions.md, "Companies, people, rights"). A condition on `customer` without an alias.
 */
export async function visibleCustomers(db: Db, session: StaffSession): Promise<SQL | undefined> {
  const people = await visibleUserIds(db, session);
  return and(
    eq(customers.companyId, session.companyId),
    people === null ? undefined : inArray(customers.salesId, people),
  );
}

/** A customer that the user sees, locked until the transaction ends; anything else is not found. */
export async function lockCustomer(db: Db, session: StaffSession, id: string): Promise<Customer> {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(await visibleCustomers(db, session), eq(customers.id, id)))
    .for("update");
  if (!customer) throw refuse(coreRefusals.notFound);
  return customer;
}

/** Whether a person may read a licence: staff any of their company's, a customer the one that is kept of it. */
export async function seesLicence(db: Db, session: Session, fileId: string): Promise<boolean> {
  if (session.audience === "staff") return true;
  const { companyId, id, certificateFileId } = customers;
  const own = and(eq(companyId, session.companyId), eq(id, session.customerId), eq(certificateFileId, fileId));
  return (await db.select({ id }).from(customers).where(own)).length > 0;
}
