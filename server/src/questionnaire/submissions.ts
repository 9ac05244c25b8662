import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#core/db";
import type { AnswerRow } from "./answering.ts";
import type { Which } from "./reading.ts";
import { questionnaireSubmissions } from "./tables.ts";

type Submission = typeof questionnaireSubmissions.$inferSelect;

/** The last submission of each of these, by the answer. */
export async function lastSubmissions(
  db: Db,
  { companyId }: Which,
  answers: readonly AnswerRow[],
): Promise<ReadonlyMap<string, Submission>> {
  if (answers.length === 0) return new Map();
  const submissions = questionnaireSubmissions;
  const ids = answers.map(({ id }) => id);
  const found = await db
    .selectDistinctOn([submissions.answerId])
    .from(submissions)
    .where(and(eq(submissions.companyId, companyId), inArray(submissions.answerId, ids)))
    .orderBy(submissions.answerId, desc(submissions.number));
  return new Map(found.map((one) => [one.answerId, one]));
}
