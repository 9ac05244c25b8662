import { sql } from "drizzle-orm";
import { dayOfMoment, type OpenCount } from "#period";

/** Submissions that wait for a decision; secret ones, such as payroll, are counted for nobody. */
export const openApprovals: OpenCount = {
  kind: "requests",
  table: sql`approval a`,
  open: sql`a.outcome = 'pending' AND NOT a.secret`,
  day: dayOfMoment(sql`a.created_at`),
};
