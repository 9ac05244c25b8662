import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#core/db";
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
