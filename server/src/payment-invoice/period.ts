import { sql } from "drizzle-orm";
import type { OpenCount } from "#period";

/** Suppliers' invoices that nobody has confirmed. */
export const openInvoices: OpenCount = {
  kind: "supplierInvoices",
  table: sql`payment_invoice a`,
  open: sql`a.voided_at IS NULL AND a.confirmed_at IS NULL`,
  day: sql`a.invoice_date`,
};
