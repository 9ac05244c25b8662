import type { Language } from "@lading/contract/core";
import {
  questionnaireActions,
  questionnaireStates,
  textIn,
  type getQuestionnaireLogList,
  type QuestionnaireAction,
  type Texts,
} from "@lading/contract/questionnaire";
import { doerOf, logOperations, readLog, shownEntry, type Doer, type FieldChange } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { readOne } from "./reading.ts";

interface Done {
  id: string;
  title: Texts;
  changes: readonly FieldChange[];
}

/** Adds to a questionnaire's operation log: a colleague, or a supplier in its own name. */
export async function logQuestionnaire(
  db: Db,
  by: Doer | { session: StaffSession; ip: string },
  action: QuestionnaireAction,
  { id, title, changes }: Done,
): Promise<void> {
  const doer = "session" in by ? doerOf(by) : by;
  const number = textIn(title, "zh").slice(0, 60);
  await logOperations(db, doer, { entity: "questionnaire", action }, [{ id, number, changes }]);
}

/** A questionnaire's log, newest first. */
export async function showLog({ db, input, session, language }: Context<typeof getQuestionnaireLogList>) {
  const { companyId } = session;
  const { id } = await readOne(db, { companyId, id: input.id });
  const entries = await readLog(db, { companyId, entity: "questionnaire", id });
  const read = (field: string, value: unknown) => readable(field, value, language);
  return { rows: entries.map((entry) => shownEntry(entry, questionnaireActions, read)) };
}

const states: Readonly<Record<string, Readonly<Record<Language, string>>>> = questionnaireStates;

function readable(field: string, value: unknown, language: Language): string | null {
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return null;
  return field === "state" ? (states[value]?.[language] ?? value) : value;
}
