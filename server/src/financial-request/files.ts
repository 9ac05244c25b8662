import type { StoredFile } from "@lading/contract/files";
import { and, eq, sql } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import { financialRequestFiles as files } from "./tables.ts";
import type { Working } from "./write.ts";

/** A request's papers in their order. */
export async function filesOf(db: Db, companyId: string, requestId: string): Promise<StoredFile[]> {
  const { rows } = await db.execute<StoredFile & Record<string, unknown>>(sql`
    SELECT s.id, '/files/' || s.id AS path, s.name, s.type, s.size
    FROM financial_request_file f JOIN stored_file s ON s.company_id = f.company_id AND s.id = f.file_id
    WHERE f.company_id = ${companyId} AND f.request_id = ${requestId} ORDER BY f.place`);
  return rows;
}

/** Makes the uploads the request's own, lets go of those that are left out, and gives the names of all. */
export async function changeFiles(
  { db, session, services }: Working,
  requestId: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<string[]> {
  const { companyId, userId } = session;
  const ids = [...new Set(after)];
  const names: string[] = [];
  for (const id of ids)
    names.push((await services.files.claim(db, { id, use: "financialRequest", createdBy: userId })).name);
  await db.delete(files).where(and(eq(files.companyId, companyId), eq(files.requestId, requestId)));
  await insertRows(
    db,
    files,
    ids.map((fileId, place) => ({ companyId, requestId, fileId, place: place + 1 })),
  );
  for (const id of before) if (!ids.includes(id)) await services.files.release(db, id);
  return names;
}
