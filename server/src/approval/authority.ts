import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { auditPage } from "@lading/contract/approval";
import { ownToday, visibleUserIds } from "#user";

/** A person who decides, with those in whose place they may. */
export interface Decider {
  userId: string;
  /** The person, and the approvers whose substitute the person is today; of one who cannot decide the substitute waits as well. */
  inPlaceOf: readonly string[];
  /** The company has no other user: its only one may decide on own requests. */
  isAlone: boolean;
}

/** Whether a user, `u`, may decide at all: not frozen, and with the right to approve. */
export const isAble: SQL = sql`(u.state = 'normal' AND (u.role_level = 1 OR EXISTS (SELECT FROM user_role h
  JOIN role_right r ON r.company_id = h.company_id AND r.role_id = h.role_id
  WHERE h.company_id = u.company_id AND h.user_id = u.id AND r.page = ${auditPage} AND r.action = 'approve')))`;

/** The person as a decider, of today. */
export async function deciderOf(db: Db, { companyId, userId }: StaffSession): Promise<Decider> {
  const { rows } = await db.execute<{ id: string | null; users: number }>(sql`
    SELECT s.approver_id AS id, (SELECT count(*)::int FROM (SELECT FROM staff_user u
      WHERE u.company_id = ${companyId} LIMIT 2) AS two) AS users
    FROM (SELECT 1) AS one LEFT JOIN approval_substitute s ON s.company_id = ${companyId} AND s.substitute_id = ${userId}
      AND ${ownToday} BETWEEN s.from_day AND s.to_day
      AND EXISTS (SELECT FROM staff_user u WHERE u.company_id = s.company_id AND u.id = s.approver_id AND ${isAble})`);
  const principals = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  return { userId, inPlaceOf: [userId, ...principals], isAlone: rows[0]?.users === 1 };
}

const asIds = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`;

/** The submissions `a` that the person may decide on now: the same rule as `judge`, for lists. */
export function mayDecide({ userId, inPlaceOf, isAlone }: Decider): SQL {
  const others = isAlone ? sql`` : sql`AND a.applicant_id <> ${userId} AND p.approver_id <> a.applicant_id`;
  return sql`(a.outcome = 'pending' AND EXISTS (SELECT FROM approval_person p
    WHERE p.company_id = a.company_id AND p.approval_id = a.id AND p.turn AND p.approver_id = ANY(${asIds(inPlaceOf)})
      ${others} AND NOT EXISTS (SELECT FROM approval_level d WHERE d.company_id = a.company_id AND d.approval_id = a.id
        AND (d.decided_by IN (${userId}, p.approver_id) OR d.decided_for IN (${userId}, p.approver_id)))))`;
}

/** The ids of submissions whose turn has come to the person or whom they are the substitute of: for the index on it. */
export function turnOf({ inPlaceOf }: Decider, companyId: string): SQL {
  return sql`a.id IN (SELECT t.approval_id FROM approval_person t WHERE t.company_id = ${companyId} AND t.turn
    AND t.approver_id = ANY(${asIds(inPlaceOf)}))`;
}

/** The submissions `a` on whose chain the person stands, or that the person decided on. */
function onChain({ userId, inPlaceOf }: Decider): SQL {
  return sql`(EXISTS (SELECT FROM approval_person p WHERE p.company_id = a.company_id AND p.approval_id = a.id
      AND p.approver_id = ANY(${asIds(inPlaceOf)}))
    OR EXISTS (SELECT FROM approval_level d WHERE d.company_id = a.company_id AND d.approval_id = a.id
      AND d.decided_by = ${userId}))`;
}

/**
 * The submissions `a` that the person sees: own ones, those on whose chain they stand, and those of people whose records
 * they see. A secret one, such as payroll, only its applicant and its chain.
 */
export async function visibleApprovals(db: Db, session: StaffSession, decider: Decider): Promise<SQL> {
  const { companyId, userId } = session;
  const people = await visibleUserIds(db, session);
  const ofPeople = people === null ? sql`NOT a.secret` : sql`NOT a.secret AND a.applicant_id = ANY(${asIds(people)})`;
  return sql`(a.company_id = ${companyId} AND (a.applicant_id = ${userId} OR ${ofPeople} OR ${onChain(decider)}))`;
}

/** Records of `subjectId` that the person sees because they stand on its chain, in whichever submission. */
export function decidesOn(companyId: string, decider: Decider, subjectId: SQL): SQL {
  return sql`EXISTS (SELECT FROM approval a WHERE a.company_id = ${companyId} AND a.subject_id = ${subjectId}
    AND ${onChain(decider)})`;
}

/** Users of the company by their ids, and whether each may decide at all; another company's are not among them. */
export async function peopleOf(db: Db, companyId: string, ids: readonly string[]) {
  const { rows } = await db.execute<{ id: string; userName: string; isAble: boolean }>(sql`
    SELECT u.id, u.user_name AS "userName", ${isAble} AS "isAble" FROM staff_user u
    WHERE u.company_id = ${companyId} AND u.id = ANY(${asIds(ids)})`);
  return new Map(rows.map((row) => [row.id, row]));
}
