import type { customerActions } from "@lading/contract/customer";
import { logOperations, type Doer, type FieldChange } from "#core/audit";
import type { Db } from "#core/db";
import type { CustomerSession, StaffSession } from "#core/session";

type Action = (typeof customerActions)[number];

/** Who works on a customer: a colleague, or the customer itself in the portal. */
export function doerOf({ session, ip }: { session: StaffSession | CustomerSession; ip: string }): Doer {
  const { companyId } = session;
  return session.audience === "staff"
    ? { companyId, userId: session.userId, userName: session.userName, ip }
    : { companyId, userId: session.customerId, userName: session.customerName, ip };
}

/** Adds to a customer's history. */
export async function logCustomer(
  db: Db,
  doer: Doer,
  action: Action,
  { id, customerNumber, changes }: { id: string; customerNumber: string; changes: readonly FieldChange[] },
): Promise<void> {
  await logOperations(db, doer, { entity: "customer", action }, [{ id, number: customerNumber, changes }]);
}
