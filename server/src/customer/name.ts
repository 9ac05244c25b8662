import type { Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { nameInSql } from "#core/db";

const onFile = (record: string) => `(SELECT named.company_name_en FROM customer named
  WHERE named.company_id = ${record}.company_id AND named.id = ${record}.customer_id)`;

/**
 * The customer's name of a record for a reader of a language: the name that the record keeps, or the English one on file
 * (see `nameIn`). The record is a table's alias with `company_id`, `customer_id` and `customer_name`.
 */
export function customerNameIn(record: string, language: Language): SQL {
  return sql.raw(nameInSql(`${record}.customer_name`, onFile(record), language));
}

/** The name of a customer, of a statement that has the table `customer`, for a reader of a language. */
export function ownCustomerNameIn(language: Language): SQL<string> {
  return sql<string>`${sql.raw(nameInSql("customer.customer_name", "customer.company_name_en", language))}`;
}

/** A condition: the name that the record keeps, or the English one on file, is like a pattern. */
export function customerNameLike(record: string, pattern: string | SQL): SQL {
  return sql`(${sql.raw(`${record}.customer_name`)} ILIKE ${pattern}
    OR coalesce(${sql.raw(onFile(record))} ILIKE ${pattern}, false))`;
}
