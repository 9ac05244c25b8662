import { plainAmount } from "@lading/contract/charge-item";
import { exactTotal, factsOf, refuse, refuseField, coreRefusals, currency, type Currency } from "@lading/contract/core";
import {
  faultOf,
  fieldsOfReport,
  isInSettlement,
  reportSourceRights,
  type ReportDefinition,
  type ReportPeriod,
  type runReportQueryCondition,
} from "@lading/contract/report-query";
import { Big } from "big.js";
import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#core/http";
import { nameRight } from "#core/rights";
import { settlementOf } from "#currency";
import { iso } from "#waybill";
import { conditionsOf, valueOf, type Checked } from "./conditions.ts";
import { sourceOf } from "./sources.ts";

type Asking = Pick<Context<typeof runReportQueryCondition>, "db" | "session" | "language" | "services">;
type Cell = string | number | boolean | null;
type Row = Record<string, Cell>;

/** A column of a report: its name on the wire, its expression, and how its values are read. */
interface Column {
  name: string;
  value: SQL;
  read: (value: Cell, rowCurrency: Currency) => Cell;
}

/** A report that may run: its rows as a relation, and what is shown of them. */
export interface Report {
  columns: readonly Column[];
  rows: SQL;
  settlementCurrency: Currency;
}

/** Refuses a definition with what is not in the vocabulary, and one over data whose page the person may not open. */
export function checkDefinition(
  { session, language, services }: Pick<Asking, "session" | "language" | "services">,
  definition: ReportDefinition,
  at = "definition",
): void {
  const fault = faultOf(definition);
  if (fault) throw refuseField(`${at}.${fault.field}`, fault.refusal);
  const right = reportSourceRights[definition.source];
  if (!session.rights.has(right))
    throw refuse(coreRefusals.noRight, { right: nameRight(services.menu, right, language) });
}

async function open(asking: Asking, definition: ReportDefinition): Promise<Report & Checked> {
  const { db, session } = asking;
  checkDefinition(asking, definition);
  const source = await sourceOf(definition.source, asking);
  const checked = { definition, source };
  const settlementCurrency = await settlementOf(db, session.companyId);
  const columns =
    definition.groups.length > 0
      ? groupedColumns(checked, settlementCurrency)
      : plainColumns(checked, settlementCurrency);
  const rowCurrency = definition.inSettlement ? sql`${settlementCurrency}::text` : source.currency;
  const grouping = definition.groups.map((_group, place) => sql.raw(String(place + 2)));
  const selected = columns.map(({ name, value }) => sql`${value} AS ${sql.identifier(name)}`);
  const from = sql`FROM ${source.tables} WHERE ${conditionsOf(checked)}`;
  const rows =
    grouping.length > 0
      ? sql`SELECT ${rowCurrency} AS "rowCurrency", ${sql.join(selected, sql`, `)} ${from}
          GROUP BY 1, ${sql.join(grouping, sql`, `)}`
      : sql`SELECT ${rowCurrency} AS "rowCurrency", ${source.id} AS key, ${sql.join(selected, sql`, `)} ${from}`;
  return { ...checked, columns, rows, settlementCurrency };
}

/** Rounded half up where a rate was taken: once, of the sum. */
const moneyCell =
  (fixed: Currency | undefined) =>
  (value: Cell, rowCurrency: Currency): Cell =>
    value === null ? null : plainAmount(String(value), fixed ?? rowCurrency);

function plainColumns(checked: Checked, settlement: Currency): Column[] {
  const { source, columns } = checked.definition;
  return columns.map((name) => {
    const value = valueOf(checked, name);
    const money = checked.source.money[name];
    if (money) return { name, value, read: moneyCell(isInSettlement(source, name) ? settlement : undefined) };
    const field = fieldsOfReport(source)[name];
    return { name, value, read: readerOf(field && factsOf(field).kind) };
  });
}

function readerOf(kind: string | undefined): Column["read"] {
  return (value) => {
    if (value === null) return null;
    if (kind === "moment") return iso(String(value));
    if (kind === "decimal") return new Big(String(value)).toFixed();
    return value;
  };
}

const periods: Readonly<Record<ReportPeriod, string>> = { day: "YYYY-MM-DD", month: "YYYY-MM", year: "YYYY" };

function groupedColumns(checked: Checked, settlement: Currency): Column[] {
  const { groups, sums, source } = checked.definition;
  const read = readerOf("text");
  return [
    ...groups.map(({ field, period }): Column => {
      const value = valueOf(checked, field);
      const declared = fieldsOfReport(source)[field];
      const kind = declared && factsOf(declared).kind;
      if (kind === "date")
        return { name: field, value: sql`to_char(${value}, ${sql.raw(`'${periods[period]}'`)})`, read };
      if (kind === "moment")
        return {
          name: field,
          value: sql`to_char(${value} AT TIME ZONE 'UTC', ${sql.raw(`'${periods[period]}'`)})`,
          read,
        };
      return { name: field, value, read: readerOf(kind) };
    }),
    { name: "count", value: sql`count(*)::int`, read: readerOf("integer") },
    ...sums.map((name): Column => ({
      name,
      value: sql`coalesce(sum(${valueOf(checked, name)}), 0)`,
      read: moneyCell(isInSettlement(source, name) ? settlement : undefined),
    })),
  ];
}

interface Order {
  sort: string;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

/** Rows of a report in an order; without one, the first sum of groups, or the newest of rows. */
export async function readReport(asking: Asking, definition: ReportDefinition, by: Order) {
  const report = await open(asking, definition);
  const { columns, rows } = report;
  const names = columns.map(({ name }) => name);
  if (by.sort !== "" && !names.includes(by.sort)) throw refuseField("sort", coreRefusals.notFound);
  const isGrouped = definition.groups.length > 0;
  const usual = isGrouped ? (definition.sums[0] ?? "count") : (names[0] ?? "key");
  const direction = by.order === "asc" ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST`;
  const ties = isGrouped ? ["rowCurrency", ...definition.groups.map(({ field }) => field)] : ["key"];
  const order = [
    // The relation's own column, and not the text that is selected under the same name.
    sql`r.${sql.identifier(by.sort === "" ? usual : by.sort)} ${direction}`,
    ...ties.map((name) => sql`r.${sql.identifier(name)}`),
  ];
  const texts = names.map((name) => sql`${asText(definition, name)} AS ${sql.identifier(name)}`);
  const found = await asking.db.execute<Row>(sql`
    SELECT ${isGrouped ? sql`NULL` : sql`key`}::text AS key, "rowCurrency", ${sql.join(texts, sql`, `)} FROM (${rows}) r
    ORDER BY ${sql.join(order, sql`, `)} LIMIT ${by.limit} OFFSET ${by.offset ?? 0}`);
  return { report, rows: found.rows.map((row) => shown(report, definition, row)) };
}

/** Dates and figures leave the database as texts, so that nothing is lost on the way. */
function asText({ source }: ReportDefinition, name: string): SQL {
  const field = fieldsOfReport(source)[name];
  const kind = field && factsOf(field).kind;
  const column = sql`r.${sql.identifier(name)}`;
  return kind === "date" || kind === "amount" || kind === "decimal" ? sql`${column}::text` : column;
}

function shown({ columns, settlementCurrency }: Report, { groups }: ReportDefinition, row: Row): Record<string, Cell> {
  const rowCurrency = currency.parse(row["rowCurrency"]);
  const cells = Object.fromEntries(columns.map(({ name, read }) => [name, read(row[name] ?? null, rowCurrency)]));
  const key = groups.length > 0 ? [rowCurrency, ...groups.map(({ field }) => cells[field])].join("\n") : row["key"];
  return { ...cells, key: String(key), rowCurrency, settlementCurrency };
}

/** How many rows a report has, up to 10,001, and its sums over all of them, a currency at a time. */
async function totalsOf({ db }: Asking, report: Report & Checked) {
  const { definition, source, settlementCurrency } = report;
  const counted = await db.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM (SELECT FROM (${report.rows}) r LIMIT ${exactTotal + 1}) AS found`,
  );
  const total = counted.rows[0]?.total ?? 0;
  if (definition.sums.length === 0) return { total, totals: [] };
  const sums = definition.sums.map((name) => sql`${name}::text, coalesce(sum(${valueOf(report, name)}), 0)::text`);
  const rowCurrency = definition.inSettlement ? sql`${settlementCurrency}::text` : source.currency;
  const { rows } = await db.execute<{ currency: string; count: number; sums: Record<string, string> }>(sql`
    SELECT ${rowCurrency} AS currency, count(*)::int AS count, json_build_object(${sql.join(sums, sql`, `)}) AS sums
    FROM ${source.tables} WHERE ${conditionsOf(report)} GROUP BY 1 ORDER BY 1`);
  const totals = rows.map((row) => {
    const of = currency.parse(row.currency);
    const read = (name: string) =>
      moneyCell(isInSettlement(definition.source, name) ? settlementCurrency : undefined)(row.sums[name] ?? "0", of);
    return {
      currency: of,
      count: row.count,
      sums: Object.fromEntries(definition.sums.map((name) => [name, String(read(name))])),
    };
  });
  return { total, totals };
}

/** A page of a report, with the sums of all of it. */
export async function runReport(context: Context<typeof runReportQueryCondition>) {
  const { definition, page, pageSize, sort, order } = context.input;
  const { report, rows } = await readReport(context, definition, {
    sort,
    order,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const { total, totals } = await totalsOf(context, report);
  return { rows, total, totals, settlementCurrency: report.settlementCurrency };
}
