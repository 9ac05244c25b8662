import { reportSources, type ReportDefinition } from "@lading/contract/report-query";
import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyId, recordId, tracked } from "#core/columns";

/** Reports that people put together and kept: a person's own, or shared in the company. */
export const reportQueries = pgTable(
  "report_query",
  {
    companyId: companyId(),
    id: recordId(),
    name: text("name").notNull(),
    source: text("source", { enum: reportSources }).notNull(),
    shared: boolean("shared").notNull().default(false),
    /** As it was checked against the vocabulary of fields and comparisons; it is checked again when it runs. */
    definition: jsonb("definition").$type<ReportDefinition>().notNull(),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex("report_query_name_once").on(table.companyId, table.createdBy, sql`search_normal(${table.name})`),
    index("report_query_newest").on(table.companyId, table.createdAt.desc(), table.id.desc()),
  ],
);
