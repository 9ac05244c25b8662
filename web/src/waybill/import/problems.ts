import type { AnswerOf } from "@lading/contract/core";
import type { previewWayBillImport } from "@lading/contract/waybill";

export type ImportPreview = AnswerOf<typeof previewWayBillImport>;
export type RowProblem = ImportPreview["problems"][number];

/** A cell of a CSV file: quoted, and never a formula when a spreadsheet opens it. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The problems as a CSV file that spreadsheets open in UTF-8. */
export function problemsCsv(
  titles: readonly [row: string, column: string, message: string],
  problems: readonly RowProblem[],
): string {
  const lines = [titles, ...problems.map(({ row, column, message }) => [String(row), column, message])];
  return `\u{FEFF}${lines.map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}
