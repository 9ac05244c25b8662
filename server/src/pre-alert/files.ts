import type { CargoFileType } from "@lading/contract/cargo-file";
import { refuseField } from "@lading/contract/core";
import { fileRefusals } from "@lading/contract/files";
import { and, asc, eq, inArray } from "drizzle-orm";
import { seenCargoFile } from "#cargo-file";
import { insertRows, storedFiles, type Db } from "#core/db";
import type { FileCard, Files } from "#core/files";
import type { StaffSession } from "#core/session";
import { preAlertFiles } from "./tables.ts";

interface Alert {
  companyId: string;
  id: string;
}

/** A file of a pre-alert with its card. */
export interface AlertFile {
  card: FileCard;
  sourceFileId: string | null;
  /** Type of the cargo file that it was copied from. */
  type: CargoFileType | null;
}

/** The files of a pre-alert, in their order. */
export async function filesOf(db: Db, { companyId, id }: Alert): Promise<AlertFile[]> {
  const rows = await db
    .select({ card: storedFiles, sourceFileId: preAlertFiles.sourceFileId, type: preAlertFiles.type })
    .from(preAlertFiles)
    .innerJoin(
      storedFiles,
      and(eq(storedFiles.companyId, preAlertFiles.companyId), eq(storedFiles.id, preAlertFiles.fileId)),
    )
    .where(and(eq(preAlertFiles.companyId, companyId), eq(preAlertFiles.preAlertId, id)))
    .orderBy(asc(preAlertFiles.place), asc(storedFiles.id));
  return rows;
}

interface Wanted {
  session: StaffSession;
  files: Files;
  fileIds: readonly string[];
}

/**
 * Gives a pre-alert these files and no others: those it has, one's own uploads, and copies of cargo files that the person
 * sees, which stay whatever becomes of the cargo file.
 */
export async function setFiles(db: Db, alert: Alert, wanted: Wanted): Promise<void> {
  const present = new Map((await filesOf(db, alert)).map(({ card, type }) => [card.id, type]));
  const rows: FileRow[] = [];
  for (const [place, id] of [...new Set(wanted.fileIds)].entries()) {
    const type = present.get(id);
    rows.push(
      type === undefined ? await take(db, { ...wanted, alert, id, place }) : { fileId: id, sourceFileId: null, type },
    );
  }
  const kept = new Set(rows.map(({ fileId }) => fileId));
  await replaceFiles(db, wanted.files, alert, { rows, gone: [...present.keys()].filter((id) => !kept.has(id)) });
}

type Taken = Wanted & { alert: Alert; id: string; place: number };

async function take(db: Db, { files, session, alert, id, place }: Taken): Promise<FileRow> {
  const card = await files.find(db, id);
  // A file kept for good already belongs to another pre-alert.
  if (card?.ownerKind === "preAlertFile" && card.expiresAt !== null) {
    await files.claim(db, { id, use: "preAlertFile", createdBy: session.userId });
    return { fileId: id, sourceFileId: null, type: null };
  }
  const seen = card?.ownerKind === "cargoFile" ? await seenCargoFile(db, session, id) : undefined;
  if (!card || !seen) throw refuseField(`fileIds.${place}`, fileRefusals.gone);
  const { companyId } = alert;
  const copy = await files.copy(db, card, { companyId, use: "preAlertFile", createdBy: session.userId });
  return { fileId: copy.id, sourceFileId: null, type: seen.type };
}

/** The files that a push brought, in the receiver's company: those that are there already are not copied again. */
export async function copyFiles(db: Db, files: Files, alert: Alert, pushed: readonly AlertFile[]): Promise<void> {
  const present = await filesOf(db, alert);
  const bySource = new Map(present.map(({ card, sourceFileId }) => [sourceFileId, card.id]));
  const rows: FileRow[] = [];
  const { companyId } = alert;
  for (const { card, type } of pushed) {
    const there = bySource.get(card.id);
    const fileId = there ?? (await files.copy(db, card, { companyId, use: "preAlertFile", createdBy: null })).id;
    rows.push({ fileId, sourceFileId: card.id, type });
  }
  const kept = new Set(rows.map(({ fileId }) => fileId));
  const gone = present.map(({ card }) => card.id).filter((id) => !kept.has(id));
  await replaceFiles(db, files, alert, { rows, gone });
}

interface FileRow extends Pick<AlertFile, "sourceFileId" | "type"> {
  fileId: string;
}

interface Replaced {
  rows: readonly FileRow[];
  gone: readonly string[];
}

async function replaceFiles(db: Db, files: Files, { companyId, id }: Alert, { rows, gone }: Replaced): Promise<void> {
  const ofAlert = and(eq(preAlertFiles.companyId, companyId), eq(preAlertFiles.preAlertId, id));
  await db.delete(preAlertFiles).where(ofAlert);
  await insertRows(
    db,
    preAlertFiles,
    rows.map((row, place) => ({ companyId, preAlertId: id, place: place + 1, ...row })),
  );
  for (const fileId of gone) await files.release(db, fileId);
}

/** The files of deleted pre-alerts are gone with them. */
export async function releaseFiles(db: Db, files: Files, companyId: string, ids: readonly string[]): Promise<void> {
  const rows = await db
    .select({ fileId: preAlertFiles.fileId })
    .from(preAlertFiles)
    .where(and(eq(preAlertFiles.companyId, companyId), inArray(preAlertFiles.preAlertId, [...ids])));
  for (const { fileId } of rows) await files.release(db, fileId);
}
