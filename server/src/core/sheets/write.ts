import { withoutIsolates } from "@lading/contract/core";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { columnName } from "./cells.ts";
import { listSheet, packageParts, sheetFoot, sheetHead, styles, workbookParts, type Offer } from "./parts.ts";

/** A value as a decimal string, a calendar date `YYYY-MM-DD`, a moment or a text, as its column says; null is a blank cell. */
export type SheetCell = string | null | MarkedCell;

/** A cell that is marked as wrong; it stays a text. */
export interface MarkedCell {
  readonly marked: string;
}

export interface SheetColumn {
  readonly heading: string;
  /** In characters; by the heading's length when not given. */
  readonly width?: number;
  /**
   * `number`: decimal strings become numbers that Excel can add up. `date`: `YYYY-MM-DD` becomes a date. `moment`: a moment
   * with its zone becomes a date with a time, to the minute in UTC, which the heading says. Anything else stays text.
   */
  readonly kind?: "text" | "number" | "date" | "moment";
  /** Values that its cells offer to choose from. */
  readonly choices?: readonly string[];
}

export interface WriteOptions {
  /** At most 31 characters, without `[]:*?/\`; what does not fit is cut. */
  sheetName: string;
  /** Columns run from right to left, as in Arabic. */
  rightToLeft?: boolean;
}

/** Rows that one sheet holds below its heading; what is more goes to a second sheet. */
const maxRows = 1_048_575;
const maxCellLength = 32_767;

type Rows = AsyncIterable<readonly SheetCell[]> | Iterable<readonly SheetCell[]>;

/**
 * Writes an .xlsx as a stream of its bytes, taking rows only as fast as they are read, in memory
 * that does not grow with them. A text stays a text: nothing that begins with `=`, `+`, `-` or `@`
 * becomes a formula. When the rows fail, the stream fails with their error.
 */
export function writeSheet(rows: Rows, columns: readonly SheetColumn[], options: WriteOptions): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream;
  if (!(output instanceof Readable)) throw new Error("yazl gives no stream of this version of Node");
  const source = new Source(rows);
  zip.on("error", (error: Error) => output.destroy(error));
  output.on("close", () => void source.close());
  addSheets(zip, source, columns, options).catch((error: unknown) => output.destroy(asError(error)));
  return output;
}

async function addSheets(zip: ZipFile, source: Source, columns: readonly SheetColumn[], options: WriteOptions) {
  let sheets = 0;
  do {
    sheets += 1;
    const sheet = Readable.from(sheetText(source, columns, options), { objectMode: false, highWaterMark: 64 * 1024 });
    zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`);
    await new Promise<void>((resolve, reject) => {
      sheet.on("end", resolve);
      sheet.on("error", reject);
    });
  } while (await source.hasMore());
  zip.addBuffer(Buffer.from(styles), "xl/styles.xml");
  const lists = columns.some(({ choices }) => choices !== undefined);
  if (lists) zip.addBuffer(Buffer.from(listsOf(columns)), `xl/worksheets/sheet${sheets + 1}.xml`);
  const parts = {
    ...workbookParts(sheetNameOf(options.sheetName), sheets, lists ? listsName : undefined),
    ...packageParts(lists ? sheets + 1 : sheets),
  };
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
}

/** A sheet's XML, some rows at a time. */
async function* sheetText(source: Source, columns: readonly SheetColumn[], options: WriteOptions) {
  const titles = columns.map(headingOf);
  const headings = titles.map((heading, column) => textCell(column, 1, heading, style.heading));
  const widths = columns.map(
    ({ width, kind }, column) => width ?? Math.max(kind === "moment" ? 18 : 10, displayWidth(titles[column] ?? "") + 4),
  );
  let text = `${sheetHead(widths, options.rightToLeft === true)}<row r="1" ht="20" customHeight="1">${headings.join("")}</row>`;
  let number = 1;
  for (; number <= maxRows;) {
    const row = await source.next();
    if (row === undefined) break;
    number += 1;
    const line = number;
    text += `<row r="${line}">${columns.map(({ kind }, column) => cell(column, line, row[column] ?? null, kind)).join("")}</row>`;
    if (text.length < 48 * 1024) continue;
    yield text;
    text = "";
  }
  yield `${text}${sheetFoot(`A1:${columnName(Math.max(0, columns.length - 1))}${number}`, offersOf(columns))}`;
}

/** Numbers of the cell styles in `styles`. */
const style = { heading: 1, text: 2, quoted: 3, date: 4, moment: 5, marked: 6 } as const;

const listsName = "Lists";
/** Rows below the heading that offer their column's values. */
const mostOffered = 50_000;

/** The values that columns offer, each column's below each other in the column of the same name. */
function listsOf(columns: readonly SheetColumn[]): string {
  const longest = Math.max(0, ...columns.map(({ choices = [] }) => choices.length));
  const rows = Array.from({ length: longest }, (_, place) => {
    const cells = columns.map(({ choices = [] }, column) => {
      const text = choices[place];
      return text === undefined ? "" : textCell(column, place + 1, text, style.text);
    });
    return `<row r="${place + 1}">${cells.join("")}</row>`;
  });
  return listSheet(rows.join(""));
}

function offersOf(columns: readonly SheetColumn[]): Offer[] {
  return columns.flatMap(({ choices = [] }, column) => {
    const name = columnName(column);
    const list = `${listsName}!$${name}$1:$${name}$${choices.length}`;
    return choices.length === 0 ? [] : [{ cells: `${name}2:${name}${mostOffered + 1}`, list }];
  });
}

/** A spreadsheet knows no zones: the heading of moments says theirs. */
function headingOf({ heading, kind }: SheetColumn): string {
  if (kind !== "moment" || heading.includes("UTC")) return heading;
  return /\p{Script=Han}/u.test(heading) ? `${heading}（UTC）` : `${heading} (UTC)`;
}

function cell(column: number, row: number, value: SheetCell, kind: SheetColumn["kind"]): string {
  if (value === null || value === "") return "";
  if (typeof value === "object") return textCell(column, row, value.marked, style.marked);
  const place = `${columnName(column)}${row}`;
  // Excel keeps 15 digits: a longer number stays a text, so that none of it is lost.
  if (kind === "number" && /^-?\d+(\.\d+)?$/.test(value) && value.replace(/\D/g, "").length <= 15)
    return `<c r="${place}"><v>${value}</v></c>`;
  const minutes = kind === "moment" ? minuteNumber(value) : undefined;
  if (minutes !== undefined) return `<c r="${place}" s="${style.moment}"><v>${minutes}</v></c>`;
  const day = kind === "date" ? dayNumber(value) : undefined;
  if (day !== undefined) return `<c r="${place}" s="${style.date}"><v>${day}</v></c>`;
  return textCell(column, row, value, /^[=+\-@\t\r]/.test(value) ? style.quoted : style.text);
}

function textCell(column: number, row: number, value: string, cellStyle: number): string {
  const text = value.length > maxCellLength ? `${value.slice(0, maxCellLength - 1)}…` : value;
  return `<c r="${columnName(column)}${row}" s="${cellStyle}" t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`;
}

function dayNumber(date: string): number | undefined {
  const days = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) / 86_400_000 + 25_569 : Number.NaN;
  return days > 60 ? days : undefined;
}

/** The days and the part of a day of a moment to its minute, in UTC; undefined for a text that is none or says no zone. */
function minuteNumber(moment: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}.*(Z|[+-]\d{2}(:?\d{2})?)$/.test(moment)) return undefined;
  const minutes = Math.floor(new Date(moment).getTime() / 60_000);
  const days = minutes / 1440 + 25_569;
  return days > 60 ? Number(days.toFixed(8)) : undefined;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** As XML text; what XML cannot hold is left out, and a text like `_x000D_` does not become what it names. */
function escape(text: string): string {
  return (
    withoutIsolates(text)
      .toWellFormed()
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
      .replace(/[&<>"]/g, (character) => escapes[character]!)
      .replace(/\r\n?/g, "\n")
      // oxlint-disable-next-line no-control-regex -- exactly these are forbidden in XML 1.0
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
  );
}

/** Chinese characters are two wide. */
function displayWidth(text: string): number {
  return text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);
}

function sheetNameOf(name: string): string {
  const clean = name
    .replace(/[[\]:*?/\\]/g, " ")
    .trim()
    .replace(/^'+|'+$/g, "");
  return clean === "" ? "Sheet" : clean.slice(0, 28);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** Rows one by one, with a look ahead. */
class Source {
  readonly #rows: AsyncIterator<readonly SheetCell[]> | Iterator<readonly SheetCell[]>;
  #ahead: readonly SheetCell[] | undefined;
  #ended = false;

  constructor(rows: Rows) {
    this.#rows = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  }

  async next(): Promise<readonly SheetCell[] | undefined> {
    await this.hasMore();
    const row = this.#ahead;
    this.#ahead = undefined;
    return row;
  }

  async hasMore(): Promise<boolean> {
    if (this.#ahead === undefined && !this.#ended) {
      const { done, value } = await this.#rows.next();
      this.#ended = done === true;
      this.#ahead = done === true ? undefined : value;
    }
    return this.#ahead !== undefined;
  }

  /** Closes the rows' own source (a database cursor) when reading stops early. */
  async close(): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    await Promise.resolve(this.#rows.return?.()).catch(() => undefined);
  }
}
