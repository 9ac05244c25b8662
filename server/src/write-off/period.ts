import { sql } from "drizzle-orm";
import { dayOfMoment, type OpenCount } from "#period";

/** Write-offs that wait to be posted. */
export const openWriteOffs: OpenCount = {
  kind: "writeOffs",
  table: sql`write_off o`,
  open: sql`o.status = 'pending'`,
  day: dayOfMoment(sql`o.created_at`),
};

/** Bills of waybills that were marked as partly paid by hand. */
export const openMarks: OpenCount = {
  kind: "partlyPaid",
  table: sql`partly_paid_mark m JOIN collection_bill b ON b.company_id = m.company_id AND b.waybill_id = m.waybill_id`,
  open: sql`m.settled_at IS NULL AND b.voided_at IS NULL AND b.amount > b.written_off + b.waived`,
  day: sql`b.bill_date`,
};

/** Receipts of which something is left. */
export const openReceipts: OpenCount = {
  kind: "receipts",
  table: sql`money_source m`,
  open: sql`m.kind = 'receipt' AND m.taken_back_on IS NULL AND m.amount > m.used`,
  day: sql`m.day`,
};
