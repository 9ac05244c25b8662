import { plainAmount } from "@lading/contract/charge-item";
import type { Currency } from "@lading/contract/core";
import { Big } from "big.js";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";

/** A customer's debt, by currency and in the settlement currency, as decimal strings. */
export interface Receivable {
  currencies: { currency: Currency; amount: string }[];
  settlementCurrency: string;
  settlementAmount: string;
}

/**
 * The bills that are not paid, of all companies: a relation of `company_id`, `id`, `customer_id`, `bill_date`, `currency`,
 * open `amount` and `rate` to the settlement currency, without a name. The module that keeps bills hands it in.
 */
export type OpenBills = SQL;

/**
 * The sums of the open collection bills of some customers. A bill counts with the rate of its date; the whole is
 * rounded once, half up.
 */
export async function readReceivables(
  db: Db,
  openBills: OpenBills,
  { companyId, ids }: { companyId: string; ids: readonly string[] },
): Promise<(customerId: string) => Receivable> {
  const { rows } = await db.execute<{
    id: string | null;
    currency: Receivable["currencies"][number]["currency"] | null;
    amount: string | null;
    worth: string | null;
    settlement: string;
  }>(sql`
    SELECT b.customer_id AS id, b.currency, sum(b.amount)::text AS amount, sum(b.amount * b.rate)::text AS worth,
      c.settlement_currency AS settlement
    FROM company c LEFT JOIN ${openBills} b ON b.company_id = c.company_id AND b.customer_id = ANY(${sql.param([...ids])}::uuid[])
    WHERE c.company_id = ${companyId}
    GROUP BY b.customer_id, b.currency, c.settlement_currency ORDER BY b.currency`);
  const settlementCurrency = rows[0]?.settlement ?? "RMB";
  return (customerId) => {
    const own = rows.filter(({ id }) => id === customerId);
    const worth = own.reduce((sum, row) => sum.plus(row.worth ?? "0"), new Big(0));
    return {
      currencies: own.flatMap(({ currency, amount }) =>
        currency === null || amount === null ? [] : [{ currency, amount: plainAmount(amount, currency) }],
      ),
      settlementCurrency,
      settlementAmount: plainAmount(worth.toFixed(), settlementCurrency),
    };
  };
}

/** A customer's debt in the settlement currency, to sort by; a condition's subselect on `customer`. */
export const owedAmount = (
  openBills: OpenBills,
): SQL => sql`(SELECT coalesce(sum(b.amount * b.rate), 0) FROM ${openBills} b
  WHERE b.company_id = customer.company_id AND b.customer_id = customer.id)`;

/** Has an open bill. */
export const owesSomething = (openBills: OpenBills): SQL => sql`EXISTS (SELECT FROM ${openBills} b
  WHERE b.company_id = customer.company_id AND b.customer_id = customer.id AND b.amount > 0)`;
