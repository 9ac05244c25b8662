import { nameIn } from "@lading/contract/core";
import { and, asc, eq, or, sql } from "drizzle-orm";
import { anyLike, finding } from "#core/db";
import { bestFirst, finds, holdsPhone } from "#party";
import { about, type RecordFinder } from "#record-search";
import { suppliers } from "./tables.ts";

/** Suppliers by number, name (also in pinyin), phone or e-mail address. */
export const supplierFinder: RecordFinder = {
  right: "/supplierManagement/suppliereInformation:view",
  find: async ({ db, session, search, most, language }) => {
    const { id, supplierNumber, supplierName, companyNameEn, shortName, telephone, email } = suppliers;
    const reached = anyLike(
      [telephone, email].map((column) => sql`${column}`),
      finding(search),
    );
    const rows = await db
      .select({
        id,
        supplierNumber,
        supplierName,
        companyNameEn,
        others: sql<string[]>`ARRAY[${supplierName}, ${companyNameEn}, ${shortName}, ${telephone}, ${email}]`,
      })
      .from(suppliers)
      .where(
        and(
          eq(suppliers.companyId, session.companyId),
          or(finds(suppliers.searchText, search), reached, holdsPhone([telephone], search)),
        ),
      )
      .orderBy(bestFirst(suppliers.searchText, search), asc(supplierNumber))
      .limit(most);
    return rows.map((row) => ({
      kind: "supplier",
      id: row.id,
      number: row.supplierNumber,
      about: about(search, [nameIn(row.supplierName, row.companyNameEn, language)], row.others),
    }));
  },
};
