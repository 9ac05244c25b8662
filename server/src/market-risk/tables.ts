import {
  listAttributes,
  listSources,
  restrictedKinds,
  screeningOutcomes,
  searchBys,
  type ScreeningHit,
} from "@lading/contract/market-risk";
import { partyKinds } from "@lading/contract/party";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { companyId, moment, recordId, tracked } from "#core/columns";
import type { ListDoubt, ListedParty } from "./lists/formats/index.ts";

/** A version of a sanctions list. Each source has one in use, and at most one more that is being read or waits. */
export const sanctionsLists = pgTable(
  "sanctions_list",
  {
    companyId: companyId(),
    id: recordId(),
    source: text("source", { enum: listSources }).notNull(),
    state: text("state", { enum: ["reading", "read", "failed", "inUse", "replaced"] }).notNull(),
    listDate: date("list_date", { mode: "string" }),
    files: jsonb("files").$type<string[]>().notNull(),
    entries: integer("entries").notNull().default(0),
    names: integer("names").notNull().default(0),
    added: integer("added").notNull().default(0),
    removed: integer("removed").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    doubts: jsonb("doubts").$type<ListDoubt[]>().notNull(),
    readBy: uuid("read_by").notNull(),
    readByName: text("read_by_name").notNull(),
    usedByName: text("used_by_name"),
    usedAt: moment("used_at"),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex("sanctions_list_in_use")
      .on(table.companyId, table.source)
      .where(sql`${table.state} = 'inUse'`),
    index("sanctions_list_source").on(table.companyId, table.source, table.state),
  ],
);

/** An entry of a list, as it was read. */
export const sanctionsEntries = pgTable(
  "sanctions_entry",
  {
    companyId: companyId(),
    listId: uuid("list_id").notNull(),
    /** Its place in the list, from 0. */
    place: integer("place").notNull(),
    reference: text("reference").notNull(),
    party: jsonb("party").$type<ListedParty>().notNull(),
    /** Its numbers without blanks and marks, and its bank codes' first eight letters: what is searched exactly. */
    numbers: text("numbers").array().notNull(),
    bics: text("bics").array().notNull(),
    /** Changes when anything of the entry does. */
    fingerprint: text("fingerprint").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.listId, table.place] }),
    foreignKey({
      columns: [table.companyId, table.listId],
      foreignColumns: [sanctionsLists.companyId, sanctionsLists.id],
    }).onDelete("cascade"),
  ],
);

/** A query against the lists, and what a person decided (catalogue §3, "Anti-money-laundering record"). */
export const riskScreenings = pgTable(
  "risk_screening",
  {
    companyId: companyId(),
    id: recordId(),
    searchBy: text("search_by", { enum: searchBys }).notNull(),
    name: text("name").notNull(),
    address: text("address").notNull(),
    identityNumber: text("identity_number").notNull(),
    bic: text("bic").notNull(),
    country: text("country").notNull(),
    /** Equal keys are the same query asked again. */
    searchKey: text("search_key").notNull(),
    searchedBy: uuid("searched_by").notNull(),
    searchedByName: text("searched_by_name").notNull(),
    outcome: text("outcome", { enum: screeningOutcomes }).notNull(),
    hits: jsonb("hits").$type<KeptHit[]>().notNull(),
    hitCount: integer("hit_count").notNull(),
    lists: jsonb("lists").$type<{ source: ScreeningHit["source"]; listDate: string | null }[]>().notNull(),
    listAttribute: text("list_attribute", { enum: listAttributes }),
    narrative: text("narrative").notNull().default(""),
    swiftMessage: text("swift_message").notNull().default(""),
    businessNumber: text("business_number").notNull().default(""),
    warningNumber: text("warning_number").notNull().default(""),
    caseId: text("case_id").notNull().default(""),
    decidedByName: text("decided_by_name"),
    decidedAt: moment("decided_at"),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("risk_screening_recent").on(table.companyId, table.createdAt, table.id),
    index("risk_screening_key").on(table.companyId, table.searchKey, table.createdAt),
  ],
);

/** A hit as it is kept: the verdict is read beside it, since it may change later. */
export type KeptHit = Omit<ScreeningHit, "verdict" | "pairs" | "unmatched" | "leftOut"> & {
  fingerprint: string;
  /** Hits that were kept before say less of how they came about. */
  pairs: (Omit<ScreeningHit["pairs"][number], "isCommon"> & { isCommon?: boolean })[];
  unmatched?: string[];
  leftOut?: string[];
};

/**
 * A party and an entry that are alike: open, or what a person decided, which holds until either of them changes. Without
 * an entry: a name that cannot be screened, or of which a person decided though nothing was found.
 */
export const riskHits = pgTable(
  "risk_hit",
  {
    companyId: companyId(),
    id: recordId(),
    /** The party, as it is compared. */
    partyKey: text("party_key").notNull(),
    partyName: text("party_name").notNull(),
    partyKinds: text("party_kinds", { enum: partyKinds }).array().notNull(),
    /** `none`: nothing was found, and a person decided all the same. */
    outcome: text("outcome", { enum: screeningOutcomes }).notNull().default("hits"),
    /** Null without an entry; reference and fingerprint are empty then. */
    source: text("source", { enum: listSources }),
    reference: text("reference").notNull(),
    fingerprint: text("fingerprint").notNull(),
    score: integer("score").notNull(),
    hit: jsonb("hit").$type<KeptHit>(),
    state: text("state", { enum: ["open", ...listAttributes] }).notNull(),
    reason: text("reason").notNull().default(""),
    businessNumber: text("business_number").notNull().default(""),
    warningNumber: text("warning_number").notNull().default(""),
    caseId: text("case_id").notNull().default(""),
    listDate: date("list_date", { mode: "string" }),
    decidedBy: uuid("decided_by"),
    decidedByName: text("decided_by_name"),
    decidedAt: moment("decided_at"),
    foundAt: moment("found_at")
      .notNull()
      .default(sql`now()`),
    /** The screening that saw it last. */
    seenBy: uuid("seen_by"),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("risk_hit_once").on(table.companyId, table.partyKey, table.source, table.reference).nullsNotDistinct(),
    index("risk_hit_work").on(table.companyId, table.state, table.score, table.id),
  ],
);

/** A company or person that one does not want to deal with. */
export const restrictedParties = pgTable(
  "restricted_party",
  {
    companyId: companyId(),
    id: recordId(),
    name: text("name").notNull(),
    kind: text("kind", { enum: restrictedKinds }).notNull(),
    otherNames: text("other_names").array().notNull(),
    country: text("country").notNull().default(""),
    identityNumber: text("identity_number").notNull().default(""),
    reason: text("reason").notNull(),
    enabled: boolean("enabled").notNull(),
    /** The name as it is compared: of two who add the same at once, one does. */
    nameKey: text("name_key").notNull(),
    updatedBy: uuid("updated_by").notNull(),
    updatedByName: text("updated_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("restricted_party_once").on(table.companyId, table.nameKey),
  ],
);

/** How strict a company is; without a row it only warns. */
export const riskSettings = pgTable(
  "risk_setting",
  { companyId: companyId(), blocks: boolean("blocks").notNull() },
  (table) => [primaryKey({ columns: [table.companyId] })],
);
