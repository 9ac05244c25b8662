import { answerText, mostCompared, textIn, type compareAnswers } from "@lading/contract/questionnaire";
import { coreRefusals, refuse } from "@lading/contract/core";
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "#core/http";
import { askedOver } from "./asked-over.ts";
import { iso, readOne, readRevisions } from "./reading.ts";
import { lastSubmissions } from "./submissions.ts";
import { questionnaireAnswers as table } from "./tables.ts";

/** Suppliers' last submissions, side by side. */
export async function compare({ db, input, session, language }: Context<typeof compareAnswers>) {
  const { companyId } = session;
  const which = { companyId, id: input.questionnaireId };
  await readOne(db, which);
  const submitted = and(
    eq(table.companyId, companyId),
    eq(table.questionnaireId, which.id),
    sql`${table.submissions} > 0`,
  );
  const ids = [...new Set(input.ids)];
  const [answers, [counted], revisions] = await Promise.all([
    db
      .select()
      .from(table)
      .where(and(submitted, ids.length === 0 ? undefined : inArray(table.id, ids)))
      .orderBy(desc(table.submittedAt))
      .limit(mostCompared)
      .execute(),
    db.select({ total: count() }).from(table).where(submitted).execute(),
    readRevisions(db, which),
  ]);
  if (ids.length > 0 && answers.length !== ids.length) throw refuse(coreRefusals.notFound);
  const last = await lastSubmissions(db, which, answers);
  const suppliers = answers
    .toSorted((one, other) => one.supplierName.localeCompare(other.supplierName, language))
    .flatMap(({ id, supplierName, submissions }) => {
      const submission = last.get(id);
      return submission ? [{ id, supplierName, submissions, submission }] : [];
    });
  const answeredUnder = new Set(suppliers.map(({ submission }) => submission.revision));
  return {
    categories: askedOver(revisions, answeredUnder).map(({ key, title, questions }) => ({
      key,
      title: textIn(title, language),
      questions: questions.map(({ question, asked, isPast, ...one }) => ({
        key: one.key,
        text: textIn(question.text, language),
        type: question.type,
        isPast,
        answers: suppliers.map(({ submission: { revision, values } }) => {
          const then = asked.get(revision);
          return then ? answerText(then, values[one.key], language) : "";
        }),
      })),
    })),
    suppliers: suppliers.map(({ id, supplierName, submissions, submission }) => ({
      id,
      supplierName,
      submissions,
      submittedAt: iso(submission.submittedAt),
    })),
    total: counted?.total ?? 0,
  };
}
