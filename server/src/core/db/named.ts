import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { PgDialect, type PreparedQueryConfig } from "drizzle-orm/pg-core";
import { mayName } from "./transaction.ts";
import type { Db } from "./transaction.ts";

const dialect = new PgDialect();
const names = new Map<string, string>();
/** How often statements without a name were asked for. */
const asked = new Map<string, number>();

/** Connections keep every named statement, so there are so many and no more; the others are planned each time. */
const mostNames = 100;
/** A statement has its name from this time on: one of a rare filter takes no place of one that comes with every call. */
const oftenEnough = 3;
/** So many that are asked for now and then are counted; after that counting begins anew. */
const mostCounted = 1_000;

/**
 * Runs a statement that is often the same, but for its parameters: each connection parses it once and keeps it under a
 * name, and plans it once where the parameters do not matter to the plan. That halves the time of a small one.
 */
export async function runNamed<R extends Record<string, unknown>>(db: Db, statement: SQL): Promise<R[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller knows what its statement selects
  return (await executeNamed(db, statement)).rows as R[];
}

interface Executed {
  rows: unknown[];
  rowCount: number | null;
}

/** `runNamed` of a statement that writes; `rowCount` rows were written. */
export async function executeNamed(db: Db, statement: SQL): Promise<Executed> {
  // Drizzle's own queries begin a turn after they are asked for: so all that are asked for together go in their order.
  await Promise.resolve();
  const query = dialect.sqlToQuery(statement);
  const name = mayName(db) ? nameOf(query.sql) : undefined;
  const prepared = db._.session.prepareQuery<PreparedQueryConfig & { execute: Executed }>(
    query,
    undefined,
    name,
    false,
  );
  return await prepared.execute();
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size === mostNames) return known;
  const times = (asked.get(text) ?? 0) + 1;
  if (times < oftenEnough) {
    if (asked.size === mostCounted) asked.clear();
    asked.set(text, times);
    return undefined;
  }
  asked.delete(text);
  const name = `lading_${createHash("sha256").update(text).digest("base64url").slice(0, 24)}`;
  names.set(text, name);
  return name;
}
