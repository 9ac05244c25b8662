import { sql, type SQL } from "drizzle-orm";
import type { ReceivedGoods, ReceivedOf } from "#waybill";

/** Each waybill's goods in a warehouse, as `stock`; stands after a table that is called `waybill`. */
export const storageJoin: SQL = sql`LEFT JOIN LATERAL (
  SELECT count(*)::int AS receipts, coalesce(sum(r.pieces), 0)::int AS pieces,
    coalesce(sum(r.weight), 0)::numeric(14,3)::text AS weight, coalesce(sum(r.volume), 0)::numeric(14,3)::text AS volume,
    coalesce(bool_or(r.is_last), false) AS is_last
  FROM goods_receipt r
  WHERE r.company_id = waybill.company_id AND r.waybill_id = waybill.id AND r.withdrawn_at IS NULL
) AS stock ON true`;

/** All pieces of a waybill are in, or nothing more will come; beside `storageJoin`. */
export const isStored: SQL = sql`(stock.receipts > 0 AND (stock.pieces >= waybill.pieces OR stock.is_last))`;

/** See `ReceivedOf`: what came in takes the place of what was declared once all of it is there. */
export const receivedGoods: ReceivedOf = async (db, companyId, ids) => {
  const { rows } = await db.execute<ReceivedGoods & { id: string } & Record<string, unknown>>(sql`
    SELECT waybill.id, stock.pieces, stock.weight, stock.volume FROM waybill ${storageJoin}
    WHERE waybill.company_id = ${companyId} AND waybill.id = ANY(${sql.param([...ids])}::uuid[]) AND ${isStored}`);
  return new Map(rows.map(({ id, ...goods }) => [id, goods]));
};
