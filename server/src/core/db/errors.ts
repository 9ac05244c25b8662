/** SQLSTATE of an error from PostgreSQL, also when the query builder wrapped it. */
export function sqlState(error: unknown): string | undefined {
  const inner = postgresError(error);
  return inner?.code;
}

interface PostgresError extends Error {
  code?: string;
  constraint?: string;
  table?: string;
}

function postgresError(error: unknown): PostgresError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { cause } = error;
  return "code" in error || !(cause instanceof Error) ? error : postgresError(cause);
}

/** A serialisation failure or a deadlock: the same transaction may well succeed the next time. */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error);
  return state === "40001" || state === "40P01";
}

/** A named statement that the connection does not know (any more), or whose table has changed: a pooler or a migration came between. */
export function isStatementLost(error: unknown): boolean {
  const state = sqlState(error);
  return (
    state === "26000" ||
    state === "42P05" ||
    (state === "0A000" && postgresError(error)?.message.includes("cached plan") === true)
  );
}

/** True when the error is this unique constraint's violation, so that a handler can refuse at the right field. */
export function violates(error: unknown, constraint: string): boolean {
  return sqlState(error) === "23505" && postgresError(error)?.constraint === constraint;
}

/** Class 08 connection, 57P0x shutting down or starting, and what the driver and the socket say. */
const unavailableStates =
  /^(08...|57P0[1-5]|25P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const unavailableMessages =
  /^(Connection terminated|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Connection terminated due to connection timeout)/;

/** No connection could be had, for whatever reason the cause names. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super("No connection to the database", { cause });
  }
}

/** No turn came in time: at a `record` that others were at work on, or for a `connection` of the pool. */
export class Busy extends Error {
  readonly at: "record" | "connection";
  constructor(at: "record" | "connection", cause?: unknown) {
    super(`No turn came in time for a ${at}`, { cause });
    this.at = at;
  }
}

/** The lock of a row was not to be had in the time that one try has: the transaction may be tried again. */
export function isLockWait(error: unknown): boolean {
  return sqlState(error) === "55P03";
}

/**
 * Why a database that is there did not do the work: others were at the same record (also when they met again and again),
 * or there was too much to do for everybody: no connection was free, a statement took too long, memory ran out.
 */
export function busyAt(error: unknown): Busy["at"] | undefined {
  if (error instanceof Busy) return error.at;
  if (isLockWait(error) || isRetryable(error)) return "record";
  const state = sqlState(error) ?? "";
  if (/^(57014|53000|53200|53300|53400)$/.test(state) || isPoolWait(error)) return "connection";
  return undefined;
}

/** True when all connections of the pool were in use for too long. */
export function isPoolWait(error: unknown): boolean {
  return postgresError(error)?.message === "timeout exceeded when trying to connect";
}

/** True when a disk is full: PostgreSQL's (53100), or this machine's, also when a library wrapped the error. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  return code === "53100" || code === "ENOSPC" || code === "EDQUOT" || isDiskFull(error.cause);
}

/** True when the database is away or starting: nothing was done, and asking later may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof NoConnection) return true;
  const inner = postgresError(error);
  if (inner === undefined) return false;
  if (inner instanceof AggregateError) return inner.errors.some(isDatabaseAway);
  return unavailableStates.test(inner.code ?? "") || unavailableMessages.test(inner.message);
}

/** `missing`: a row points to one that is not there (or not yours). `inUse`: a row is still pointed to. */
export function brokenReference(error: unknown): "missing" | "inUse" | undefined {
  const state = sqlState(error);
  if (state === "23001") return "inUse";
  if (state !== "23503") return undefined;
  return postgresError(error)?.message.startsWith("insert or update") === true ? "missing" : "inUse";
}
