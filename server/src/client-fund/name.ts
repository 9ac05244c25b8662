import type { Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { nameInSql } from "#core/db";

/** A customer's name as it was then, `column`, or its English one of now for readers of another language; `customer` is joined. */
export const partyOfCustomer = (column: string, language: Language): SQL =>
  sql.raw(nameInSql(column, "customer.company_name_en", language));
