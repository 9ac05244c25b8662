import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { plainAmount } from "@lading/contract/charge-item";
import { bookedEntries, type KeptEntry } from "../read/identity.ts";
import type { BankStatement } from "../read/statement.ts";

/** An entry that is kept, with its id. */
export interface Kept {
  readonly id: string;
  readonly entry: KeptEntry;
}

interface Row extends Record<string, unknown> {
  id: string;
  bookedOn: string;
  amount: string;
  bankReference: string;
  balanceAfter: string | null;
  text: string;
  format: BankStatement["format"];
  statement: KeptEntry["statement"];
}

/** Entries of an account on the days of a file: those among which its own are looked for. */
export async function keptOn(
  db: Db,
  { companyId, accountId, currency }: { companyId: string; accountId: string; currency: string },
  statements: readonly BankStatement[],
): Promise<Kept[]> {
  const days = statements.flatMap((one) => bookedEntries(one).flatMap(({ bookedOn }) => bookedOn ?? []));
  const span = daysOf(days);
  if (!span) return [];
  const { rows } = await db.execute<Row>(sql`
    SELECT e.id, e.booked_on::text AS "bookedOn", e.amount::text AS amount, e.bank_reference AS "bankReference",
      e.balance_after::text AS "balanceAfter", e.whole_text AS text, s.format,
      jsonb_build_object('id', s.statement_id, 'sequence', s.sequence, 'opening', s.opening, 'closing', s.closing) AS statement
    FROM bank_entry e JOIN bank_statement s ON s.company_id = e.company_id AND s.id = e.statement_id
    WHERE e.company_id = ${companyId} AND e.account_id = ${accountId} AND e.booked_on BETWEEN ${span.first} AND ${span.last}
    ORDER BY e.id`);
  return rows.map(({ id, amount, balanceAfter, ...entry }) => ({
    id,
    entry: {
      ...entry,
      currency,
      amount: plainAmount(amount, currency),
      balanceAfter: balanceAfter === null ? null : plainAmount(balanceAfter, currency),
    },
  }));
}

/** The first and last of some days. */
export function daysOf(days: readonly string[]): { first: string; last: string } | undefined {
  let [first, last] = [days[0], days[0]];
  for (const day of days) {
    if (first === undefined || day < first) first = day;
    if (last === undefined || day > last) last = day;
  }
  return first === undefined || last === undefined ? undefined : { first, last };
}
