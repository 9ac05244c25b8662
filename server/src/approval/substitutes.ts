import { randomUUIDv7 } from "node:crypto";
import {
  approvalRefusals as refusals,
  chainPage,
  type addFinancialAuditSubstitute,
  type deleteFinancialAuditSubstitute,
  type getFinancialAuditSubstituteList,
} from "@lading/contract/approval";
import { coreRefusals, refuse, refuseField } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { lockAll, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { ownToday } from "#user";
import { peopleOf } from "./authority.ts";
import { tellBegun } from "./begin.ts";
import { tellMenus } from "./submit.ts";
import { approvalSubstitutes } from "./tables.ts";

const entity = "approvalSubstitute";
const setsChains = ({ rights }: StaffSession) => rights.has(`${chainPage}:edit`);

interface Row extends Record<string, unknown> {
  id: string;
  userId: string;
  userName: string;
  substituteId: string;
  substituteName: string;
  fromDay: string;
  toDay: string;
}

/** Substitutes that are or will be in office. */
export async function listSubstitutes({ db, session }: Context<typeof getFinancialAuditSubstituteList>) {
  const { companyId, userId } = session;
  const seen = setsChains(session) ? sql`true` : sql`${userId} IN (s.approver_id, s.substitute_id)`;
  const { rows } = await db.execute<Row>(sql`
    SELECT s.id, s.approver_id AS "userId", u.user_name AS "userName", s.substitute_id AS "substituteId",
      v.user_name AS "substituteName", s.from_day::text AS "fromDay", s.to_day::text AS "toDay"
    FROM approval_substitute s
    JOIN staff_user u ON u.company_id = s.company_id AND u.id = s.approver_id
    JOIN staff_user v ON v.company_id = s.company_id AND v.id = s.substitute_id
    WHERE s.company_id = ${companyId} AND s.to_day >= ${ownToday} AND ${seen} ORDER BY s.from_day, s.id LIMIT 500`);
  return { rows: rows.map((row) => ({ ...row, isMine: row.userId === userId })) };
}

/** Appoints a substitute; an approver has one at a time. */
export async function appoint(context: Context<typeof addFinancialAuditSubstitute>) {
  const { db, session, input, services } = context;
  const { companyId, userName: createdByName } = session;
  const { userId: approverId, ...fields } = input;
  checkWhose(session, approverId);
  const people = await peopleOf(db, companyId, [approverId, input.substituteId]);
  const [approver, other] = [people.get(approverId), people.get(input.substituteId)];
  if (!approver || !other) throw refuse(coreRefusals.notFound);
  if (!other.isAble) throw refuseField("substituteId", refusals.cannotDecide, { name: other.userName });
  await lockPerson(db, approverId);
  await checkDays(db, companyId, input);
  const id = randomUUIDv7();
  await db.insert(approvalSubstitutes).values({ ...fields, companyId, id, approverId, createdByName });
  const changes = [
    { field: "substituteId", before: null, after: other.userName },
    { field: "fromDay", before: null, after: input.fromDay },
    { field: "toDay", before: null, after: input.toDay },
  ];
  const operation = { id, number: approver.userName, changes };
  await logOperations(db, doerOf(context), { entity, action: "add" }, [operation]);
  await tellBegun({ db, services }, companyId);
  return { id };
}

/** Two windows that appoint for one person do so one after the other. */
async function lockPerson(db: Db, id: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`approval-substitute ${id}`}::text, 0))`);
}

async function checkDays(
  db: Db,
  companyId: string,
  { userId, fromDay, toDay }: { userId: string; fromDay: string; toDay: string },
): Promise<void> {
  const { rows } = await db.execute<{ isOver: boolean; isTaken: boolean }>(sql`
    SELECT ${toDay}::date < ${ownToday} AS "isOver", EXISTS (SELECT FROM approval_substitute s
      WHERE s.company_id = ${companyId} AND s.approver_id = ${userId}
        AND s.from_day <= ${toDay}::date AND s.to_day >= ${fromDay}::date) AS "isTaken"`);
  if (rows[0]?.isOver === true) throw refuseField("toDay", refusals.substituteDays);
  if (rows[0]?.isTaken === true) throw refuseField("fromDay", refusals.substituteTwice);
}

/** Ends substitutions, all or none. */
export async function dismiss(context: Context<typeof deleteFinancialAuditSubstitute>) {
  const { db, session, input, services } = context;
  const { companyId } = session;
  const { ids, which, found } = await lockAll(db, approvalSubstitutes, companyId, input.ids);
  for (const { approverId } of found) checkWhose(session, approverId);
  await db.delete(approvalSubstitutes).where(which);
  const people = await peopleOf(
    db,
    companyId,
    found.map(({ approverId }) => approverId),
  );
  const operations = found.map(({ id, approverId, fromDay, toDay }) => ({
    id,
    number: people.get(approverId)?.userName ?? "",
    changes: [
      { field: "fromDay", before: fromDay, after: null },
      { field: "toDay", before: toDay, after: null },
    ],
  }));
  await logOperations(db, doerOf(context), { entity, action: "delete" }, operations);
  await tellMenus(
    { db, services },
    companyId,
    found.map(({ substituteId }) => substituteId),
  );
  return { deleted: ids.length };
}

function checkWhose(session: StaffSession, approverId: string): void {
  if (approverId !== session.userId && !setsChains(session)) throw refuse(refusals.substituteOfOthers);
}
