import { refuse, type Refusal } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import type { FieldChange } from "#core/audit";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";

interface Asking {
  db: Db;
  session: StaffSession;
}

/** True of a company's one user. A frozen colleague is one, too: else an administrator could freeze all others and decide alone. */
export async function isOnlyUser({ db, session: { companyId, userId } }: Asking): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM staff_user WHERE company_id = ${companyId} AND id <> ${userId} LIMIT 1`,
  );
  return rows.length === 0;
}

/** Refuses whoever did the step before, administrators too. True of the one user of a company, who may decide alone. */
export async function asOther(
  { db, session }: Asking,
  doers: readonly (string | null)[],
  refusal: Refusal,
): Promise<boolean> {
  if (!doers.includes(session.userId)) return false;
  if (!(await isOnlyUser({ db, session }))) throw refuse(refusal);
  return true;
}

/** Says in the log that the company's one user decided alone. */
export const saidAlone = (alone: boolean, { userName }: StaffSession): FieldChange[] =>
  alone ? [{ field: "onlyUser", before: null, after: userName }] : [];
