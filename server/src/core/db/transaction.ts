import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { Busy, isLockWait, isPoolWait, isRetryable, isStatementLost, NoConnection, sqlState } from "./errors.ts";
import type { Database } from "./pool.ts";
import { beginWatched, firstErrorOf, usualStatementMs } from "./watch.ts";

/** The query builder over one transaction's connection. Statements started together (`Promise.all`) share a round trip. */
export type Db = NodePgDatabase;

const attempts = 5;
/**
 * A statement that runs longer is ended by the server; a transaction that idles longer, too. Compiling a statement (`jit`)
 * takes longer than any of ours runs: of a list of 50,000 open bills 170 ms of 190.
 */
const limits = (statementMs: number) =>
  `SET LOCAL statement_timeout = ${statementMs}; SET LOCAL idle_in_transaction_session_timeout = 60000; SET LOCAL jit = off`;
/** A first try waits so long for a lock; it then gives its connection back and queues with those that wait as well. */
const firstLockWaitMs = 300;
/** A try from the queue waits so long, then goes to its end. */
const nextLockWaitMs = 1_000;
/** How long a call waits for locks altogether. */
const lockPatienceMs = 8_000;
/** The lane of those who wait for a lock. */
const lockLane = "locks";

/**
 * A statement sent together with BEGIN, in the same round trip; its first row, of type R, goes to `work`.
 * With a `name` it is planned once for each connection, which halves its time.
 */
export interface Opening<R extends pg.QueryResultRow> extends pg.QueryConfig {
  readonly row?: R;
}

export interface TransactionOptions<R extends pg.QueryResultRow> {
  readOnly?: boolean;
  /** The record that the work is about: of a crowd at one record, few hold a connection at a time. */
  record?: string | undefined;
  /** How long it waits for locks, in milliseconds; work in the background has more time than a person. */
  patienceMs?: number | undefined;
  /** How long a statement may run, in milliseconds: a person waits for a reading call, and not for a reckoning at night. */
  statementMs?: number | undefined;
  opening?: Opening<R>;
}

export interface TenantScope {
  /** The tenant whose rows the transaction sees; null sees no tenant's rows. */
  companyId: string | null;
  readOnly?: boolean;
  /** See {@link TransactionOptions}. */
  patienceMs?: number;
  /** See {@link TransactionOptions}. */
  statementMs?: number;
}

/**
 * Runs `work` in a transaction that sees one tenant's rows, and commits.
 * A serialisation failure or a deadlock runs `work` again, five times at most, and so does a lock that others hold, for
 * some seconds: it must do nothing outside the database.
 */
export function inTransaction<T>(database: Database, scope: TenantScope, work: (db: Db) => Promise<T>): Promise<T> {
  const opening = scope.companyId === null ? undefined : { text: setCompany, values: [scope.companyId] };
  const { readOnly, patienceMs, statementMs } = scope;
  return runTransaction(database, { readOnly, patienceMs, statementMs, opening }, work);
}

const setCompany = "select set_config('lading.company_id', $1, true)";

/**
 * Enters a tenant from inside a transaction that began without one (sign-in, registration). Statements started after it
 * in the same turn see the tenant's rows already.
 */
export async function enterCompany(db: Db, companyId: string): Promise<void> {
  // A query of drizzle's begins when it is awaited, a turn later; this one is to be sent first.
  await db.execute(sql`select set_config('lading.company_id', ${companyId}, true)`).execute();
}

/** `inTransaction` for those who open the tenant themselves by a statement that reads who is asking. */
export async function runTransaction<T, R extends pg.QueryResultRow = pg.QueryResultRow>(
  database: Database,
  options: TransactionOptions<R>,
  work: (db: Db, opened: R | undefined) => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + (options.patienceMs ?? lockPatienceMs);
  const run = () => tryUntil(database, { ...options, deadline }, work);
  return await (options.record === undefined ? run() : database.lanes.run(options.record, deadline, run));
}

type Tries<R extends pg.QueryResultRow> = TransactionOptions<R> & {
  /** As `Date.now()`. */
  deadline: number;
};

async function tryUntil<T, R extends pg.QueryResultRow>(
  database: Database,
  options: Tries<R>,
  work: (db: Db, opened: R | undefined) => Promise<T>,
): Promise<T> {
  let lockWaitMs = firstLockWaitMs;
  for (let attempt = 1; ;) {
    const once = () => runOnce(database, { ...options, lockWaitMs }, work);
    try {
      return await (lockWaitMs === firstLockWaitMs ? once() : database.lanes.run(lockLane, options.deadline, once));
    } catch (error) {
      if (isLockWait(error)) {
        if (Date.now() >= options.deadline) throw new Busy("record", error);
        lockWaitMs = nextLockWaitMs;
        continue;
      }
      if (attempt >= attempts || !(isRetryable(error) || isStatementLost(error))) throw error;
      attempt += 1;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

async function runOnce<T, R extends pg.QueryResultRow>(
  database: Database,
  options: TransactionOptions<R> & { lockWaitMs: number },
  work: (db: Db, opened: R | undefined) => Promise<T>,
): Promise<T> {
  await database.watch.heard();
  const client = await database.pool.connect().catch((error: unknown) => {
    throw isPoolWait(error) && !database.watch.silent ? new Busy("connection", error) : new NoConnection(error);
  });
  const { statementMs = usualStatementMs } = options;
  beginWatched(client, statementMs);
  const opening = database.named ? options.opening : unnamed(options.opening);
  let result: T;
  try {
    const begin = client.query(
      `BEGIN${options.readOnly === true ? " READ ONLY" : ""}; ${limits(statementMs)}; SET LOCAL lock_timeout = ${options.lockWaitMs}`,
    );
    const opened = opening && client.query<R>(opening);
    const db = drizzle(client);
    if (database.named) naming.add(db);
    // Without an opening, the first statements of the work travel with BEGIN.
    const working = opened ? opened.then(({ rows }) => work(db, rows[0])) : work(db, undefined);
    [, result] = await Promise.all([begin, working]);
    if (options.readOnly !== true) await commit(client);
  } catch (caught) {
    const error = trueReason(client, caught);
    if (isStatementLost(error)) {
      database.named = false;
      client.release(true);
    } else finish(client, "ROLLBACK");
    throw error;
  }
  // A read-only result is already whole: the answer need not wait for the end of the transaction.
  if (options.readOnly === true) finish(client, "COMMIT");
  else client.release();
  return result;
}

/**
 * Runs one statement as its own transaction on the connection `beside` the pool: for work amid another transaction that is
 * to hold whatever becomes of that one. It sees no tenant's rows but what it opens itself; once more, without a name, when
 * a pooler lost it.
 */
export async function runBeside<T>(database: Database, statement: (db: Db) => Promise<T>): Promise<T> {
  await database.watch.heard();
  const db: Db = drizzle(database.beside);
  if (!database.named) return await statement(db);
  naming.add(db);
  try {
    return await statement(db);
  } catch (error) {
    if (!isStatementLost(error)) throw error;
    database.named = false;
    naming.delete(db);
    return await statement(db);
  }
}

const naming = new WeakSet<Db>();

/** True when statements of this transaction may be kept under names: no pooler stands between that loses them. */
export function mayName(db: Db): boolean {
  return naming.has(db);
}

function unnamed<R extends pg.QueryResultRow>(opening: Opening<R> | undefined): Opening<R> | undefined {
  return opening && { ...opening, name: undefined };
}

/** The error that came first, where this one only says that something failed. */
function trueReason(client: pg.PoolClient, error: unknown): unknown {
  return sqlState(error) === "25P02" ? (firstErrorOf(client) ?? error) : error;
}

/** A COMMIT of a transaction in which a statement failed says ROLLBACK and reports no error: nothing may be answered as done then. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query("COMMIT");
  if (command !== "COMMIT")
    throw new Error("A statement failed inside the transaction and its error was swallowed; nothing was saved", {
      cause: firstErrorOf(client),
    });
}

/** Ends the transaction without waiting; a connection that cannot end it is thrown away. */
function finish(client: pg.PoolClient, how: "COMMIT" | "ROLLBACK"): void {
  client.query(how).then(
    () => client.release(),
    (error: unknown) => client.release(error instanceof Error ? error : true),
  );
}
