import { plainAmount } from "@lading/contract/charge-item";
import { ageingBands, type AgeingBand } from "@lading/contract/check-bill";
import { currencies, type Currency } from "@lading/contract/core";
import type { getDebtSummary } from "@lading/contract/debt";
import { sql } from "drizzle-orm";
import { bandOn, openParts } from "#check-bill";
import { runNamed } from "#core/db";
import type { Context } from "#core/http";
import { ownToday } from "#user";

type Sums = Record<AgeingBand, string>;

interface Row extends Record<string, unknown> {
  currency: Currency;
  count: number;
  balance: string;
  overdue: string;
  ageing: Sums;
}

/** Sums of the customer's open bills in each currency, by age, in the usual order of currencies. */
export async function sumDebts({ db, session }: Context<typeof getDebtSummary>) {
  const { companyId, customerId } = session;
  const sums = ageingBands.map(
    (band) => sql`${band}::text, coalesce(sum(o.balance) FILTER (WHERE ${bandOn[band](ownToday)}), 0)::text`,
  );
  // Bills alone: beside the costs, of which there are none here, the database would start workers for longer than it reads.
  const statement = sql`
    SELECT o.currency, count(*)::int AS count, sum(o.balance)::text AS balance,
      coalesce(sum(o.balance) FILTER (WHERE NOT ${bandOn.notDue(ownToday)}), 0)::text AS overdue,
      json_build_object(${sql.join(sums, sql`, `)}) AS ageing
    FROM (${openParts({ companyId, asOf: "" }).bill}) o WHERE o.party_id = ${customerId} GROUP BY o.currency`;
  const rows = await runNamed<Row>(db, statement);
  return {
    rows: rows
      .map(({ currency, count, ...row }) => ({
        currency,
        count,
        balance: plainAmount(row.balance, currency),
        overdue: plainAmount(row.overdue, currency),
        ageing: Object.fromEntries(ageingBands.map((band) => [band, plainAmount(row.ageing[band], currency)])),
      }))
      .toSorted((one, other) => currencies.indexOf(one.currency) - currencies.indexOf(other.currency)),
  };
}
