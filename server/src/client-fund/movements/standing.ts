import { clientFundRefusals as refusals, type movementActions } from "@lading/contract/client-fund";
import { refuse, type Call } from "@lading/contract/core";
import { doerOf, logOperations, type FieldChange } from "#core/audit";
import { lockForEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { checkSeen } from "../visible.ts";
import { clientFundMovements } from "./tables.ts";

export type Movement = typeof clientFundMovements.$inferSelect;

/** A call as it is worked on; the demo has no more of one than this. */
export type Asked<C extends Call> = Pick<Context<C>, "db" | "session" | "input" | "ip">;

export interface Working {
  db: Db;
  session: StaffSession;
  ip: string;
}

/** A movement of a customer that the user sees, locked, of the version that it was read with. */
export async function lockMovement(
  { db, session }: Pick<Working, "db" | "session">,
  { id, version }: { id: string; version: number },
): Promise<Movement> {
  const { companyId } = session;
  const movement = await lockForEdit(db, clientFundMovements, { companyId, id, version }, ({ status }) => ({ status }));
  await checkSeen(db, session, movement.customerId);
  return movement;
}

export function checkPending({ number, status }: Movement): void {
  if (status !== "pending") throw refuse(refusals.notPending, { number });
}

/** Says a step in the movement's operation log. */
export async function logMovement(
  context: Working,
  action: (typeof movementActions)[number],
  { id, number }: { id: string; number: string },
  changes: readonly FieldChange[],
): Promise<void> {
  const log = { entity: "clientFundMovement", action };
  await logOperations(context.db, doerOf(context), log, [{ id, number, changes }]);
}
