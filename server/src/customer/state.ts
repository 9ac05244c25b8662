import { coreRefusals, refuse } from "@lading/contract/core";
import type { editCustomerInfoStatue } from "@lading/contract/customer";
import { and, eq, sql } from "drizzle-orm";
import { doerOf } from "#core/audit";
import type { Context } from "#core/http";
import { endSessions } from "#core/session";
import { changesOfState, standingOf } from "#party";
import { logCustomer } from "./logging.ts";
import { currentOf } from "./saving.ts";
import { customers } from "./tables.ts";
import { lockCustomer } from "./visible.ts";

/** Enables, restricts or disables a customer; the sessions of a disabled one end at once. */
export async function changeState(context: Context<typeof editCustomerInfoStatue>) {
  const { db, input, session } = context;
  const { id, version } = input;
  const standing = standingOf(input);
  const before = await lockCustomer(db, session, id);
  if (before.version !== version) throw refuse(coreRefusals.stale, {}, { current: currentOf(before) });
  await db
    .update(customers)
    .set({ ...standing, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(customers.companyId, session.companyId), eq(customers.id, id)));
  if (standing.status === "disabled") await endSessions(db, { companyId: session.companyId, userId: id });
  await logCustomer(db, doerOf(context), "state", { ...before, changes: changesOfState(before, standing) });
  return { version: version + 1 };
}
