import { checkBillTypes, lineKinds, partyKinds } from "@lading/contract/check-bill";
import { currencies } from "@lading/contract/core";
import { writeOffStatuses } from "@lading/contract/write-off";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { collectionBills } from "#bill";
import { amount, companyId, moment, recordId, tracked } from "#core/columns";
import { customers } from "#customer";
import { suppliers } from "#supplier";

/** Money received or paid, which write-offs set against bills or costs; numbered `RV26-0000001`, or `PV26-` when it was paid. */
export const moneySources = pgTable(
  "money_source",
  {
    companyId: companyId(),
    id: recordId(),
    number: text("number").notNull(),
    kind: text("kind", { enum: ["receipt", "payment"] }).notNull(),
    customerId: uuid("customer_id"),
    supplierId: uuid("supplier_id"),
    /** As they were then. */
    partyNumber: text("party_number").notNull().default(""),
    partyName: text("party_name").notNull().default(""),
    currency: text("currency", { enum: currencies }).notNull(),
    amount: amount("amount").notNull(),
    /** Held by pending records and set against bills or costs by posted ones; never above the amount. */
    used: amount("used").notNull().default("0"),
    day: date("day", { mode: "string" }).notNull(),
    /** Worth of one unit in the settlement currency on that day. */
    rate: numeric("rate", { precision: 20, scale: 8 }).notNull(),
    settlementCurrency: text("settlement_currency", { enum: currencies }).notNull(),
    reference: text("reference").notNull().default(""),
    /** Since this day it counts no more: entered by mistake, or sent back. Its number stays. */
    takenBackOn: date("taken_back_on", { mode: "string" }),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("money_source_number_once").on(table.companyId, table.number),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    foreignKey({ columns: [table.companyId, table.supplierId], foreignColumns: [suppliers.companyId, suppliers.id] }),
    index("money_source_customer").on(table.companyId, table.customerId),
    index("money_source_newest").on(table.companyId, table.day.desc(), table.id.desc()),
    index("money_source_supplier").on(table.companyId, table.supplierId),
    check("money_source_party", sql`num_nonnulls(${table.customerId}, ${table.supplierId}) = 1`),
    check("money_source_taken_back", sql`${table.takenBackOn} IS NULL OR ${table.used} = 0`),
    check("money_source_used", sql`${table.used} >= 0 AND ${table.used} <= ${table.amount} AND ${table.amount} > 0`),
  ],
);

/** A credited record: it has its number first, waits and holds, is posted, and may be taken back. */
export const writeOffs = pgTable(
  "write_off",
  {
    companyId: companyId(),
    id: recordId(),
    number: text("number").notNull(),
    status: text("status", { enum: writeOffStatuses }).notNull().default("begun"),
    type: text("type", { enum: checkBillTypes }),
    partyKind: text("party_kind", { enum: partyKinds }),
    customerId: uuid("customer_id"),
    supplierId: uuid("supplier_id"),
    /** As they were then. */
    partyNumber: text("party_number").notNull().default(""),
    partyName: text("party_name").notNull().default(""),
    currency: text("currency", { enum: currencies }),
    /** Sums of the lines; of a hedge those of one side. */
    amount: amount("amount"),
    waived: amount("waived"),
    sourceId: uuid("source_id"),
    /** The customer's fund, by its id alone: funds stand above. */
    fundId: uuid("fund_id"),
    waiverReason: text("waiver_reason").notNull().default(""),
    remark: text("remark").notNull().default(""),
    postedOn: date("posted_on", { mode: "string" }),
    lockedAt: moment("locked_at"),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("write_off_number_once").on(table.companyId, table.number),
    foreignKey({
      columns: [table.companyId, table.sourceId],
      foreignColumns: [moneySources.companyId, moneySources.id],
    }),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    foreignKey({ columns: [table.companyId, table.supplierId], foreignColumns: [suppliers.companyId, suppliers.id] }),
    index("write_off_customer").on(table.companyId, table.customerId),
    index("write_off_supplier").on(table.companyId, table.supplierId),
    index("write_off_source").on(table.companyId, table.sourceId),
    index("write_off_fund").on(table.companyId, table.fundId),
    index("write_off_newest").on(table.companyId, table.createdAt.desc(), table.id.desc()),
    check("write_off_one_source", sql`${table.sourceId} IS NULL OR ${table.fundId} IS NULL`),
    uniqueIndex("write_off_begun_once")
      .on(table.companyId, table.createdBy)
      .where(sql`${table.status} = 'begun'`),
    check(
      "write_off_filled",
      sql`${table.status} = 'begun' OR (${table.type} IS NOT NULL AND ${table.currency} IS NOT NULL AND ${table.amount} >= 0)`,
    ),
  ],
);

/** Allocations of credited records. */
export const writeOffLines = pgTable(
  "write_off_line",
  {
    companyId: companyId(),
    writeOffId: uuid("write_off_id").notNull(),
    line: smallint("line").notNull(),
    kind: text("kind", { enum: lineKinds }).notNull(),
    /** The bill; a cost is named by `recordId` alone, since it may be deleted once the record was taken back. */
    billId: uuid("bill_id"),
    recordId: uuid("record_id").notNull(),
    amount: amount("amount").notNull(),
    waived: amount("waived").notNull().default("0"),
    /** It holds its sums of the bill or cost: its record waits or is posted. */
    standing: text("standing", { enum: ["held", "posted", "free"] }).notNull(),
    /** Once posted: the share of the bill's worth at the bill's own rate that amount and waiver take. */
    share: amount("share"),
    waivedShare: amount("waived_share"),
    /** Realised difference in the settlement currency. */
    exchangeDifference: amount("exchange_difference"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.writeOffId, table.line] }),
    foreignKey({
      columns: [table.companyId, table.writeOffId],
      foreignColumns: [writeOffs.companyId, writeOffs.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.billId],
      foreignColumns: [collectionBills.companyId, collectionBills.id],
    }),
    index("write_off_line_record").on(table.companyId, table.recordId, table.standing),
    check(
      "write_off_line_amount",
      sql`${table.amount} >= 0 AND ${table.waived} >= 0 AND ${table.amount} + ${table.waived} > 0`,
    ),
  ],
);

/** Waybills that were marked as partly paid by hand before there were write-offs; nobody said how much was paid. */
export const partlyPaidMarks = pgTable(
  "partly_paid_mark",
  {
    companyId: companyId(),
    waybillId: uuid("waybill_id").notNull(),
    markedByName: text("marked_by_name").notNull(),
    markedAt: moment("marked_at").notNull(),
    /** Finance entered what was paid, or found that nothing was. */
    settledAt: moment("settled_at"),
    settledByName: text("settled_by_name").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.waybillId] })],
);

/** How much of one bill a company lets its people waive, in the settlement currency; without a row nothing. */
export const writeOffSettings = pgTable(
  "write_off_setting",
  {
    companyId: companyId(),
    waiverLimit: amount("waiver_limit").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId] }),
    check("write_off_setting_limit", sql`${table.waiverLimit} >= 0`),
  ],
);
