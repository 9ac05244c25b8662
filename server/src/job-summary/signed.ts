import { sql } from "drizzle-orm";
import type { SignedJobs } from "#waybill";

/** See {@link SignedJobs}: those with a standing sign-off, of their own or of the main waybill that they lie under. */
export const signedJobs: SignedJobs = async (db, companyId, waybillIds) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT w.id FROM waybill w
    WHERE w.company_id = ${companyId} AND w.id = ANY(${sql.param([...waybillIds])}::uuid[]) AND EXISTS (
      SELECT FROM job_sign_off s WHERE s.company_id = w.company_id AND s.waybill_id IN (w.id, w.main_waybill_id)
        AND s.withdrawn_at IS NULL)`);
  return new Set(rows.map(({ id }) => id));
};
