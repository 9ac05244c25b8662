import { refuse, refuseField } from "@lading/contract/core";
import { periodRefusals as refusals } from "@lading/contract/period";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { ownToday } from "#user";
import { periodLocks } from "./tables.ts";

/** A day, `YYYY-MM-DD`, on which something is posted, and the input's field that names it, if it has one. */
export interface PostedDay {
  day: string;
  field?: string | undefined;
}

/** The lock of a company's period: those who post share it, closing and reopening have it alone. */
const lockKey = (companyId: string) => sql`hashtextextended(${`period ${companyId}`}::text, 0)`;

/**
 * Refuses what is dated in a closed period. The period stays as it is until the transaction ends: a closing waits for those
 * who post, and who comes after it finds it done. A change of a record asks for its day before as well as for its new one.
 */
export async function requireOpenDays(db: Db, companyId: string, posted: readonly PostedDay[]): Promise<void> {
  if (posted.length > 0) refuseClosed(await sharePeriod(db, companyId), posted);
}

/** Shares the period until the transaction ends; answers with the day closed up to. */
async function sharePeriod(db: Db, companyId: string): Promise<string | null> {
  // Two statements, the lock's sent first: the second one's snapshot is taken when the lock is had, so that it sees a closing
  // that it waited for. A query of drizzle's begins when it is awaited, a turn later, but for this.
  const locked = db.execute(sql`SELECT pg_advisory_xact_lock_shared(${lockKey(companyId)})`).execute();
  const [, closed] = await Promise.all([locked, closedUpTo(db, companyId)]);
  return closed;
}

function refuseClosed(closed: string | null, posted: readonly PostedDay[]): void {
  if (closed === null) return;
  const hit = posted.find(({ day }) => day <= closed);
  if (!hit) return;
  const values = { date: closed };
  throw hit.field === undefined ? refuse(refusals.closed, values) : refuseField(hit.field, refusals.closed, values);
}

/** {@link requireOpenDays} of one day. */
export async function requireOpenDay(db: Db, companyId: string, day: string, field?: string): Promise<void> {
  await requireOpenDays(db, companyId, [{ day, field }]);
}

/** Today by the company's clock, open until the transaction ends: for what is dated by when it is done. */
export async function openToday(db: Db, companyId: string): Promise<string> {
  // In one round trip: what day it is does not hang on the lock.
  const [closed, { rows }] = await Promise.all([
    sharePeriod(db, companyId),
    db.execute<{ today: string }>(sql`SELECT ${ownToday}::text AS today`),
  ]);
  const day = rows[0]?.today ?? "";
  refuseClosed(closed, [{ day }]);
  return day;
}

/** The day up to which the books are closed, or null. */
export async function closedUpTo(db: Db, companyId: string): Promise<string | null> {
  const [lock] = await db
    .select({ day: periodLocks.closedUpTo })
    .from(periodLocks)
    .where(eq(periodLocks.companyId, companyId));
  return lock?.day ?? null;
}

/** Has the period alone until the transaction ends, once all who post have ended theirs; answers with the day closed up to. */
export async function lockPeriod(db: Db, companyId: string): Promise<string | null> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${lockKey(companyId)})`);
  return await closedUpTo(db, companyId);
}

/** Sets the day up to which the books are closed; the caller has the period alone ({@link lockPeriod}). */
export async function setClosedUpTo(db: Db, companyId: string, day: string | null): Promise<void> {
  await db
    .insert(periodLocks)
    .values({ companyId, closedUpTo: day })
    .onConflictDoUpdate({ target: periodLocks.companyId, set: { closedUpTo: day } });
}
