import { factsOf, type Language } from "@lading/contract/core";
import {
  fieldsOfReport,
  isInSettlement,
  reportQueryFieldTexts as texts,
  reportQueryTitles,
  type exportReportQueryCondition,
  type ReportDefinition,
} from "@lading/contract/report-query";
import { exportedSheet, exportLimit } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { SheetCell, SheetColumn } from "#core/sheets";
import { sheetOfFields } from "#core/exported-sheet";
import { readReport } from "./run.ts";

type Cells = Readonly<Record<string, string | number | boolean | null>>;

/** All rows of a report as a spreadsheet: real dates and figures, amounts with their currency beside them. */
export async function exportReport(context: Context<typeof exportReportQueryCondition>) {
  const { input, language } = context;
  const { definition, name, sort, order } = input;
  const { report, rows } = await readReport(context, definition, { sort, order, limit: exportLimit });
  const columns = columnsOf(definition, language, report.settlementCurrency);
  return await exportedSheet(context, {
    title: name === "" ? reportQueryTitles.all[language] : name,
    columns: columns.map(({ column }) => column),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  });
}

interface Shown {
  column: SheetColumn;
  cell: (row: Cells) => SheetCell;
}

/** The columns of a report's sheet: the fields, in groups their count, and the currency before the first amount. */
function columnsOf(definition: ReportDefinition, language: Language, settlement: string): Shown[] {
  const { source, columns, groups, sums } = definition;
  const fields = fieldsOfReport(source);
  const ofField = (name: string): Shown[] => {
    const field = fields[name];
    if (!field) return [];
    const [column] = sheetOfFields({ [name]: field }, [], language).columns;
    if (!column) return [];
    const heading = isInSettlement(source, name) ? `${column.heading} (${settlement})` : column.heading;
    const cell = (row: Cells) => sheetOfFields({ [name]: field }, [row], language).rows[0]?.[0] ?? null;
    return [{ column: { ...column, heading }, cell }];
  };
  const isAmount = (name: string) => {
    const field = fields[name];
    return field !== undefined && factsOf(field).kind === "amount";
  };
  const currency: Shown = {
    column: { heading: texts.rowCurrency[language], width: 12 },
    cell: ({ rowCurrency }) => String(rowCurrency),
  };
  if (groups.length > 0) {
    const count: Shown = {
      column: { heading: texts.rowCount[language], width: 12, kind: "number" },
      cell: (row) => String(row["count"]),
    };
    const ofGroup = ({ field }: { field: string }) => ofField(field).map((one) => asGrouped(one, fields[field], field));
    return [...groups.flatMap(ofGroup), currency, count, ...sums.flatMap(ofField)];
  }
  const firstAmount = columns.findIndex(isAmount);
  const needsCurrency = firstAmount >= 0 && (definition.inSettlement || !columns.includes("currency"));
  return columns.flatMap((name, place) =>
    needsCurrency && place === firstAmount ? [currency, ...ofField(name)] : ofField(name),
  );
}

/** A month or a year is no date of a calendar: it stands as a text. */
function asGrouped(shown: Shown, field: Parameters<typeof factsOf>[0] | undefined, name: string): Shown {
  const kind = field && factsOf(field).kind;
  if (kind !== "date" && kind !== "moment") return shown;
  const { heading } = shown.column;
  return { column: { heading, width: 14 }, cell: (row) => (row[name] === null ? null : String(row[name])) };
}
