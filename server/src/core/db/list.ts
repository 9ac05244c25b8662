import { exactTotal, type Page } from "@lading/contract/core";
import { and, asc, count, desc, sql, type InferSelectModel, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./transaction.ts";

export interface ListQuery {
  page: number;
  pageSize: number;
  order: "asc" | "desc";
}

interface Sorted {
  where: SQL | undefined;
  sortBy: PgColumn | SQL;
  order: "asc" | "desc";
}

/** Rows of one table in this order, newest id first among equals. */
export async function sortedRows<T extends PgTable & { id: PgColumn }>(
  db: Db,
  table: T,
  { where, sortBy, order, limit, offset = 0 }: Sorted & { limit: number; offset?: number },
): Promise<InferSelectModel<T>[]> {
  const direction = order === "asc" ? asc : desc;
  const source: PgTable = table;
  const rows = await db
    .select()
    .from(source)
    .where(where)
    .orderBy(direction(sortBy), direction(table.id))
    .limit(limit)
    .offset(offset);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a select of the whole table gives its model; the builder loses that for a generic table
  return rows as InferSelectModel<T>[];
}

/**
 * A page of a table's rows and the count of all that match: exact up to 10,000, then 10,001. Page and count travel
 * together. A list with joins writes its own query.
 */
export async function listRows<T extends PgTable & { id: PgColumn }>(
  db: Db,
  table: T,
  { page, pageSize, ...sorted }: ListQuery & Sorted,
): Promise<Page<InferSelectModel<T>>> {
  const [rows, total] = await Promise.all([
    sortedRows(db, table, { ...sorted, limit: pageSize, offset: (page - 1) * pageSize }),
    countUpTo(db, table, sorted.where),
  ]);
  return { rows, total };
}

/** Counts matching rows without reading more than 10,001 of them. */
export async function countUpTo(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(exactTotal + 1)
    .as("some");
  const [counted] = await db.select({ total: count() }).from(some);
  return counted?.total ?? 0;
}

/** A moment on one of these days (UTC), first and last counted; the empty text leaves an end open. */
export function onDays(moment: PgColumn | SQL, from: string, to: string): SQL | undefined {
  return and(
    from === "" ? undefined : sql`${moment} >= ${`${from}T00:00:00Z`}::timestamptz`,
    to === "" ? undefined : sql`${moment} < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`,
  );
}

/** A value within a range, both ends counted; the empty text leaves an end open. `type` is the column's, e.g. `date`. */
export function within(value: SQL, type: "date" | "numeric", [from, to]: readonly [string, string]): SQL | undefined {
  const end = (bound: string) => sql`${bound}::${sql.raw(type)}`;
  return and(
    from === "" ? undefined : sql`${value} >= ${end(from)}`,
    to === "" ? undefined : sql`${value} <= ${end(to)}`,
  );
}
