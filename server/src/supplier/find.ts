import { and, asc, eq, or, sql } from "drizzle-orm";
import { containing } from "#core/db";
import { bestFirst } from "#party";
import { about, type RecordFinder } from "#record-search";
import { foundBy } from "./searching.ts";
import { suppliers } from "./tables.ts";

/** Suppliers by number, name (also in pinyin), phone or e-mail address. */
export const supplierFinder: RecordFinder = {
  right: "/supplierManagement/suppliereInformation:view",
  find: async ({ db, session, search, most }) => {
    const { id, supplierNumber, supplierName, companyNameEn, shortName, telephone, email } = suppliers;
    const reached = sql`concat_ws(chr(10), ${telephone}, ${email}) ILIKE ${containing(search)}`;
    const rows = await db
      .select({
        id,
        supplierNumber,
        supplierName,
        others: sql<string[]>`ARRAY[${companyNameEn}, ${shortName}, ${telephone}, ${email}]`,
      })
      .from(suppliers)
      .where(and(eq(suppliers.companyId, session.companyId), or(foundBy(search), reached)))
      .orderBy(bestFirst(suppliers.searchText, search), asc(supplierNumber))
      .limit(most);
    return rows.map((row) => ({
      kind: "supplier",
      id: row.id,
      number: row.supplierNumber,
      about: about(search, [row.supplierName], row.others),
    }));
  },
};
