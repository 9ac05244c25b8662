import { refuse, type Language } from "@lading/contract/core";
import { questionnaireRefusals as refusals, type getQuestionnaireAnswer } from "@lading/contract/questionnaire";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { AnswerRow } from "./answering.ts";
import { companies, companyNameIn } from "#user";
import { enterByLink } from "./links.ts";
import { iso, ofCompany, readCategories, stateOf, type Which } from "./reading.ts";
import { questionnaireAnswers, questionnaires, questionnaireSubmissions } from "./tables.ts";

/** The page of a link. A closed questionnaire is shown only to suppliers that submitted, with their own answers. */
export async function openByLink({ db, input, language }: Context<typeof getQuestionnaireAnswer>) {
  const { companyId, questionnaireId, answerId } = await enterByLink(db, input.token);
  const which = { companyId, id: questionnaireId };
  const [[questionnaire], answer, submitted, company] = await Promise.all([
    db.select().from(questionnaires).where(ofCompany(which)).execute(),
    answerId === null ? undefined : readAnswer(db, companyId, answerId),
    answerId === null ? null : lastSubmission(db, which, answerId),
    readCompanyName(db, companyId, language),
  ]);
  if (!questionnaire) throw refuse(refusals.notOpen);
  const isClosed = stateOf(questionnaire) !== "open";
  if (isClosed && !submitted) throw refuse(refusals.notOpen);
  if (answer && !isClosed) await markOpened(db, answer);
  const { title, intro, revision } = questionnaire;
  const { supplierName = "", contact = "", email = "", phone = "" } = answer ?? {};
  return {
    company,
    title,
    intro,
    closesAt: iso(questionnaire.closesAt),
    isClosed,
    isOwn: answer !== undefined,
    revision,
    categories: await readCategories(db, which, revision),
    respondent: { supplierName, contact, email, phone },
    values: answer?.values ?? {},
    savedAt: iso(answer?.savedAt ?? null),
    version: answer?.version ?? 0,
    submitted,
  };
}

async function readAnswer(db: Db, companyId: string, id: string): Promise<AnswerRow | undefined> {
  const table = questionnaireAnswers;
  const [answer] = await db
    .select()
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.id, id)));
  return answer;
}

async function markOpened(db: Db, { companyId, id, openedAt }: AnswerRow): Promise<void> {
  if (openedAt !== null) return;
  const table = questionnaireAnswers;
  const which = and(eq(table.companyId, companyId), eq(table.id, id), isNull(table.openedAt));
  await db
    .update(table)
    .set({ openedAt: sql`now()` })
    .where(which);
}

async function lastSubmission(db: Db, which: Which, answerId: string) {
  const table = questionnaireSubmissions;
  const [last] = await db
    .select()
    .from(table)
    .where(and(eq(table.companyId, which.companyId), eq(table.answerId, answerId)))
    .orderBy(desc(table.number))
    .limit(1);
  if (!last) return null;
  const { number, submittedAt, respondent, values, revision } = last;
  return {
    number,
    submittedAt: iso(submittedAt),
    respondent,
    values,
    categories: await readCategories(db, which, revision),
  };
}

/** The asking company's name for a reader of a language. */
export async function readCompanyName(db: Db, companyId: string, language: Language): Promise<string> {
  const { companyName, companyNameEn } = companies;
  const [company] = await db
    .select({ companyName, companyNameEn })
    .from(companies)
    .where(eq(companies.companyId, companyId))
    .execute();
  return company ? companyNameIn(company, language) : "";
}
