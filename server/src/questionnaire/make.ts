import { randomUUIDv7 } from "node:crypto";
import {
  addQuestionnaire,
  addQuestionnaireLink,
  compareAnswers,
  deleteQuestionnaire,
  editQuestionnaire,
  editQuestionnaireState,
  getQuestionnaireLogList,
  loadAnswerInfo,
  loadQuestionnaireInfo,
  type AnswerValues,
  type QuestionCategory,
  type Respondent,
  type Texts,
} from "@lading/contract/questionnaire";
import { insertRows, type Db } from "#core/db";
import { newToken } from "#core/session";
import type { RecordKind } from "#core/testing";
import { addLink } from "./links.ts";
import { logQuestionnaire } from "./logging.ts";
import { questionnaireAnswers, questionnaireRevisions, questionnaires, questionnaireSubmissions } from "./tables.ts";

/** A supplier of a questionnaire that is made for a demo. */
export interface MadeAnswer {
  respondent: Respondent;
  invitedAt: Date;
  openedAt?: Date;
  /** Its submissions, oldest first. */
  submitted: readonly { at: Date; values: AnswerValues }[];
}

interface Made {
  companyId: string;
  person: { id: string; userName: string };
  title: Texts;
  intro: Texts;
  closesAt: Date;
  createdAt: Date;
  categories: QuestionCategory[];
  answers: readonly MadeAnswer[];
}

/** Makes an open questionnaire with its suppliers' answers, as if all that had happened before. */
export async function makeQuestionnaire(
  db: Db,
  { companyId, person, answers, categories, ...made }: Made,
): Promise<void> {
  const id = randomUUIDv7();
  const { title, intro } = made;
  const createdAt = made.createdAt.toISOString();
  const openToken = newToken();
  await db.insert(questionnaires).values({
    companyId,
    id,
    title,
    intro,
    state: "open",
    closesAt: made.closesAt.toISOString(),
    openToken,
    createdBy: person.id,
    createdByName: person.userName,
    createdAt,
    version: 2,
  });
  await db
    .insert(questionnaireRevisions)
    .values({ companyId, questionnaireId: id, revision: 1, categories, createdAt });
  await addLink(db, { companyId, questionnaireId: id, answerId: null }, openToken);
  const rows = answers.map((answer) => ({ answer, row: rowOf(answer, { companyId, questionnaireId: id }) }));
  await insertRows(
    db,
    questionnaireAnswers,
    rows.map(({ row }) => row),
  );
  await insertRows(
    db,
    questionnaireSubmissions,
    rows.flatMap(({ answer, row }) =>
      answer.submitted.map(({ at, values }, place) => ({
        companyId,
        answerId: row.id,
        number: place + 1,
        questionnaireId: id,
        revision: 1,
        respondent: answer.respondent,
        values,
        ip: "127.0.0.1",
        submittedAt: at.toISOString(),
      })),
    ),
  );
  const doer = { companyId, userId: person.id, userName: person.userName, ip: "127.0.0.1" };
  await logQuestionnaire(db, doer, "add", { id, title, changes: [] });
  await logQuestionnaire(db, doer, "publish", { id, title, changes: [] });
}

function rowOf(
  { respondent, invitedAt, openedAt, submitted }: MadeAnswer,
  of: { companyId: string; questionnaireId: string },
) {
  const last = submitted.at(-1);
  return {
    ...of,
    ...respondent,
    id: randomUUIDv7(),
    via: "invitation" as const,
    invitedEmail: respondent.email,
    values: last?.values ?? {},
    revision: 1,
    submissions: submitted.length,
    version: submitted.length,
    invitedAt: invitedAt.toISOString(),
    openedAt: (openedAt ?? submitted[0]?.at)?.toISOString() ?? null,
    savedAt: last?.at.toISOString() ?? null,
    submittedAt: last?.at.toISOString() ?? null,
  };
}

export const questionnaireKinds: readonly RecordKind[] = [
  {
    name: "questionnaire",
    fields: ["questionnaireId"],
    calls: [
      deleteQuestionnaire,
      editQuestionnaire,
      editQuestionnaireState,
      getQuestionnaireLogList,
      loadQuestionnaireInfo,
    ],
    make: async ({ ask, word }) => {
      const { id } = await ask(addQuestionnaire, {
        ...addQuestionnaire.example,
        title: { zh: word, en: word, ar: word },
      });
      await ask(editQuestionnaireState, { id, state: "open", version: 1 });
      return id;
    },
  },
  {
    name: "questionnaireAnswer",
    calls: [compareAnswers, loadAnswerInfo],
    make: async ({ ask, idOf, word }) => {
      const asked = { questionnaireId: await idOf("questionnaire"), supplierName: word };
      return (await ask(addQuestionnaireLink, asked)).answerId;
    },
  },
];
