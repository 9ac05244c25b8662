import { plainAmount } from "@lading/contract/charge-item";
import { minorUnits, type Language } from "@lading/contract/core";
import type { InvoiceCost } from "@lading/contract/payment-invoice";
import { Big } from "big.js";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import { chargeItemName, payeeNameIn, waybillNumber } from "#supplier-cost";

/** Costs `c` with their waybill, charge item `i`, and the invoice `a` that they stand on with their line `l`. */
export const costTables = sql`supplier_cost c
  JOIN waybill ON waybill.company_id = c.company_id AND waybill.id = c.waybill_id
  JOIN charge_item i ON i.company_id = c.company_id AND i.id = c.charge_item_id
  LEFT JOIN payment_invoice_line l ON l.company_id = c.company_id AND l.cost_id = c.id AND l.open
  LEFT JOIN payment_invoice a ON a.company_id = l.company_id AND a.id = l.payment_invoice_id`;

/** Columns of a cost of {@link costTables}; `line` and `invoice` are the aliases of its line and its invoice. */
export const costColumns = (
  language: Language,
  { line, invoice }: { line: string; invoice: string } = { line: "l", invoice: "a" },
) => sql`c.id, c.waybill_id AS "waybillId", ${waybillNumber} AS "waybillNumber", c.customer_number AS "customerNumber",
  ${payeeNameIn("c", language)} AS "customerName", ${chargeItemName(language)} AS "chargeItem", c.bill_refer_no AS "billReferNo",
  c.cost_date::text AS "costDate", c.currency, c.amount::text AS expected, ${sql.raw(line)}.amount::text AS amount,
  c.written_off::text AS paid, (c.amount - c.written_off - c.waived)::text AS balance,
  ${sql.raw(invoice)}.id AS "paymentInvoiceId", coalesce(${sql.raw(invoice)}.number, '') AS "paymentInvoiceNo"`;

export type CostRow = Record<string, unknown> & Omit<InvoiceCost, "difference">;

/** A cost as calls answer it. */
export function shownCost(row: CostRow): InvoiceCost {
  const { currency, expected, amount } = row;
  return {
    ...row,
    expected: plainAmount(expected, currency),
    amount: amount === null ? null : plainAmount(amount, currency),
    difference: amount === null ? null : differenceOf(amount, expected, currency),
    paid: plainAmount(row.paid, currency),
    balance: plainAmount(row.balance, currency),
  };
}

/** Invoiced less expected, with the currency's minor units. */
export const differenceOf = (invoiced: string, expected: string, currency: string): string =>
  new Big(invoiced).minus(expected).toFixed(minorUnits(currency));

/** Costs of a condition on {@link costTables}, in an order, `c.id` last. */
export async function readInvoiceCosts(
  db: Db,
  where: SQL,
  { language, order, limit, offset = 0 }: { language: Language; order: SQL; limit: number; offset?: number },
): Promise<InvoiceCost[]> {
  const { rows } = await db.execute<CostRow>(sql`SELECT ${costColumns(language)} FROM ${costTables} WHERE ${where}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(shownCost);
}
