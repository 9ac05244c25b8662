import { sql, type SQL } from "drizzle-orm";
import { amountText } from "#core/db";
import type { BookedOnCustomer } from "#customer";

/** See `OpenBills` of the customers: a voided bill is not, of the others what is not written off. */
export const openBills: SQL = sql`(
  SELECT b.company_id, b.id, b.customer_id, b.bill_date, b.currency, b.amount - b.written_off - b.waived AS amount, b.rate
  FROM collection_bill b WHERE b.voided_at IS NULL AND b.amount > b.written_off + b.waived)`;

/** Bills, as the page of their customer lists them. */
export const billsOfCustomer: BookedOnCustomer = {
  columns: sql`b.id, b.bill_number AS "billNumber", waybill.id AS "waybillId", waybill.house_number AS "waybillNumber",
    b.bill_date::text AS "billDate", b.due_date::text AS "dueDate", b.currency, ${sql.raw(amountText("b.amount", "b.currency"))} AS amount`,
  from: sql`collection_bill b JOIN waybill ON waybill.company_id = b.company_id AND waybill.id = b.waybill_id`,
  of: (companyId, customerId) =>
    sql`b.company_id = ${companyId} AND b.customer_id = ${customerId} AND b.voided_at IS NULL`,
  newest: sql`b.created_at, b.id`,
};
