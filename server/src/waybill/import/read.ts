import { setImmediate as others } from "node:timers/promises";
import { fill, refuse, type Language } from "@lading/contract/core";
import { mostImportRows, partyKnown, waybillFieldTexts, waybillRefusals } from "@lading/contract/waybill";
import { sheetRefusals } from "@lading/contract/sheets";
import { readSheet } from "#core/sheets";
import { SheetParties, type NamesQuestion } from "../parties/blocked-party.ts";
import type { ImportDirectory } from "./directory.ts";
import { readWaybill, type ImportedWaybill, type RowProblem } from "./form.ts";
import { groupsOf } from "./groups.ts";
import { numberWarnings } from "./number-warnings.ts";

/** Result of reading a spreadsheet. */
export interface ReadImport {
  /** Rows below the titles. */
  rows: number;
  /** Right waybills. */
  waybills: number;
  /** Rows with something wrong. */
  wrongRows: number;
  /** Whether something is wrong with a row, be it told or not. */
  isWrong: (row: number) => boolean;
  /** The first 200 problems, or as many as are asked for. */
  problems: ToldRow[];
  /** The first 200 warnings about known parties and numbers with a wrong check digit, which may be imported all the same. */
  warnings: ToldRow[];
}

export interface ToldRow {
  row: number;
  /** Key of the column. */
  field: string;
  column: string;
  message: string;
}

interface Asked {
  directory: ImportDirectory;
  language: Language;
  /** Which of these house numbers the company has used. */
  used: (numbers: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Which of these names may not stand on a waybill, each with the entry that says so; missing: all may. */
  blocked?: NamesQuestion | undefined;
  /** Asks for warnings about these names; missing: there are none. */
  known?: NamesQuestion | undefined;
  /** Told each right waybill, in the order of the sheet; it is held nowhere else. */
  keep: (waybill: ImportedWaybill) => void;
  /** At most so many problems; 200 where it is not said. */
  most?: number;
  /** Told how many rows were read. */
  progress?: (rows: number) => void;
}

const mostProblems = 200;
/** Rows after which other calls get their turn. */
const rowsAtOnce = 25;

/**
 * Reads a spreadsheet of waybills and checks every row as if it were typed; stores nothing. Refuses with `sheetRefusals`
 * what is no such spreadsheet. Other work of the server goes on meanwhile.
 */
export async function readImport(bytes: Uint8Array, asked: Asked): Promise<ReadImport> {
  const { directory, language } = asked;
  const problems: RowProblem[] = [];
  const wrong = new Set<number>();
  const report = (problem: RowProblem) => {
    wrong.add(problem.row);
    if (problems.length < (asked.most ?? mostProblems)) problems.push(problem);
  };
  const given = new GivenNumbers(report, language);
  const parties = new SheetParties();
  const flagged: RowProblem[] = [];
  let [rows, waybills, pause] = [0, 0, rowsAtOnce];
  for await (const group of groupsOf(readSheet(bytes, { maxRows: mostImportRows }))) {
    const waybill = readWaybill(group, { directory, language, report });
    rows += group.length;
    if (waybill) {
      waybills += 1;
      given.take(waybill);
      const { customerId } = waybill.form;
      const customerNames = customerId === null ? undefined : directory.customerNames.get(customerId);
      parties.take(waybill.row, { ...waybill.form, customerNames });
      asked.keep(waybill);
      if (flagged.length < mostProblems) flagged.push(...numberWarnings(waybill, language));
    }
    asked.progress?.(rows);
    if (rows < pause) continue;
    pause = rows + rowsAtOnce;
    await others();
  }
  if (rows === 0) throw refuse(sheetRefusals.empty);
  await given.check(asked.used);
  const blocked = await parties.rowsWith(asked.blocked, waybillRefusals.partyBlocked.text[language]);
  for (const problem of blocked) report(problem);
  const isBlocked = new Set(blocked.map(({ row, field }) => `${row} ${field}`));
  const known = await parties.rowsWith(asked.known, partyKnown[language]);
  return {
    rows,
    waybills,
    wrongRows: wrong.size,
    isWrong: (row) => wrong.has(row),
    problems: inOrder(problems, language),
    warnings: inOrder(
      [...flagged, ...known.filter(({ row, field }) => !isBlocked.has(`${row} ${field}`))],
      language,
    ).slice(0, mostProblems),
  };
}

function inOrder(problems: readonly RowProblem[], language: Language): ToldRow[] {
  return problems
    .toSorted((a, b) => a.row - b.row)
    .map(({ row, field, message }) => ({ row, field, column: titleOf(field, language), message }));
}

function titleOf(field: string, language: Language): string {
  const texts: Readonly<Record<string, { readonly [L in Language]: string }>> = waybillFieldTexts;
  return texts[field]?.[language] ?? field;
}

/** A given house number stands once in the sheet, and nowhere in the company. */
class GivenNumbers {
  readonly #rows = new Map<string, number>();
  readonly #report: (problem: RowProblem) => void;
  readonly #language: Language;

  constructor(report: (problem: RowProblem) => void, language: Language) {
    this.#report = report;
    this.#language = language;
  }

  take({ row, form }: ImportedWaybill): void {
    if (form.houseNumber === "") return;
    const before = this.#rows.get(form.houseNumber);
    if (before === undefined) this.#rows.set(form.houseNumber, row);
    else this.#wrong(row, fill(waybillRefusals.importTwice.text[this.#language], { row: before }));
  }

  async check(used: Asked["used"]): Promise<void> {
    if (this.#rows.size === 0) return;
    for (const number of await used([...this.#rows.keys()]))
      this.#wrong(this.#rows.get(number) ?? 0, fill(waybillRefusals.numberTaken.text[this.#language], { number }));
  }

  #wrong(row: number, message: string): void {
    this.#report({ row, field: "houseNumber", message });
  }
}
