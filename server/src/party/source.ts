import type { PartyKind } from "@lading/contract/party";
import { and, eq, getTableName, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#core/db";
import { noteParties, type PartyName } from "./waiting.ts";

/** The columns of a record that name parties; a record without one of them names nobody there. */
type Named<Column extends string> = Readonly<Partial<Record<Column, unknown>>>;

/** A table whose records name parties, for their screening against sanctions lists. */
export interface PartySource<Column extends string = never> {
  /** The table and its columns with names, as the database calls them. */
  table: string;
  columns: readonly string[];
  /** Notes the names of new records to be screened, in the transaction that stores them. */
  noteAdded: (db: Db, companyId: string, records: readonly Named<Column>[]) => Promise<void>;
  /** Notes the names that a record had not before it was changed. */
  noteChanged: (db: Db, companyId: string, before: Named<Column>, after: Named<Column>) => Promise<void>;
  /** Every name of a company's records, a column at a time; each name once in its column. */
  all: (db: Db, companyId: string) => AsyncGenerator<PartyName[]>;
}

interface Reading<Column extends string> {
  /** Columns of free text or of several parties, of which the names are to be read first. */
  read?: Readonly<Partial<Record<Column, (value: unknown) => readonly string[]>>>;
  /** The records whose names are screened again when all are; without it every record. */
  where?: SQL;
}

/** The names that several persons of a record have in this field, for a column that keeps them together. */
export function namesWithin(field: string): (value: unknown) => string[] {
  return (value) =>
    (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
      const name: unknown = typeof one === "object" && one !== null ? Reflect.get(one, field) : undefined;
      return typeof name === "string" ? [name] : [];
    });
}

/** Declares a table's columns with names and as what their parties are known; a module that keeps names has one. */
export function partySource<Column extends string>(
  table: PgTable & Record<NoInfer<Column> | "companyId", PgColumn>,
  kinds: Readonly<Record<Column, PartyKind>>,
  { read, where }: Reading<Column> = {},
): PartySource<Column> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object without further ones
  const columns = Object.keys(kinds) as Column[];
  const namesIn = (column: Column, value: unknown): PartyName[] => {
    const plain = typeof value === "string" ? [value] : [];
    return (read?.[column]?.(value) ?? plain).map((name) => ({ name, kind: kinds[column] }));
  };
  const namesOf = (record: Named<Column>) => columns.flatMap((column) => namesIn(column, record[column]));
  async function* all(db: Db, companyId: string): AsyncGenerator<PartyName[]> {
    const which = and(eq(table.companyId, companyId), where);
    for (const column of columns) {
      const texts = await db.selectDistinct({ text: table[column] }).from<PgTable>(table).where(which);
      yield texts.flatMap(({ text }) => namesIn(column, text));
    }
  }
  return {
    table: getTableName(table),
    columns: columns.map((column) => table[column].name),
    noteAdded: (db, companyId, records) =>
      noteParties(
        db,
        companyId,
        records.flatMap((record) => namesOf(record)),
      ),
    noteChanged: (db, companyId, before, after) => noteParties(db, companyId, namesOf(after), namesOf(before)),
    all,
  };
}
