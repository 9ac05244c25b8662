import type { CollectionBill } from "@lading/contract/bill";
import { cargoFileRefusals, mostMailBytes } from "@lading/contract/cargo-file";
import { coreRefusals, refuse } from "@lading/contract/core";
import { nameBytes, type StoredFile } from "@lading/contract/files";
import { papersOfWaybill } from "#cargo-file";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";

/** The files that can go with a bill's mail: its own, then the papers of its waybill that the person may open; each once. */
export async function filesOfMail(
  db: Db,
  session: StaffSession,
  { file, waybillId }: Pick<CollectionBill, "file" | "waybillId">,
): Promise<StoredFile[]> {
  const papers = (await papersOfWaybill(db, session, waybillId)).map((paper) => paper.file);
  return file ? [file, ...papers.filter(({ id }) => id !== file.id)] : papers;
}

/** The chosen ones; refuses a file that is not offered as not found, and more than a mail server takes. */
export function chosenForMail(offered: readonly StoredFile[], ids: readonly string[]): StoredFile[] {
  const wanted = new Set(ids);
  const chosen = offered.filter(({ id }) => wanted.has(id));
  if (chosen.length !== wanted.size) throw refuse(coreRefusals.notFound);
  const size = chosen.reduce((sum, file) => sum + file.size, 0);
  if (size > mostMailBytes)
    throw refuse(cargoFileRefusals.tooLargeForMail, { size: nameBytes(size), max: nameBytes(mostMailBytes) });
  return chosen;
}
