import { coreRefusals, refuse } from "@lading/contract/core";
import { lt, sql } from "drizzle-orm";
import { rateLimits, runNamed, runTransaction, type Database, type Db } from "#core/db";

/** At most `limit` units of cost under `key` in each window of time. */
export interface Limit {
  /** Name of the counter: the use and its caller, e.g. `tracking:203.0.113.7`. */
  key: string;
  /** Units that this request uses up; 1 when not given. */
  cost?: number;
  limit: number;
  windowSeconds: number;
}

/** How long a request waits for its turn to be counted: 400 uploads of one person at once all have theirs. */
const patienceMs = 8_000;

/**
 * Counts against a limit shared by all copies of the server and refuses with 429 when it is used up.
 * Given the database it counts at once and for good; given a transaction's `db`, the count is undone
 * when the call is refused without `keepingWrites`.
 */
export async function countAgainst(
  target: Database | Db,
  { key, cost = 1, limit, windowSeconds }: Limit,
): Promise<void> {
  const start = sql`to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}::int) * ${windowSeconds}::int)`;
  // A counter lost in a power cut harms nobody, so its commit waits for no disk, when it is its own transaction.
  const counting = sql`
    INSERT INTO ${rateLimits} AS r (key, window_start, used) VALUES (${key}, ${start}, ${cost})
    ON CONFLICT (key, window_start) DO UPDATE SET used = least(r.used::bigint + excluded.used, 2147483647)::int
    RETURNING used, ceil(extract(epoch from window_start) + ${windowSeconds}::int - extract(epoch from now()))::int AS seconds
      ${"pool" in target ? sql`, set_config('synchronous_commit', 'off', true)` : sql``}`;
  const count = (db: Db) => runNamed<{ used: number; seconds: number }>(db, counting);
  // A crowd under one key waits for one row; few of them do so with a connection.
  const [row] = await ("pool" in target ? runTransaction(target, { record: key, patienceMs }, count) : count(target));
  if (row !== undefined && row.used > limit)
    throw refuse(coreRefusals.tooManyRequests, { seconds: Math.max(1, row.seconds) });
}

/** Removes counters of windows that ended long ago. */
export async function removeOldLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, sql`now() - interval '2 days'`));
}
