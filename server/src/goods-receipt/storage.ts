import { sql, type SQL } from "drizzle-orm";

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
