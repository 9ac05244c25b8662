import { customerPage } from "@lading/contract/customer";
import { and, asc, or, sql } from "drizzle-orm";
import { containing } from "#core/db";
import { bestFirst } from "#party";
import { about, type RecordFinder } from "#record-search";
import { foundBy } from "./searching.ts";
import { customers } from "./tables.ts";
import { visibleCustomers } from "./visible.ts";

/** Customers by number, name (also in pinyin), person, phone or e-mail address. */
export const customerFinder: RecordFinder = {
  right: `${customerPage}:view`,
  find: async ({ db, session, search, most }) => {
    const { id, customerNumber, customerName, companyNameEn, shortName, contact, phone, telephone, email } = customers;
    const reached = sql`concat_ws(chr(10), ${contact}, ${phone}, ${telephone}, ${email}) ILIKE ${containing(search)}`;
    const rows = await db
      .select({
        id,
        customerNumber,
        customerName,
        others: sql<string[]>`ARRAY[${companyNameEn}, ${shortName}, ${contact}, ${phone}, ${telephone}, ${email}]`,
      })
      .from(customers)
      .where(and(await visibleCustomers(db, session), or(foundBy(search), reached)))
      .orderBy(bestFirst(customers.searchText, search), asc(customerNumber))
      .limit(most);
    return rows.map((row) => ({
      kind: "customer",
      id: row.id,
      number: row.customerNumber,
      about: about(search, [row.customerName], row.others),
    }));
  },
};
