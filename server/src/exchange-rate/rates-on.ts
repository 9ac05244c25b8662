import type { Currency } from "@lading/contract/core";
import { plainRate } from "@lading/contract/exchange-rate";
import { sql } from "drizzle-orm";
import { runNamed, type Db } from "#core/db";

/** Which rate is asked for: of a currency, to a settlement currency, on a date. */
export interface AskedRate {
  currency: Currency;
  settlementCurrency: Currency;
  date: string;
}

/** Rates by what was asked for; undefined where nobody entered one on or before the date. */
export type RateFinder = (asked: AskedRate) => string | undefined;

const keyOf = ({ currency, settlementCurrency, date }: AskedRate) => `${currency} ${settlementCurrency} ${date}`;

/**
 * Many rates in one statement, each the latest on or before its date, as `rateOn` takes one; for whoever shows figures in
 * several currencies. It never refuses: what is missing is for the caller to say.
 */
export async function ratesOn(db: Db, companyId: string, asked: readonly AskedRate[]): Promise<RateFinder> {
  if (asked.length === 0) return () => undefined;
  // Codes and dates stand in an array as they are.
  const column = (name: keyof AskedRate) => sql`${`{${asked.map((one) => one[name]).join(",")}}`}`;
  const statement = sql`
    SELECT a.currency, a.settlement AS "settlementCurrency", a.date::text AS date,
      (SELECT r.rate FROM exchange_rate r
        WHERE r.company_id = ${companyId} AND r.settlement_currency = a.settlement AND r.currency = a.currency AND r.date <= a.date
        ORDER BY r.date DESC LIMIT 1) AS rate
    FROM unnest(${column("currency")}::text[], ${column("settlementCurrency")}::text[], ${column("date")}::date[])
      AS a (currency, settlement, date)`;
  const rows = await runNamed<AskedRate & Record<string, unknown> & { rate: string | null }>(db, statement);
  const rates = new Map(rows.flatMap((row) => (row.rate === null ? [] : [[keyOf(row), plainRate(row.rate)] as const])));
  return (one) => rates.get(keyOf(one));
}
