import { exactTotal, type Page } from "@lading/contract/core";
import { asc, count, desc, sql, type InferSelectModel, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./transaction.ts";

export interface ListQuery {
  page: number;
  pageSize: number;
  order: "asc" | "desc";
}

/**
 * One page of one table's rows, newest id first among equals, and how many match: exact up to
 * 10,000, then 10,001. Page and count travel together. A list with joins writes its own.
 */
export async function listRows<T extends PgTable & { id: PgColumn }>(
  db: Db,
  table: T,
  query: ListQuery & { where: SQL | undefined; sortBy: PgColumn | SQL },
): Promise<Page<InferSelectModel<T>>> {
  const direction = query.order === "asc" ? asc : desc;
  const source: PgTable = table;
  const page = db
    .select()
    .from(source)
    .where(query.where)
    .orderBy(direction(query.sortBy), direction(table.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const [rows, total] = await Promise.all([page, countUpTo(db, table, query.where)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a select of the whole table gives its model; the builder loses that for a generic table
  return { rows: rows as InferSelectModel<T>[], total };
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
