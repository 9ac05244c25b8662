import { coreRefusals, refuse } from "@lading/contract/core";
import { and, eq, inArray, type InferSelectModel, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./transaction.ts";

/**
 * The company's records of these ids, locked in the order of their ids, so that two who take the same never wait for
 * each other. All or none: one that is not there refuses the whole as not found. `which` is the condition on them.
 */
export async function lockAll<T extends PgTable & { companyId: PgColumn; id: PgColumn }>(
  db: Db,
  table: T,
  companyId: string,
  wanted: readonly string[],
): Promise<{ ids: string[]; which: SQL | undefined; found: InferSelectModel<T>[] }> {
  const ids = [...new Set(wanted)];
  const which = and(eq(table.companyId, companyId), inArray(table.id, ids));
  const source: PgTable = table;
  const found = await db.select().from(source).where(which).orderBy(table.id).for("update");
  if (found.length !== ids.length) throw refuse(coreRefusals.notFound);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a select of the whole table gives its model; the builder loses that for a generic table
  return { ids, which, found: found as InferSelectModel<T>[] };
}
