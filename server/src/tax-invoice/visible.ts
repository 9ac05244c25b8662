import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Session, StaffSession } from "#core/session";
import { visibleUserIds } from "#user";
import { visibleWaybills } from "#waybill";
import { taxInvoicePage } from "@lading/contract/tax-invoice";

/** Applications `a` that hold nothing of waybills that the user does not see. */
export async function visibleApplications(db: Db, session: StaffSession): Promise<SQL> {
  const own = sql`a.company_id = ${session.companyId}`;
  if (session.seesAll) return own;
  return sql`${own} AND NOT EXISTS (
    SELECT FROM tax_invoice_bill l JOIN collection_bill b ON b.company_id = l.company_id AND b.id = l.bill_id
    WHERE l.company_id = a.company_id AND l.application_id = a.id AND NOT EXISTS (
      SELECT FROM waybill WHERE waybill.id = b.waybill_id AND ${await visibleWaybills(db, session)}))`;
}

/** Records of customers whose salesperson is the user, or reports to the user, whatever else the user sees. */
export async function ofOwnCustomers(db: Db, session: StaffSession, record: "a" | "b"): Promise<SQL> {
  const salesIds = await visibleUserIds(db, { ...session, seesAll: false });
  const of = sql.raw(record);
  return sql`EXISTS (SELECT FROM customer k WHERE k.company_id = ${of}.company_id AND k.id = ${of}.customer_id
    AND k.sales_id = ANY(${sql.param(salesIds)}::uuid[]))`;
}

/** Whether a person may read a stored file because it is a tax invoice's that they see, or that is the customer's own. */
export async function seesTaxInvoiceFile(db: Db, session: Session, fileId: string): Promise<boolean> {
  if (session.audience === "staff" && !session.rights.has(`${taxInvoicePage}:view`)) return false;
  const seen =
    session.audience === "staff"
      ? await visibleApplications(db, session)
      : sql`a.company_id = ${session.companyId} AND a.customer_id = ${session.customerId}`;
  const { rows } = await db.execute(sql`
    SELECT FROM tax_invoice_file f
    JOIN tax_invoice i ON i.company_id = f.company_id AND i.id = f.tax_invoice_id
    JOIN tax_invoice_application a ON a.company_id = i.company_id AND a.id = i.application_id
    WHERE f.file_id = ${fileId} AND ${seen}`);
  return rows.length > 0;
}
