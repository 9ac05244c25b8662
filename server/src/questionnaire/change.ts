import { randomUUIDv7 } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { refuse, refuseField, refuseFields, type FieldRefusal } from "@lading/contract/core";
import {
  questionnaireRefusals as refusals,
  questionsOf,
  textIn,
  type addQuestionnaire,
  type deleteQuestionnaire,
  type editQuestionnaire,
  type editQuestionnaireState,
  type QuestionCategory,
} from "@lading/contract/questionnaire";
import { and, eq, inArray, sql } from "drizzle-orm";
import { changesBetween } from "#core/audit";
import { lockAll, lockForEdit, lockOne, stale, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import { newToken } from "#core/session";
import { addLink } from "./links.ts";
import { logQuestionnaire } from "./logging.ts";
import { iso, readCategories, stateOf, type QuestionnaireRow } from "./reading.ts";
import { questionnaireAnswers, questionnaireLinks, questionnaireRevisions, questionnaires } from "./tables.ts";

const logged = ["titleZh", "titleEn", "titleAr", "introZh", "introEn", "introAr", "closesAt", "questions", "revision"];

/** Makes a questionnaire; suppliers do not see it before it is published. */
export async function createQuestionnaire({ db, input, session, ip }: Context<typeof addQuestionnaire>) {
  const { companyId, userId, userName } = session;
  const { categories, ...fields } = input;
  refusePast(input.closesAt);
  const id = randomUUIDv7();
  await db.insert(questionnaires).values({ ...fields, companyId, id, createdBy: userId, createdByName: userName });
  await db.insert(questionnaireRevisions).values({ companyId, questionnaireId: id, revision: 1, categories });
  const changes = changesBetween(null, logValues({ ...fields, revision: 1 }, categories), logged);
  await logQuestionnaire(db, { session, ip }, "add", { id, title: fields.title, changes });
  return { id };
}

/**
 * Changes a questionnaire. While it is a draft its questions are written over; once it was published a change of them is
 * another revision, and what was answered stays under its own.
 */
export async function changeQuestionnaire({ db, input, session, ip }: Context<typeof editQuestionnaire>) {
  const { id, version, categories, ...fields } = input;
  const { companyId } = session;
  const which = { companyId, id };
  const before = await lockOne(db, questionnaires, which);
  const asked = await readCategories(db, which, before.revision);
  if (before.version !== version) throw stale(before.version, currentOf(before, asked));
  if (fields.closesAt !== iso(before.closesAt)) refusePast(fields.closesAt);
  const isPublished = before.openToken !== null;
  if (isPublished) refuseOtherKinds(asked, categories);
  const isChanged = !isDeepStrictEqual(asked, categories);
  const revision = before.revision + (isChanged && isPublished ? 1 : 0);
  if (isChanged) await keepRevision(db, { companyId, questionnaireId: id, revision, categories });
  const stored = await storeEdit(db, questionnaires, before, { ...fields, revision });
  const after = logValues({ ...fields, revision }, categories);
  const changes = changesBetween(logValues(before, asked), after, logged);
  if (changes.length > 0 || isChanged)
    await logQuestionnaire(db, { session, ip }, "edit", { id, title: fields.title, changes });
  return { ...stored, revision };
}

async function keepRevision(db: Db, revision: typeof questionnaireRevisions.$inferInsert): Promise<void> {
  const table = questionnaireRevisions;
  await db
    .insert(table)
    .values(revision)
    .onConflictDoUpdate({
      target: [table.companyId, table.questionnaireId, table.revision],
      set: { categories: revision.categories },
    });
}

/** Opens a questionnaire for answers, or ends it. Its open link is made when it first opens and stays. */
export async function changeState({ db, input, session, ip }: Context<typeof editQuestionnaireState>) {
  const { id, version, state } = input;
  const { companyId } = session;
  const before = await lockForEdit(db, questionnaires, { companyId, id, version }, () => ({}));
  if (state === "open" && stateOf({ ...before, state }) === "closed") throw refuseField("state", refusals.closesPast);
  const openToken = before.openToken ?? (state === "open" ? newToken() : null);
  if (openToken !== null && before.openToken === null)
    await addLink(db, { companyId, questionnaireId: id, answerId: null }, openToken);
  const stored = await storeEdit(db, questionnaires, before, { state, openToken });
  const changes = changesBetween({ state: before.state }, { state }, ["state"]);
  const action = state === "open" ? "publish" : "close";
  await logQuestionnaire(db, { session, ip }, action, { id, title: before.title, changes });
  return stored;
}

/** Deletes questionnaires with their links, all or none; what a supplier has submitted is never deleted. */
export async function removeQuestionnaires(context: Context<typeof deleteQuestionnaire>) {
  const { db, input, session, language, ip } = context;
  const { companyId } = session;
  const { ids, which, found } = await lockAll(db, questionnaires, companyId, input.ids);
  const answers = questionnaireAnswers;
  const answered = await db
    .select({ id: answers.questionnaireId })
    .from(answers)
    .where(
      and(eq(answers.companyId, companyId), inArray(answers.questionnaireId, ids), sql`${answers.submissions} > 0`),
    );
  const kept = found.find(({ id }) => answered.some((one) => one.id === id));
  if (kept) throw refuse(refusals.answered, { title: textIn(kept.title, language) });
  const links = questionnaireLinks;
  await db.delete(links).where(and(eq(links.companyId, companyId), inArray(links.questionnaireId, ids)));
  await db.delete(questionnaires).where(which);
  for (const { id, title } of found) await logQuestionnaire(db, { session, ip }, "delete", { id, title, changes: [] });
  return { deleted: ids.length };
}

function refusePast(closesAt: string | null): void {
  if (closesAt !== null && new Date(closesAt) <= new Date()) throw refuseField("closesAt", refusals.closesPast);
}

/** A question keeps its key through all revisions, so that answers can be compared: what it is answered by stays. */
function refuseOtherKinds(before: readonly QuestionCategory[], after: readonly QuestionCategory[]): void {
  const kinds = new Map(questionsOf(before).map(({ key, type }) => [key, type]));
  const [first, ...more] = after.flatMap(({ questions }, place) =>
    questions.flatMap(({ key, type }, row): FieldRefusal[] => {
      const was = kinds.get(key);
      const field = `categories.${place}.questions.${row}.type`;
      return was === undefined || was === type ? [] : [{ field, refusal: refusals.typeFixed }];
    }),
  );
  if (first) throw refuseFields([first, ...more]);
}

function currentOf({ title, intro, closesAt, version }: QuestionnaireRow, categories: QuestionCategory[]) {
  return { title, intro, closesAt: iso(closesAt), categories, version };
}

type Logged = Pick<QuestionnaireRow, "title" | "intro" | "closesAt" | "revision">;

function logValues({ title, intro, closesAt, revision }: Logged, categories: readonly QuestionCategory[]) {
  return {
    titleZh: title.zh,
    titleEn: title.en,
    titleAr: title.ar,
    introZh: intro.zh,
    introEn: intro.en,
    introAr: intro.ar,
    closesAt: iso(closesAt),
    questions: questionsOf(categories).length,
    revision,
  };
}
