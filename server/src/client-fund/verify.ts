import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Difference } from "#write-off";

/**
 * Recomputes funds from the ledger: each fund's balance, the running balance of each posting, what is held, what is left of
 * each receipt, and what is open of advances. Sees the companies that the connection sees.
 */
export async function fundDifferences(db: Db): Promise<Difference[]> {
  const { rows } = await db.execute<Difference>(sql`
    WITH posted AS (
      SELECT company_id, account, record_id, -sum(amount) AS amount FROM ledger_posting
      WHERE account IN ('clientFund', 'advance') GROUP BY company_id, account, record_id
    ), running AS (
      SELECT company_id, fund_id, place, balance,
        sum(amount) OVER (PARTITION BY company_id, fund_id ORDER BY place) AS recomputed,
        row_number() OVER (PARTITION BY company_id, fund_id ORDER BY place) AS counted
      FROM client_fund_posting
    ), waiting AS (
      SELECT company_id, fund_id, sum(amount) AS amount FROM (
        SELECT company_id, fund_id, amount FROM client_fund_movement WHERE status = 'pending' AND fund_id IS NOT NULL
        UNION ALL SELECT company_id, fund_id, amount FROM write_off WHERE status = 'pending' AND fund_id IS NOT NULL
      ) AS one GROUP BY company_id, fund_id
    ), used AS (
      SELECT company_id, fund_id, lot_place, sum(amount) AS amount FROM client_fund_use GROUP BY company_id, fund_id, lot_place
    ), lots AS (
      SELECT company_id, fund_id, sum(left_amount) AS amount FROM client_fund_lot GROUP BY company_id, fund_id
    ), sides AS (
      SELECT company_id, transaction_id, fund_id, sum(amount) AS amount FROM client_fund_posting
      GROUP BY company_id, transaction_id, fund_id
    ), booked AS (
      SELECT company_id, transaction_id, record_id AS fund_id, -sum(amount) AS amount FROM ledger_posting
      WHERE account = 'clientFund' GROUP BY company_id, transaction_id, record_id
    )
    SELECT 'fund' AS what, f.id, f.balance::text AS kept, coalesce(p.amount, 0)::text AS recomputed
    FROM client_fund f LEFT JOIN posted p ON p.company_id = f.company_id AND p.account = 'clientFund' AND p.record_id = f.id
    WHERE f.balance <> coalesce(p.amount, 0)
    UNION ALL
    SELECT 'fundPosting', fund_id, balance::text, recomputed::text FROM running WHERE balance <> recomputed OR place <> counted
    UNION ALL
    SELECT 'fundPosting', coalesce(s.fund_id, b.fund_id), coalesce(s.amount, 0)::text, coalesce(b.amount, 0)::text
    FROM sides s FULL JOIN booked b USING (company_id, transaction_id, fund_id)
    WHERE coalesce(s.amount, 0) <> coalesce(b.amount, 0)
    UNION ALL
    SELECT 'fundHeld', f.id, f.held::text, coalesce(w.amount, 0)::text
    FROM client_fund f LEFT JOIN waiting w ON w.company_id = f.company_id AND w.fund_id = f.id
    WHERE f.held <> coalesce(w.amount, 0)
    UNION ALL
    SELECT 'fundLot', l.fund_id, l.left_amount::text, (l.amount - coalesce(u.amount, 0))::text
    FROM client_fund_lot l LEFT JOIN used u ON u.company_id = l.company_id AND u.fund_id = l.fund_id AND u.lot_place = l.place
    WHERE l.left_amount <> l.amount - coalesce(u.amount, 0)
    UNION ALL
    SELECT 'fundLot', f.id, coalesce(l.amount, 0)::text, f.balance::text
    FROM client_fund f LEFT JOIN lots l ON l.company_id = f.company_id AND l.fund_id = f.id
    WHERE f.balance <> coalesce(l.amount, 0)
    UNION ALL
    SELECT 'advance', m.id, (CASE WHEN m.status = 'done' THEN m.amount - m.offset_amount ELSE 0 END)::text,
      (-coalesce(p.amount, 0))::text
    FROM client_fund_movement m
    LEFT JOIN posted p ON p.company_id = m.company_id AND p.account = 'advance' AND p.record_id = m.id
    WHERE m.kind = 'advance' AND (CASE WHEN m.status = 'done' THEN m.amount - m.offset_amount ELSE 0 END) <> -coalesce(p.amount, 0)`);
  return rows;
}
