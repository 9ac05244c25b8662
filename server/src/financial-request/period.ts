import { sql } from "drizzle-orm";
import { dayOfMoment, type OpenCount } from "#period";

/** Expense requests that are approved and not paid; payroll is counted for nobody. */
export const openRequests: OpenCount = {
  kind: "unpaidRequests",
  table: sql`financial_request r`,
  open: sql`r.kind = 'expense' AND r.stage = 'approved'`,
  day: dayOfMoment(sql`r.submitted_at`),
};
