import { and, eq, sql } from "drizzle-orm";
import { inTransaction, type Database } from "#core/db";
import { companyDirectory } from "#user";
import { foundUnder } from "./searching.ts";
import { customers } from "./tables.ts";

/** So many customers are made findable in one transaction. */
const atOnce = 500;

/** Makes customers findable who were stored before there was a search by pinyin; does nothing where all are. */
export async function makeFindable(database: Database): Promise<void> {
  const companies = await inTransaction(database, { companyId: null, readOnly: true }, (db) =>
    db.select({ companyId: companyDirectory.companyId }).from(companyDirectory),
  );
  for (const { companyId } of companies) while ((await makeSome(database, companyId)) === atOnce);
}

async function makeSome(database: Database, companyId: string): Promise<number> {
  return await inTransaction(database, { companyId }, async (db) => {
    const unsearchable = sql`search_text = ''`;
    const found = await db
      .select()
      .from(customers)
      .where(and(eq(customers.companyId, companyId), unsearchable))
      .limit(atOnce)
      .for("update", { skipLocked: true });
    for (const customer of found)
      await db
        .update(customers)
        .set(foundUnder(customer))
        .where(and(eq(customers.companyId, companyId), eq(customers.id, customer.id)));
    return found.length;
  });
}
