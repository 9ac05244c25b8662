import { refuse, type Refusal } from "@lading/contract/core";
import type { FieldChange } from "#core/audit";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { isOnlyUser } from "#user";

interface Asking {
  db: Db;
  session: StaffSession;
}

/** Refuses whoever did the step before, administrators too. True of the one user of a company, who may decide alone. */
export async function asOther(
  { db, session }: Asking,
  doers: readonly (string | null)[],
  refusal: Refusal,
): Promise<boolean> {
  if (!doers.includes(session.userId)) return false;
  if (!(await isOnlyUser(db, session))) throw refuse(refusal);
  return true;
}

/** Says in the log that the company's one user decided alone. */
export const saidAlone = (alone: boolean, { userName }: StaffSession): FieldChange[] =>
  alone ? [{ field: "onlyUser", before: null, after: userName }] : [];
