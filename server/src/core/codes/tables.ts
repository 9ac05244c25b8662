import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#core/columns";

/** Directory: verification codes sent to an address; hashed, 10 minutes, 5 tries (decisions.md). */
export const verificationCodes = pgTable(
  "verification_code",
  {
    id: uuid("id").primaryKey(),
    /** Lower-case e-mail or phone in E.164. */
    address: text("address").notNull(),
    purpose: text("purpose", { enum: ["register", "resetPassword", "changeAccount"] }).notNull(),
    codeHash: text("code_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    usedAt: moment("used_at"),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index("verification_code_address").on(table.address, table.purpose, table.createdAt)],
);
