import { index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { companyId, moment, recordId, tracked } from "#core/columns";

/** A customer of the forwarder (catalogue §3): as much as waybills and the portal's sign-in need. */
export const customers = pgTable(
  "customer",
  {
    companyId: companyId(),
    id: recordId(),
    customerNumber: text("customer_number").notNull(),
    customerName: text("customer_name").notNull(),
    shortName: text("short_name").notNull().default(""),
    customerType: text("customer_type", { enum: ["enterprise", "personal"] })
      .notNull()
      .default("enterprise"),
    country: text("country").notNull().default(""),
    city: text("city").notNull().default(""),
    address: text("address").notNull().default(""),
    contact: text("contact").notNull().default(""),
    phone: text("phone").notNull().default(""),
    email: text("email").notNull().default(""),
    salesId: uuid("sales_id"),
    /** Null: no portal sign-in yet. */
    passwordHash: text("password_hash"),
    status: text("status", { enum: ["enabled", "disabled", "restricted"] })
      .notNull()
      .default("enabled"),
    lastSignInAt: moment("last_sign_in_at"),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("customer_number_once").on(table.companyId, table.customerNumber),
    index("customer_name").on(table.companyId, table.customerName),
  ],
);
