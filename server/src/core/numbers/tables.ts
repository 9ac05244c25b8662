import { bigint, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { companyId } from "#core/columns";

/** Counters of built numbers: one row a company, kind and year, locked last in the transaction that takes from it. */
export const numberSeries = pgTable(
  "number_series",
  {
    companyId: companyId(),
    kind: text("kind").notNull(),
    year: smallint("year").notNull(),
    next: bigint("next", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind, table.year] })],
);
