import type { Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { nameInSql } from "#core/db";

/** A warehouse's name for a reader of a language (see `nameIn`); the record is an alias of the table. */
export function warehouseNameIn(record: string, language: Language): SQL {
  return sql.raw(nameInSql(`${record}.warehouse_name`, `${record}.warehouse_name_en`, language));
}
