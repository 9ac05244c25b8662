import { exactTotal } from "@lading/contract/core";
import {
  openKinds,
  reopeningPage,
  type getPeriodChangeList,
  type loadPeriod,
  type OpenKind,
  type PeriodChange,
} from "@lading/contract/period";
import { desc, eq, sql } from "drizzle-orm";
import type { Context } from "#core/http";
import { isOnlyUser, ownToday } from "#user";
import { waitingOf } from "./close.ts";
import { closedUpTo } from "./gate.ts";
import { countOpen, type OpenCount } from "./open.ts";
import { periodChanges } from "./tables.ts";

/** Up to which day the books are closed, what is still open up to a day, and the reopening that waits. */
export function load(counts: readonly OpenCount[]) {
  return async ({ db, input, session: { companyId, userId, rights } }: Context<typeof loadPeriod>) => {
    const { rows } = await db.execute<{ latest: string; monthEnd: string }>(sql`
      SELECT (${ownToday} - 1)::text AS latest, (date_trunc('month', ${ownToday}::timestamp)::date - 1)::text AS "monthEnd"`);
    const { latest = "", monthEnd = "" } = rows[0] ?? {};
    const upTo = input.upTo === "" ? monthEnd : input.upTo;
    const asked = await waitingOf(db, companyId);
    return {
      closedUpTo: await closedUpTo(db, companyId),
      upTo,
      latest,
      open: await countOpen(db, counts, upTo),
      asked: asked ? shown(asked) : null,
      askedByMe: asked?.askedBy === userId,
      mayDecide:
        asked !== undefined &&
        rights.has(`${reopeningPage}:approve`) &&
        (asked.askedBy !== userId || (await isOnlyUser(db, { companyId, userId }))),
    };
  };
}

/** A page of the closings and reopenings. */
export async function listChanges({ db, input, session: { companyId } }: Context<typeof getPeriodChangeList>) {
  const { page, pageSize, order } = input;
  const own = eq(periodChanges.companyId, companyId);
  const rows = await db
    .select()
    .from(periodChanges)
    .where(own)
    // Ids rise with time.
    .orderBy(order === "asc" ? periodChanges.id : desc(periodChanges.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const counted = await db.$count(periodChanges, own);
  return { rows: rows.map(shown), total: Math.min(counted, exactTotal + 1) };
}

function shown(change: typeof periodChanges.$inferSelect): PeriodChange {
  const { companyId: _company, askedBy: _asker, decidedBy: _decider, left, ...row } = change;
  return {
    ...row,
    left: Object.keys(openKinds).flatMap((kind) => {
      const count = left[kind] ?? 0;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of an object are those of its type
      return count === 0 ? [] : [{ kind: kind as OpenKind, count }];
    }),
    askedAt: new Date(row.askedAt).toISOString(),
    decidedAt: row.decidedAt === null ? null : new Date(row.decidedAt).toISOString(),
  };
}
