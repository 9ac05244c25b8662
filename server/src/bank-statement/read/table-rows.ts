import { CsvError, parse } from "csv-parse/sync";
import { readSheet } from "#core/sheets";
import { decode, type Encoding } from "./encoding.ts";
import { StatementFileError } from "./statement.ts";

/** A row of a table that is not empty. */
export interface TableRow {
  /** As a person counts them, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

const delimiters = [",", ";", "\t", "|"] as const;
const mostRows = 100_000;

/** Rows of a text, divided by whatever sign divides the most of its lines alike. Throws where quotes do not close. */
export function csvRows(bytes: Uint8Array, encoding: Encoding): TableRow[] {
  const text = decode(bytes, encoding);
  const rows: TableRow[] = [];
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      relax_column_count: true,
      // A quote within a value, as in 5" pipes, is a sign like others.
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (record, { lines }) => {
        const cells = record.map((cell) => cell.trim());
        if (cells.some(Boolean)) rows.push({ number: lines, cells });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error["lines"] === "number" ? error["lines"] : null;
    throw new StatementFileError(error.code === "CSV_QUOTE_NOT_CLOSED" ? "truncated" : "format", { line });
  }
}

/** Rows of the first sheet of a workbook. Refuses as `readSheet` does. */
export async function sheetRows(bytes: Uint8Array): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const { number, cells } of readSheet(bytes, { maxRows: mostRows }))
    rows.push({ number, cells: cells.map((cell) => cell.trim()) });
  return rows;
}

function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/, 60).filter(Boolean);
  const scores = delimiters.map((sign) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, "").split(sign).length - 1);
    const most = Math.max(0, ...counts);
    return { sign, score: most === 0 ? 0 : counts.filter((count) => count === most).length * Math.min(most, 4) };
  });
  return scores.toSorted((a, b) => b.score - a.score)[0]?.sign ?? ",";
}
