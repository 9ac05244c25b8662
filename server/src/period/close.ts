import { randomUUIDv7 } from "node:crypto";
import { refuse, refuseField } from "@lading/contract/core";
import {
  periodRefusals as refusals,
  type askPeriodReopening,
  type closePeriod,
  type decidePeriodReopening,
  type withdrawPeriodReopening,
} from "@lading/contract/period";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { isOnlyUser, ownToday } from "#user";
import { lockPeriod, setClosedUpTo } from "./gate.ts";
import { countOpen, type OpenCount } from "./open.ts";
import { periodChanges } from "./tables.ts";

/** Closes the books up to a day that is over, later than the one closed up to now. It waits for those who are posting. */
export function close(counts: readonly OpenCount[]) {
  return async ({ db, input, session }: Pick<Context<typeof closePeriod>, "db" | "input" | "session">) => {
    const { companyId, userId: askedBy, userName: askedByName } = session;
    const { upTo: after } = input;
    const before = await lockPeriod(db, companyId);
    checkRead(before, input.closedUpTo);
    if (before !== null && after <= before) throw refuseField("upTo", refusals.notLater, { date: before });
    const { rows } = await db.execute<{ isOver: boolean }>(sql`SELECT ${after}::date < ${ownToday} AS "isOver"`);
    if (rows[0]?.isOver !== true) throw refuseField("upTo", refusals.notOver, { date: after });
    const left = Object.fromEntries((await countOpen(db, counts, after)).map(({ kind, count }) => [kind, count]));
    await setClosedUpTo(db, companyId, after);
    const by = { askedBy, askedByName, askedAt: sql`now()` };
    const facts = { step: "close", state: "done", before, after, reason: input.remark, left } as const;
    await db.insert(periodChanges).values({ ...facts, ...by, companyId, id: randomUUIDv7() });
    return { closedUpTo: after };
  };
}

/** Somebody else has closed or reopened the books since they were read. */
function checkRead(now: string | null, read: string | null): void {
  if (now !== read) throw refuse(refusals.changed);
}

/** Asks for closed days to be opened again. */
export async function askReopening({ db, input, session }: Context<typeof askPeriodReopening>) {
  const { companyId, userId: askedBy, userName: askedByName } = session;
  const before = await lockPeriod(db, companyId);
  checkRead(before, input.closedUpTo);
  if (before === null) throw refuse(refusals.nothingClosed);
  const after = input.upTo === "" ? null : input.upTo;
  if (after !== null && after >= before) throw refuseField("upTo", refusals.notEarlier, { date: before });
  const waiting = await waitingOf(db, companyId);
  if (waiting) throw refuse(refusals.askedAlready);
  const id = randomUUIDv7();
  const by = { askedBy, askedByName, askedAt: sql`now()` };
  const facts = { step: "reopen", state: "asked", before, after, reason: input.reason, left: {} } as const;
  await db.insert(periodChanges).values({ ...facts, ...by, companyId, id });
  return { id };
}

/** Decides on a reopening that somebody else asked for; the only user of a company decides alone. */
export async function decideReopening({ db, input, session }: Context<typeof decidePeriodReopening>) {
  const { companyId, userId, userName: decidedByName } = session;
  const now = await lockPeriod(db, companyId);
  const asked = await waitingOf(db, companyId);
  if (asked?.id !== input.id) throw refuse(refusals.notAsked);
  const alone = asked.askedBy === userId;
  if (alone && !(await isOnlyUser(db, { companyId, userId }))) throw refuse(refusals.ownAsking);
  if (input.agree) {
    // A closing that came after the asking was not meant by it.
    checkRead(now, asked.before);
    await setClosedUpTo(db, companyId, asked.after);
  }
  const state = input.agree ? "done" : "refused";
  await end(db, { companyId, id: asked.id }, { state, decidedBy: userId, decidedByName, alone });
  return { closedUpTo: input.agree ? asked.after : now };
}

/** Withdraws a reopening that the person asked for. */
export async function withdrawReopening({ db, input, session }: Context<typeof withdrawPeriodReopening>) {
  const { companyId, userId } = session;
  await lockPeriod(db, companyId);
  const asked = await waitingOf(db, companyId);
  if (asked?.id !== input.id) throw refuse(refusals.notAsked);
  if (asked.askedBy !== userId) throw refuse(refusals.notAsker);
  await end(db, { companyId, id: asked.id }, { state: "withdrawn" });
  return {};
}

type Change = typeof periodChanges.$inferSelect;

/** The reopening that waits, if there is one. */
export async function waitingOf(db: Db, companyId: string): Promise<Change | undefined> {
  const [asked] = await db
    .select()
    .from(periodChanges)
    .where(and(eq(periodChanges.companyId, companyId), eq(periodChanges.state, "asked")));
  return asked;
}

async function end(
  db: Db,
  { companyId, id }: { companyId: string; id: string },
  ended: Partial<Pick<Change, "state" | "decidedBy" | "decidedByName" | "alone">>,
): Promise<void> {
  await db
    .update(periodChanges)
    .set({ ...ended, decidedAt: sql`now()` })
    .where(and(eq(periodChanges.companyId, companyId), eq(periodChanges.id, id)));
}
