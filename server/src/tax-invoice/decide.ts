import { refuse } from "@lading/contract/core";
import {
  issuingPage,
  taxInvoiceRefusals as refusals,
  type cancelTaxInvoiceApplication,
  type rollBackTaxInvoiceApplication,
} from "@lading/contract/tax-invoice";
import { storeEdit } from "#core/db";
import type { Context } from "#core/http";
import { lockSeen } from "./apply.ts";
import { logApplication } from "./log.ts";
import { asOther } from "./separation.ts";
import { wrongStatus } from "./status.ts";
import { billIdsOf, changeApplied, lockBills } from "./sums.ts";
import { taxInvoiceApplications } from "./tables.ts";

/** Cancels an application before it is issued. */
export async function cancel(context: Context<typeof cancelTaxInvoiceApplication>) {
  const { db, input, session, language } = context;
  const before = await lockSeen(context, input);
  if (before.createdBy !== session.userId && !session.rights.has(`${issuingPage}:approve`))
    throw refuse(refusals.notToCancel);
  if (before.status !== "applied" && before.status !== "pending") throw wrongStatus(before, language);
  if (before.status === "applied") await free(context, before.id);
  const stored = await storeEdit(db, taxInvoiceApplications, before, { status: "cancelled", reason: input.reason });
  await logApplication(context, "cancel", before, [{ field: "reason", before: null, after: input.reason }]);
  return stored;
}

/** Gives an application back to its applicant: its bills are free until it is applied for again. */
export async function rollBack(context: Context<typeof rollBackTaxInvoiceApplication>) {
  const { db, input, language } = context;
  const before = await lockSeen(context, input);
  const note = await asOther(context, before);
  if (before.status !== "applied") throw wrongStatus(before, language);
  await free(context, before.id);
  const stored = await storeEdit(db, taxInvoiceApplications, before, { status: "pending", reason: input.reason });
  await logApplication(context, "rollBack", before, [{ field: "reason", before: null, after: input.reason }, ...note]);
  return stored;
}

/** The amounts that the application holds of its bills are free again. */
async function free({ db, session }: Pick<Context, "db"> & { session: { companyId: string } }, applicationId: string) {
  const { companyId } = session;
  await lockBills(db, companyId, await billIdsOf(db, companyId, applicationId));
  await changeApplied(db, { companyId, applicationId }, -1);
}
