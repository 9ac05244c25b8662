import { refuse, refuseField } from "@lading/contract/core";
import { fileRefusals } from "@lading/contract/files";
import { supplierCostRefusals as refusals } from "@lading/contract/supplier-cost";
import { eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#core/db";
import type { Files } from "#core/files";

interface Change {
  fileId: string | null;
  /** The file attached now. */
  before: string | null;
  use: "supplierCost" | "collectionBill";
  /** The records that such files are attached to: a table with `fileId`. */
  records: PgTable & { fileId: PgColumn };
  userId: string;
}

/**
 * Attaches a record's one file, or lets go of it. Where there is one it must be deleted before another is attached
 * (catalogue §5). A file belongs to one record: an upload that another has is not taken. An upload is for one use, so no other kind of
 * record can have it.
 */
export async function changeAttachment(
  db: Db,
  files: Files,
  { fileId, before, use, records, userId }: Change,
): Promise<void> {
  if (fileId === before) return;
  if (fileId === null) {
    if (before !== null) await files.release(db, before);
    return;
  }
  if (before !== null) throw refuseField("fileId", refusals.oneFile);
  await files.claim(db, { id: fileId, use, createdBy: userId });
  const { rows } = await db.execute(sql`SELECT FROM ${records} WHERE ${eq(records.fileId, fileId)}`);
  if (rows.length > 0) throw refuse(fileRefusals.gone);
}
