import { sql, type SQL } from "drizzle-orm";

/** A customer's shipments that have reached a state: a `SELECT` of `house_number`, `state_id` and `state_at`. */
export const demoShipmentsOf = (companyId: string, customerId: string): SQL => sql`
  SELECT house_number, state_id, state_at FROM waybill
  WHERE company_id = ${companyId} AND customer_id = ${customerId} AND state_id IS NOT NULL AND voided_at IS NULL`;
