import { refuse } from "@lading/contract/core";
import { issuingPage, taxInvoiceRefusals } from "@lading/contract/tax-invoice";
import type { FieldChange } from "#core/audit";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { isOnlyUser } from "#user";

interface Asking {
  db: Db;
  session: StaffSession;
}

type Applied = Readonly<{ createdBy: string }>;

/** Whether the user may issue, roll back and refund what somebody applied for. */
export async function mayIssue({ db, session }: Asking, { createdBy }: Applied): Promise<boolean> {
  if (!session.rights.has(`${issuingPage}:approve`)) return false;
  return createdBy !== session.userId || (await isOnlyUser(db, session));
}

/**
 * Refuses whoever applied for it: that holds for administrators as well (decisions.md, "Money"). The one user of a company
 * is let through, with a note for the log.
 */
export async function asOther({ db, session }: Asking, { createdBy }: Applied): Promise<FieldChange[]> {
  if (createdBy !== session.userId) return [];
  if (!(await isOnlyUser(db, session))) throw refuse(taxInvoiceRefusals.ownApplication);
  return [{ field: "onlyUser", before: null, after: session.userName }];
}
