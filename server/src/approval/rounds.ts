import { auditPage, type ApprovalRound } from "@lading/contract/approval";
import { plainAmount } from "@lading/contract/charge-item";
import { roleLevels } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { deciderOf, mayDecide } from "./authority.ts";
import { levelIsAlive } from "./hand-on.ts";

type Row = ApprovalRound & { isAlive: boolean; applicantId: string } & Record<string, unknown>;

const levels = sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('level', l.level, 'positionName', l.position_name,
    'result', l.result, 'decidedByName', l.decided_by_name, 'decidedForName', l.decided_for_name, 'alone', l.alone,
    'opinion', l.opinion, 'decidedAt', to_char(l.decided_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'handedOnReason', l.handed_on_reason,
    'approvers', (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'userName', u.user_name,
        'isFrozen', u.state <> 'normal') ORDER BY u.user_name, u.id), '[]') FROM approval_person p
      JOIN staff_user u ON u.company_id = p.company_id AND u.id = p.approver_id
      WHERE p.company_id = l.company_id AND p.approval_id = l.approval_id AND p.level = l.level)) ORDER BY l.level), '[]')
  FROM approval_level l WHERE l.company_id = a.company_id AND l.approval_id = a.id)`;

/** Submissions of a record, the newest first, with who may decide and what was decided. The caller checks who sees the record. */
export async function roundsOf(db: Db, session: StaffSession, subjectId: string): Promise<ApprovalRound[]> {
  const { companyId, userId, roleLevel, rights } = session;
  const decider = await deciderOf(db, session);
  const { rows } = await db.execute<Row>(sql`
    SELECT a.id, a.chain, a.outcome, a.created_at AS "submittedAt", a.ended_at AS "endedAt", a.worth::text AS worth,
      a.settlement_currency AS "settlementCurrency", a.applicant_id AS "applicantId", ${levels} AS levels,
      ${mayDecide(decider)} AS "mayDecide", (a.outcome <> 'pending' OR ${levelIsAlive}) AS "isAlive", a.version
    FROM approval a WHERE a.company_id = ${companyId} AND a.subject_id = ${subjectId} ORDER BY a.id DESC LIMIT 50`);
  const approves = rights.has(`${auditPage}:approve`);
  return rows.map(({ isAlive, applicantId, ...row }) => ({
    ...row,
    worth: plainAmount(row.worth, row.settlementCurrency),
    submittedAt: new Date(row.submittedAt).toISOString(),
    endedAt: row.endedAt === null ? null : new Date(row.endedAt).toISOString(),
    mayDecide: row.mayDecide && approves,
    mayHandOn: !isAlive && approves && roleLevel === roleLevels.administrator && applicantId !== userId,
  }));
}

/** Who decided on the agreed submissions of records, by the record's id; a substitute's principal counts as well. */
export async function decidersOf(
  db: Db,
  companyId: string,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await db.execute<{ id: string; people: string[] }>(sql`
    SELECT a.subject_id AS id, array_remove(array_agg(d.decided_by) || array_agg(d.decided_for), NULL) AS people
    FROM approval a JOIN approval_level d ON d.company_id = a.company_id AND d.approval_id = a.id
    WHERE a.company_id = ${companyId} AND a.outcome = 'agreed' AND a.subject_id = ANY(${sql.param([...subjectIds])}::uuid[])
    GROUP BY a.subject_id`);
  return new Map(rows.map(({ id, people }) => [id, new Set(people)]));
}
