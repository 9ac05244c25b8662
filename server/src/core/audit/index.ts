import { insertRows, type Db } from "#core/db";
import type { CustomerSession, StaffSession } from "#core/session";
import { ascendingId } from "./ascending-id.ts";
import { operationLogs, type FieldChange } from "./tables.ts";

export { readLog, shownDeletions, shownEntry, shownLog, shownLogOf } from "./read.ts";
export { operationLogs } from "./tables.ts";
export type { FieldChange } from "./tables.ts";

/** Who did something, and from where. */
export interface Doer {
  companyId: string;
  userId: string;
  userName: string;
  ip: string;
}

/** Who does something: a colleague, or the customer itself in the portal. */
export function doerOf({ session, ip }: { session: StaffSession | CustomerSession; ip: string }): Doer {
  const { companyId } = session;
  return session.audience === "staff"
    ? { companyId, userId: session.userId, userName: session.userName, ip }
    : { companyId, userId: session.customerId, userName: session.customerName, ip };
}

/** A record's change, as the operation log takes it. */
export interface Operation {
  id: string;
  /** The record's number as people know it. */
  number: string;
  changes: readonly FieldChange[];
}

/** Adds to the operation log, in the transaction that does what it says; nothing is ever taken out of it. */
export async function logOperations(
  db: Db,
  doer: Doer,
  { entity, action }: { entity: string; action: string },
  operations: readonly Operation[],
): Promise<void> {
  await insertRows(
    db,
    operationLogs,
    operations.map(({ id, number, changes }) => ({
      ...doer,
      id: ascendingId(),
      entity,
      entityId: id,
      entityNumber: number,
      action,
      changes: [...changes],
    })),
  );
}

type Values = Readonly<Record<string, unknown>>;

/** Each of these fields that differs, with its values before and after; a new record has none before, a deleted one none after. */
export function changesBetween(before: Values | null, after: Values | null, fields: readonly string[]): FieldChange[] {
  return fields.flatMap((field) => {
    const [was, is] = [plain(before?.[field]), plain(after?.[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** Nothing, the empty text and a missing value are one: a person sees no difference. */
function plain(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return JSON.stringify(value);
}
