import { and, eq, sql } from "drizzle-orm";
import { logOperations } from "#core/audit";
import type { Db } from "#core/db";
import type { Merging } from "#customer";
import { waybills } from "../tables.ts";

/** Two entries of a customer became one: its waybills are the one's that stays, by number and name, and say so in their log. */
export async function mergeCustomerOfWaybills(db: Db, { doer, stays, goes }: Merging): Promise<number> {
  const moved = await db
    .update(waybills)
    .set({
      customerId: stays.id,
      customerNumber: stays.customerNumber,
      customerName: stays.customerName,
      version: sql`${waybills.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(waybills.companyId, goes.companyId), eq(waybills.customerId, goes.id)))
    .returning({ id: waybills.id, number: waybills.houseNumber });
  // Without the id: the entry that goes has no row any more to be named by.
  const changes = (["customerNumber", "customerName"] as const).map((field) => ({
    field,
    before: goes[field],
    after: stays[field],
  }));
  const operations = moved.map(({ id, number }) => ({ id, number, changes }));
  await logOperations(db, doer, { entity: "waybill", action: "edit" }, operations);
  return moved.length;
}
