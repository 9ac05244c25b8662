import type { editCustomerInfoStatue } from "@lading/contract/customer";
import { doerOf } from "#core/audit";
import { stale, storeEdit } from "#core/db";
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
  if (before.version !== version) throw stale(before.version, currentOf(before));
  if (standing.status === "disabled") await endSessions(db, { companyId: session.companyId, userId: id });
  await logCustomer(db, doerOf(context), "state", { ...before, changes: changesOfState(before, standing) });
  return await storeEdit(db, customers, before, standing);
}
