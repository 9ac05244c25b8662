import { sql } from "drizzle-orm";
import type { CustomerUses } from "./uses.ts";

const nothing = { columns: sql`1`, from: sql`(SELECT) AS nothing`, of: () => sql`false`, newest: sql`1` };

/** Stand-ins for higher modules in this module's own tests: no waybills, no bills, no files. */
export const noUses: CustomerUses = {
  visibleWaybills: () => Promise.resolve(sql`false`),
  keepers: {},
  routesOf: () => Promise.resolve(new Map()),
  bills: nothing,
  files: nothing,
  openBills: sql`(SELECT NULL::uuid AS company_id, NULL::uuid AS id, NULL::uuid AS customer_id, NULL::date AS bill_date,
    '' AS currency, 0 AS amount, 1 AS rate WHERE false)`,
};
