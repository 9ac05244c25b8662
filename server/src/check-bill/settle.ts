import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/**
 * Notes how much more of bills and costs, by their ids, is settled: a line of which all is settled stands on its check bill no
 * more, and the rest of its bill can be gathered anew. Below zero takes it back: the line stands there again, unless the
 * bill has come on another check bill since. The caller holds the locks of the bills and costs.
 */
export async function settleLines(
  db: Db,
  companyId: string,
  changes: readonly { id: string; amount: string }[],
): Promise<void> {
  await db.execute(sql`
    WITH change AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS c (id uuid, amount numeric)),
    latest AS (
      SELECT DISTINCT ON (l.record_id) l.check_bill_id, l.line, l.record_id, change.amount
      FROM change JOIN check_bill_line l ON l.company_id = ${companyId} AND l.record_id = change.id
      JOIN check_bill a ON a.company_id = l.company_id AND a.id = l.check_bill_id AND a.voided_at IS NULL
      WHERE l.open OR change.amount < 0
      ORDER BY l.record_id, l.open DESC, a.created_at DESC
    )
    UPDATE check_bill_line l SET settled = greatest(0, least(l.amount, l.settled + latest.amount)),
      open = greatest(0, least(l.amount, l.settled + latest.amount)) < l.amount
    FROM latest WHERE l.company_id = ${companyId} AND l.check_bill_id = latest.check_bill_id AND l.line = latest.line`);
}
