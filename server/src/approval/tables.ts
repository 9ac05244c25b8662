import { approvalOutcomes, approvalSubjects, chainKinds, levelResults } from "@lading/contract/approval";
import { currencies } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { amount, companyId, moment, recordId, tracked } from "#core/columns";
import { users } from "#user";

/** A company's chain of approval of a kind. */
export const approvalChains = pgTable(
  "approval_chain",
  { companyId: companyId(), id: recordId(), kind: text("kind", { enum: chainKinds }).notNull(), ...tracked() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("approval_chain_once").on(table.companyId, table.kind),
  ],
);

/** Levels of chains, from 1. */
export const approvalChainLevels = pgTable(
  "approval_chain_level",
  {
    companyId: companyId(),
    chainId: uuid("chain_id").notNull(),
    level: smallint("level").notNull(),
    positionName: text("position_name").notNull(),
    /** In the settlement currency; null: it holds for every amount. */
    fromAmount: amount("from_amount"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.chainId, table.level] }),
    foreignKey({
      columns: [table.companyId, table.chainId],
      foreignColumns: [approvalChains.companyId, approvalChains.id],
    }),
    check("approval_chain_level_place", sql`${table.level} BETWEEN 1 AND 10 AND ${table.fromAmount} >= 0`),
  ],
);

/** Persons who may decide at a level of a chain; each stands at one level of it. */
export const approvalChainPersons = pgTable(
  "approval_chain_person",
  {
    companyId: companyId(),
    chainId: uuid("chain_id").notNull(),
    approverId: uuid("approver_id").notNull(),
    level: smallint("level").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.chainId, table.approverId] }),
    foreignKey({
      columns: [table.companyId, table.chainId, table.level],
      foreignColumns: [approvalChainLevels.companyId, approvalChainLevels.chainId, approvalChainLevels.level],
    }),
    foreignKey({ columns: [table.companyId, table.approverId], foreignColumns: [users.companyId, users.id] }),
    index("approval_chain_person_user").on(table.companyId, table.approverId),
  ],
);

/** Who decides beside an approver for a period. */
export const approvalSubstitutes = pgTable(
  "approval_substitute",
  {
    companyId: companyId(),
    id: recordId(),
    approverId: uuid("approver_id").notNull(),
    substituteId: uuid("substitute_id").notNull(),
    fromDay: date("from_day", { mode: "string" }).notNull(),
    toDay: date("to_day", { mode: "string" }).notNull(),
    createdByName: text("created_by_name").notNull(),
    /** When the substitute was told that it has begun. */
    toldAt: moment("told_at"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.approverId], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.companyId, table.substituteId], foreignColumns: [users.companyId, users.id] }),
    index("approval_substitute_of").on(table.companyId, table.substituteId),
    index("approval_substitute_for").on(table.companyId, table.approverId),
    check(
      "approval_substitute_days",
      sql`${table.fromDay} <= ${table.toDay} AND ${table.approverId} <> ${table.substituteId}`,
    ),
  ],
);

/** A submission of a request, with the chain as it was then. Its words of the request are a copy, as it was decided on. */
export const approvals = pgTable(
  "approval",
  {
    companyId: companyId(),
    id: recordId(),
    chain: text("chain", { enum: chainKinds }).notNull(),
    subject: text("subject", { enum: approvalSubjects }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    number: text("number").notNull(),
    applicantId: uuid("applicant_id").notNull(),
    applicantName: text("applicant_name").notNull(),
    department: text("department").notNull(),
    title: text("title").notNull(),
    payee: text("payee").notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    amount: amount("amount").notNull(),
    /** In the settlement currency, at the rate of the day of its submission. */
    worth: amount("worth").notNull(),
    settlementCurrency: text("settlement_currency", { enum: currencies }).notNull(),
    /** Seen by its applicant and its chain alone. */
    secret: boolean("secret").notNull(),
    outcome: text("outcome", { enum: approvalOutcomes }).notNull().default("pending"),
    /** Level that it is at, or ended at; levels that its amount skips are not among its own. */
    level: smallint("level").notNull().default(1),
    endedAt: moment("ended_at"),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex("approval_standing_once")
      .on(table.companyId, table.subjectId)
      .where(sql`${table.outcome} IN ('pending', 'agreed')`),
    index("approval_subject").on(table.companyId, table.subjectId),
    index("approval_applicant").on(table.companyId, table.applicantId, table.id.desc()),
    index("approval_newest").on(table.companyId, table.id.desc()),
    check("approval_amount", sql`${table.amount} > 0 AND ${table.worth} >= 0`),
  ],
);

/** Levels of a submission with what was decided. */
export const approvalLevels = pgTable(
  "approval_level",
  {
    companyId: companyId(),
    approvalId: uuid("approval_id").notNull(),
    level: smallint("level").notNull(),
    positionName: text("position_name").notNull(),
    result: text("result", { enum: levelResults }).notNull(),
    decidedBy: uuid("decided_by"),
    decidedByName: text("decided_by_name").notNull().default(""),
    /** Whose substitute decided. */
    decidedFor: uuid("decided_for"),
    decidedForName: text("decided_for_name").notNull().default(""),
    /** The applicant decided, as the only user of the company. */
    alone: boolean("alone").notNull().default(false),
    opinion: text("opinion").notNull().default(""),
    decidedAt: moment("decided_at"),
    handedOnReason: text("handed_on_reason").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.approvalId, table.level] }),
    foreignKey({ columns: [table.companyId, table.approvalId], foreignColumns: [approvals.companyId, approvals.id] }),
    index("approval_level_decider")
      .on(table.companyId, table.decidedBy, table.approvalId.desc())
      .where(sql`${table.decidedBy} IS NOT NULL`),
    // Nobody decides twice, whatever the code above it does.
    uniqueIndex("approval_level_decided_once")
      .on(table.companyId, table.approvalId, table.decidedBy)
      .where(sql`${table.decidedBy} IS NOT NULL`),
    check(
      "approval_level_decided",
      sql`(${table.result} IN ('agree', 'disagree')) = (${table.decidedBy} IS NOT NULL AND ${table.decidedAt} IS NOT NULL)`,
    ),
  ],
);

/** Who may decide at a level of a submission. */
export const approvalPersons = pgTable(
  "approval_person",
  {
    companyId: companyId(),
    approvalId: uuid("approval_id").notNull(),
    level: smallint("level").notNull(),
    approverId: uuid("approver_id").notNull(),
    /** Their level's turn has come and nobody has decided there. */
    turn: boolean("turn").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.approvalId, table.level, table.approverId] }),
    foreignKey({
      columns: [table.companyId, table.approvalId, table.level],
      foreignColumns: [approvalLevels.companyId, approvalLevels.approvalId, approvalLevels.level],
    }),
    foreignKey({ columns: [table.companyId, table.approverId], foreignColumns: [users.companyId, users.id] }),
    index("approval_person_turn")
      .on(table.companyId, table.approverId, table.approvalId.desc())
      .where(sql`${table.turn}`),
    index("approval_person_user").on(table.companyId, table.approverId, table.approvalId.desc()),
  ],
);
