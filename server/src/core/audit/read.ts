import { coreRefusals, refuse } from "@lading/contract/core";
import { and, desc, eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db, TenantTable } from "#core/db";
import { operationLogs } from "./tables.ts";

const mostEntries = 200;

/** The newest entries of one record's log, as they were written. */
export async function readLog(
  db: Db,
  { companyId, entity, id }: { companyId: string; entity: string; id: string },
): Promise<(typeof operationLogs.$inferSelect)[]> {
  const { companyId: company, entity: kind, entityId, createdAt, id: entry } = operationLogs;
  return await db
    .select()
    .from(operationLogs)
    .where(and(eq(company, companyId), eq(kind, entity), eq(entityId, id)))
    .orderBy(desc(createdAt), desc(entry))
    .limit(mostEntries);
}

/** An entry as `recordLog(actions)` of the contract describes it, its values as `readable` says them. */
export function shownEntry<const A extends string, V>(
  { id, entity, action, userName, ip, createdAt, changes }: typeof operationLogs.$inferSelect,
  actions: readonly A[],
  readable: (field: string, value: unknown) => V,
) {
  const known = actions.find((one) => one === action);
  if (known === undefined) throw new Error(`No action of ${entity}: ${action}`);
  return {
    id,
    action: known,
    userName,
    ip,
    createdAt: new Date(createdAt).toISOString(),
    changes: changes.map(({ field, before, after }) => ({
      field,
      before: readable(field, before),
      after: readable(field, after),
    })),
  };
}

/**
 * A record's log as `recordLog(actions)` of the contract describes it; entries of other actions are not shown. A record
 * without entries is refused as not found. The handler checks before that the asker may see the record.
 */
export async function shownLog<const A extends string>(
  db: Db,
  record: { companyId: string; entity: string; id: string },
  actions: readonly A[],
) {
  const entries = await readLog(db, record);
  if (entries.length === 0) throw refuse(coreRefusals.notFound);
  return shownEntries(entries, actions);
}

/**
 * A record's log as `shownLog`; empty for a record of `table` that is there and was never logged (the company started
 * with it, or it is older than its log).
 */
export async function shownLogOf<const A extends string>(
  db: Db,
  table: TenantTable,
  record: { companyId: string; entity: string; id: string },
  actions: readonly A[],
) {
  const entries = await readLog(db, record);
  if (entries.length > 0) return shownEntries(entries, actions);
  const source: PgTable = table;
  const isThere = and(eq(table.companyId, record.companyId), eq(table.id, record.id));
  const [present] = await db.select({ id: table.id }).from(source).where(isThere);
  if (!present) throw refuse(coreRefusals.notFound);
  return shownEntries([], actions);
}

/** The newest deletions of a kind's records, as `recordLog(actions)` describes them. */
export async function shownDeletions<const A extends string>(
  db: Db,
  { companyId, entity }: { companyId: string; entity: string },
  actions: readonly A[],
) {
  const { companyId: company, entity: kind, action, createdAt, id } = operationLogs;
  const entries = await db
    .select()
    .from(operationLogs)
    .where(and(eq(company, companyId), eq(kind, entity), eq(action, "delete")))
    .orderBy(desc(createdAt), desc(id))
    .limit(mostEntries);
  return shownEntries(entries, actions);
}

function shownEntries<const A extends string>(
  entries: readonly (typeof operationLogs.$inferSelect)[],
  actions: readonly A[],
) {
  const of = entries.filter(({ action }) => actions.some((one) => one === action));
  return { rows: of.map((entry) => shownEntry(entry, actions, worded)) };
}

function worded(_field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "string" ? value : JSON.stringify(value);
}
