import type { OrderForm } from "@lading/contract/order";
import {
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { companyId, moment, recordId, tracked } from "#core/columns";
import { customers } from "#customer";

/**
 * An entrust order: a customer's order to carry goods (catalogue §3, "Quote and entrust order"). `form` keeps the entry
 * whole; the columns beside it are for lists to filter, sort and add up. No foreign key leads to the waybill: a waybill
 * may be deleted, and the order is open again for a decision.
 */
export const entrustOrders = pgTable(
  "entrust_order",
  {
    companyId: companyId(),
    id: recordId(),
    orderNumber: text("order_number").notNull(),
    /** Placed by the customer in the portal, or recorded by staff. */
    source: text("source", { enum: ["portal", "staff"] }).notNull(),
    customerId: uuid("customer_id").notNull(),
    /** As they were when the order was placed. */
    customerNumber: text("customer_number").notNull(),
    customerName: text("customer_name").notNull(),
    /** The customer's salesperson then: an order is theirs to see. */
    salesId: uuid("sales_id"),
    /** In which language the customer is written to. */
    language: text("language", { enum: ["zh", "en", "ar"] }).notNull(),
    form: jsonb("form").$type<OrderForm>().notNull(),
    type: smallint("type").notNull(),
    customerReference: text("customer_reference").notNull().default(""),
    productName: text("product_name").notNull(),
    consigneeName: text("consignee_name").notNull(),
    destinationCountry: text("destination_country").notNull(),
    destinationCity: text("destination_city").notNull(),
    pieces: integer("pieces").notNull(),
    /** kg */
    weight: numeric("weight", { precision: 14, scale: 3 }).notNull(),
    /** m³ */
    volume: numeric("volume", { precision: 14, scale: 3 }).notNull(),
    /** The decision; the progress of an accepted order follows from its waybill and its goods (`read.ts`). */
    decision: text("decision", { enum: ["toAccept", "accepted", "turnedDown", "withdrawn"] })
      .notNull()
      .default("toAccept"),
    waybillId: uuid("waybill_id"),
    /** Kept although the waybill may be gone. */
    houseNumber: text("house_number").notNull().default(""),
    acceptedByName: text("accepted_by_name").notNull().default(""),
    acceptedAt: moment("accepted_at"),
    reason: text("reason").notNull().default(""),
    endedByName: text("ended_by_name").notNull().default(""),
    endedAt: moment("ended_at"),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("entrust_order_number_once").on(table.companyId, table.orderNumber),
    unique("entrust_order_waybill_once").on(table.companyId, table.waybillId),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    index("entrust_order_newest").on(table.companyId, table.createdAt.desc(), table.id.desc()),
    index("entrust_order_decision").on(table.companyId, table.decision, table.createdAt.desc(), table.id.desc()),
    index("entrust_order_customer").on(table.companyId, table.customerId, table.createdAt.desc(), table.id.desc()),
  ],
);
