import { sql } from "drizzle-orm";
import { inTransaction } from "#core/db";
import type { Services } from "#core/http";
import { companyDirectory, ownToday } from "#user";
import { orderLetters } from "./letters.ts";
import { tellMenus, type Telling } from "./submit.ts";

type Needed = Pick<Services, "database" | "events" | "jobs">;

/** Every quarter of an hour, once for all copies of the server: midnight is at another hour for each company. */
export function registerBeginnings(services: Services): Promise<void> {
  services.jobs.every("approval.substitutes", "1,16,31,46 * * * *", async () => {
    await beginSubstitutes(services);
  });
  return Promise.resolve();
}

/** Tells the substitutes of all companies whose period has begun. */
async function beginSubstitutes({ database, ...services }: Needed): Promise<void> {
  const companies = await inTransaction(database, { companyId: null, readOnly: true }, (db) =>
    db.select({ companyId: companyDirectory.companyId }).from(companyDirectory),
  );
  for (const { companyId } of companies)
    await inTransaction(database, { companyId }, (db) => tellBegun({ db, services }, companyId));
}

interface Begun extends Record<string, unknown> {
  substituteId: string;
  /** Submissions that wait for the approver. */
  approvalIds: string[];
}

/**
 * Tells substitutes whose period has begun, each once: their open pages count and list what waits, and a letter names it. In
 * the transaction that marks them as told, so that none is told twice or never.
 */
export async function tellBegun({ db, services }: Telling, companyId: string): Promise<void> {
  const { rows } = await db.execute<Begun>(sql`
    UPDATE approval_substitute s SET told_at = now()
    WHERE s.company_id = ${companyId} AND s.told_at IS NULL AND ${ownToday} BETWEEN s.from_day AND s.to_day
    RETURNING s.substitute_id AS "substituteId", ARRAY(SELECT p.approval_id FROM approval_person p
      WHERE p.company_id = s.company_id AND p.approver_id = s.approver_id AND p.turn) AS "approvalIds"`);
  await tellMenus(
    { db, services },
    companyId,
    rows.map(({ substituteId }) => substituteId),
  );
  for (const { substituteId, approvalIds } of rows)
    if (approvalIds.length > 0) await orderLetters({ db, services }, companyId, { approvalIds, to: substituteId });
}
