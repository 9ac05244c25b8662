import type { customerActions } from "@lading/contract/customer";
import { logOperations, type Doer, type FieldChange } from "#core/audit";
import type { Db } from "#core/db";

type Action = (typeof customerActions)[number];

/** Adds to a customer's history. */
export async function logCustomer(
  db: Db,
  doer: Doer,
  action: Action,
  { id, customerNumber, changes }: { id: string; customerNumber: string; changes: readonly FieldChange[] },
): Promise<void> {
  await logOperations(db, doer, { entity: "customer", action }, [{ id, number: customerNumber, changes }]);
}
