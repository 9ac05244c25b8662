import { fundClasses, movementKinds, movementStates, rateKinds } from "@lading/contract/client-fund";
import { currencies } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { amount, companyId, recordId, tracked } from "#core/columns";
import { customers } from "#customer";
import { clientFundEntries, clientFunds } from "../tables.ts";

const currency = (name: string) => text(name, { enum: currencies });
const rate = (name: string) => numeric(name, { precision: 20, scale: 8 });

/** A transfer, exchange, advance, pay-back or reversal: asked for, then confirmed by somebody else. */
export const clientFundMovements = pgTable(
  "client_fund_movement",
  {
    companyId: companyId(),
    id: recordId(),
    number: text("number").notNull(),
    kind: text("kind", { enum: movementKinds }).notNull(),
    status: text("status", { enum: movementStates }).notNull().default("pending"),
    customerId: uuid("customer_id").notNull(),
    fundClass: text("fund_class", { enum: fundClasses }).notNull(),
    currency: currency("currency").notNull(),
    amount: amount("amount").notNull(),
    /** The fund whose money it holds and takes; null of an advance. */
    fundId: uuid("fund_id"),
    toCustomerId: uuid("to_customer_id"),
    toFundClass: text("to_fund_class", { enum: fundClasses }),
    toCurrency: currency("to_currency"),
    toAmount: amount("to_amount"),
    rateKind: text("rate_kind", { enum: rateKinds }),
    fromRate: rate("from_rate"),
    toRate: rate("to_rate"),
    /** Exactly what the exchange left over, in the settlement currency: at most 3 decimals of an amount × 8 of a rate. */
    leftover: numeric("leftover", { precision: 38, scale: 11 }),
    settlementCurrency: currency("settlement_currency"),
    entryId: uuid("entry_id"),
    payee: text("payee").notNull().default(""),
    reference: text("reference").notNull().default(""),
    /** Of an advance: offset so far. */
    offsetAmount: amount("offset_amount").notNull().default("0"),
    reason: text("reason").notNull(),
    requestedBy: uuid("requested_by").notNull(),
    requestedByName: text("requested_by_name").notNull(),
    decidedBy: uuid("decided_by"),
    decidedByName: text("decided_by_name").notNull().default(""),
    decidedOn: date("decided_on", { mode: "string" }),
    decisionReason: text("decision_reason").notNull().default(""),
    /** Confirmed by who asked, as the company's only user; or an exchange at the company's rates, which nobody confirms. */
    alone: boolean("alone").notNull().default(false),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("client_fund_movement_number_once").on(table.companyId, table.number),
    uniqueIndex("client_fund_movement_reversal_once")
      .on(table.companyId, table.entryId)
      .where(sql`${table.status} = 'pending'`),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    foreignKey({ columns: [table.companyId, table.toCustomerId], foreignColumns: [customers.companyId, customers.id] }),
    foreignKey({ columns: [table.companyId, table.fundId], foreignColumns: [clientFunds.companyId, clientFunds.id] }),
    foreignKey({
      columns: [table.companyId, table.entryId],
      foreignColumns: [clientFundEntries.companyId, clientFundEntries.id],
    }),
    index("client_fund_movement_newest").on(table.companyId, table.createdAt.desc(), table.id.desc()),
    index("client_fund_movement_customer").on(table.companyId, table.customerId),
    index("client_fund_movement_to_customer").on(table.companyId, table.toCustomerId),
    index("client_fund_movement_fund").on(table.companyId, table.fundId),
    check(
      "client_fund_movement_amount",
      sql`${table.amount} > 0 AND ${table.offsetAmount} BETWEEN 0 AND ${table.amount}`,
    ),
    check("client_fund_movement_fund", sql`(${table.kind} = 'advance') = (${table.fundId} IS NULL)`),
    check(
      "client_fund_movement_apart",
      sql`${table.status} <> 'done' OR ${table.alone} OR ${table.decidedBy} <> ${table.requestedBy}`,
    ),
  ],
);
