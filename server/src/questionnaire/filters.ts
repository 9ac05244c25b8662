import type { Language } from "@lading/contract/core";
import type { exportQuestionnaireList } from "@lading/contract/questionnaire";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { namedLike, within, withinDays } from "#core/db";
import type { Context } from "#core/http";
import { stateNow } from "./reading.ts";
import { questionnaires } from "./tables.ts";

type Wanted = Context<typeof exportQuestionnaireList>["input"];

/** How many of a questionnaire's suppliers this is true of. */
const suppliers = (condition: SQL) => sql`(SELECT count(*) FROM questionnaire_answer a
  WHERE a.company_id = questionnaire.company_id AND a.questionnaire_id = questionnaire.id AND ${condition})`;

/** Counts of each questionnaire for the list. */
const counts = {
  questions: sql`(SELECT coalesce(sum(jsonb_array_length(category->'questions')), 0)
    FROM questionnaire_revision r, jsonb_array_elements(r.categories) category
    WHERE r.company_id = questionnaire.company_id AND r.questionnaire_id = questionnaire.id
      AND r.revision = questionnaire.revision)`,
  invited: suppliers(sql`a.via = 'invitation'`),
  opened: suppliers(sql`a.opened_at IS NOT NULL`),
  answered: suppliers(sql`a.submissions > 0`),
};

/** The company's questionnaires that the filters leave. */
export function found(companyId: string, { search, state, ...wanted }: Omit<Wanted, "sort" | "order">) {
  const { title } = questionnaires;
  const titles = sql`concat_ws(chr(10), ${title}->>'zh', ${title}->>'en', ${title}->>'ar')`;
  return and(
    eq(questionnaires.companyId, companyId),
    ...namedLike(titles, search),
    state === undefined ? undefined : sql`${stateNow} = ${state}`,
    ...withinDays(sql`questionnaire.closes_at`, wanted.closesFrom, wanted.closesTo),
    within(counts.questions, "numeric", [wanted.questionsFrom, wanted.questionsTo]),
    within(counts.invited, "numeric", [wanted.invitedFrom, wanted.invitedTo]),
    within(counts.opened, "numeric", [wanted.openedFrom, wanted.openedTo]),
    within(counts.answered, "numeric", [wanted.answeredFrom, wanted.answeredTo]),
    ...namedLike(sql`questionnaire.created_by_name`, wanted.createdByName),
    ...withinDays(sql`questionnaire.created_at`, wanted.createdFrom, wanted.createdTo),
  );
}

/** Expression of a sort; a title as it is shown in the language of the request. */
export function sortedBy(sort: Wanted["sort"], language: Language): SQL {
  if (sort === "createdAt") return sql`questionnaire.created_at`;
  if (sort === "closesAt") return sql`coalesce(questionnaire.closes_at, 'infinity')`;
  return sort === "title" ? sql`search_normal(${titleIn(language)})` : counts[sort];
}

/** `textIn` in SQL. */
function titleIn(language: Language): SQL {
  const texts = [language, "en", "zh", "ar"].map(
    (code) => sql`nullif(questionnaire.title->>${sql.raw(`'${code}'`)}, '')`,
  );
  return sql`coalesce(${sql.join(texts, sql`, `)})`;
}
