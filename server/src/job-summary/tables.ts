import { jobSteps } from "@lading/contract/job-summary";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyId, moment, recordId } from "#core/columns";
import { waybills } from "#waybill";
import type { KeptFigures } from "./sign-offs.ts";

/**
 * Who signed a job off at a step, and which figures (catalogue §9). A job is a main waybill with its houses, or a single
 * house. A sign-off that was withdrawn stays here, with who did it and why.
 */
export const jobSignOffs = pgTable(
  "job_sign_off",
  {
    companyId: companyId(),
    id: recordId(),
    waybillId: uuid("waybill_id").notNull(),
    step: text("step", { enum: jobSteps }).notNull(),
    signedBy: uuid("signed_by").notNull(),
    signedByName: text("signed_by_name").notNull(),
    signedAt: moment("signed_at")
      .notNull()
      .default(sql`now()`),
    remark: text("remark").notNull().default(""),
    /** Which bills and costs were signed, in which version, and by which rates they were totalled. */
    digest: text("digest").notNull(),
    /** The sums that stood on the screen. */
    figures: jsonb("figures").$type<KeptFigures>().notNull(),
    withdrawnBy: uuid("withdrawn_by"),
    withdrawnByName: text("withdrawn_by_name"),
    withdrawnAt: moment("withdrawn_at"),
    withdrawReason: text("withdraw_reason"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.waybillId],
      foreignColumns: [waybills.companyId, waybills.id],
    }).onDelete("cascade"),
    // A step stands once, whoever is quicker.
    uniqueIndex("job_sign_off_standing")
      .on(table.companyId, table.waybillId, table.step)
      .where(sql`${table.withdrawnAt} IS NULL`),
    index("job_sign_off_waybill").on(table.companyId, table.waybillId),
    check(
      "job_sign_off_withdrawn",
      sql`(${table.withdrawnAt} IS NULL) = (${table.withdrawnBy} IS NULL) AND (${table.withdrawnAt} IS NULL) = (${table.withdrawReason} IS NULL)`,
    ),
  ],
);
