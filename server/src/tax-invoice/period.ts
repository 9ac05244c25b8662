import { sql } from "drizzle-orm";
import { dayOfMoment, type OpenCount } from "#period";

/** Applications for tax invoices that are not issued. */
export const openApplications: OpenCount = {
  kind: "taxInvoices",
  table: sql`tax_invoice_application a`,
  open: sql`a.status IN ('applied', 'pending')`,
  day: dayOfMoment(sql`a.created_at`),
};
