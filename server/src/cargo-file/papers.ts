import { randomUUIDv7 } from "node:crypto";
import type { CargoFileOwner, CargoFileType } from "@lading/contract/cargo-file";
import { insertRows, type Db } from "#core/db";
import type { FileCard } from "#core/files";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { logAdded } from "./save.ts";
import { cargoFiles } from "./tables.ts";

/** Files that came with another record, for a waybill that was made of it. */
interface Papers {
  waybill: { id: string; number: string };
  files: readonly { card: FileCard; type: CargoFileType }[];
  ownership: CargoFileOwner;
  /** Where they came from. */
  remark: string;
}

type Doing = Pick<Context, "ip" | "services"> & { db: Db; session: StaffSession };

/** Adds copies of another record's files to a new waybill: each record keeps its own, whatever becomes of the other. */
export async function addPapers(context: Doing, { waybill, files, ownership, remark }: Papers): Promise<void> {
  const { db, session, services } = context;
  const { companyId, userId, userName } = session;
  const rows = [];
  for (const { card, type } of files) {
    const copy = await services.files.copy(db, card, { companyId, use: "cargoFile", createdBy: userId });
    rows.push({
      companyId,
      id: randomUUIDv7(),
      fileId: copy.id,
      fileName: copy.name,
      type,
      ownership,
      waybillId: waybill.id,
      waybillNumber: waybill.number,
      remark,
      createdBy: userId,
      createdByName: userName,
    });
  }
  await insertRows(db, cargoFiles, rows);
  if (rows.length > 0) await logAdded(context, rows);
}
