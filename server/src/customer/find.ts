import { nameIn } from "@lading/contract/core";
import { customerPage } from "@lading/contract/customer";
import { and, asc, or, sql } from "drizzle-orm";
import { anyLike, finding } from "#core/db";
import { bestFirst, finds, holdsPhone } from "#party";
import { about, type RecordFinder } from "#record-search";
import { customers } from "./tables.ts";
import { visibleCustomers } from "./visible.ts";

/** Customers by number, name (also in pinyin), person, phone or e-mail address. */
export const customerFinder: RecordFinder = {
  right: `${customerPage}:view`,
  find: async ({ db, session, search, most, language }) => {
    const { id, customerNumber, customerName, companyNameEn, shortName, contact, phone, telephone, email } = customers;
    const reached = anyLike(
      [contact, phone, telephone, email].map((column) => sql`${column}`),
      finding(search),
    );
    const rows = await db
      .select({
        id,
        customerNumber,
        customerName,
        companyNameEn,
        others: sql<
          string[]
        >`ARRAY[${customerName}, ${companyNameEn}, ${shortName}, ${contact}, ${phone}, ${telephone}, ${email}]`,
      })
      .from(customers)
      .where(
        and(
          await visibleCustomers(db, session),
          or(finds(customers.searchText, search), reached, holdsPhone([phone, telephone], search)),
        ),
      )
      .orderBy(bestFirst(customers.searchText, search), asc(customerNumber))
      .limit(most);
    return rows.map((row) => ({
      kind: "customer",
      id: row.id,
      number: row.customerNumber,
      about: about(search, [nameIn(row.customerName, row.companyNameEn, language)], row.others),
    }));
  },
};
