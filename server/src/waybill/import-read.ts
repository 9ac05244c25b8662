import { setImmediate as others } from "node:timers/promises";
import { fill, refuse, type Language } from "@lading/contract/core";
import { mostImportRows, waybillFieldTexts, waybillRefusals } from "@lading/contract/waybill";
import { sheetRefusals } from "@lading/contract/sheets";
import type { Db } from "#core/db";
import { readSheet, type SheetRow } from "#core/sheets";
import { usedAmong } from "./house-numbers.ts";
import { importColumns, placeColumns, type ImportColumn } from "./import-columns.ts";
import type { ImportDirectory } from "./import-directory.ts";
import { readWaybill, type ImportedWaybill, type ImportRow, type RowProblem } from "./import-form.ts";

/** What a spreadsheet comes to. */
export interface ReadImport {
  /** Rows below the titles. */
  rows: number;
  waybills: ImportedWaybill[];
  /** Rows with something wrong. */
  wrongRows: number;
  /** What is wrong, the first 200. */
  problems: { row: number; column: string; message: string }[];
}

interface Asked {
  db: Db;
  companyId: string;
  directory: ImportDirectory;
  language: Language;
  /** Told how many rows were read. */
  progress?: (rows: number) => void;
}

const mostProblems = 200;
/** Rows after which other calls get their turn. */
const rowsAtOnce = 50;

/**
 * Reads a spreadsheet of waybills and checks every row as if it were typed; stores nothing. Refuses with `sheetRefusals`
 * what is no such spreadsheet. Other work of the server goes on meanwhile.
 */
export async function readImport(bytes: Uint8Array, asked: Asked): Promise<ReadImport> {
  const problems: RowProblem[] = [];
  const wrong = new Set<number>();
  const report = (problem: RowProblem) => {
    wrong.add(problem.row);
    if (problems.length < mostProblems) problems.push(problem);
  };
  const waybills: ImportedWaybill[] = [];
  let rows = 0;
  for await (const group of groupsOf(readSheet(bytes, { maxRows: mostImportRows }), () => (rows += 1))) {
    const waybill = readWaybill(group, { directory: asked.directory, language: asked.language, report });
    if (waybill) waybills.push(waybill);
    asked.progress?.(rows);
  }
  if (rows === 0) throw refuse(sheetRefusals.empty);
  await checkNumbers(waybills, asked, report);
  const ordered = problems.toSorted((a, b) => a.row - b.row);
  return {
    rows,
    waybills,
    wrongRows: wrong.size,
    problems: ordered.map(({ row, field, message }) => ({ row, column: titleOf(field, asked.language), message })),
  };
}

function titleOf(field: string, language: Language): string {
  const texts: Readonly<Record<string, { readonly [L in Language]: string }>> = waybillFieldTexts;
  return texts[field]?.[language] ?? field;
}

type Group = [ImportRow, ...ImportRow[]];

/** The rows of each waybill: rows in a row with the same house number, or without one the same order number. */
async function* groupsOf(sheet: AsyncIterable<SheetRow>, count: () => void): AsyncGenerator<Group> {
  let places: Map<ImportColumn["field"], number> | undefined;
  let group: Group | undefined;
  let read = 0;
  for await (const { number, cells } of sheet) {
    if (!places) {
      places = columnsOf(cells);
      continue;
    }
    count();
    read += 1;
    if (read % rowsAtOnce === 0) await others();
    const row = rowOf(number, cells, places);
    if (group && keyOf(row) !== "" && keyOf(row) === keyOf(group[0])) {
      group.push(row);
      continue;
    }
    if (group) yield group;
    group = [row];
  }
  if (group) yield group;
}

function keyOf(row: ImportRow): string {
  const house = row.cell("houseNumber").toUpperCase();
  return house === "" ? `order ${row.cell("orderNumber")}`.replace(/^order $/, "") : `house ${house}`;
}

/** Refuses a sheet without the columns that every waybill needs. */
function columnsOf(titles: readonly string[]): Map<ImportColumn["field"], number> {
  const placed = placeColumns(titles);
  const missing = importColumns.filter((column) => column.required && !placed.has(column));
  if (missing.length > 0) {
    const names = (["zh", "en", "ar"] as const).map((language) =>
      missing.map(({ field }) => waybillFieldTexts[field][language]),
    );
    const [zh = [], en = [], ar = []] = names;
    throw refuse({
      ...waybillRefusals.importSheet,
      text: {
        zh: fill(waybillRefusals.importSheet.text.zh, { columns: zh.join("、") }),
        en: fill(waybillRefusals.importSheet.text.en, { columns: en.join(", ") }),
        ar: fill(waybillRefusals.importSheet.text.ar, { columns: ar.join("، ") }),
      },
    });
  }
  return new Map([...placed].map(([{ field }, place]) => [field, place]));
}

function rowOf(
  number: number,
  cells: readonly string[],
  places: ReadonlyMap<ImportColumn["field"], number>,
): ImportRow {
  return {
    number,
    cell: (field) => {
      const place = places.get(field);
      return place === undefined ? "" : (cells[place] ?? "").trim();
    },
  };
}

/** A given house number stands once in the sheet, and nowhere in the company. */
async function checkNumbers(
  waybills: readonly ImportedWaybill[],
  asked: Asked,
  report: (problem: RowProblem) => void,
): Promise<void> {
  const { language } = asked;
  const first = new Map<string, number>();
  for (const { row, form } of waybills) {
    if (form.houseNumber === "") continue;
    const before = first.get(form.houseNumber);
    if (before === undefined) first.set(form.houseNumber, row);
    else
      report({ row, field: "houseNumber", message: fill(waybillRefusals.importTwice.text[language], { row: before }) });
  }
  if (first.size === 0) return;
  const used = await usedAmong(asked.db, asked.companyId, [...first.keys()]);
  for (const number of used)
    report({
      row: first.get(number) ?? 0,
      field: "houseNumber",
      message: fill(waybillRefusals.numberTaken.text[language], { number }),
    });
}
