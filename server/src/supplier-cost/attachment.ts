import { refuse, refuseField } from "@lading/contract/core";
import { fileRefusals } from "@lading/contract/files";
import { supplierCostRefusals as refusals } from "@lading/contract/supplier-cost";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Files } from "#core/files";

interface Change {
  fileId: string | null;
  /** The file attached now. */
  before: string | null;
  use: "supplierCost" | "collectionBill";
  userId: string;
}

/**
 * Attaches a record's one file, or lets go of it. Where there is one it must be deleted before another is attached
 * (catalogue §5). A file belongs to one record: an upload that another has is not taken.
 */
export async function changeAttachment(db: Db, files: Files, { fileId, before, use, userId }: Change): Promise<void> {
  if (fileId === before) return;
  if (fileId === null) {
    if (before !== null) await files.release(db, before);
    return;
  }
  if (before !== null) throw refuseField("fileId", refusals.oneFile);
  await files.claim(db, { id: fileId, use, createdBy: userId });
  const { rows } = await db.execute(sql`
    SELECT FROM supplier_cost WHERE file_id = ${fileId} UNION ALL SELECT FROM collection_bill WHERE file_id = ${fileId}`);
  if (rows.length > 0) throw refuse(fileRefusals.gone);
}
