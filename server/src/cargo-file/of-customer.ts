import { sql } from "drizzle-orm";
import type { BookedOnCustomer } from "#customer";

/** Files of a customer's waybills, as the customer's page lists them. */
export const filesOfCustomer: BookedOnCustomer = {
  columns: sql`f.id, f.name, f.size::text AS size, waybill.id AS "waybillId", waybill.house_number AS "waybillNumber",
    c.created_at AS "createdAt"`,
  from: sql`cargo_file c JOIN waybill ON waybill.company_id = c.company_id AND waybill.id = c.waybill_id
    JOIN stored_file f ON f.company_id = c.company_id AND f.id = c.file_id`,
  of: (companyId, customerId) => sql`c.company_id = ${companyId} AND waybill.customer_id = ${customerId}`,
  newest: sql`c.created_at, c.id`,
};
