import { sql } from "drizzle-orm";
import { dayOfMoment, type OpenCount } from "#period";

/** Check bills that the party has not agreed to. */
export const openCheckBills: OpenCount = {
  kind: "checkBills",
  table: sql`check_bill a`,
  open: sql`a.voided_at IS NULL AND a.agreed_on IS NULL`,
  day: dayOfMoment(sql`a.created_at`),
};
