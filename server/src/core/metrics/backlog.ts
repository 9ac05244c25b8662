import type { Database } from "#core/db";
import { checkJob } from "#core/ledger";

/** Work that has not been done, as the database knows it. */
export interface Backlog {
  /** Background work by kind and state: waiting, running, failed. */
  jobs: readonly { kind: string; state: "waiting" | "running" | "failed"; count: number }[];
  /** Work that could have begun waits for so long, in seconds. */
  waitsSeconds: number;
  /** Work that was given up within the last day. */
  failedToday: number;
  /** Messages in the outbox, and those of the last day. */
  outbox: number;
  outboxToday: number;
  /** The findings of the last look over every ledger, and when it was, in seconds since 1970; null before the first. */
  ledger: { differences: number; checkedAt: number } | null;
}

/** An answer is good for so long, in milliseconds: whoever watches may ask often. */
const goodForMs = 10_000;
/** Health is not to be waited for. */
const patienceMs = 2_000;

const statement = `
  SELECT
    (SELECT coalesce(json_agg(found), '[]') FROM (
      SELECT name AS kind, CASE WHEN state IN ('created', 'retry') THEN 'waiting' WHEN state = 'active' THEN 'running' ELSE 'failed' END AS state,
        count(*)::int AS count
      FROM pgboss.job WHERE state IN ('created', 'retry', 'active', 'failed') GROUP BY 1, 2 ORDER BY 1, 2) AS found) AS jobs,
    (SELECT coalesce(extract(epoch FROM now() - min(start_after)), 0)::float8 FROM pgboss.job
      WHERE state IN ('created', 'retry') AND start_after <= now()) AS "waitsSeconds",
    (SELECT count(*)::int FROM pgboss.job WHERE state = 'failed' AND completed_on > now() - interval '1 day') AS "failedToday",
    (SELECT count(*)::int FROM outbox_message) AS outbox,
    (SELECT count(*)::int FROM outbox_message WHERE created_at > now() - interval '1 day') AS "outboxToday",
    (SELECT json_build_object('differences', (output->>'differences')::int, 'checkedAt', extract(epoch FROM completed_on)::float8)
      FROM pgboss.job WHERE name = '${checkJob}' AND state = 'completed' ORDER BY completed_on DESC LIMIT 1) AS ledger`;

/** Reads the backlog, seldom; undefined while the database does not say (also before its job tables are made). */
export function backlogReader({ pool }: Pick<Database, "pool">): () => Promise<Backlog | undefined> {
  let last: { at: number; read: Promise<Backlog | undefined> } | undefined;
  return async () => {
    if (last === undefined || Date.now() - last.at > goodForMs) {
      const read = pool.query<Backlog>(statement).then(
        ({ rows }) => rows[0],
        () => undefined,
      );
      last = { at: Date.now(), read };
    }
    return await Promise.race([last.read, late()]);
  };
}

function late(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs).unref();
  });
}
