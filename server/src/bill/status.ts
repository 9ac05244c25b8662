import { sql, type SQL } from "drizzle-orm";
import { doerOf } from "#core/audit";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { keepPaymentStatus } from "#waybill";

/**
 * The payment status of waybills by their bills alone (decisions.md, "Money"): a `SELECT` of `waybill_id` and `status`.
 * Voided bills do not count.
 */
export const paymentStatusOf = (companyId: string, waybillIds: readonly string[]): SQL => sql`
  SELECT billed.id AS waybill_id, CASE WHEN count(b.id) = 0 THEN 'unbilled' WHEN sum(b.written_off + b.waived) = 0 THEN 'unpaid'
    WHEN bool_and(b.written_off + b.waived >= b.amount) THEN 'paid' ELSE 'partlyPaid' END AS status
  FROM unnest(${sql.param([...waybillIds])}::uuid[]) AS billed (id)
  LEFT JOIN collection_bill b ON b.company_id = ${companyId} AND b.waybill_id = billed.id AND b.voided_at IS NULL
  GROUP BY billed.id`;

/** Lets the payment status of these waybills follow from their bills as they are now. The caller holds the waybills' locks. */
export async function followBills(
  { db, session, ip }: { db: Db; session: StaffSession; ip: string },
  waybillIds: Iterable<string>,
): Promise<void> {
  const ids = [...new Set(waybillIds)];
  await keepPaymentStatus(db, doerOf({ session, ip }), paymentStatusOf(session.companyId, ids));
}
