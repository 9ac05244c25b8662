import { coreRefusals, refuse } from "@lading/contract/core";
import { and, eq, sql, type InferInsertModel, type InferSelectModel, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./transaction.ts";

/** A table of a company's records. */
export type TenantTable = PgTable & { companyId: PgColumn; id: PgColumn };
type VersionedTable = TenantTable & { version: PgColumn; updatedAt: PgColumn };

/** The company's record, locked until the transaction ends; refused as not found when missing or another company's. */
export async function lockOne<T extends TenantTable>(
  db: Db,
  table: T,
  { companyId, id }: { companyId: string; id: string },
): Promise<InferSelectModel<T>> {
  const source: PgTable = table;
  const [row] = await db
    .select()
    .from(source)
    .where(and(eq(table.companyId, companyId), eq(table.id, id)))
    .for("update");
  if (!row) throw refuse(coreRefusals.notFound);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a select of the whole table gives its model; the builder loses that for a generic table
  return row as InferSelectModel<T>;
}

/**
 * The company's record, locked for an edit of the version that it was read with. A stale one is refused with what the
 * record is now, as `current` says it to the form, so that the form shows what differs (decisions.md, "Answers").
 */
export async function lockForEdit<T extends VersionedTable>(
  db: Db,
  table: T,
  read: { companyId: string; id: string; version: number },
  current: (row: InferSelectModel<T>) => object | Promise<object>,
): Promise<InferSelectModel<T>> {
  const row = await lockOne(db, table, read);
  const version = Number(Reflect.get(row, "version"));
  if (version !== read.version) throw stale(version, await current(row));
  return row;
}

/** The refusal of an edit that was read with another version than this: `current` is what the record is now. */
export function stale(version: number, current: object): Error {
  return refuse(coreRefusals.stale, {}, { current: { ...current, version } });
}

/** Stores what an edit changes in a locked record, as its next version; answers with that. */
export async function storeEdit<T extends VersionedTable>(
  db: Db,
  table: T,
  { companyId, id, version }: { companyId: string; id: string; version: number },
  changed: { [Column in keyof InferInsertModel<T>]?: InferInsertModel<T>[Column] | SQL },
): Promise<{ version: number }> {
  const next = version + 1;
  const changes: Record<string, unknown> = { ...changed, version: next, updatedAt: sql`now()` };
  const target: PgTable = table;
  await db
    .update(target)
    .set(changes)
    .where(and(eq(table.companyId, companyId), eq(table.id, id)));
  return { version: next };
}
