import { coreRefusals, refuse, refuseField } from "@lading/contract/core";
import type { editCustomerInfoStatue } from "@lading/contract/customer";
import { and, eq, sql } from "drizzle-orm";
import { changesBetween, doerOf, type FieldChange } from "#core/audit";
import type { Context } from "#core/http";
import { endSessions } from "#core/session";
import { logCustomer } from "./logging.ts";
import { currentOf } from "./saving.ts";
import { customers } from "./tables.ts";
import { lockCustomer, type Customer } from "./visible.ts";

type State = Pick<Customer, "status" | "statusReason">;

/** A change of state as the history tells of it. */
export function changesOfState(before: State, after: State): FieldChange[] {
  const told = ({ status, statusReason: reason }: State) => ({ status, reason });
  return changesBetween(told(before), told(after), ["status", "reason"]);
}

/** Enables, restricts or disables a customer; the sessions of a disabled one end at once. */
export async function changeState(context: Context<typeof editCustomerInfoStatue>) {
  const { db, input, session } = context;
  const { id, status, version } = input;
  if (status !== "enabled" && input.reason === "") throw refuseField("reason", coreRefusals.required);
  const before = await lockCustomer(db, session, id);
  if (before.version !== version) throw refuse(coreRefusals.stale, {}, { current: currentOf(before) });
  const statusReason = status === "enabled" ? "" : input.reason;
  await db
    .update(customers)
    .set({ status, statusReason, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(customers.companyId, session.companyId), eq(customers.id, id)));
  if (status === "disabled") await endSessions(db, { companyId: session.companyId, userId: id });
  const changes = changesOfState(before, { status, statusReason });
  await logCustomer(db, doerOf(context), "state", { ...before, changes });
  return { version: version + 1 };
}
