import type { jobSignOff, SignedFigures, withdrawnSignOff } from "@lading/contract/job-summary";
import { jobSteps, signOffRight, type JobStep } from "@lading/contract/job-summary";
import { sql } from "drizzle-orm";
import type { z } from "zod";
import { runNamed, type Db } from "#core/db";
import type { StaffSession } from "#core/session";
import type { TakenRate } from "./rates.ts";

/** The right to withdraw others' sign-offs. */
export const withdrawRight = "/logisticsManagement/jobSummary:approve";

/** Sums kept by a sign-off, as they stood on the screen; the first standing one keeps the rates of the totals, too. */
export type KeptFigures = SignedFigures & { rates?: TakenRate[] };

/** A sign-off, standing or withdrawn. */
export interface SignOff {
  id: string;
  step: JobStep;
  signedBy: string;
  signedByName: string;
  signedAt: string;
  remark: string;
  digest: string;
  figures: KeptFigures;
  withdrawnByName: string | null;
  withdrawnAt: string | null;
  withdrawReason: string | null;
}

/** All sign-offs that a job ever had, newest first. */
export async function readSignOffs(db: Db, companyId: string, waybillId: string): Promise<SignOff[]> {
  return await runNamed<SignOff & Record<string, unknown>>(
    db,
    sql`SELECT id, step, signed_by AS "signedBy", signed_by_name AS "signedByName", signed_at AS "signedAt", remark, digest,
        figures, withdrawn_by_name AS "withdrawnByName", withdrawn_at AS "withdrawnAt", withdraw_reason AS "withdrawReason"
      FROM job_sign_off WHERE company_id = ${companyId} AND waybill_id = ${waybillId} ORDER BY signed_at DESC, id DESC`,
  );
}

/** Those that stand, by step. */
export function standing(signOffs: readonly SignOff[]): Map<JobStep, SignOff> {
  return new Map(signOffs.filter(({ withdrawnAt }) => withdrawnAt === null).map((one) => [one.step, one]));
}

/** The rates by which a signed job is totalled; undefined while nobody has signed, or before sign-offs kept them. */
export function signedRates(signOffs: readonly SignOff[]): readonly TakenRate[] | undefined {
  return signOffs.find(({ withdrawnAt, figures }) => withdrawnAt === null && figures.rates !== undefined)?.figures
    .rates;
}

/** The first step that nobody has signed; undefined when all have. */
export function nextStep(signed: ReadonlyMap<JobStep, SignOff>): JobStep | undefined {
  return jobSteps.find((step) => !signed.has(step));
}

/** The last step that was signed; undefined when none was. */
export function lastStep(signed: ReadonlyMap<JobStep, SignOff>): JobStep | undefined {
  return jobSteps.findLast((step) => signed.has(step));
}

interface Looking {
  session: StaffSession;
  /** Of the charges as they are now; null where only a part of them is seen. */
  digest: string | null;
  /** False: nothing can be signed here, whatever the rights (a house of a whole job, a voided one). */
  canSign: boolean;
}

/** The seven steps in order, with what the person may do about each. */
export function stepsOf(
  signOffs: readonly SignOff[],
  { session, digest, canSign }: Looking,
): z.output<typeof jobSignOff>[] {
  const signed = standing(signOffs);
  const [next, last] = [nextStep(signed), lastStep(signed)];
  return jobSteps.map((step) => {
    const one = signed.get(step);
    const { rates: _rates, ...figures } = one?.figures ?? { sales: [], costs: [], totals: [] };
    return {
      step,
      signed: one
        ? {
            id: one.id,
            userName: one.signedByName,
            signedAt: iso(one.signedAt),
            remark: one.remark,
            figures,
            // Before sign-offs kept rates their digests named the charges only.
            isCurrent: digest === null || digest.startsWith(one.digest),
          }
        : null,
      maySign: canSign && step === next && session.rights.has(signOffRight(step)),
      mayWithdraw: canSign && step === last && one !== undefined && mayWithdraw(session, one),
    };
  });
}

/** The signer may withdraw, and everybody with the right to approve job summaries. */
export function mayWithdraw(session: StaffSession, { signedBy }: SignOff): boolean {
  return signedBy === session.userId || session.rights.has(withdrawRight);
}

/** Withdrawn sign-offs, newest first. */
export function withdrawnOf(signOffs: readonly SignOff[]): z.output<typeof withdrawnSignOff>[] {
  return signOffs.flatMap(({ id, step, signedByName, signedAt, withdrawnByName, withdrawnAt, withdrawReason }) =>
    withdrawnAt === null
      ? []
      : [
          {
            id,
            step,
            userName: signedByName,
            signedAt: iso(signedAt),
            withdrawnByName: withdrawnByName ?? "",
            withdrawnAt: iso(withdrawnAt),
            reason: withdrawReason ?? "",
          },
        ],
  );
}

function iso(moment: string): string {
  return new Date(moment).toISOString();
}
