import { coreRefusals, refuse } from "@lading/contract/core";
import type { Db } from "#core/db";
import type { Services } from "#core/http";

/** Bytes of an uploaded spreadsheet of the person's own; anything else is not found. */
export async function readUpload(
  db: Db,
  files: Services["files"],
  { fileId, userId }: { fileId: string; userId: string },
): Promise<Buffer> {
  const card = await files.find(db, fileId);
  if (card?.ownerKind !== "waybillImport" || card.createdBy !== userId) throw refuse(coreRefusals.notFound);
  return await files.read(card);
}
