import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { followBills } from "./status.ts";

/** How much more of a bill is written off and waived; below zero takes it back. */
export interface WrittenOffChange {
  id: string;
  amount: string;
  waived: string;
}

/**
 * Changes what is written off and waived of bills, and with it the payment status of their waybills. The caller holds the
 * locks of waybills and bills; the table refuses what exceeds a bill.
 */
export async function changeWrittenOffBills(
  context: { db: Db; session: StaffSession; ip: string },
  changes: readonly WrittenOffChange[],
): Promise<void> {
  const { rows } = await context.db.execute<{ waybill_id: string }>(sql`
    UPDATE collection_bill b SET written_off = b.written_off + change.amount, waived = b.waived + change.waived,
      version = b.version + 1, updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS change (id uuid, amount numeric, waived numeric)
    WHERE b.company_id = ${context.session.companyId} AND b.id = change.id
    RETURNING b.waybill_id`);
  if (rows.length !== changes.length) throw new Error("Written-off bills are there: they were locked");
  await followBills(
    context,
    rows.map(({ waybill_id }) => waybill_id),
  );
}
