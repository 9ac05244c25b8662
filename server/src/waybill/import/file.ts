import type { Db } from "#core/db";
import type { Services } from "#core/http";
import { ownUpload } from "#core/imported-sheet";

/** Bytes of an uploaded spreadsheet of the person's own; anything else is not found. */
export async function readUpload(
  db: Db,
  files: Services["files"],
  { fileId, userId }: { fileId: string; userId: string },
): Promise<Buffer> {
  return await files.read(await ownUpload(db, files, { fileId, use: "waybillImport", userId }));
}
