import { refuse } from "@lading/contract/core";
import { fileRefusals, type StoredFile } from "@lading/contract/files";
import { businessEntryPage, financeEntryPage } from "@lading/contract/client-fund";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import type { Services } from "#core/http";
import type { Session, StaffSession } from "#core/session";
import { clientFundEntryFiles as files } from "../tables.ts";
import { ofSeenCustomers } from "../visible.ts";

/** An entry's files in their order. */
export async function filesOf(db: Db, companyId: string, entryId: string): Promise<StoredFile[]> {
  const { rows } = await db.execute<StoredFile & Record<string, unknown>>(sql`
    SELECT s.id, '/files/' || s.id AS path, s.name, s.type, s.size
    FROM client_fund_entry_file f JOIN stored_file s ON s.company_id = f.company_id AND s.id = f.file_id
    WHERE f.company_id = ${companyId} AND f.entry_id = ${entryId} ORDER BY f.place`);
  return rows;
}

/**
 * Makes the uploads the entry's own, lets go of those that are left out, and gives the names of all. A file belongs to one
 * entry: the upload of another is not taken.
 */
export async function changeFiles(
  { db, session, services }: { db: Db; session: StaffSession; services: Pick<Services, "files"> },
  entryId: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<string[]> {
  const { companyId, userId: createdBy } = session;
  const ids = [...new Set(after)];
  const names: string[] = [];
  for (const id of ids) names.push((await services.files.claim(db, { id, use: "clientFund", createdBy })).name);
  const own = eq(files.companyId, companyId);
  const others = and(own, inArray(files.fileId, ids), ne(files.entryId, entryId));
  const taken = await db.select({ id: files.fileId }).from(files).where(others).limit(1);
  if (taken.length > 0) throw refuse(fileRefusals.gone);
  await db.delete(files).where(and(own, eq(files.entryId, entryId)));
  await insertRows(
    db,
    files,
    ids.map((fileId, place) => ({ companyId, entryId, fileId, place: place + 1 })),
  );
  for (const id of before) if (!ids.includes(id)) await services.files.release(db, id);
  return names;
}

/** Whether a person may read a file because it is of an entry that they see. */
export async function seesClientFundFile(db: Db, session: Session, fileId: string): Promise<boolean> {
  if (session.audience !== "staff") return false;
  if (![businessEntryPage, financeEntryPage].some((page) => session.rights.has(`${page}:view`))) return false;
  const { rows } = await db.execute(sql`
    SELECT FROM client_fund_entry_file f JOIN client_fund_entry e ON e.company_id = f.company_id AND e.id = f.entry_id
    WHERE f.company_id = ${session.companyId} AND f.file_id = ${fileId} AND ${await ofSeenCustomers(db, session, "e")} LIMIT 1`);
  return rows.length > 0;
}
