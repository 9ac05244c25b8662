import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/** A record whose kept balance is not what the ledger says. */
export interface Difference extends Record<string, unknown> {
  what:
    | "bill"
    | "cost"
    | "source"
    | "held"
    | "transaction"
    | "profit"
    | "fund"
    | "fundPosting"
    | "fundHeld"
    | "fundLot"
    | "advance";
  id: string;
  kept: string;
  recomputed: string;
}

/** Gives what is kept and differs from what it is kept of, of the companies that the connection sees. */
export type Check = (db: Db) => Promise<Difference[]>;

/**
 * Recomputes every balance from the ledger and from standing allocations, and gives those that differ: none, where all is
 * well. Sees the companies that the connection sees.
 */
export async function differences(db: Db): Promise<Difference[]> {
  const { rows } = await db.execute<Difference>(sql`
    WITH posted AS (
      SELECT company_id, account, record_id, sum(amount) AS amount FROM ledger_posting GROUP BY company_id, account, record_id
    ), standing AS (
      SELECT o.company_id, o.source_id, sum(CASE WHEN o.type = 'hedge' THEN 0 ELSE o.amount END) AS amount
      FROM write_off o WHERE o.status IN ('pending', 'writtenOff') AND o.source_id IS NOT NULL GROUP BY o.company_id, o.source_id
    ), applied AS (
      SELECT o.company_id, o.source_id, sum(o.amount) AS amount FROM write_off o
      WHERE o.status = 'writtenOff' AND o.source_id IS NOT NULL GROUP BY o.company_id, o.source_id
    )
    SELECT 'bill' AS what, b.id, (b.written_off + b.waived)::text AS kept, (-coalesce(p.amount, 0))::text AS recomputed
    FROM collection_bill b LEFT JOIN posted p ON p.company_id = b.company_id AND p.account = 'receivable' AND p.record_id = b.id
    WHERE b.written_off + b.waived <> -coalesce(p.amount, 0)
    UNION ALL
    SELECT 'cost', c.id, (c.written_off + c.waived)::text, coalesce(p.amount, 0)::text
    FROM supplier_cost c LEFT JOIN posted p ON p.company_id = c.company_id AND p.account = 'payable' AND p.record_id = c.id
    WHERE c.written_off + c.waived <> coalesce(p.amount, 0)
    UNION ALL
    SELECT 'held', m.id, m.used::text, coalesce(s.amount, 0)::text
    FROM money_source m LEFT JOIN standing s ON s.company_id = m.company_id AND s.source_id = m.id
    WHERE m.used <> coalesce(s.amount, 0)
    UNION ALL
    SELECT 'source', m.id, (standing.amount - coalesce(a.amount, 0))::text, abs(coalesce(p.amount, 0))::text
    FROM money_source m CROSS JOIN LATERAL (SELECT CASE WHEN m.taken_back_on IS NULL THEN m.amount ELSE 0 END AS amount) AS standing
    LEFT JOIN applied a ON a.company_id = m.company_id AND a.source_id = m.id
    LEFT JOIN posted p ON p.company_id = m.company_id AND p.account = 'unapplied' AND p.record_id = m.id
    WHERE standing.amount - coalesce(a.amount, 0) <> abs(coalesce(p.amount, 0))
    UNION ALL
    SELECT 'transaction', t.id, '0', sum(p.amount)::text FROM ledger_transaction t
    JOIN ledger_posting p ON p.company_id = t.company_id AND p.transaction_id = t.id
    GROUP BY t.company_id, t.id, p.currency HAVING sum(p.amount) <> 0`);
  return rows;
}
