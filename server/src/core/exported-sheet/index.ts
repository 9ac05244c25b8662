import { buffer } from "node:stream/consumers";
import type { Context } from "#core/http";
import { callerId, type Session } from "#core/session";
import { writeSheet, type SheetCell, type SheetColumn } from "#core/sheets";

interface Sheet {
  /** Names the file and the sheet. */
  title: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly SheetCell[])[];
}

/** Keeps an export for a day, for the person who made it. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Makes a spreadsheet of a list that is short by its nature (roles, users, states) within the call. Long lists are
 * exported as background work.
 */
export async function exportedSheet(
  { db, language, services, session }: Pick<Context, "db" | "language" | "services"> & { session: Session },
  { title, columns, rows }: Sheet,
): Promise<{ path: string; name: string }> {
  const bytes = await buffer(writeSheet(rows, columns, { sheetName: title, rightToLeft: language === "ar" }));
  const today = new Date().toISOString().slice(0, 10);
  const { path, name } = await services.files.save(db, {
    companyId: session.companyId,
    use: "export",
    name: `${title} ${today}.xlsx`,
    bytes,
    createdBy: callerId(session),
    expiresAt: new Date(Date.now() + lifetimeMs),
  });
  return { path, name };
}
