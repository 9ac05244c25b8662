import type { PartyKind } from "@lading/contract/party";
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { companyId, recordId } from "#core/columns";

/** A name that was entered and waits to be screened; it goes once it was. */
export const partiesToScreen = pgTable(
  "party_to_screen",
  {
    companyId: companyId(),
    id: recordId(),
    name: text("name").notNull(),
    kind: text("kind").$type<PartyKind>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

/** A company that screens its parties against a list; the names of the others are not noted. */
export const screeningCompanies = pgTable(
  "screening_company",
  {
    companyId: companyId(),
  },
  (table) => [primaryKey({ columns: [table.companyId] })],
);
