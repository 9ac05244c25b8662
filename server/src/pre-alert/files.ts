import { refuseField } from "@lading/contract/core";
import { fileRefusals } from "@lading/contract/files";
import { and, asc, eq, inArray } from "drizzle-orm";
import { insertRows, storedFiles, type Db } from "#core/db";
import type { FileCard, Files } from "#core/files";
import type { Session, StaffSession } from "#core/session";
import { preAlertFiles } from "./tables.ts";

/** Whether a person sees the cargo file that a stored file is; the cargo file module's to say. */
export type SeesCargoFile = (db: Db, session: Session, fileId: string) => Promise<boolean>;

interface Alert {
  companyId: string;
  id: string;
}

/** A file of a pre-alert with its card. */
export interface AlertFile {
  card: FileCard;
  sourceFileId: string | null;
}

/** The files of a pre-alert, in their order. */
export async function filesOf(db: Db, { companyId, id }: Alert): Promise<AlertFile[]> {
  const rows = await db
    .select({ card: storedFiles, sourceFileId: preAlertFiles.sourceFileId })
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
  seesCargoFile: SeesCargoFile;
  fileIds: readonly string[];
}

/**
 * Gives a pre-alert these files and no others: those it has, one's own uploads, and copies of cargo files that the person
 * sees, which stay whatever becomes of the cargo file.
 */
export async function setFiles(db: Db, alert: Alert, wanted: Wanted): Promise<void> {
  const present = new Set((await filesOf(db, alert)).map(({ card }) => card.id));
  const ids: { fileId: string; sourceFileId: string | null }[] = [];
  for (const [place, id] of [...new Set(wanted.fileIds)].entries())
    ids.push(present.has(id) ? { fileId: id, sourceFileId: null } : await take(db, { ...wanted, alert, id, place }));
  const kept = new Set(ids.map(({ fileId }) => fileId));
  await replaceFiles(db, wanted.files, alert, { rows: ids, gone: [...present].filter((id) => !kept.has(id)) });
}

type Taken = Wanted & { alert: Alert; id: string; place: number };

async function take(db: Db, { files, session, seesCargoFile, alert, id, place }: Taken) {
  const card = await files.find(db, id);
  // One that is kept for good already belongs to another pre-alert.
  if (card?.ownerKind === "preAlertFile" && card.expiresAt !== null) {
    await files.claim(db, { id, use: "preAlertFile", createdBy: session.userId });
    return { fileId: id, sourceFileId: null };
  }
  if (card?.ownerKind !== "cargoFile" || !(await seesCargoFile(db, session, id)))
    throw refuseField(`fileIds.${place}`, fileRefusals.gone);
  const { companyId } = alert;
  const copy = await files.copy(db, card, { companyId, use: "preAlertFile", createdBy: session.userId });
  return { fileId: copy.id, sourceFileId: null };
}

/** The files that a push brought, in the receiver's company: those that are there already are not copied again. */
export async function copyFiles(db: Db, files: Files, alert: Alert, pushed: readonly FileCard[]): Promise<void> {
  const present = await filesOf(db, alert);
  const bySource = new Map(present.map(({ card, sourceFileId }) => [sourceFileId, card.id]));
  const rows: { fileId: string; sourceFileId: string }[] = [];
  const { companyId } = alert;
  for (const card of pushed) {
    const there = bySource.get(card.id);
    const fileId = there ?? (await files.copy(db, card, { companyId, use: "preAlertFile", createdBy: null })).id;
    rows.push({ fileId, sourceFileId: card.id });
  }
  const kept = new Set(rows.map(({ fileId }) => fileId));
  const gone = present.map(({ card }) => card.id).filter((id) => !kept.has(id));
  await replaceFiles(db, files, alert, { rows, gone });
}

interface Replaced {
  rows: readonly { fileId: string; sourceFileId: string | null }[];
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
