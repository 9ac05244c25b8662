import { sql } from "drizzle-orm";
import { boolean, check, date, index, numeric, pgTable, primaryKey, smallint, uuid } from "drizzle-orm/pg-core";
import { companyId } from "#core/columns";

/** In one currency: unrounded sums, null without an entry, and the first day of which a rate is missing. */
const sumsIn = <C extends "settlement" | "rmb" | "usd" | "hkd">(currency: C) => {
  const sum = (name: string) => numeric(`${currency}_${name}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key gets the prefix
  return {
    [`${currency}Sales`]: sum("sales"),
    [`${currency}Costs`]: sum("costs"),
    [`${currency}Waived`]: sum("waived"),
    [`${currency}Difference`]: sum("difference"),
    [`${currency}Missing`]: date(`${currency}_missing`, { mode: "string" }),
  } as { [K in `${C}${"Sales" | "Costs" | "Waived" | "Difference"}`]: ReturnType<typeof sum> } & {
    [K in `${C}Missing`]: ReturnType<typeof date<string, "string">>;
  };
};

/**
 * Earnings of each waybill with charges, so that the profit of a year need not be summed from its bills and costs each time.
 * A row holds for as long as {@link profitDue} does not name its waybill.
 */
export const waybillProfits = pgTable(
  "waybill_profit",
  {
    companyId: companyId(),
    waybillId: uuid("waybill_id").notNull(),
    /** The waybill's own facts that lists are grouped, filtered and shown by; of a house the day that its main is shipped on. */
    jobId: uuid("job_id").notNull(),
    /** Neither a main waybill nor under one: it is its job's only waybill. */
    alone: boolean("alone").notNull(),
    type: smallint("type").notNull(),
    shipped: date("shipped", { mode: "string" }).notNull(),
    customerId: uuid("customer_id"),
    operatorId: uuid("operator_id"),
    salesId: uuid("sales_id"),
    customerServiceId: uuid("customer_service_id"),
    marketingId: uuid("marketing_id"),
    createdBy: uuid("created_by").notNull(),
    /** Days of its entries: a rate that holds on none of them changes nothing here. */
    firstDay: date("first_day", { mode: "string" }).notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
    ...sumsIn("settlement"),
    ...sumsIn("rmb"),
    ...sumsIn("usd"),
    ...sumsIn("hkd"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.waybillId] }),
    index("waybill_profit_shipped").on(table.companyId, table.shipped),
    index("waybill_profit_last_day").on(table.companyId, table.lastDay),
  ],
);

/**
 * Waybills, or all with entries of some days, whose kept sums no longer hold: triggers write it in the transaction that
 * changes a bill, cost, write-off, rate, sign-off or waybill, whoever changes it. The job that sums them again takes it away.
 */
export const profitDue = pgTable(
  "profit_due",
  {
    companyId: companyId(),
    id: uuid("id")
      .notNull()
      .default(sql`gen_random_uuid()`),
    waybillId: uuid("waybill_id"),
    fromDay: date("from_day", { mode: "string" }),
    /** Null without an end. */
    toDay: date("to_day", { mode: "string" }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("profit_due_waybill").on(table.companyId, table.waybillId),
    check("profit_due_what", sql`num_nonnulls(${table.waybillId}, ${table.fromDay}) = 1`),
  ],
);
