import { refuse } from "@lading/contract/core";
import { jobStepTexts, jobSteps, type JobStep } from "@lading/contract/job-summary";
import { accountRefusals } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

interface Signed extends Record<string, unknown> {
  number: string;
  step: JobStep;
  name: string;
  signedAt: string;
}

/**
 * Refuses a change to what was signed off: when one of these waybills, or the main waybill that it lies under, has a
 * standing sign-off, with who signed which step last and when (`accountRefusals.jobSigned`, which a call that asks lists).
 * To be asked inside the transaction that changes, once the waybills' rows are locked `FOR NO KEY UPDATE`: signing locks
 * the same rows, so that of a change and a sign-off at once the second sees the first.
 */
export async function lockSignedJobs(db: Db, companyId: string, waybillIds: readonly string[]): Promise<void> {
  if (waybillIds.length === 0) return;
  const { rows } = await db.execute<Signed>(sql`
    SELECT job.house_number AS number, s.step, s.signed_by_name AS name, s.signed_at AS "signedAt"
    FROM waybill w
    JOIN job_sign_off s ON s.company_id = ${companyId} AND s.waybill_id IN (w.id, w.main_waybill_id) AND s.withdrawn_at IS NULL
    JOIN waybill job ON job.company_id = ${companyId} AND job.id = s.waybill_id
    WHERE w.company_id = ${companyId} AND w.id = ANY(${sql.param([...waybillIds])}::uuid[])
    ORDER BY array_position(${sql.param([...jobSteps])}::text[], s.step) DESC LIMIT 1`);
  const [signed] = rows;
  if (!signed) return;
  const { number, step, name } = signed;
  throw refuse(accountRefusals.jobSigned, { number, name, step: jobStepTexts[step], time: minuteOf(signed.signedAt) });
}

/** `2026-11-20 08:00 UTC` */
export function minuteOf(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
