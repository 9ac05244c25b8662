import type { AnswerValues, QuestionCategory, Respondent, Texts } from "@lading/contract/questionnaire";
import { sql } from "drizzle-orm";
import {
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { companyId, moment, recordId, tracked } from "#core/columns";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const word = (name: string) => text(name).notNull().default("");

/** A questionnaire for suppliers; what it asks lies in its revisions. */
export const questionnaires = pgTable(
  "questionnaire",
  {
    companyId: companyId(),
    id: recordId(),
    title: jsonb("title").$type<Texts>().notNull(),
    intro: jsonb("intro").$type<Texts>().notNull(),
    state: text("state", { enum: ["draft", "open", "closed"] })
      .notNull()
      .default("draft"),
    closesAt: moment("closes_at"),
    /** The newest revision, which suppliers answer. */
    revision: integer("revision").notNull().default(1),
    /** Token of the open link, which staff can always read again; null until it is published first. */
    openToken: text("open_token"),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("questionnaire_created").on(table.companyId, table.createdAt),
  ],
);

/** Questions of a questionnaire from some time on. Once published, a revision never changes: answers stand under it. */
export const questionnaireRevisions = pgTable(
  "questionnaire_revision",
  {
    companyId: companyId(),
    questionnaireId: uuid("questionnaire_id").notNull(),
    revision: integer("revision").notNull(),
    categories: jsonb("categories").$type<QuestionCategory[]>().notNull(),
    createdAt: moment("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.questionnaireId, table.revision] }),
    foreignKey({
      name: "questionnaire_revision_of",
      columns: [table.companyId, table.questionnaireId],
      foreignColumns: [questionnaires.companyId, questionnaires.id],
    }).onDelete("cascade"),
  ],
);

/** A supplier's place in a questionnaire: asked, opened, a draft, submitted. */
export const questionnaireAnswers = pgTable(
  "questionnaire_answer",
  {
    companyId: companyId(),
    id: recordId(),
    questionnaireId: uuid("questionnaire_id").notNull(),
    via: text("via", { enum: ["invitation", "openLink"] }).notNull(),
    /** Address that was asked, so that asking again reminds the same supplier; empty for others. */
    invitedEmail: word("invited_email"),
    supplierName: word("supplier_name"),
    contact: word("contact"),
    email: word("email"),
    phone: word("phone"),
    /** The saved answers, under the revision that they answer. */
    values: jsonb("values").$type<AnswerValues>().notNull().default({}),
    revision: integer("revision").notNull(),
    submissions: integer("submissions").notNull().default(0),
    invitedAt: moment("invited_at"),
    openedAt: moment("opened_at"),
    savedAt: moment("saved_at"),
    submittedAt: moment("submitted_at"),
    /** 0 until something is saved. */
    version: integer("version").notNull().default(0),
    createdAt: moment("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("questionnaire_answer_of").on(table.companyId, table.questionnaireId, table.savedAt),
    uniqueIndex("questionnaire_answer_invited_once")
      .on(table.companyId, table.questionnaireId, table.invitedEmail)
      .where(sql`invited_email <> ''`),
    foreignKey({
      name: "questionnaire_answer_to",
      columns: [table.companyId, table.questionnaireId],
      foreignColumns: [questionnaires.companyId, questionnaires.id],
    }).onDelete("cascade"),
  ],
);

/** Append-only: each time that a supplier submitted. */
export const questionnaireSubmissions = pgTable(
  "questionnaire_submission",
  {
    companyId: companyId(),
    answerId: uuid("answer_id").notNull(),
    number: integer("number").notNull(),
    questionnaireId: uuid("questionnaire_id").notNull(),
    revision: integer("revision").notNull(),
    respondent: jsonb("respondent").$type<Respondent>().notNull(),
    values: jsonb("values").$type<AnswerValues>().notNull(),
    ip: text("ip").notNull(),
    submittedAt: moment("submitted_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.answerId, table.number] }),
    foreignKey({
      name: "questionnaire_submission_of",
      columns: [table.companyId, table.answerId],
      foreignColumns: [questionnaireAnswers.companyId, questionnaireAnswers.id],
    }),
    foreignKey({
      name: "questionnaire_submission_under",
      columns: [table.companyId, table.questionnaireId, table.revision],
      foreignColumns: [
        questionnaireRevisions.companyId,
        questionnaireRevisions.questionnaireId,
        questionnaireRevisions.revision,
      ],
    }),
  ],
);

/** Directory: what a supplier's link opens. Several links may open one answer: each reminder brings another. */
export const questionnaireLinks = pgTable(
  "questionnaire_link",
  {
    /** SHA-256 of the link's token. */
    tokenHash: bytea("token_hash").primaryKey(),
    companyId: uuid("company_id").notNull(),
    questionnaireId: uuid("questionnaire_id").notNull(),
    /** The supplier's own answer; null for the open link. */
    answerId: uuid("answer_id"),
  },
  (table) => [index("questionnaire_link_of").on(table.companyId, table.questionnaireId)],
);
