import type { BillTaxInvoice } from "@lading/contract/bill";
import type { SQL } from "drizzle-orm";
import type { Db } from "#core/db";

/** How much of bills stands on tax invoices; a bill that is not among them has none. */
export interface TaxInvoices {
  /** Of these bills, by their ids. */
  of: (db: Db, companyId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, BillTaxInvoice>>;
  /** As a relation `company_id`, `bill_id`, `standing`, which a list joins. */
  standings: SQL;
}
