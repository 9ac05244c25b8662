import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse, type Right } from "@lading/contract/core";
import {
  countCharges,
  jobStepTexts,
  jobSteps,
  jobSummaryRefusals as refusals,
  signOffRight,
  type JobStep,
  type JobSummary,
  type SignedFigures,
  type signJobSummary,
  type withdrawJobSign,
} from "@lading/contract/job-summary";
import { waybillRefusals } from "@lading/contract/waybill";
import { and, eq, isNull, sql } from "drizzle-orm";
import { doerOf, logOperations, type Doer } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { nameRight } from "#core/rights";
import type { StaffSession } from "#core/session";
import { tellAccounts, visibleWaybills } from "#waybill";
import { minuteOf } from "./lock.ts";
import { lastStep, mayWithdraw, nextStep, readSignOffs, standing, withdrawRight, type SignOff } from "./sign-offs.ts";
import { readJob, type ReadJob } from "./summary.ts";
import { jobSignOffs } from "./tables.ts";

/** Signs a job off at a step, with the figures that were seen. */
export async function signJob(context: Context<typeof signJobSummary>) {
  const { db, input, session, language } = context;
  const { id: waybillId, step, remark } = input;
  checkRight(context, signOffRight(step));
  await lockJob(db, session, waybillId);
  checkTurn(standing(await readSignOffs(db, session.companyId, waybillId)), step);
  const read = await readJob(db, { session, language, id: waybillId });
  checkSignable(read.summary);
  if (read.summary.digest !== input.digest) throw refuse(refusals.changed);
  const id = await keepSignOff(db, doerOf(context), { ...read, step, remark });
  await tellAccounts(context, [waybillId]);
  return { id };
}

/** Keeps a sign-off with the figures of a summary, and says so in the log. Whether it may be is asked before. */
export async function keepSignOff(
  db: Db,
  doer: Doer,
  { summary, rates, step, remark }: ReadJob & { step: JobStep; remark: string },
): Promise<string> {
  const { companyId, userId, userName } = doer;
  const { id: waybillId, houseNumber: number } = summary.job;
  const id = randomUUIDv7();
  await db.insert(jobSignOffs).values({
    companyId,
    id,
    waybillId,
    step,
    signedBy: userId,
    signedByName: userName,
    remark,
    digest: summary.digest,
    // The steps after the first sign the same ones.
    figures: step === jobSteps[0] ? { ...figuresOf(summary), rates } : figuresOf(summary),
  });
  await log(db, doer, { id: waybillId, number, action: "signJob", before: null, after: step });
  return id;
}

/** Withdraws the last sign-off; it stays on record with the reason. */
export async function withdrawSign(context: Context<typeof withdrawJobSign>) {
  const { db, input, session, language, services } = context;
  const { companyId, userId, userName } = session;
  const number = await lockJob(db, session, input.id);
  const signed = standing(await readSignOffs(db, companyId, input.id));
  const last = lastStep(signed);
  const one = signed.get(input.step);
  if (!one) throw refuse(refusals.notSigned, { step: jobStepTexts[input.step] });
  if (last !== undefined && last !== input.step) throw refuse(refusals.notLast, { step: jobStepTexts[last] });
  if (!mayWithdraw(session, one))
    throw refuse(refusals.notYours, {
      name: one.signedByName,
      right: nameRight(services.menu, withdrawRight, language),
    });
  await db
    .update(jobSignOffs)
    .set({
      withdrawnBy: userId,
      withdrawnByName: userName,
      withdrawnAt: sql`now()`,
      withdrawReason: input.reason,
    })
    .where(and(eq(jobSignOffs.companyId, companyId), eq(jobSignOffs.id, one.id), isNull(jobSignOffs.withdrawnAt)));
  await log(db, doerOf(context), { id: input.id, number, action: "withdrawJobSign", before: input.step, after: null });
  await tellAccounts(context, [input.id]);
  return {};
}

function checkRight({ session, language, services }: Context<typeof signJobSummary>, right: Right): void {
  if (!session.rights.has(right))
    throw refuse(coreRefusals.noRight, { right: nameRight(services.menu, right, language) });
}

/**
 * Locks the waybills of a job until the transaction ends: first itself, as consolidations do, then the houses in the
 * order of their ids. Changes of a bill or a cost lock its waybill, too. Gives the job's number.
 */
async function lockJob(db: Db, session: StaffSession, id: string): Promise<string> {
  const { companyId } = session;
  const visible = await visibleWaybills(db, session);
  const { rows } = await db.execute<{ number: string }>(
    sql`SELECT house_number AS number FROM waybill WHERE ${visible} AND id = ${id} FOR NO KEY UPDATE`,
  );
  const [job] = rows;
  if (!job) throw refuse(coreRefusals.notFound);
  await db.execute(
    sql`SELECT id FROM waybill WHERE company_id = ${companyId} AND main_waybill_id = ${id} ORDER BY id FOR NO KEY UPDATE`,
  );
  return job.number;
}

/** A step is signed once, and after those before it. */
function checkTurn(signed: ReadonlyMap<JobStep, SignOff>, step: JobStep): void {
  const there = signed.get(step);
  if (there) {
    const { signedByName: name, signedAt } = there;
    throw refuse(refusals.signed, { step: jobStepTexts[step], name, time: minuteOf(signedAt) });
  }
  const next = nextStep(signed);
  if (next !== undefined && jobSteps.indexOf(next) < jobSteps.indexOf(step))
    throw refuse(refusals.order, { step: jobStepTexts[next] });
}

function checkSignable({ job, hiddenHouses, ...charges }: JobSummary): void {
  if (job.voided) throw refuse(waybillRefusals.voided, { number: job.houseNumber });
  if (job.underMain) throw refuse(refusals.underMain, { number: job.mainNumber });
  if (hiddenHouses > 0) throw refuse(refusals.notAll);
  if (countCharges(charges) === 0) throw refuse(refusals.nothing);
}

function figuresOf({ subtotals, totals }: JobSummary): SignedFigures {
  return {
    sales: subtotals.sales,
    costs: subtotals.costs,
    totals: totals.map(({ missing: _missing, ...total }) => total),
  };
}

interface Done {
  id: string;
  number: string;
  action: "signJob" | "withdrawJobSign";
  before: JobStep | null;
  after: JobStep | null;
}

async function log(db: Db, doer: Doer, { id, number, action, before, after }: Done): Promise<void> {
  const changes = [{ field: "jobSignOff", before, after }];
  await logOperations(db, doer, { entity: "waybill", action }, [{ id, number, changes }]);
}
