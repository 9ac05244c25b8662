import { periodSteps, periodStepStates } from "@lading/contract/period";
import { sql } from "drizzle-orm";
import { boolean, check, date, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyId, moment, recordId } from "#core/columns";

/** Up to which day a company's books are closed; without a row they never were. */
export const periodLocks = pgTable(
  "period_lock",
  {
    companyId: companyId(),
    /** That day included; null: everything was opened again. */
    closedUpTo: date("closed_up_to", { mode: "string" }),
  },
  (table) => [primaryKey({ columns: [table.companyId] })],
);

/** Closings and reopenings of a company's books, with who did them and why. */
export const periodChanges = pgTable(
  "period_change",
  {
    companyId: companyId(),
    id: recordId(),
    step: text("step", { enum: periodSteps }).notNull(),
    state: text("state", { enum: periodStepStates }).notNull(),
    /** Closed up to this day before it; null: nothing was closed. */
    before: date("before_day", { mode: "string" }),
    /** Closed up to this day by it; null: everything is open. */
    after: date("after_day", { mode: "string" }),
    reason: text("reason").notNull(),
    /** How much of each kind stood open when the books were closed. */
    left: jsonb("left_open").$type<Readonly<Record<string, number>>>().notNull(),
    askedBy: uuid("asked_by").notNull(),
    askedByName: text("asked_by_name").notNull(),
    askedAt: moment("asked_at").notNull(),
    decidedBy: uuid("decided_by"),
    decidedByName: text("decided_by_name").notNull().default(""),
    decidedAt: moment("decided_at"),
    /** The one who asked confirmed as well, being the company's only user. */
    alone: boolean("alone").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("period_change_newest").on(table.companyId, table.id.desc()),
    uniqueIndex("period_change_asked_once")
      .on(table.companyId)
      .where(sql`${table.state} = 'asked'`),
    // Reopening takes two people, whatever the code above it does.
    check(
      "period_change_two_people",
      sql`${table.step} = 'close' OR ${table.state} <> 'done' OR ${table.alone} OR ${table.decidedBy} <> ${table.askedBy}`,
    ),
    check("period_change_day", sql`${table.step} = 'reopen' OR ${table.after} IS NOT NULL`),
  ],
);
