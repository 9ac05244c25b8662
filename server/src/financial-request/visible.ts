import { coreRefusals, refuse } from "@lading/contract/core";
import { requestPage } from "@lading/contract/financial-request";
import { sql, type SQL } from "drizzle-orm";
import { deciderOf, decidesOn } from "#approval";
import type { Db } from "#core/db";
import type { Session, StaffSession } from "#core/session";
import { visibleUserIds } from "#user";

export type RequestKind = "expense" | "payroll";

const pays = "/businessLedger/payment/paying:approve" as const;
const seesPayroll = `${requestPage}/seePayroll:view` as const;

/**
 * The requests `r` of a kind that the person sees. Of expenses: own ones, those on whose chain they stand, with the page's
 * right those of people whose records they see, and with the right to pay approved and paid ones; a draft is its applicant's alone. Of payroll: own ones, those on whose chain
 * they stand, and approved ones with the right to see payroll; for all others there is none.
 */
export async function visibleRequests(db: Db, session: StaffSession, kind: RequestKind): Promise<SQL> {
  const { companyId, userId, rights } = session;
  const onChain = decidesOn(companyId, await deciderOf(db, session), sql`r.id`);
  const paying = paidBy(rights.has(kind === "payroll" ? seesPayroll : pays));
  const further = kind === "payroll" ? paying : sql`${await ofPeople(db, session)} OR ${paying}`;
  return sql`(r.company_id = ${companyId} AND r.kind = ${kind}
    AND (r.applicant_id = ${userId} OR ${further} OR ${onChain}))`;
}

const paidBy = (mayPay: boolean) => (mayPay ? sql`r.stage IN ('approved', 'paid')` : sql`false`);

async function ofPeople(db: Db, session: StaffSession): Promise<SQL> {
  if (!session.rights.has(`${requestPage}:view`)) return sql`false`;
  const people = await visibleUserIds(db, session);
  const theirs = people === null ? sql`true` : sql`r.applicant_id = ANY(${sql.param(people)}::uuid[])`;
  return sql`(r.number <> '' AND ${theirs})`;
}

/** Refuses, as not found, a request that the person does not see. */
export async function checkSeen(db: Db, session: StaffSession, { kind, id }: { kind: RequestKind; id: string }) {
  const seen = await db.execute(sql`
    SELECT FROM financial_request r WHERE ${await visibleRequests(db, session, kind)} AND r.id = ${id}`);
  if (seen.rows.length === 0) throw refuse(coreRefusals.notFound);
}

/** Whether a person may read this file: a request that they see holds it. */
export async function seesRequestFile(db: Db, session: Session, fileId: string): Promise<boolean> {
  if (session.audience !== "staff") return false;
  const expenses = await visibleRequests(db, session, "expense");
  const payroll = await visibleRequests(db, session, "payroll");
  const { rows } = await db.execute(sql`SELECT FROM financial_request r
    JOIN financial_request_file f ON f.company_id = r.company_id AND f.request_id = r.id
    WHERE (${expenses} OR ${payroll}) AND f.file_id = ${fileId}`);
  return rows.length > 0;
}
