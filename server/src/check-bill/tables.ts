import { checkBillTypes, lineKinds, partyKinds } from "@lading/contract/check-bill";
import { currencies } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
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

/**
 * A check bill: bills and costs of one party in one currency, gathered to be agreed with it (decisions.md, "Money"). Its
 * number is the `financialAccountNo` of its lines, gapless per company and year.
 */
export const checkBills = pgTable(
  "check_bill",
  {
    companyId: companyId(),
    id: recordId(),
    number: text("number").notNull(),
    type: text("type", { enum: checkBillTypes }).notNull(),
    /** Whom the statement goes to: of a hedge the customer. */
    partyKind: text("party_kind", { enum: partyKinds }).notNull(),
    customerId: uuid("customer_id"),
    /** Of a payment to a supplier, or the supplier that a hedge's customer is as well. */
    supplierId: uuid("supplier_id"),
    /** As they were when it was made. */
    partyNumber: text("party_number").notNull(),
    partyName: text("party_name").notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    /** Sum of the lines; of a hedge receivables less payables. */
    amount: amount("amount").notNull(),
    remark: text("remark").notNull().default(""),
    /** The party's agreement; null while it waits for it. */
    agreedOn: date("agreed_on", { mode: "string" }),
    agreedBy: text("agreed_by").notNull().default(""),
    agreementRemark: text("agreement_remark").notNull().default(""),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    /** A voided check bill keeps its number; its lines are free again. */
    voidedAt: moment("voided_at"),
    voidReason: text("void_reason").notNull().default(""),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("check_bill_number_once").on(table.companyId, table.number),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    foreignKey({ columns: [table.companyId, table.supplierId], foreignColumns: [suppliers.companyId, suppliers.id] }),
    index("check_bill_customer").on(table.companyId, table.customerId),
    index("check_bill_supplier").on(table.companyId, table.supplierId),
    index("check_bill_newest").on(table.companyId, table.createdAt.desc(), table.id.desc()),
    check(
      "check_bill_party",
      sql`CASE ${table.partyKind} WHEN 'customer' THEN ${table.customerId} ELSE ${table.supplierId} END IS NOT NULL`,
    ),
    check("check_bill_agreed_or_void", sql`${table.agreedOn} IS NULL OR ${table.voidedAt} IS NULL`),
  ],
);

/** Lines of check bills, with what they said when they were gathered: a deleted cost stays on a voided check bill's paper. */
export const checkBillLines = pgTable(
  "check_bill_line",
  {
    companyId: companyId(),
    checkBillId: uuid("check_bill_id").notNull(),
    line: smallint("line").notNull(),
    kind: text("kind", { enum: lineKinds }).notNull(),
    /** The bill; a cost is named by `recordId` alone, since it may be deleted once the check bill is voided. */
    billId: uuid("bill_id"),
    /** The bill or cost. */
    recordId: uuid("record_id").notNull(),
    number: text("number").notNull(),
    waybillNumber: text("waybill_number").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    dueDate: date("due_date", { mode: "string" }),
    /** Amount of the bill or cost. */
    whole: amount("whole").notNull(),
    /** So much of it is gathered. */
    amount: amount("amount").notNull(),
    /** So much of it was written off or waived since. */
    settled: amount("settled").notNull().default("0"),
    /** It stands on this check bill until that is voided, or what is gathered of it is settled. */
    open: boolean("open").notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.checkBillId, table.line] }),
    foreignKey({
      columns: [table.companyId, table.checkBillId],
      foreignColumns: [checkBills.companyId, checkBills.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.billId],
      foreignColumns: [collectionBills.companyId, collectionBills.id],
    }),
    uniqueIndex("check_bill_line_open_once")
      .on(table.companyId, table.kind, table.recordId)
      .where(sql`${table.open}`),
    index("check_bill_line_record").on(table.companyId, table.recordId),
    check("check_bill_line_amount", sql`${table.amount} > 0 AND ${table.amount} <= ${table.whole}`),
    check("check_bill_line_bill", sql`${table.billId} IS NULL OR ${table.billId} = ${table.recordId}`),
  ],
);

/** Customers and suppliers that a person said are one firm, so that a hedge may set one's debts against the other's. */
export const linkedFirms = pgTable(
  "linked_firm",
  {
    companyId: companyId(),
    customerId: uuid("customer_id").notNull(),
    supplierId: uuid("supplier_id").notNull(),
    linkedByName: text("linked_by_name").notNull(),
    linkedAt: moment("linked_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.customerId, table.supplierId] }),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    foreignKey({ columns: [table.companyId, table.supplierId], foreignColumns: [suppliers.companyId, suppliers.id] }),
    index("linked_firm_supplier").on(table.companyId, table.supplierId),
  ],
);
