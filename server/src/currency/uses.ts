import type { Currency } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";

/** A module's records in currencies; `app.ts` hands them to `currencyModule`. */
export interface CurrencyUse {
  /** Where they are kept; with columns `company_id` and `currency`. */
  table: string;
  /** A bill, a cost or a rate: the first of them settles the company's settlement currency. */
  settles: boolean;
}

/** Which of these currencies the company has any record in. */
export async function bookedCurrencies(
  uses: readonly CurrencyUse[],
  db: Db,
  { companyId, codes }: { companyId: string; codes: readonly Currency[] },
): Promise<Currency[]> {
  const found = uses.map(
    ({ table }) => sql`EXISTS (SELECT FROM ${sql.identifier(table)} booked
      WHERE booked.company_id = ${companyId} AND booked.currency = asked.code)`,
  );
  if (found.length === 0) return [];
  const { rows } = await db.execute<{ code: Currency }>(sql`
    SELECT asked.code FROM unnest(${sql.param([...codes])}::text[]) AS asked (code) WHERE ${sql.join(found, sql` OR `)}`);
  return rows.map(({ code }) => code);
}

/** True once the company has a bill, a cost or a rate. */
export function settled(uses: readonly CurrencyUse[], companyId: string): SQL<boolean> {
  const found = uses
    .filter(({ settles }) => settles)
    .map(
      ({ table }) => sql`EXISTS (SELECT FROM ${sql.identifier(table)} booked WHERE booked.company_id = ${companyId})`,
    );
  return found.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(found, sql` OR `)})`;
}
