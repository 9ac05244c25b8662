import { mostMinorUnits } from "@lading/contract/core";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { columnName } from "./cells.ts";
import { Notes } from "./notes.ts";
import { offersOf, sheetsBehind, type Lookup, type Offering } from "./offers.ts";
import { packageParts, sheetFoot, sheetHead, styles, workbookParts } from "./parts.ts";
import { escape, sheetNameOf } from "./texts.ts";

/**
 * A value as a decimal string, a calendar date `YYYY-MM-DD`, a moment or a text, as its column says, or the cell itself
 * where a column holds values of several kinds; null is a blank cell.
 */
export type SheetCell = string | null | MarkedCell | TypedCell;

/** A cell that is marked as wrong; it stays a text. */
export interface MarkedCell {
  readonly marked: string;
  /** Stands at the cell as a note: why it is wrong. */
  readonly note?: string;
}

/** A cell with a kind of its own; a moment says its zone, since the heading speaks of other kinds, too. */
export interface TypedCell {
  readonly value: string;
  readonly kind: CellKind;
}

export type CellKind = "text" | "number" | "amount" | "date" | "moment";

export interface SheetColumn extends Offering {
  readonly heading: string;
  /** In characters; by the heading's length when not given. */
  readonly width?: number;
  /**
   * `number`: decimal strings become numbers that Excel can add up. `amount`: likewise, shown with the decimals that they
   * have and their thousands apart. `date`: `YYYY-MM-DD` becomes a date. `moment`: a moment
   * with its zone becomes a date with a time, to the minute in UTC, which the heading says. Anything else stays text.
   */
  readonly kind?: CellKind;
  /** A note at the heading. */
  readonly note?: string;
}

export interface WriteOptions {
  /** At most 31 characters, without `[]:*?/\`; what does not fit is cut. */
  sheetName: string;
  /** Columns run from right to left, as in Arabic. */
  rightToLeft?: boolean;
  /** Sheets behind the rows, to look values up. */
  lookups?: readonly Lookup[];
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
  const add = (parts: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
  };
  const noted: number[] = [];
  let sheets = 0;
  do {
    sheets += 1;
    const notes = new Notes();
    const text = sheetText(source, columns, { ...options, notes });
    const sheet = Readable.from(text, { objectMode: false, highWaterMark: 64 * 1024 });
    zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`);
    await new Promise<void>((resolve, reject) => {
      sheet.on("end", resolve);
      sheet.on("error", reject);
    });
    add(notes.parts(sheets));
    if (!notes.isEmpty) noted.push(sheets);
  } while (await source.hasMore());
  const behind = sheetsBehind(columns, options);
  const name = sheetNameOf(options.sheetName);
  const ofRows = Array.from({ length: sheets }, (_, place) => (place === 0 ? name : `${name} ${place + 1}`));
  add(Object.fromEntries(behind.map(({ xml }, place) => [`xl/worksheets/sheet${sheets + place + 1}.xml`, xml])));
  add({ "xl/styles.xml": styles });
  add(workbookParts([...ofRows.map((one) => ({ name: one, isHidden: false })), ...behind]));
  add(packageParts(sheets + behind.length, noted));
  zip.end();
}

/** A sheet's XML, some rows at a time. */
async function* sheetText(
  source: Source,
  columns: readonly SheetColumn[],
  { notes, rightToLeft = false, lookups = [] }: WriteOptions & { notes: Notes },
) {
  const titles = columns.map(headingOf);
  for (const [column, { note }] of columns.entries()) notes.add({ column, row: 1, text: note });
  const headings = titles.map((heading, column) => textCell(column, 1, heading, style.heading));
  const widths = columns.map(
    ({ width, kind }, column) => width ?? Math.max(kind === "moment" ? 18 : 10, displayWidth(titles[column] ?? "") + 4),
  );
  let text = `${sheetHead(widths, rightToLeft)}<row r="1" ht="20" customHeight="1">${headings.join("")}</row>`;
  let number = 1;
  for (; number <= maxRows;) {
    const row = await source.next();
    if (row === undefined) break;
    number += 1;
    const line = number;
    for (const [column, value] of row.entries())
      if (typeof value === "object" && value && "marked" in value) notes.add({ column, row: line, text: value.note });
    text += `<row r="${line}">${columns.map(({ kind }, column) => cell(column, line, row[column] ?? null, kind)).join("")}</row>`;
    if (text.length < 48 * 1024) continue;
    yield text;
    text = "";
  }
  yield `${text}${sheetFoot(`A1:${columnName(Math.max(0, columns.length - 1))}${number}`, { offers: offersOf(columns, lookups), hasNotes: !notes.isEmpty })}`;
}

/** Numbers of the cell styles in `styles`. */
const style = { heading: 1, text: 2, quoted: 3, date: 4, moment: 5, marked: 6, wholeAmount: 7, zoned: 11 } as const;

/** A spreadsheet knows no zones: the heading of moments says theirs. */
function headingOf({ heading, kind }: SheetColumn): string {
  if (kind !== "moment" || heading.includes("UTC")) return heading;
  return /\p{Script=Han}/u.test(heading) ? `${heading}（UTC）` : `${heading} (UTC)`;
}

function cell(column: number, row: number, value: SheetCell, kind: SheetColumn["kind"]): string {
  if (value === null || value === "") return "";
  if (typeof value === "object")
    return "marked" in value
      ? textCell(column, row, value.marked, style.marked)
      : plainCell(column, row, value.value, { kind: value.kind, momentStyle: style.zoned });
  return plainCell(column, row, value, { kind, momentStyle: style.moment });
}

interface Shown {
  kind: SheetColumn["kind"];
  momentStyle: number;
}

function plainCell(column: number, row: number, value: string, { kind, momentStyle }: Shown): string {
  const place = `${columnName(column)}${row}`;
  // Excel keeps 15 digits: a longer number stays a text, so that none of it is lost.
  if (
    (kind === "number" || kind === "amount") &&
    /^-?\d+(\.\d+)?$/.test(value) &&
    value.replace(/\D/g, "").length <= 15
  )
    return `<c r="${place}"${kind === "amount" ? ` s="${amountStyle(value)}"` : ""}><v>${value}</v></c>`;
  const minutes = kind === "moment" ? minuteNumber(value) : undefined;
  if (minutes !== undefined) return `<c r="${place}" s="${momentStyle}"><v>${minutes}</v></c>`;
  const day = kind === "date" ? dayNumber(value) : undefined;
  if (day !== undefined) return `<c r="${place}" s="${style.date}"><v>${day}</v></c>`;
  return textCell(column, row, value, /^[=+\-@\t\r]/.test(value) ? style.quoted : style.text);
}

function textCell(column: number, row: number, value: string, cellStyle: number): string {
  const text = value.length > maxCellLength ? `${value.slice(0, maxCellLength - 1)}…` : value;
  return `<c r="${columnName(column)}${row}" s="${cellStyle}" t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`;
}

/** The style that shows as many decimals as the amount has, up to three. */
function amountStyle(amount: string): number {
  return style.wholeAmount + Math.min(mostMinorUnits, (amount.split(".")[1] ?? "").length);
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

/** Chinese characters are two wide. */
function displayWidth(text: string): number {
  return text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);
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
