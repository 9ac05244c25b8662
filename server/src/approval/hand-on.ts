import { approvalRefusals as refusals, type handOnFinancialAudit } from "@lading/contract/approval";
import { coreRefusals, refuse, refuseField, roleLevels } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import { isAble, peopleOf } from "./authority.ts";
import { checkWaits, lockApprovals, type Approval } from "./decide.ts";
import type { Subjects } from "./subjects.ts";
import { tellTurn } from "./submit.ts";
import { approvalPersons, approvals } from "./tables.ts";

/**
 * Hands the level of a submission on where nobody can decide there any more: by an administrator who did not apply, to
 * somebody who may decide on it, with a reason.
 */
export function handOn(subjects: Subjects) {
  return async (context: Context<typeof handOnFinancialAudit>) => {
    const { db, input, session, language, services } = context;
    const { companyId } = session;
    if (session.roleLevel !== roleLevels.administrator) throw refuse(refusals.notAdministrator);
    const [approval] = await lockApprovals(db, { session, subjects }, [input.id]);
    if (!approval) throw refuse(coreRefusals.notFound);
    const { id, number, level, applicantId } = approval;
    checkWaits(approval, input.version, language);
    if (applicantId === session.userId) throw refuse(refusals.own, { number });
    if (await somebodyCan(db, approval)) throw refuse(refusals.someoneCan, { number });
    const taker = (await peopleOf(db, companyId, [input.userId])).get(input.userId);
    if (!taker) throw refuse(coreRefusals.notFound);
    if (!taker.isAble || taker.id === applicantId || (await hasDecided(db, approval, taker.id)))
      throw refuseField("userId", refusals.cannotTake, { name: taker.userName });
    await db
      .insert(approvalPersons)
      .values({ companyId, approvalId: id, level, approverId: taker.id, turn: true })
      .onConflictDoUpdate({
        target: [
          approvalPersons.companyId,
          approvalPersons.approvalId,
          approvalPersons.level,
          approvalPersons.approverId,
        ],
        set: { turn: true },
      });
    await db.execute(sql`UPDATE approval_level SET handed_on_reason = ${input.reason}
      WHERE company_id = ${companyId} AND approval_id = ${id} AND level = ${level}`);
    const stored = await storeEdit(db, approvals, approval, {});
    const changes = [
      { field: "handedTo", before: null, after: taker.userName },
      { field: "reason", before: null, after: input.reason },
    ];
    const { entity } = subjects[approval.subject];
    await logOperations(db, doerOf(context), { entity, action: "handOn" }, [
      { id: approval.subjectId, number, changes },
    ]);
    await tellTurn({ db, services }, companyId, [id]);
    return stored;
  };
}

/** Whether an approver of the level of the submission `a` can decide there: not frozen, with the right to approve, not the applicant, for the first time. */
export const levelIsAlive = sql`EXISTS (SELECT FROM approval_person p
  JOIN staff_user u ON u.company_id = p.company_id AND u.id = p.approver_id AND ${isAble}
  WHERE p.company_id = a.company_id AND p.approval_id = a.id AND p.turn AND (p.approver_id <> a.applicant_id
      OR (SELECT count(*) FROM staff_user c WHERE c.company_id = a.company_id) = 1)
    AND NOT EXISTS (SELECT FROM approval_level d WHERE d.company_id = a.company_id AND d.approval_id = a.id
      AND p.approver_id IN (d.decided_by, d.decided_for)))`;

async function somebodyCan(db: Db, { companyId, id }: Approval): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM approval a WHERE a.company_id = ${companyId} AND a.id = ${id} AND ${levelIsAlive}`);
  return rows.length > 0;
}

async function hasDecided(db: Db, { companyId, id }: Approval, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM approval_level d
    WHERE d.company_id = ${companyId} AND d.approval_id = ${id} AND ${userId} IN (d.decided_by, d.decided_for)`);
  return rows.length > 0;
}
