import type { QuestionnaireState } from "@lading/contract/questionnaire";
import { coreRefusals, refuse } from "@lading/contract/core";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { questionnaireRevisions, questionnaires } from "./tables.ts";

export type QuestionnaireRow = typeof questionnaires.$inferSelect;

/** How a questionnaire stands now: past its closing time an open one is closed. */
export function stateOf({ state, closesAt }: Pick<QuestionnaireRow, "state" | "closesAt">): QuestionnaireState {
  return state === "open" && closesAt !== null && new Date(closesAt) <= new Date() ? "closed" : state;
}

/** The same in SQL. */
export const stateNow = sql<QuestionnaireState>`CASE WHEN questionnaire.state = 'open' AND questionnaire.closes_at <= now()
  THEN 'closed' ELSE questionnaire.state END`;

export interface Which {
  companyId: string;
  id: string;
}

export const ofCompany = ({ companyId, id }: Which) =>
  and(eq(questionnaires.companyId, companyId), eq(questionnaires.id, id));

/** A questionnaire of the company's own. */
export async function readOne(db: Db, which: Which): Promise<QuestionnaireRow> {
  const [row] = await db.select().from(questionnaires).where(ofCompany(which));
  if (!row) throw refuse(coreRefusals.notFound);
  return row;
}

/** Questions of a revision. */
export async function readCategories(db: Db, { companyId, id }: Which, revision: number) {
  const table = questionnaireRevisions;
  const [row] = await db
    .select({ categories: table.categories })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.questionnaireId, id), eq(table.revision, revision)));
  if (!row) throw new Error("A questionnaire has all its revisions");
  return row.categories;
}

/** Questions of each revision, newest first. */
export async function readRevisions(db: Db, { companyId, id }: Which) {
  const table = questionnaireRevisions;
  return await db
    .select({ revision: table.revision, categories: table.categories })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.questionnaireId, id)))
    .orderBy(sql`${table.revision} DESC`);
}

/** ISO 8601 in UTC; null stays null. */
export function iso(moment: string): string;
export function iso(moment: string | null): string | null;
export function iso(moment: string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
