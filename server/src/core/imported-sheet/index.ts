import { buffer } from "node:stream/consumers";
import { coreRefusals, fill, refuse, type Language, type LocalText, type Refusal } from "@lading/contract/core";
import type { FileUse } from "@lading/contract/files";
import { cellTexts, sheetRefusals } from "@lading/contract/sheets";
import type { Db } from "#core/db";
import type { FileCard, Files } from "#core/files";
import type { Context } from "#core/http";
import { callerId, type Session } from "#core/session";
import { readSheet, writeSheet } from "#core/sheets";
import { markedSheet, type Offered, type WrongCell } from "./marked.ts";

export { markedSheet, type Offered, type WrongCell } from "./marked.ts";

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
  /** Values of columns that have a choice of some, as the template offers them. */
  choices?: Readonly<Partial<Record<Column, readonly LocalText[]>>>;
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
  readonly #problems: (RowProblem & WrongCell & { field: string })[] = [];
  #bytes: Uint8Array = new Uint8Array();
  #places: ReadonlyMap<Column, number> = new Map();
  /** The row that was read last: its values stand in the messages. */
  #last: ImportedRow<Column> | undefined;
  readonly #form: ImportForm<Column>;
  readonly #language: Language;

  constructor(form: ImportForm<Column>, language: Language) {
    this.#form = form;
    this.#language = language;
  }

  /** Its rows one after the other. Refuses a sheet without rows, or without a column that is needed. */
  async *read(bytes: Uint8Array): AsyncGenerator<ImportedRow<Column>> {
    const { columns, maxRows } = this.#form;
    this.#bytes = bytes;
    let places: Map<Column, number> | undefined;
    for await (const { number, cells } of readSheet(bytes, { maxRows })) {
      if (!places) {
        places = this.#placesOf(cells);
        this.#places = places;
        continue;
      }
      const of = places;
      const cell = (column: Column) => (cells[of.get(column) ?? -1] ?? "").trim();
      if (columns.every((column) => cell(column) === "")) continue;
      this.rows += 1;
      this.#last = { row: number, cell };
      yield this.#last;
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

  /** Notes what is wrong with a field of a row, with its value and what is allowed; a field's first message stands alone. */
  wrong(row: number, field: string, message: string): void {
    if (this.#problems.some((problem) => problem.row === row && problem.field === field)) return;
    this.#wrongRows.add(row);
    const { headings, columns } = this.#form;
    const column = columns.find((name) => name === field);
    const problem = { row, field, message: column ? this.#withValue(row, column, message) : message };
    const place = column && this.#places.get(column);
    this.#problems.push({ ...problem, place, column: column ? headings[column][this.#language] : field });
  }

  #withValue(row: number, column: Column, message: string): string {
    const value = this.#last?.row === row ? this.#last.cell(column) : "";
    const choices = this.#form.choices?.[column]?.map((text) => text[this.#language]);
    return cellMessage({ value, message, choices }, this.#language);
  }

  /** The sheet with its wrong cells marked, kept for a day for its person; null while nothing is wrong. */
  async marked(
    { db, session, language, services }: Pick<Context, "db" | "language" | "services"> & { session: Session },
    card: Pick<FileCard, "name">,
  ): Promise<{ path: string; name: string } | null> {
    if (this.#problems.length === 0) return null;
    const title = card.name.replace(/\.xlsx$/i, "");
    const offered = new Map(
      [...this.#places].map(([column, place]) => [place, offeredIn(this.#form, column, language)]),
    );
    const { maxRows } = this.#form;
    const bytes = await markedSheet(this.#bytes, this.#problems, { title, language, maxRows, offered });
    return await keepMade(services.files, db, {
      name: `${title} ${cellTexts.marked[language]}.xlsx`,
      bytes,
      session,
    });
  }

  /** The call's answer: the first problems from the top of the sheet down, or the count of rows stored. */
  answer(stored: number, marked: { path: string; name: string } | null = null) {
    const first = this.#problems.toSorted((a, b) => a.row - b.row).slice(0, mostProblems);
    const problems: RowProblem[] = first.map(({ row, column, message }) => ({ row, column, message }));
    return { rows: this.rows, wrongRows: this.#wrongRows.size, problems, stored, marked };
  }

  /** Nothing is stored of a sheet with something wrong; `refusal` says in how many `rows`. */
  refuseWrong(refusal: Refusal): void {
    if (this.#wrongRows.size > 0) throw refuse(refusal, { rows: this.#wrongRows.size });
  }
}

const longestValue = 60;
const comma = { zh: "、", en: ", ", ar: "، " } as const;
/** Choices up to so many are named at a heading, of more a few. */
const mostNamed = 30;
const named = 5;

/** Choices that a column of a form offers, in its template and in a sheet that comes back. */
function offeredIn<Column extends string>(
  { choices }: ImportForm<Column>,
  column: Column,
  language: Language,
): Offered {
  const offered = choices?.[column]?.map((text) => text[language]);
  return offered ? offering(offered, language) : {};
}

/** The choices of a column and a note at its heading that names them. */
export function offering(choices: readonly string[], language: Language): { choices: readonly string[]; note: string } {
  const isShort = choices.length <= mostNamed;
  const text = (isShort ? cellTexts.allowed : cellTexts.fromList)[language];
  const shown = isShort ? choices : choices.slice(0, named);
  return { choices, note: fill(text, { choices: shown.join(comma[language]) }) };
}
const lifetimeMs = 24 * 60 * 60 * 1000;

/** So many of the allowed values are named in a message. */
const mostSaid = 15;

/** A message about a cell with its value, and with what is allowed where the value is none of a choice. */
export function cellMessage(
  { value, message, choices }: { value: string; message: string; choices?: readonly string[] | undefined },
  language: Language,
): string {
  if (value === "" || message.includes(value)) return message;
  const shown = value.length > longestValue ? `${value.slice(0, longestValue - 1)}…` : value;
  if (choices && choices.length > 0 && !choices.includes(value))
    return fill(cellTexts.choice[language], {
      value: shown,
      choices: firstOf(choices).join(comma[language]),
    });
  return fill(cellTexts.value[language], { value: shown, message });
}

/** The first choices, and a sign that there are more. */
const firstOf = (choices: readonly string[]): readonly string[] =>
  choices.length <= mostSaid ? choices : [...choices.slice(0, mostSaid), "…"];

/** Keeps a made spreadsheet for a day, for the person who asked for it. */
export async function keepMade(
  files: Pick<Files, "save">,
  db: Db,
  { name, bytes, session }: { name: string; bytes: Buffer; session: Session },
): Promise<{ path: string; name: string }> {
  const { path, name: stored } = await files.save(db, {
    companyId: session.companyId,
    use: "export",
    name,
    bytes,
    createdBy: callerId(session),
    expiresAt: new Date(Date.now() + lifetimeMs),
  });
  return { path, name: stored };
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

/** An empty spreadsheet with every column, and lines that show how it is filled in. */
export async function importTemplate<Column extends string>(
  { db, session, language, services }: Pick<Context, "db" | "language" | "services"> & { session: Session },
  form: ImportForm<Column>,
  { title, example }: { title: string; example: Partial<Record<Column, string>> },
): Promise<{ path: string; name: string }> {
  const { columns, required, headings } = form;
  const sheet = writeSheet(
    [columns.map((column) => example[column] ?? "")],
    columns.map((column) => {
      const heading = headings[column][language];
      return {
        heading: required.includes(column) ? `${heading} *` : heading,
        width: 22,
        ...offeredIn(form, column, language),
      };
    }),
    { sheetName: title, rightToLeft: language === "ar" },
  );
  return await keepMade(services.files, db, { name: `${title}.xlsx`, bytes: await buffer(sheet), session });
}
