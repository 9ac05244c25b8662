import { sql } from "drizzle-orm";
import { runBeside, runNamed, type Database } from "#core/db";
import { takingNumbers, type Series } from "./series.ts";

interface Wish {
  count: number;
  take: (first: number) => void;
  fail: (why: unknown) => void;
}

/** Those who wait for numbers of a series, by its name; an empty list says that a statement is under way. */
type Waiting = Map<string, Wish[]>;

/** So long it waits for a transaction that takes numbers of the series and keeps it locked, as the demo does. */
const lockWaitMs = 1_000;

const waitingAt = new WeakMap<Database, Waiting>();

/**
 * Takes `count` numbers in a row at once and gives the first, whatever becomes of the caller's own transaction: a number
 * that it does not store is a gap. The series is locked for a moment instead of up to the caller's commit, and those who
 * ask while a statement is under way are served together by the next. For numbers that may have gaps; `takingNumbers` is
 * for those that may not.
 */
export function takeNumbersAhead(database: Database, series: Series, count = 1): Promise<number> {
  const waiting = waitingAt.get(database) ?? new Map<string, Wish[]>();
  waitingAt.set(database, waiting);
  const name = `${series.companyId} ${series.kind} ${series.year}`;
  return new Promise((take, fail) => {
    const others = waiting.get(name);
    if (others) {
      others.push({ count, take, fail });
      return;
    }
    waiting.set(name, []);
    void serve(database, series, [{ count, take, fail }]).finally(() =>
      serveWaiting(database, { series, name, waiting }),
    );
  });
}

function serveWaiting(database: Database, of: { series: Series; name: string; waiting: Waiting }): void {
  const wishes = of.waiting.get(of.name) ?? [];
  if (wishes.length === 0) {
    of.waiting.delete(of.name);
    return;
  }
  of.waiting.set(of.name, []);
  void serve(database, of.series, wishes).finally(() => serveWaiting(database, of));
}

async function serve(database: Database, series: Series, wishes: readonly Wish[]): Promise<void> {
  const total = wishes.reduce((sum, { count }) => sum + count, 0);
  try {
    let next = await takeAtOnce(database, series, total);
    for (const { count, take } of wishes) {
      take(next);
      next += count;
    }
  } catch (error) {
    for (const { fail } of wishes) fail(error);
  }
}

async function takeAtOnce(database: Database, series: Series, count: number): Promise<number> {
  // Nothing is lost by not waiting for the disk: a record with the number is written to the log behind it.
  const opening = sql`
    SELECT set_config('lading.company_id', ${series.companyId}, true), set_config('synchronous_commit', 'off', true),
      set_config('lock_timeout', ${String(lockWaitMs)}, true)`;
  const [row] = await runBeside(database, (db) =>
    runNamed<{ first: string }>(db, takingNumbers(series, count, opening)),
  );
  return Number(row?.first);
}
