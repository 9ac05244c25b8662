import { mostMinorUnits } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { integer, numeric, timestamp, uuid } from "drizzle-orm/pg-core";

/** The tenant: first in the primary key, in every unique constraint and in every foreign key of a tenant table. */
export const companyId = () => uuid("company_id").notNull();
/** UUIDv7, made by the application. */
export const recordId = () => uuid("id").notNull();
/** A moment, kept with its microseconds. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "string" });
/** An amount of money, with the minor units of whatever currency stands beside it. */
export const amount = (name: string) => numeric(name, { precision: 14 + mostMinorUnits, scale: mostMinorUnits });
/** `version` for stale-edit checks, and when the row was made and last changed. */
export const tracked = () => ({
  version: integer("version").notNull().default(1),
  createdAt: moment("created_at")
    .notNull()
    .default(sql`now()`),
  updatedAt: moment("updated_at")
    .notNull()
    .default(sql`now()`),
});
