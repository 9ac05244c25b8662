import type { jobBill, jobCost } from "@lading/contract/job-summary";
import { sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { runNamed, type Db } from "#core/db";

/** A collection bill with its lines, as the summary shows it. */
export type JobBill = z.output<typeof jobBill>;
/** A supplier cost, as the summary shows it. */
export type JobCost = z.output<typeof jobCost>;

/**
 * What is open of a bill or a cost: all of it, until write-offs are kept (they will be subtracted here, and nowhere else).
 */
const openAmount = (charge: "b" | "c") => sql.raw(`${charge}.amount`);

const party = (charge: "b" | "c") =>
  sql.raw(`${charge}.id, ${charge}.waybill_id AS "waybillId", ${charge}.customer_number AS "customerNumber",
    ${charge}.customer_name AS "customerName", ${charge}.currency, ${charge}.amount::text AS amount,
    trim_scale(${charge}.rate)::text AS rate, ${charge}.settlement_currency AS "settlementCurrency", ${charge}.version`);

/** The collection bills of these waybills with their lines. `jobs` is a subquery that gives the waybills' ids. */
export async function readBills(db: Db, companyId: string, jobs: SQL): Promise<JobBill[]> {
  return await runNamed<JobBill & Record<string, unknown>>(
    db,
    sql`SELECT ${party("b")}, b.bill_number AS "billNumber", b.bill_date::text AS date, ${openAmount("b")}::text AS balance,
      coalesce((SELECT json_agg(json_build_object('chargeItemId', l.charge_item_id, 'quantity', trim_scale(l.quantity)::text,
          'unitPrice', trim_scale(l.unit_price)::text, 'amount', l.amount::text, 'remark', l.remark) ORDER BY l.line)
        FROM collection_bill_line l WHERE l.company_id = ${companyId} AND l.bill_id = b.id), '[]') AS lines
    FROM collection_bill b WHERE b.company_id = ${companyId} AND b.waybill_id IN (${jobs})
    ORDER BY b.bill_date, b.bill_number`,
  );
}

/** The supplier costs of these waybills. `jobs` is a subquery that gives the waybills' ids. */
export async function readCosts(db: Db, companyId: string, jobs: SQL): Promise<JobCost[]> {
  return await runNamed<JobCost & Record<string, unknown>>(
    db,
    sql`SELECT ${party("c")}, c.bill_refer_no AS "invoiceNumber", c.cost_date::text AS date, c.charge_item_id AS "chargeItemId",
      trim_scale(c.quantity)::text AS quantity, trim_scale(c.unit_price)::text AS "unitPrice",
      ${openAmount("c")}::text AS balance, c.remark
    FROM supplier_cost c WHERE c.company_id = ${companyId} AND c.waybill_id IN (${jobs})
    ORDER BY c.cost_date, c.id`,
  );
}
