import { sql, type SQL } from "drizzle-orm";

/**
 * A company's earnings, an entry a row, as one relation: `entry` (sales, costs, waived, exchangeDifference), `id`, `waybill_id`,
 * `number`, `day`, `currency`, `amount`, and `worth` in the settlement currency by the rate that each keeps. Waivers and
 * realised differences are those of posted write-offs, on the day of posting: a waiver of a bill is a loss, of a cost a
 * gain and below zero. Void bills are not in it.
 */
export function profitEntries(companyId: string): SQL {
  const settled = (
    entry: "waived" | "exchangeDifference",
    { table, number, amount }: { table: string; number: string; amount: string },
  ) => sql`
    SELECT ${entry}, l.write_off_id::text || l.line, r.waybill_id, ${sql.raw(number)}, o.posted_on, r.settlement_currency,
      ${sql.raw(amount)}, ${sql.raw(amount)}
    FROM write_off_line l JOIN write_off o ON o.company_id = l.company_id AND o.id = l.write_off_id
    JOIN ${sql.raw(table)} r ON r.company_id = l.company_id AND r.id = l.record_id
    WHERE l.company_id = ${companyId} AND l.standing = 'posted' AND ${sql.raw(amount)} <> 0`;
  const bill = { table: "collection_bill", number: "r.bill_number" };
  const cost = { table: "supplier_cost", number: "r.bill_refer_no" };
  return sql`(
    SELECT 'sales' AS entry, b.id::text AS id, b.waybill_id, b.bill_number AS number, b.bill_date AS day, b.currency, b.amount,
      b.amount * b.rate AS worth
    FROM collection_bill b WHERE b.company_id = ${companyId} AND b.voided_at IS NULL
    UNION ALL
    SELECT 'costs', c.id::text, c.waybill_id, c.bill_refer_no, c.cost_date, c.currency, c.amount, c.amount * c.rate
    FROM supplier_cost c WHERE c.company_id = ${companyId}
    UNION ALL ${settled("waived", { ...bill, amount: "l.waived_share" })}
    UNION ALL ${settled("waived", { ...cost, amount: "-l.waived_share" })}
    UNION ALL ${settled("exchangeDifference", { ...bill, amount: "l.exchange_difference" })}
    UNION ALL ${settled("exchangeDifference", { ...cost, amount: "l.exchange_difference" })}
  )`;
}
