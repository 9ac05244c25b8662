import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#core/columns";

/** Directory: a name somebody signs in with, unique in the whole product, and whose it is. */
export const signIns = pgTable(
  "sign_in",
  {
    /** Lower-case e-mail, phone in E.164, `wechat:<openid>`, or `customer:<company code>:<customer number>` in lower case. */
    name: text("name").primaryKey(),
    audience: text("audience", { enum: ["staff", "customer"] }).notNull(),
    companyId: uuid("company_id").notNull(),
    userId: uuid("user_id").notNull(),
  },
  (table) => [index("sign_in_user").on(table.userId, table.companyId)],
);

/** Directory: wrong passwords in the running window of a sign-in name, whether or not it exists. */
export const signInAttempts = pgTable(
  "sign_in_attempt",
  {
    name: text("name").notNull(),
    windowStart: moment("window_start").notNull(),
    wrong: integer("wrong").notNull(),
    frozenUntil: moment("frozen_until"),
  },
  (table) => [primaryKey({ columns: [table.name] })],
);
