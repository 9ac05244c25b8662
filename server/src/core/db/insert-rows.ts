import { getTableColumns, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { executeNamed } from "./named.ts";
import type { Db } from "./transaction.ts";

/**
 * A table of more columns is wide: those that all rows leave at their default stay away from its statement, which for a
 * waybill is the greater part. The statement of another table is always the same, so that it is planned once.
 */
const narrow = 30;

/**
 * Inserts many rows that all have the same fields in one statement with one parameter: for tables of many columns it is
 * far faster than a placeholder a value, and PostgreSQL's limit of 65,535 placeholders does not apply.
 */
export async function insertRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const all = Object.entries(getTableColumns(table));
  const given = all.filter(([field]) => field in first);
  const isWide = all.length > narrow;
  const columns = isWide
    ? given.filter(([field, column]) => rows.some((row) => !isDefault(column, valueOf(row, field))))
    : given;
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([field, column]) => [column.name, valueOf(row, field) ?? null])),
  );
  const type = sql.identifier(getTableConfig(table).name);
  const statement = sql`INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::${type}, ${JSON.stringify(records)}::jsonb)`;
  await (isWide ? db.execute(statement) : executeNamed(db, statement));
}

function valueOf(row: Readonly<Record<string, unknown>>, field: string): unknown {
  return row[field];
}

function isDefault(column: PgColumn, value: unknown): boolean {
  return value === undefined || (value !== null && value === column.default);
}
