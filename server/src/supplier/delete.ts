import { refuse } from "@lading/contract/core";
import { supplierRefusals as refusals, type deleteSupplierInfoRecord } from "@lading/contract/supplier";
import { and, eq, inArray } from "drizzle-orm";
import { lockAll } from "#core/db";
import type { Context } from "#core/http";
import { logSupplier } from "./log.ts";
import { supplierChanges } from "./saving.ts";
import { supplierOperations, supplierServiceRows, suppliers } from "./tables.ts";
import type { SupplierUses } from "./uses.ts";

/** Deletes suppliers that nobody has booked to, with their services and operation information. Locked first, so that no cost takes one up meanwhile. */
export function deleteSuppliers({ usedBy }: SupplierUses) {
  return async (context: Context<typeof deleteSupplierInfoRecord>) => {
    const { db, input, session, services } = context;
    const { companyId } = session;
    const { ids, which, found } = await lockAll(db, suppliers, companyId, input.ids);
    for (const { find } of usedBy) {
      const used = await find(db, companyId, ids);
      const kept = found.find(({ id }) => used.has(id));
      if (kept) throw refuse(refusals.inUse, { name: kept.supplierName });
    }
    for (const part of [supplierServiceRows, supplierOperations])
      await db.delete(part).where(and(eq(part.companyId, companyId), inArray(part.supplierId, ids)));
    await db.delete(suppliers).where(which);
    for (const supplier of found) {
      if (supplier.licenceFileId !== null) await services.files.release(db, supplier.licenceFileId);
      await logSupplier(context, "delete", { ...supplier, changes: supplierChanges(supplier, null) });
    }
    return { deleted: ids.length };
  };
}
