import { buffer } from "node:stream/consumers";
import { coreRefusals, refuse, type Language, type LocalText, type Refusal } from "@lading/contract/core";
import type { FileUse } from "@lading/contract/files";
import { sheetRefusals } from "@lading/contract/sheets";
import type { Db } from "#core/db";
import type { FileCard, Files } from "#core/files";
import type { Context } from "#core/http";
import { callerId, type Session } from "#core/session";
import { readSheet, writeSheet } from "#core/sheets";

/** Layout of a spreadsheet to be imported. */
export interface ImportForm<Column extends string> {
  columns: readonly Column[];
  /** A sheet without these columns is refused. */
  required: readonly Column[];
  headings: Readonly<Record<Column, LocalText>>;
  /** Headings of earlier exports and templates, which companies still have. */
  earlier?: Readonly<Partial<Record<Column, readonly string[]>>>;
  /** Says which columns are missing (`names`). */
  missing: Refusal;
  maxRows: number;
}

/** A problem in a row, under its column's heading. */
export interface RowProblem {
  row: number;
  column: string;
  message: string;
}

/** A row of the sheet that says anything. */
export interface ImportedRow<Column extends string> {
  row: number;
  /** Without blanks around it; empty where the sheet has no such column. */
  cell: (column: Column) => string;
}

const mostProblems = 200;

/** A heading without the mark of a needed column. */
const bare = (heading: string) => heading.replace(/\*/g, "").trim().toLowerCase();

/** A spreadsheet that is taken in whole or not at all: its rows, and what is wrong with them. */
export class ImportedSheet<Column extends string> {
  readonly #wrongRows = new Set<number>();
  /** Rows below the headings that say anything. */
  rows = 0;
  readonly #problems: RowProblem[] = [];
  readonly #form: ImportForm<Column>;
  readonly #language: Language;

  constructor(form: ImportForm<Column>, language: Language) {
    this.#form = form;
    this.#language = language;
  }

  /** Its rows one after the other. Refuses a sheet without rows, or without a column that is needed. */
  async *read(bytes: Uint8Array): AsyncGenerator<ImportedRow<Column>> {
    const { columns, maxRows } = this.#form;
    let places: Map<Column, number> | undefined;
    for await (const { number, cells } of readSheet(bytes, { maxRows })) {
      if (!places) {
        places = this.#placesOf(cells);
        continue;
      }
      const of = places;
      const cell = (column: Column) => (cells[of.get(column) ?? -1] ?? "").trim();
      if (columns.every((column) => cell(column) === "")) continue;
      this.rows += 1;
      yield { row: number, cell };
    }
    if (this.rows === 0) throw refuse(sheetRefusals.empty);
  }

  /** Which column stands where, by its heading in any of the languages, today's or an earlier one. */
  #placesOf(headings: readonly string[]): Map<Column, number> {
    const { columns, required, headings: texts, earlier, missing } = this.#form;
    const places = new Map<Column, number>();
    for (const column of columns) {
      const said: readonly string[] = [...Object.values<string>(texts[column]), ...(earlier?.[column] ?? [])];
      const names = said.map(bare);
      const place = headings.findIndex((heading) => names.includes(bare(heading)));
      if (place >= 0) places.set(column, place);
    }
    const absent = required.filter((column) => !places.has(column));
    if (absent.length > 0)
      throw refuse(missing, { names: absent.map((column) => texts[column][this.#language]).join(", ") });
    return places;
  }

  /** Notes what is wrong with a field of a row. */
  wrong(row: number, field: string, message: string): void {
    this.#wrongRows.add(row);
    const known: Readonly<Record<string, LocalText>> = this.#form.headings;
    this.#problems.push({ row, column: known[field]?.[this.#language] ?? field, message });
  }

  /** The call's answer: the first problems from the top of the sheet down, or the count of rows stored. */
  answer(stored: number): { rows: number; wrongRows: number; problems: RowProblem[]; stored: number } {
    const problems = this.#problems.toSorted((a, b) => a.row - b.row).slice(0, mostProblems);
    return { rows: this.rows, wrongRows: this.#wrongRows.size, problems, stored };
  }

  /** Nothing is stored of a sheet with something wrong; `refusal` says in how many `rows`. */
  refuseWrong(refusal: Refusal): void {
    if (this.#wrongRows.size > 0) throw refuse(refusal, { rows: this.#wrongRows.size });
  }
}

/** The card of a spreadsheet that this person uploaded for this use; anything else is not found. */
export async function ownUpload(
  db: Db,
  files: Pick<Files, "find">,
  { fileId, use, userId }: { fileId: string; use: FileUse; userId: string },
): Promise<FileCard> {
  const card = await files.find(db, fileId);
  if (card?.ownerKind !== use || card.createdBy !== userId) throw refuse(coreRefusals.notFound);
  return card;
}

/** Keeps a template for a day, for the person who asked for it. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/** An empty spreadsheet with every column, and lines that show how it is filled in. */
export async function importTemplate<Column extends string>(
  { db, session, language, services }: Pick<Context, "db" | "language" | "services"> & { session: Session },
  { columns, required, headings }: ImportForm<Column>,
  { title, example }: { title: string; example: Partial<Record<Column, string>> },
): Promise<{ path: string; name: string }> {
  const sheet = writeSheet(
    [columns.map((column) => example[column] ?? "")],
    columns.map((column) => {
      const heading = headings[column][language];
      return { heading: required.includes(column) ? `${heading} *` : heading, width: 22 };
    }),
    { sheetName: title, rightToLeft: language === "ar" },
  );
  const { path, name } = await services.files.save(db, {
    companyId: session.companyId,
    use: "export",
    name: `${title}.xlsx`,
    bytes: await buffer(sheet),
    createdBy: callerId(session),
    expiresAt: new Date(Date.now() + lifetimeMs),
  });
  return { path, name };
}
