import { coreRefusals, refuse } from "@lading/contract/core";
import { customerPage } from "@lading/contract/customer";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
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

/** Whether a person may read a licence because it is kept of a customer that they see, or of themselves in the portal. */
export async function seesCustomerLicence(db: Db, session: Session, fileId: string): Promise<boolean> {
  const { companyId, id, certificateFileId } = customers;
  const whose = await (session.audience === "staff" ? seenBy(db, session) : eq(id, session.customerId));
  const kept = and(eq(companyId, session.companyId), whose, eq(certificateFileId, fileId));
  return (await db.select({ id }).from(customers).where(kept)).length > 0;
}

async function seenBy(db: Db, session: StaffSession): Promise<SQL | undefined> {
  return session.rights.has(`${customerPage}:view`) ? await visibleCustomers(db, session) : sql`false`;
}
