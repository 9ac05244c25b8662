import {
  questionnaireFieldTexts,
  questionnaireStates,
  questionsOf,
  textIn,
  type exportQuestionnaireList,
  type getQuestionnaireList,
  type loadQuestionnaireInfo,
  type QuestionCategory,
} from "@lading/contract/questionnaire";
import { coreRefusals, refuse, type Language, type LocalText } from "@lading/contract/core";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { listRows, type Db } from "#core/db";
import { exportedSheet, exportLimit } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { found, sortedBy } from "./filters.ts";
import { linkUrl } from "./links.ts";
import { iso, ofCompany, readOne, stateOf, type QuestionnaireRow } from "./reading.ts";
import { questionnaireAnswers, questionnaireRevisions, questionnaires } from "./tables.ts";

/** A page of the company's questionnaires. */
export async function listQuestionnaires(context: Context<typeof getQuestionnaireList>) {
  const { db, input, session, language } = context;
  const where = found(session.companyId, input);
  const page = await listRows(db, questionnaires, { ...input, where, sortBy: sortedBy(input.sort, language) });
  return { rows: await listed(db, page.rows, language), total: page.total };
}

const sheetTitle: LocalText = { zh: "供应商问卷", en: "Supplier questionnaires", ar: "استبيانات الموردين" };

/** The filtered questionnaires as a spreadsheet. */
export async function exportQuestionnaires(context: Context<typeof exportQuestionnaireList>) {
  const { db, input, session, language } = context;
  const direction = input.order === "asc" ? asc : desc;
  const chosen = await db
    .select()
    .from(questionnaires)
    .where(found(session.companyId, input))
    .orderBy(direction(sortedBy(input.sort, language)), direction(questionnaires.id))
    .limit(exportLimit);
  const rows = await listed(db, chosen, language);
  const text = (key: keyof typeof questionnaireFieldTexts) => questionnaireFieldTexts[key][language];
  return await exportedSheet(context, {
    title: sheetTitle[language],
    columns: [
      { heading: text("title"), width: 40 },
      { heading: text("state") },
      { heading: text("closesAt"), kind: "moment", width: 18 },
      { heading: text("questions"), kind: "number" },
      { heading: text("invited"), kind: "number" },
      { heading: text("opened"), kind: "number" },
      { heading: text("answered"), kind: "number" },
      { heading: text("createdByName"), width: 20 },
      { heading: text("createdAt"), kind: "moment", width: 18 },
    ],
    rows: rows.map((row) => [
      row.title,
      questionnaireStates[row.state][language],
      row.closesAt,
      String(row.questions),
      String(row.invited),
      String(row.opened),
      String(row.answered),
      row.createdByName,
      row.createdAt,
    ]),
  });
}

/** A questionnaire with its questions and its open link. */
export async function loadQuestionnaire(context: Context<typeof loadQuestionnaireInfo>) {
  const { db, input, session, language, services } = context;
  const row = await readOne(db, { companyId: session.companyId, id: input.id });
  const [facts] = await listed(db, [row], language);
  if (!facts) throw refuse(coreRefusals.notFound);
  const { title, intro, revision, openToken } = row;
  const [asked] = await askedBy(db, [row]);
  return {
    ...facts,
    title,
    intro,
    revision,
    categories: asked?.categories ?? [],
    link: openToken === null ? null : linkUrl(services, openToken),
    isPublished: openToken !== null,
  };
}

async function listed(db: Db, rows: readonly QuestionnaireRow[], language: Language) {
  if (rows.length === 0) return [];
  const [counts, asked] = await Promise.all([countsOf(db, rows), askedBy(db, rows)]);
  return rows.map((row) => {
    const of = counts.get(row.id);
    const { id, title, closesAt, createdByName, createdAt, version } = row;
    const categories = asked.find((one) => one.id === id)?.categories ?? [];
    return {
      id,
      title: textIn(title, language),
      state: stateOf(row),
      closesAt: iso(closesAt),
      questions: questionsOf(categories).length,
      invited: of?.invited ?? 0,
      opened: of?.opened ?? 0,
      answered: of?.answered ?? 0,
      createdByName,
      createdAt: iso(createdAt),
      version,
    };
  });
}

/** Present questions of each of these. */
async function askedBy(
  db: Db,
  rows: readonly QuestionnaireRow[],
): Promise<{ id: string; categories: QuestionCategory[] }[]> {
  const table = questionnaireRevisions;
  const [first] = rows;
  return await db
    .select({ id: table.questionnaireId, categories: table.categories })
    .from(table)
    .innerJoin(
      questionnaires,
      and(
        eq(questionnaires.companyId, table.companyId),
        eq(questionnaires.id, table.questionnaireId),
        eq(questionnaires.revision, table.revision),
      ),
    )
    .where(
      and(
        eq(table.companyId, first?.companyId ?? ""),
        inArray(
          table.questionnaireId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .execute();
}

async function countsOf(db: Db, rows: readonly QuestionnaireRow[]) {
  const table = questionnaireAnswers;
  const [first] = rows;
  const counted = await db
    .select({
      id: table.questionnaireId,
      invited: sql<number>`count(*) FILTER (WHERE ${table.via} = 'invitation')::int`,
      opened: sql<number>`count(${table.openedAt})::int`,
      answered: sql<number>`count(*) FILTER (WHERE ${table.submissions} > 0)::int`,
    })
    .from(table)
    .where(
      and(
        eq(table.companyId, first?.companyId ?? ""),
        inArray(
          table.questionnaireId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(table.questionnaireId)
    .execute();
  return new Map(counted.map((one) => [one.id, one]));
}

/** Whether a person sees a questionnaire's page, and with it the e-mails about it. */
export async function opensQuestionnaire(db: Db, { companyId, rights }: StaffSession, id: string): Promise<boolean> {
  if (!rights.has("/supplierManagement/suppliereInformation:view")) return false;
  const rows = await db.select({ id: questionnaires.id }).from(questionnaires).where(ofCompany({ companyId, id }));
  return rows.length > 0;
}
