import { coreRefusals, languages, say, type Language, type LocalText, type Refused } from "@lading/contract/core";
import type { JobProgressEvent } from "@lading/contract/events";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { jobProgress, type Db } from "#core/db";
import { toPerson, type Events } from "#core/events";

/** How far a piece of work has come, as its person sees it. */
export type JobProgress = typeof jobProgress.$inferSelect;

/** Why a piece of work failed, in every language: it is read later, by whoever comes back. */
export interface JobProblem {
  code: string;
  text: LocalText;
  fields: readonly { field: string; text: LocalText }[];
  /** The refusal's data beside its text, e.g. a spreadsheet's wrong rows. */
  content: Readonly<Record<string, unknown>>;
}

/** A piece of work of this person's, or undefined. */
export async function readProgress(db: Db, asked: { id: string; personId: string }): Promise<JobProgress | undefined> {
  const own = and(eq(jobProgress.id, asked.id), eq(jobProgress.createdBy, asked.personId));
  const [row] = await db.select().from(jobProgress).where(own);
  return row;
}

/** A page of a person's pieces of work, how many there are, and how many of them wait or run. */
export async function progressPage(
  db: Db,
  asked: { personId: string; page: number; pageSize: number; order: "asc" | "desc"; mostCounted: number },
) {
  const own = eq(jobProgress.createdBy, asked.personId);
  const direction = asked.order === "asc" ? asc : desc;
  const rows = db
    .select()
    .from(jobProgress)
    .where(own)
    .orderBy(direction(jobProgress.createdAt), direction(jobProgress.id))
    .limit(asked.pageSize)
    .offset((asked.page - 1) * asked.pageSize);
  const counted = db.execute<{ total: number; open: number }>(sql`
    SELECT count(*)::int AS total, (count(*) FILTER (WHERE state IN ('waiting', 'running')))::int AS open
    FROM (SELECT state FROM ${jobProgress} WHERE ${own} ORDER BY created_at DESC LIMIT ${asked.mostCounted}) AS found`);
  const [found, { rows: counts }] = await Promise.all([rows, counted]);
  return { rows: found, total: counts[0]?.total ?? 0, open: counts[0]?.open ?? 0 };
}

/** The newest pieces of work of this kind and person, newest first. */
export async function newestProgress(
  db: Db,
  asked: { kind: string; personId: string; count: number },
): Promise<JobProgress[]> {
  return await db
    .select()
    .from(jobProgress)
    .where(and(eq(jobProgress.kind, asked.kind), eq(jobProgress.createdBy, asked.personId)))
    .orderBy(desc(jobProgress.createdAt))
    .limit(asked.count);
}

interface Whose {
  readonly id: string;
  readonly companyId: string;
  readonly createdBy: string;
}

type Change = Partial<Pick<JobProgress, "state" | "done" | "total" | "result" | "error">>;

/** Writes progress that has not ended and tells its person. False when it had ended already. */
export async function writeProgress(db: Db, events: Events, whose: Whose, change: Change): Promise<boolean> {
  const open = inArray(jobProgress.state, ["waiting", "running"]);
  const [row] = await db
    .update(jobProgress)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(jobProgress.companyId, whose.companyId), eq(jobProgress.id, whose.id), open))
    .returning({ id: jobProgress.id, state: jobProgress.state, done: jobProgress.done, total: jobProgress.total });
  if (!row) return false;
  const data: JobProgressEvent = row;
  await events.publish(db, toPerson(whose.companyId, whose.createdBy), { kind: "job.progress", data: { ...data } });
  return true;
}

/** A refusal as it is kept. */
export function problemOf({ refusal, values, fields, content }: Refused): JobProblem {
  return {
    code: refusal.code,
    text: filled(refusal.text, values),
    fields: fields.map((field) => ({ field: field.field, text: filled(field.refusal.text, field.values ?? {}) })),
    content,
  };
}

/** An unexpected failure says nothing of the inside; the log has it under the work's id. */
export function unexpectedProblem(id: string): JobProblem {
  const { code, text } = coreRefusals.internal;
  return { code, text: filled(text, { correlationId: id }), fields: [], content: {} };
}

function filled(text: LocalText, values: Parameters<typeof say>[2]): LocalText {
  const entries = languages.map((language): [Language, string] => [language, say(text, language, values)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each language
  return Object.fromEntries(entries) as Record<Language, string>;
}
