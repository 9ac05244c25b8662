import { taxInvoiceActions, type getTaxInvoiceLog } from "@lading/contract/tax-invoice";
import { doerOf, logOperations, shownLog, type FieldChange } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { checkSeen } from "./read.ts";

const entity = "taxInvoice";

/** Says in an application's log what became of it. */
export async function logApplication(
  context: { db: Db; session: StaffSession; ip: string },
  action: (typeof taxInvoiceActions)[number],
  { id, number }: { id: string; number: string },
  changes: readonly FieldChange[],
): Promise<void> {
  await logOperations(context.db, doerOf(context), { entity, action }, [{ id, number, changes }]);
}

/** An application's log, newest first. */
export async function showLog({ db, input, session }: Context<typeof getTaxInvoiceLog>) {
  await checkSeen(db, session, input.id);
  return await shownLog(db, { companyId: session.companyId, entity, id: input.id }, taxInvoiceActions);
}
