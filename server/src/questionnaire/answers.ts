import { coreRefusals, refuse } from "@lading/contract/core";
import {
  answerStates,
  answerText,
  invitationViaTexts,
  questionnaireFieldTexts,
  textIn,
  type AnswerState,
  type exportAnswerList,
  type getAnswerList,
  type loadAnswerInfo,
} from "@lading/contract/questionnaire";
import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { listRows, namedLike, within, withinDays } from "#core/db";
import { exportedSheet, exportLimit } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { AnswerRow } from "./answering.ts";
import { askedOver } from "./asked-over.ts";
import { iso, readOne, readRevisions } from "./reading.ts";
import { lastSubmissions } from "./submissions.ts";
import { questionnaireAnswers as table, questionnaireSubmissions } from "./tables.ts";

type Wanted = Context<typeof exportAnswerList>["input"];

const state = sql<AnswerState>`CASE WHEN ${table.submissions} > 0 THEN 'submitted' WHEN ${table.version} > 0 THEN 'draft'
  WHEN ${table.openedAt} IS NOT NULL THEN 'opened' ELSE 'invited' END`;

function stateOf({ submissions, version, openedAt }: AnswerRow): AnswerState {
  if (submissions > 0) return "submitted";
  if (version > 0) return "draft";
  return openedAt === null ? "invited" : "opened";
}

function found(companyId: string, wanted: Omit<Wanted, "sort" | "order">): SQL | undefined {
  const { supplierName, contact, email, invitedEmail, phone } = table;
  const texts = sql`concat_ws(chr(10), ${supplierName}, ${contact}, ${email}, ${invitedEmail}, ${phone})`;
  return and(
    eq(table.companyId, companyId),
    eq(table.questionnaireId, wanted.questionnaireId),
    ...namedLike(texts, wanted.search),
    wanted.state === undefined ? undefined : sql`${state} = ${wanted.state}`,
    wanted.via === undefined ? undefined : eq(table.via, wanted.via),
    ...withinDays(table.invitedAt, wanted.invitedFrom, wanted.invitedTo),
    ...withinDays(table.openedAt, wanted.openedFrom, wanted.openedTo),
    ...withinDays(table.savedAt, wanted.savedFrom, wanted.savedTo),
    ...withinDays(table.submittedAt, wanted.submittedFrom, wanted.submittedTo),
    within(sql`${table.submissions}`, "numeric", [wanted.submissionsFrom, wanted.submissionsTo]),
  );
}

function sortedBy(sort: Wanted["sort"]): SQL {
  if (sort === "supplierName") return sql`search_normal(${nameSql})`;
  return sort === "submissions" ? sql`${table.submissions}` : sql`coalesce(${table[sort]}, '-infinity')`;
}

/** Who was asked by e-mail and has not said its name yet is known by its address. */
const nameSql = sql`coalesce(nullif(${table.supplierName}, ''), ${table.invitedEmail})`;

function rowOf(answer: AnswerRow) {
  const { id, supplierName, contact, email, phone, via, submissions, invitedEmail } = answer;
  return {
    id,
    supplierName: supplierName || invitedEmail,
    contact,
    email: email || invitedEmail,
    phone,
    via,
    state: stateOf(answer),
    invitedAt: iso(answer.invitedAt),
    openedAt: iso(answer.openedAt),
    savedAt: iso(answer.savedAt),
    submittedAt: iso(answer.submittedAt),
    submissions,
  };
}

/** A page of who was asked, opened and answered. */
export async function listAnswers({ db, input, session: { companyId } }: Context<typeof getAnswerList>) {
  await readOne(db, { companyId, id: input.questionnaireId });
  const where = found(companyId, input);
  const { rows, total } = await listRows(db, table, { ...input, where, sortBy: sortedBy(input.sort) });
  return { rows: rows.map(rowOf), total };
}

/** A supplier's submissions, each under the questions of its time. */
export async function loadAnswer({ db, input, session: { companyId } }: Context<typeof loadAnswerInfo>) {
  const [answer] = await db
    .select()
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.id, input.id)));
  if (!answer) throw refuse(coreRefusals.notFound);
  const which = { companyId, id: answer.questionnaireId };
  const submissions = questionnaireSubmissions;
  const [submitted, revisions] = await Promise.all([
    db
      .select()
      .from(submissions)
      .where(and(eq(submissions.companyId, companyId), eq(submissions.answerId, answer.id)))
      .orderBy(desc(submissions.number))
      .execute(),
    readRevisions(db, which),
  ]);
  return {
    ...rowOf(answer),
    questionnaireId: answer.questionnaireId,
    submitted: submitted.map(({ number, submittedAt, revision, respondent, values }) => ({
      number,
      submittedAt: iso(submittedAt),
      revision,
      respondent,
      values,
      categories: revisions.find((one) => one.revision === revision)?.categories ?? [],
    })),
  };
}

/** The filtered suppliers with what they submitted last, a column for each question that was ever asked of them. */
export async function exportAnswers(context: Context<typeof exportAnswerList>) {
  const { db, input, session, language } = context;
  const which = { companyId: session.companyId, id: input.questionnaireId };
  const { title } = await readOne(db, which);
  const direction = input.order === "asc" ? asc : desc;
  const rows = await db
    .select()
    .from(table)
    .where(found(session.companyId, input))
    .orderBy(direction(sortedBy(input.sort)), direction(table.id))
    .limit(exportLimit);
  const last = await lastSubmissions(db, which, rows);
  const revisions = await readRevisions(db, which);
  const answeredUnder = new Set([...last.values()].map(({ revision }) => revision));
  const questions = askedOver(revisions, answeredUnder).flatMap((category) => category.questions);
  const text = (key: keyof typeof questionnaireFieldTexts) => questionnaireFieldTexts[key][language];
  const number = ({ type }: (typeof questions)[number]["question"]) => type === "number";
  return await exportedSheet(context, {
    title: textIn(title, language),
    columns: [
      { heading: text("supplier"), width: 30 },
      { heading: text("contact"), width: 18 },
      { heading: text("email"), width: 26 },
      { heading: text("phone"), width: 18 },
      { heading: text("state") },
      { heading: text("via"), width: 16 },
      { heading: text("invitedAt"), kind: "moment", width: 18 },
      { heading: text("openedAt"), kind: "moment", width: 18 },
      { heading: text("savedAt"), kind: "moment", width: 18 },
      { heading: text("submittedAt"), kind: "moment", width: 18 },
      { heading: text("submissions"), kind: "number" },
      ...questions.map(({ question }) => ({
        heading: textIn(question.text, language),
        width: 26,
        ...(number(question) && { kind: "number" as const }),
      })),
    ],
    rows: rows.map((row) => {
      const shown = rowOf(row);
      const submitted = last.get(row.id);
      return [
        shown.supplierName,
        shown.contact,
        shown.email,
        shown.phone,
        answerStates[shown.state][language],
        invitationViaTexts[shown.via][language],
        shown.invitedAt,
        shown.openedAt,
        shown.savedAt,
        shown.submittedAt,
        String(shown.submissions),
        ...questions.map(({ key, asked }) => {
          const question = submitted && asked.get(submitted.revision);
          return (question && answerText(question, submitted.values[key], language)) || null;
        }),
      ];
    }),
  });
}
