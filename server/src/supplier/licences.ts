import { supplierPage } from "@lading/contract/supplier";
import { and, eq } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Session } from "#core/session";
import { suppliers } from "./tables.ts";

/** Whether a person may read a licence because it is kept of a supplier, and they see suppliers. */
export async function seesSupplierLicence(db: Db, session: Session, fileId: string): Promise<boolean> {
  if (session.audience !== "staff" || !session.rights.has(`${supplierPage}:view`)) return false;
  const { companyId, id, licenceFileId } = suppliers;
  const kept = and(eq(companyId, session.companyId), eq(licenceFileId, fileId));
  return (await db.select({ id }).from(suppliers).where(kept)).length > 0;
}
