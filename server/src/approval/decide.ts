import {
  approvalOutcomeTexts,
  approvalRefusals as refusals,
  type auditFinancialRequest,
} from "@lading/contract/approval";
import { coreRefusals, refuse, refuseField, type InputOf, type Language } from "@lading/contract/core";
import { and, eq, inArray, sql } from "drizzle-orm";
import { doerOf, logOperations, type FieldChange } from "#core/audit";
import { lockAll, type Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { deciderOf, peopleOf, visibleApprovals } from "./authority.ts";
import { judge, type Verdict } from "./judge.ts";
import type { Subjects } from "./subjects.ts";
import { tellMenus, tellTurn, type Telling } from "./submit.ts";
import { approvalLevels, approvalPersons, approvals } from "./tables.ts";

/** A person's decision, with the services that tell others of it. */
interface Deciding extends Telling {
  input: InputOf<typeof auditFinancialRequest>;
  session: StaffSession;
  language: Language;
  ip: string;
}
export type Approval = typeof approvals.$inferSelect;

/** A decision that may be taken, and the level that comes after it; null: it was the last. */
interface Step {
  approval: Approval;
  verdict: Verdict;
  positionName: string;
  next: number | null;
}

/** Agrees or disagrees with one submission or many, all or none. */
export function decide(subjects: Subjects) {
  return async (context: Deciding): Promise<{ decided: number }> => {
    const { db, input, session } = context;
    if (!input.agree && input.opinion === "") throw refuseField("opinion", refusals.opinionNeeded);
    const versions = new Map(input.decisions.map(({ id, version }) => [id, version]));
    const found = await lockApprovals(db, { session, subjects }, [...versions.keys()]);
    const steps = await stepsOf(context, found, versions);
    await store(context, steps);
    await endSubjects(context, steps, subjects);
    await log(context, steps, subjects);
    await tell(context, steps);
    return { decided: steps.length };
  };
}

/** Submissions that the person sees, locked with their records, the records first. */
export async function lockApprovals(
  db: Db,
  { session, subjects }: { session: StaffSession; subjects: Subjects },
  ids: readonly string[],
): Promise<Approval[]> {
  const { companyId } = session;
  const visible = await visibleApprovals(db, session, await deciderOf(db, session));
  const { rows } = await db.execute<{ subject: keyof Subjects; subjectId: string }>(sql`
    SELECT a.subject, a.subject_id AS "subjectId" FROM approval a
    WHERE ${visible} AND a.id = ANY(${sql.param([...ids])}::uuid[])`);
  if (rows.length !== ids.length) throw refuse(coreRefusals.notFound);
  for (const [subject, own] of Map.groupBy(rows, (row) => row.subject))
    await subjects[subject].lock(
      db,
      companyId,
      own.map(({ subjectId }) => subjectId),
    );
  return (await lockAll(db, approvals, companyId, ids)).found;
}

/** Refuses a submission that does not wait any more, or has changed since it was read. */
export function checkWaits(approval: Approval, version: number | undefined, language: Language): void {
  const { number, outcome } = approval;
  if (outcome !== "pending")
    throw refuse(refusals.notPending, { number, outcome: approvalOutcomeTexts[outcome][language] });
  if (approval.version !== version) throw refuse(refusals.changed, { number });
}

async function stepsOf({ db, session, language }: Deciding, found: readonly Approval[], versions: Map<string, number>) {
  const { companyId } = session;
  const ids = found.map(({ id }) => id);
  const of = (table: typeof approvalLevels | typeof approvalPersons) =>
    and(eq(table.companyId, companyId), inArray(table.approvalId, ids));
  const levels = Map.groupBy(
    await db.select().from(approvalLevels).where(of(approvalLevels)).orderBy(approvalLevels.level),
    ({ approvalId }) => approvalId,
  );
  const persons = Map.groupBy(
    await db.select().from(approvalPersons).where(of(approvalPersons)),
    ({ approvalId }) => approvalId,
  );
  const decider = await deciderOf(db, session);
  return found.map((approval): Step => {
    const { id, number, level } = approval;
    const own = levels.get(id) ?? [];
    const positionName = own.find((one) => one.level === level)?.positionName ?? "";
    const verdict = judge({ ...approval, levels: own, persons: persons.get(id) ?? [] }, decider);
    // Somebody who decided before reads that, not that the version is old.
    if ("code" in verdict && verdict === refusals.twice) throw refuse(verdict, { number });
    checkWaits(approval, versions.get(id), language);
    if ("code" in verdict) throw refuse(verdict, { number, position: positionName });
    return { approval, verdict, positionName, next: own.find((one) => one.level > level)?.level ?? null };
  });
}

const idsOf = (steps: readonly Step[]) => sql`${sql.param(steps.map(({ approval }) => approval.id))}::uuid[]`;

/** Notes the decisions; what goes on is at its next level, all else has ended. A few statements, however many they are. */
async function store(context: Deciding, steps: readonly Step[]): Promise<void> {
  const { db, input, session } = context;
  const { companyId, userId, userName } = session;
  const principals = steps.map(({ verdict }) => verdict.inPlaceOf).filter((id) => id !== userId);
  const people = await peopleOf(db, companyId, principals);
  const fors = steps.map(({ verdict }) => (verdict.inPlaceOf === userId ? null : verdict.inPlaceOf));
  const names = fors.map((id) => people.get(id ?? "")?.userName ?? "");
  const alone = steps.map(({ verdict }) => verdict.alone);
  await db.execute(sql`
    UPDATE approval_level l SET result = ${input.agree ? "agree" : "disagree"}, decided_by = ${userId},
      decided_by_name = ${userName}, decided_for = d.decided_for, decided_for_name = d.name, alone = d.alone,
      opinion = ${input.opinion}, decided_at = now()
    FROM approval a, unnest(${idsOf(steps)}, ${sql.param(fors)}::uuid[], ${sql.param(names)}::text[],
      ${sql.param(alone)}::boolean[]) AS d (id, decided_for, name, alone)
    WHERE a.company_id = ${companyId} AND a.id = d.id
      AND l.company_id = a.company_id AND l.approval_id = a.id AND l.level = a.level`);
  await db.execute(sql`UPDATE approval_person SET turn = false
    WHERE company_id = ${companyId} AND approval_id = ANY(${idsOf(steps)}) AND turn`);
  const going = input.agree ? steps.filter(({ next }) => next !== null) : [];
  const ended = input.agree ? steps.filter(({ next }) => next === null) : steps;
  const nexts = sql`unnest(${idsOf(going)}, ${sql.param(going.map(({ next }) => next))}::int[]) AS n (id, level)`;
  await db.execute(sql`UPDATE approval a SET level = n.level, version = a.version + 1, updated_at = now() FROM ${nexts}
    WHERE a.company_id = ${companyId} AND a.id = n.id`);
  await db.execute(sql`UPDATE approval_level l SET result = 'replying' FROM ${nexts}
    WHERE l.company_id = ${companyId} AND l.approval_id = n.id AND l.level = n.level`);
  await db.execute(sql`UPDATE approval_person p SET turn = true FROM ${nexts}
    WHERE p.company_id = ${companyId} AND p.approval_id = n.id AND p.level = n.level`);
  await db.execute(sql`UPDATE approval SET outcome = ${input.agree ? "agreed" : "disagreed"}, ended_at = now(),
      version = version + 1, updated_at = now()
    WHERE company_id = ${companyId} AND id = ANY(${idsOf(ended)})`);
}

/** Tells the records' modules of those that have ended. */
async function endSubjects({ db, input, session }: Deciding, steps: readonly Step[], subjects: Subjects) {
  const outcome = input.agree ? "agreed" : "disagreed";
  const ended = steps.filter(({ next }) => !input.agree || next === null).map(({ approval }) => approval);
  for (const [subject, own] of Map.groupBy(ended, (approval) => approval.subject))
    await subjects[subject].end(db, session.companyId, { ids: own.map(({ subjectId }) => subjectId), outcome });
}

const said = (field: string, after: string): FieldChange[] => (after === "" ? [] : [{ field, before: null, after }]);

/** The decision stands in the log of the record that it is about. */
async function log(context: Deciding, steps: readonly Step[], subjects: Subjects): Promise<void> {
  const { db, input } = context;
  const action = input.agree ? "agree" : "disagree";
  for (const [subject, own] of Map.groupBy(steps, ({ approval }) => approval.subject)) {
    const operations = own.map(({ approval, positionName }) => ({
      id: approval.subjectId,
      number: approval.number,
      changes: [...said("positionName", positionName), ...said("opinion", input.opinion)],
    }));
    await logOperations(db, doerOf(context), { entity: subjects[subject].entity, action }, operations);
  }
}

/** Pages of all concerned count anew; those whose turn has come are written to. */
async function tell(context: Deciding, steps: readonly Step[]): Promise<void> {
  const { db, input, session, services } = context;
  const { companyId } = session;
  const going = input.agree ? steps.filter(({ next }) => next !== null) : [];
  const { rows } = await db.execute<{ id: string }>(sql`SELECT DISTINCT p.approver_id AS id FROM approval_person p
    WHERE p.company_id = ${companyId} AND p.approval_id = ANY(${idsOf(steps)})`);
  const applicants = steps.map(({ approval }) => approval.applicantId);
  await tellMenus({ db, services }, companyId, [session.userId, ...applicants, ...rows.map(({ id }) => id)]);
  await tellTurn(
    { db, services },
    companyId,
    going.map(({ approval }) => approval.id),
  );
}
