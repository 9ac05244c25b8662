import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";

type Value = string | number | boolean | Date | null;
export type Row = Readonly<Record<string, Value>>;

const special: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** A value as COPY's text format has it. */
function asText(value: Value | undefined): string {
  if (value === null || value === undefined) return "\\N";
  if (value instanceof Date) return value.toISOString();
  return String(value).replace(/[\\\t\n\r]/g, (sign) => special[sign] ?? sign);
}

/** Writes rows that all have the same columns into a table, as its owner: row-level security lets nobody else copy. */
export async function copyRows(client: pg.Client, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const lines = rows.map((row) => `${columns.map((column) => asText(row[column])).join("\t")}\n`);
  const names = columns.map((column) => client.escapeIdentifier(column)).join(", ");
  await pipeline(
    Readable.from(chunks(lines)),
    client.query(copyFrom(`COPY ${client.escapeIdentifier(table)} (${names}) FROM STDIN`)),
  );
}

function* chunks(lines: readonly string[]): Generator<string> {
  for (let start = 0; start < lines.length; start += 500) yield lines.slice(start, start + 500).join("");
}
