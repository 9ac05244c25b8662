import { eq, lt, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { signInAttempts } from "./tables.ts";

/** Ten wrong passwords in 15 minutes freeze that sign-in for 15 minutes (decisions.md, "Companies, people, rights"). */
const mostWrong = 10;
const window = sql`interval '15 minutes'`;

/** Minutes that this sign-in is still frozen for, whether or not the account exists; 0 when it is not. */
export async function mustWait(db: Db, name: string): Promise<number> {
  const [row] = await db
    .select({
      minutes: sql<number>`greatest(0, ceil(extract(epoch FROM ${signInAttempts.frozenUntil} - now()) / 60))::int`,
    })
    .from(signInAttempts)
    .where(eq(signInAttempts.name, name));
  return row?.minutes ?? 0;
}

/** Counts a wrong password. */
export async function countWrong(db: Db, name: string): Promise<void> {
  const fresh = sql`${signInAttempts.windowStart} < now() - ${window}`;
  const next = sql`CASE WHEN ${fresh} THEN 1 ELSE ${signInAttempts.wrong} + 1 END`;
  await db
    .insert(signInAttempts)
    .values({ name, windowStart: sql`now()`, wrong: 1 })
    .onConflictDoUpdate({
      target: signInAttempts.name,
      set: {
        windowStart: sql`CASE WHEN ${fresh} THEN now() ELSE ${signInAttempts.windowStart} END`,
        wrong: next,
        frozenUntil: sql`CASE WHEN ${next} >= ${mostWrong} THEN now() + ${window} ELSE NULL END`,
      },
    });
}

/** A right password ends the count. */
export async function forgetWrong(db: Db, name: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.name, name));
}

/** Removes counts whose window is long over. */
export async function removeOldAttempts(db: Db): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.windowStart, sql`now() - interval '1 day'`));
}
