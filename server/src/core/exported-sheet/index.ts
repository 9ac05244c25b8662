import { buffer } from "node:stream/consumers";
import { coreRefusals, refuse } from "@lading/contract/core";
import type { Context } from "#core/http";
import { callerId, type Session } from "#core/session";
import { writeSheet, type SheetCell, type SheetColumn } from "#core/sheets";

export { sheetOfFields } from "./fields.ts";

interface Sheet {
  /** Names the file and the sheet. */
  title: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly SheetCell[])[];
}

/** Rows of a sheet that is made within a call: some seconds of work. */
const mostRows = 50_000;
/** So many rows a list reads for its export: one more than are exported, so that nothing is left out in silence. */
export const exportLimit = mostRows + 1;

/** Keeps an export for a day, for the person who made it. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Makes a spreadsheet of a list within the call, up to 50,000 rows; what is longer is refused, not cut. Lists that grow
 * beyond (waybills, the operation log) are exported as background work.
 */
export async function exportedSheet(
  { db, language, services, session }: Pick<Context, "db" | "language" | "services"> & { session: Session },
  { title, columns, rows }: Sheet,
): Promise<{ path: string; name: string }> {
  if (rows.length > mostRows) throw refuse(coreRefusals.exportTooLong, { max: mostRows });
  const bytes = await buffer(writeSheet(rows, columns, { sheetName: title, rightToLeft: language === "ar" }));
  const today = await services.todayOf(db, session.companyId);
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
