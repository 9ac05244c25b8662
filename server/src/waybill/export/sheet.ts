import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Services } from "#core/http";
import type { JobRun } from "#core/jobs";
import { writeSheet, type SheetCell, type SheetColumn } from "#core/sheets";

/** The list that an export writes into its file. */
export interface ExportedList<Row> {
  title: string;
  language: Language;
  columns: readonly SheetColumn[];
  /** Reads the rows, in their order. */
  query: SQL;
  /** Counts the rows. */
  count: SQL;
  /** The cells of some rows; a row may become several. */
  cells: (rows: Row[], db: Db) => Promise<SheetCell[][]> | SheetCell[][];
}

/** An export's result for its person: a stored file. */
export interface Exported {
  path: string;
  name: string;
  /** Records in it. */
  count: number;
}

/** Rows of one round trip. */
const rowsAtOnce = 1000;

/**
 * Writes a list of any length into a spreadsheet for the person who ordered it, kept for a day. Rows go from a cursor
 * into a file on the disk, in memory that does not grow with them.
 */
export async function exportList<Row>(
  run: JobRun,
  { files, todayOf }: Services,
  list: (db: Db) => Promise<ExportedList<Row>>,
): Promise<Exported> {
  const folder = await mkdtemp(join(tmpdir(), "lading-export-"));
  try {
    const path = join(folder, "list.xlsx");
    const { count, title, today } = await run.transaction(async (db) => {
      const exported = await list(db);
      const day = await todayOf(db, run.companyId);
      return { count: await write(run, db, { exported, path }), title: exported.title, today: day };
    });
    const stored = await files.upload({
      companyId: run.companyId,
      use: "export",
      name: `${title} ${today}.xlsx`,
      path,
      size: (await stat(path)).size,
      createdBy: run.createdBy ?? "",
    });
    return { path: stored.path, name: stored.name, count };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Writing<Row> {
  exported: ExportedList<Row>;
  path: string;
}

async function write<Row>(run: JobRun, db: Db, { exported, path }: Writing<Row>): Promise<number> {
  const { title, language, columns } = exported;
  const counted = await db.execute<{ total: number }>(exported.count);
  const total = counted.rows[0]?.total ?? 0;
  let done = 0;
  await db.execute(sql`DECLARE exported NO SCROLL CURSOR FOR ${exported.query}`);
  async function* cells(): AsyncGenerator<SheetCell[]> {
    for (;;) {
      run.signal.throwIfAborted();
      const { rows } = await db.execute(sql.raw(`FETCH ${rowsAtOnce} FROM exported`));
      if (rows.length === 0) return;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the list's own query gives them
      yield* await exported.cells(rows as Row[], db);
      done += rows.length;
      run.progress(done, Math.max(done, total));
    }
  }
  const sheet = writeSheet(cells(), columns, { sheetName: title, rightToLeft: language === "ar" });
  await pipeline(sheet, createWriteStream(path));
  return done;
}
