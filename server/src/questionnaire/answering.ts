import { randomUUIDv7 } from "node:crypto";
import { refuse, refuseFields } from "@lading/contract/core";
import {
  answerProblems,
  keptValues,
  mostOpenAnswers,
  mostSubmissions,
  questionnaireRefusals as refusals,
  type AnswerValues,
  type resubmitQuestionnaireAnswer,
  type saveQuestionnaireAnswer,
} from "@lading/contract/questionnaire";
import { and, count, eq, sql } from "drizzle-orm";
import { changesBetween } from "#core/audit";
import { stale, type Db } from "#core/db";
import type { Context } from "#core/http";
import { addLink, enterByLink, findLink, type Link } from "./links.ts";
import { logQuestionnaire } from "./logging.ts";
import { iso, ofCompany, readCategories, stateOf, type QuestionnaireRow } from "./reading.ts";
import { questionnaireAnswers, questionnaires, questionnaireSubmissions } from "./tables.ts";

type Saving = Context<typeof saveQuestionnaireAnswer>;
type Submitting = Context<typeof resubmitQuestionnaireAnswer>;
export type AnswerRow = typeof questionnaireAnswers.$inferSelect;

/** Keeps a supplier's draft; by the open link it becomes an answer of its own, under the token that its browser made. */
export async function saveDraft({ db, input }: Saving) {
  const { answer, values } = await openForSaving(db, input, { isDraft: true });
  const { savedAt, version } = await keep(db, answer, { ...input.respondent, values, revision: input.revision });
  return { savedAt, version };
}

/** Submits an answer, for the first time or again. Each time is kept as it was. */
export async function submitAnswer({ db, input, ip }: Submitting) {
  const { answer, values, questionnaire } = await openForSaving(db, input, { isDraft: false });
  const { companyId, id, questionnaireId } = answer;
  const number = answer.submissions + 1;
  if (number > mostSubmissions) throw refuse(refusals.tooOften, { max: mostSubmissions });
  const { respondent, revision } = input;
  const kept = await keep(db, answer, { ...respondent, values, revision }, number);
  await db.insert(questionnaireSubmissions).values({
    companyId,
    answerId: id,
    number,
    questionnaireId,
    revision,
    respondent,
    values,
    ip,
    submittedAt: kept.savedAt,
  });
  const doer = { companyId, userId: id, userName: respondent.supplierName, ip };
  const changes = changesBetween(null, { submission: number }, ["submission"]);
  const done = { id: questionnaireId, title: questionnaire.title, changes };
  await logQuestionnaire(db, doer, number === 1 ? "submit" : "resubmit", done);
  return { ...kept, number, id };
}

type Input = Saving["input"] | Submitting["input"];

/** Finds the answer of a link, locked, and checks what is to be kept of it. */
async function openForSaving(db: Db, input: Input, { isDraft }: { isDraft: boolean }) {
  const link = await ownLink(db, input);
  const which = { companyId: link.companyId, id: link.questionnaireId };
  // Edits and closing wait until this is kept; another supplier's answer by the open link waits to be counted.
  const [questionnaire] = await db
    .select()
    .from(questionnaires)
    .where(ofCompany(which))
    .for(link.answerId === null ? "no key update" : "key share");
  if (!questionnaire || stateOf(questionnaire) !== "open") throw refuse(refusals.notOpen);
  const answer = await answerOf(db, link, input);
  // A draft may be saved under the revision that is on the screen; what is submitted answers the newest.
  if (!isDraft && input.revision !== questionnaire.revision) throw refuse(refusals.changed);
  if (input.revision > questionnaire.revision) throw refuse(refusals.changed);
  const values = await checked(db, { questionnaire, input, isDraft });
  return { questionnaire, answer, values };
}

/** The supplier's own link, where the browser names one that is known; else the one that it came by. */
async function ownLink(db: Db, { token, ownToken }: Input): Promise<Link> {
  const link = await enterByLink(db, token);
  const own = link.answerId === null && ownToken !== undefined ? await findLink(db, ownToken) : undefined;
  return own?.questionnaireId === link.questionnaireId && own.companyId === link.companyId ? own : link;
}

async function answerOf(db: Db, link: Link, input: Input): Promise<AnswerRow> {
  const answer = link.answerId === null ? await newAnswer(db, link, input) : await lockedAnswer(db, link);
  if (answer.version !== input.version) throw stale(answer.version, currentOf(answer));
  return answer;
}

async function lockedAnswer(db: Db, { companyId, answerId }: Link): Promise<AnswerRow> {
  const table = questionnaireAnswers;
  const which = and(eq(table.companyId, companyId), eq(table.id, answerId ?? ""));
  const [answer] = await db.select().from(table).where(which).for("update");
  if (!answer) throw refuse(refusals.notOpen);
  return answer;
}

/** By the open link: a further supplier, up to as many as one link takes. Two at once are counted one after the other. */
async function newAnswer(db: Db, link: Link, { ownToken, revision }: Input): Promise<AnswerRow> {
  if (ownToken === undefined) throw refuse(refusals.notOpen);
  const { companyId, questionnaireId } = link;
  const table = questionnaireAnswers;
  const ofLink = and(
    eq(table.companyId, companyId),
    eq(table.questionnaireId, questionnaireId),
    eq(table.via, "openLink"),
  );
  const [{ taken } = { taken: 0 }] = await db.select({ taken: count() }).from(table).where(ofLink);
  if (taken >= mostOpenAnswers) throw refuse(refusals.full, { max: mostOpenAnswers });
  const id = randomUUIDv7();
  const [answer] = await db
    .insert(table)
    .values({ companyId, id, questionnaireId, via: "openLink", revision, openedAt: sql`now()` })
    .returning();
  await addLink(db, { ...link, answerId: id }, ownToken);
  // The token was somebody's already: whose it is knows its answer.
  const made = await findLink(db, ownToken);
  if (made?.answerId !== id || !answer) throw refuse(refusals.notOpen);
  return answer;
}

interface Checked {
  questionnaire: QuestionnaireRow;
  input: Input;
  isDraft: boolean;
}

async function checked(db: Db, { questionnaire, input, isDraft }: Checked): Promise<AnswerValues> {
  const asked = await readCategories(db, questionnaire, input.revision);
  const [first, ...more] = answerProblems(asked, input.values, { isDraft });
  if (first) throw refuseFields([first, ...more]);
  return keptValues(asked, input.values);
}

type Kept = Pick<AnswerRow, "supplierName" | "contact" | "email" | "phone" | "values" | "revision">;

async function keep(db: Db, answer: AnswerRow, kept: Kept, number?: number) {
  const table = questionnaireAnswers;
  const { supplierName } = kept;
  const [saved] = await db
    .update(table)
    .set({
      ...kept,
      // A draft without a name yet keeps the one under which the supplier was asked.
      supplierName: supplierName === "" ? answer.supplierName : supplierName,
      savedAt: sql`clock_timestamp()`,
      openedAt: sql`coalesce(${table.openedAt}, now())`,
      version: answer.version + 1,
      ...(number !== undefined && { submissions: number, submittedAt: sql`clock_timestamp()` }),
    })
    .where(and(eq(table.companyId, answer.companyId), eq(table.id, answer.id)))
    .returning({ savedAt: table.savedAt });
  return { savedAt: iso(saved?.savedAt ?? new Date().toISOString()), version: answer.version + 1 };
}

function currentOf({ supplierName, contact, email, phone, values, version }: AnswerRow) {
  return { respondent: { supplierName, contact, email, phone }, values, version };
}
