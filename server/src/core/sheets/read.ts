import { open } from "node:fs/promises";
import { refuse, Refused } from "@lading/contract/core";
import { sheetRefusals } from "@lading/contract/sheets";
import { checkMagic, openArchive, type Archive } from "./archive.ts";
import { openWorkbook } from "./workbook.ts";
import { RowReader, type SheetRow } from "./rows.ts";
import { XmlReader } from "./xml.ts";

export interface ReadOptions {
  /** Most rows that hold something, the heading row not counted. */
  maxRows: number;
  /** Most bytes that the whole file may inflate to. */
  maxBytesInflated?: number;
  maxColumns?: number;
  /** Name of the sheet, or several names of which one will do; without it, the first that is not hidden. */
  sheet?: string | readonly string[];
}

const defaultInflated = 256 * 1024 * 1024;
const defaultColumns = 256;

/**
 * Reads an .xlsx row by row in bounded memory: from memory, or from a file by its path.
 * Numbers are plain digits, dates `YYYY-MM-DD`. Refuses with `sheetRefusals`: what is no .xlsx, a
 * missing sheet, a formula or an error value in a cell, more rows, columns or inflated bytes than
 * allowed. Rows may have been given before it refuses: act on none of them until the last.
 */
export async function* readSheet(source: Uint8Array | string, options: ReadOptions): AsyncGenerator<SheetRow> {
  checkMagic(typeof source === "string" ? await headOf(source) : source);
  const archive = await guarded(openArchive(source, options.maxBytesInflated ?? defaultInflated));
  try {
    const rows = readRows(archive, options);
    for (;;) {
      const { done, value } = await guarded(rows.next());
      if (done === true) return;
      yield* value;
    }
  } finally {
    archive.close();
  }
}

/** Refuses what is no .xlsx by its content; says nothing yet of what is in it. */
export async function checkXlsx(source: Uint8Array | string): Promise<void> {
  checkMagic(typeof source === "string" ? await headOf(source) : source);
  const archive = await guarded(openArchive(source, defaultInflated));
  const looksRight = archive.has("[Content_Types].xml") && archive.has("xl/workbook.xml");
  archive.close();
  if (!looksRight) throw refuse(sheetRefusals.notXlsx);
}

/** Rows as they come out of each inflated piece. */
async function* readRows(archive: Archive, options: ReadOptions): AsyncGenerator<SheetRow[]> {
  const workbook = await openWorkbook(archive, [options.sheet ?? []].flat());
  const part = await archive.part(workbook.sheetPath);
  if (!part) throw refuse(sheetRefusals.damaged);
  const rows = new RowReader(workbook, options.maxColumns ?? defaultColumns);
  const xml = new XmlReader(rows);
  let given = 0;
  for await (const chunk of part) {
    xml.write(chunk);
    const ready = rows.take();
    given += ready.length;
    if (given > options.maxRows + 1) throw refuse(sheetRefusals.tooManyRows, { max: options.maxRows });
    yield ready;
  }
  xml.end();
  if (given === 0) throw refuse(sheetRefusals.empty);
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path, "r");
  try {
    const head = Buffer.alloc(8);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Errors of the zip and XML readers become "damaged file"; refusals and errors of the disk pass. */
async function guarded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refused || (error instanceof Error && "syscall" in error)) throw error;
    throw refuse(sheetRefusals.damaged);
  }
}
