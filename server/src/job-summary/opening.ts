import type { Language } from "@lading/contract/core";
import { jobSteps, signOffRight, type getJobOpening } from "@lading/contract/job-summary";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { visibleWaybills } from "#waybill";
import { jobFields, standsAlone, withPortNames, type FoundJob, type JobRow } from "./jobs.ts";

/** Jobs that either list shows at most. */
const mostShown = 20;
/** Newest waybills that are looked through for jobs that nobody has signed yet: a company may have millions of them. */
const mostLookedThrough = 2000;

type WaitingJob = FoundJob & { step: (typeof jobSteps)[number] };

/** Jobs whose next sign-off the person may give, and the latest jobs. */
export async function openJobs({ db, session, language }: Context<typeof getJobOpening>) {
  const visible = await visibleWaybills(db, session);
  const latest = await latestJobs(db, visible, language);
  const mine = jobSteps.filter((step) => session.rights.has(signOffRight(step)));
  const waiting =
    mine.length === 0 ? [] : await waitingJobs(db, { companyId: session.companyId, visible, mine, language });
  return { waiting, latest };
}

async function latestJobs(db: Db, visible: SQL, language: Language): Promise<FoundJob[]> {
  const { rows } = await db.execute<JobRow>(sql`
    SELECT ${jobFields(language)} FROM waybill WHERE ${visible} AND ${standsAlone(visible)} AND voided_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT ${mostShown}`);
  return rows.map((row) => withPortNames(row, language));
}

interface Waiting {
  companyId: string;
  visible: SQL;
  mine: readonly (typeof jobSteps)[number][];
  language: Language;
}

/**
 * Jobs whose turn it is at one of these steps: with charges, under no main waybill, every house of them seen. Steps are
 * signed in their order, and only the last one is withdrawn, so the number of standing sign-offs says whose turn it is.
 */
async function waitingJobs(db: Db, { companyId, visible, mine, language }: Waiting): Promise<WaitingJob[]> {
  const steps = sql.param([...jobSteps]);
  const { rows } = await db.execute<JobRow<WaitingJob>>(sql`
    WITH begun AS (
      SELECT waybill_id, count(*)::int AS signed FROM job_sign_off
      WHERE company_id = ${companyId} AND withdrawn_at IS NULL GROUP BY waybill_id),
    fresh AS (
      SELECT id FROM waybill WHERE ${visible} AND main_waybill_id IS NULL AND voided_at IS NULL
      ORDER BY created_at DESC LIMIT ${mostLookedThrough}),
    turn AS (
      SELECT waybill_id AS id, (${steps}::text[])[signed + 1] AS step FROM begun
      UNION ALL SELECT id, (${steps}::text[])[1] FROM fresh WHERE id NOT IN (SELECT waybill_id FROM begun))
    SELECT ${jobFields(language)}, turn.step FROM waybill JOIN turn ON turn.id = waybill.id
    WHERE ${visible} AND main_waybill_id IS NULL AND voided_at IS NULL AND turn.step = ANY(${sql.param([...mine])}::text[])
      AND ${isCharged(companyId)} AND NOT EXISTS (${hiddenHouses(companyId, visible)})
    ORDER BY array_position(${steps}::text[], turn.step) DESC, waybill.created_at DESC, waybill.id DESC LIMIT ${mostShown}`);
  return rows.map((row) => withPortNames(row, language));
}

/** Without a bill or cost on the job or a house of it there is nothing to sign. */
function isCharged(companyId: string): SQL {
  const ofJob = sql`(SELECT waybill.id UNION ALL SELECT h.id FROM waybill h WHERE h.company_id = ${companyId} AND h.main_waybill_id = waybill.id)`;
  return sql`(EXISTS (SELECT FROM collection_bill b WHERE b.company_id = ${companyId} AND b.voided_at IS NULL AND b.waybill_id IN ${ofJob})
    OR EXISTS (SELECT FROM supplier_cost c WHERE c.company_id = ${companyId} AND c.waybill_id IN ${ofJob}))`;
}

/** A job is signed by people who see all of it; `waybill` outside of this is the job. */
function hiddenHouses(companyId: string, visible: SQL): SQL {
  return sql`SELECT FROM waybill house WHERE house.company_id = ${companyId} AND house.main_waybill_id = waybill.id
    AND house.id NOT IN (SELECT waybill.id FROM waybill WHERE ${visible} AND waybill.main_waybill_id = house.main_waybill_id)`;
}
