import type { Currency } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";

/** Names of columns and of what is joined begin with the currency's prefix. */
export interface Target {
  prefix: string;
  currency: Currency;
}

interface Earning {
  companyId: string;
  /** Currencies of the figures. */
  targets: readonly Target[];
  /** Currency of the books. */
  settlement: Currency;
  /** The waybills, as an array; undefined for all of the company. */
  only?: SQL | undefined;
}

const named = ({ prefix }: Target, name: string): SQL => sql.raw(`${prefix}_${name}`);

/**
 * The worth of a charge in a target currency, unrounded: amounts of that currency as they are, others by the rate that
 * they keep, and where the books are in another currency ÷ the target's rate on the charge's date. Null without that rate.
 */
function worth(target: Target, settlement: Currency): SQL {
  const { currency } = target;
  const kept = sql`charge.amount * charge.rate`;
  const own = sql`CASE WHEN charge.currency = ${currency} THEN charge.amount WHEN charge.settlement_currency = ${currency} THEN ${kept}`;
  const [signed, latest, day] = [named(target, "signed"), named(target, "latest"), named(target, "day")];
  // More digits than any sum needs: a quotient of numeric has as many as what is divided.
  return currency === settlement
    ? sql`${own} END`
    : sql`${own} WHEN charge.settlement_currency = ${settlement} THEN (${kept})::numeric(70, 36)
        / CASE WHEN ${signed}.waybill_id IS NULL THEN coalesce(${latest}.rate, ${day}.rate) ELSE ${signed}.rate END END`;
}

/**
 * A target's rates that signed-off jobs keep, by waybill and day, whatever was entered, changed or deleted since; null where
 * there was none. The steps after the first sign the same ones, so one sign-off of a job has them.
 */
function signedRates({ companyId, settlement, only }: Earning, target: Target): SQL {
  const these = only ? sql`AND w.id = ANY(${only})` : sql``;
  return sql`${named(target, "signed")} AS MATERIALIZED (
    SELECT DISTINCT ON (w.id, r.date) w.id AS waybill_id, r.date AS day, r.rate
    FROM (
      SELECT w.id, w.id AS job_id FROM waybill w WHERE w.company_id = ${companyId} AND w.main_waybill_id IS NULL ${these}
      UNION ALL
      SELECT w.id, w.main_waybill_id FROM waybill w WHERE w.company_id = ${companyId} AND w.main_waybill_id IS NOT NULL ${these}
    ) AS w
    JOIN job_sign_off o ON o.company_id = ${companyId} AND o.waybill_id = w.job_id AND o.withdrawn_at IS NULL,
      jsonb_to_recordset(o.figures->'rates') AS r (currency text, "settlementCurrency" text, date date, rate numeric)
    WHERE r.currency = ${target.currency} AND r."settlementCurrency" = ${settlement}
    ORDER BY w.id, r.date, o.signed_at DESC)`;
}

/**
 * A target's rate on each day from its first one to its last, and the latest, which holds from then on: some hundreds of days,
 * however many charges there are.
 */
function days({ companyId, settlement }: Earning, target: Target): SQL {
  const [entered, day, latest] = [named(target, "entered"), named(target, "day"), named(target, "latest")];
  return sql`${entered} AS MATERIALIZED (
      SELECT r.date, lead(r.date) OVER (ORDER BY r.date) AS next, r.rate FROM exchange_rate r
      WHERE r.company_id = ${companyId} AND r.settlement_currency = ${settlement} AND r.currency = ${target.currency}),
    ${day} AS MATERIALIZED (
      SELECT one::date AS day, rate FROM ${entered} AS e, generate_series(e.date, coalesce(next - 1, e.date), interval '1 day') AS one),
    ${latest} AS (SELECT date AS day, rate FROM ${entered} WHERE next IS NULL)`;
}

/** The target's rates of a charge, joined to it. */
function ratesOf(target: Target): SQL {
  const [signed, latest, day] = [named(target, "signed"), named(target, "latest"), named(target, "day")];
  return sql`LEFT JOIN ${signed} ON ${signed}.waybill_id = charge.waybill_id AND ${signed}.day = charge.day
    LEFT JOIN ${day} ON ${day}.day = charge.day LEFT JOIN ${latest} ON ${latest}.day < charge.day`;
}

/**
 * Bills and costs as charges; waivers and realised exchange differences of posted write-offs, in the currency of the books, as
 * charges of the day that they were posted: a waiver of a bill is a loss, of a cost a gain; a difference is a gain above
 * zero, of both.
 */
function charges({ companyId, only }: Earning): SQL {
  const these = (record: string) => (only ? sql`AND ${sql.raw(record)}.waybill_id = ANY(${only})` : sql``);
  const settled = (side: "waived" | "difference", table: "collection_bill" | "supplier_cost", amount: string) => sql`
    SELECT r.waybill_id, ${side}, o.posted_on, r.settlement_currency, r.settlement_currency, ${sql.raw(amount)}, 1
    FROM write_off_line l JOIN write_off o ON o.company_id = ${companyId} AND o.id = l.write_off_id
    JOIN ${sql.raw(table)} r ON r.company_id = ${companyId} AND r.id = l.record_id ${these("r")}
    WHERE l.company_id = ${companyId} AND l.standing = 'posted' AND ${sql.raw(amount)} <> 0`;
  return sql`
    SELECT b.waybill_id, 'sale' AS side, b.bill_date AS day, b.currency, b.settlement_currency, b.amount, b.rate
    FROM collection_bill b WHERE b.company_id = ${companyId} AND b.voided_at IS NULL ${these("b")}
    UNION ALL
    SELECT s.waybill_id, 'cost', s.cost_date, s.currency, s.settlement_currency, s.amount, s.rate
    FROM supplier_cost s WHERE s.company_id = ${companyId} ${these("s")}
    UNION ALL ${settled("waived", "collection_bill", "l.waived_share")}
    UNION ALL ${settled("waived", "supplier_cost", "-l.waived_share")}
    UNION ALL ${settled("difference", "collection_bill", "l.exchange_difference")}
    UNION ALL ${settled("difference", "supplier_cost", "l.exchange_difference")}`;
}

/** The tax in the tax invoices that were issued of bills, as charges of the bills' days and rates; of a refund below zero. */
function taxes({ companyId, only }: Earning): SQL {
  return sql`
    SELECT b.waybill_id, 'tax' AS side, b.bill_date AS day, b.currency, b.settlement_currency, t.amount * i.tax / i.amount AS amount, b.rate
    FROM tax_invoice_share t JOIN tax_invoice i ON i.company_id = ${companyId} AND i.id = t.tax_invoice_id
    JOIN collection_bill b ON b.company_id = ${companyId} AND b.id = t.bill_id
    WHERE t.company_id = ${companyId} AND b.voided_at IS NULL ${only ? sql`AND b.waybill_id = ANY(${only})` : sql``}`;
}

const sides = { sales: "sale", costs: "cost", waived: "waived", difference: "difference" } as const;

/** Columns of a target's sums, without its prefix; the last is the first day that needs a rate. */
export const sumNames = ["sales", "costs", "waived", "difference", "missing"] as const;

/**
 * Earnings of waybills, summed from their charges: `waybill_id`, `first_day`, `last_day`, and of each target the unrounded
 * {@link sumNames} with its prefix. Waybills without charges are not in it.
 */
export function earned(earning: Earning): SQL {
  const sums = earning.targets.flatMap((target) => {
    const value = named(target, "worth");
    return sumNames.map((name) =>
      name === "missing"
        ? sql`min(day) FILTER (WHERE ${value} IS NULL) AS ${named(target, name)}`
        : sql`sum(${value}) FILTER (WHERE side = ${sides[name]}) AS ${named(target, name)}`,
    );
  });
  return summed(
    earning,
    charges(earning),
    sql`min(day) AS first_day, max(day) AS last_day, ${sql.join(sums, sql`, `)}`,
  );
}

/** The tax in waybills' sales, as `waybill_id` and the unrounded `tax` in the one target; null without a rate. */
export function taxed(earning: Omit<Earning, "targets"> & { target: Target }): SQL {
  const { target } = earning;
  const value = named(target, "worth");
  const tax = sql`CASE WHEN count(*) = count(${value}) THEN sum(${value}) END AS tax`;
  const all = { ...earning, targets: [target] };
  return summed(all, taxes(all), tax);
}

/** Charges summed by their waybill, each with its worth in the targets under `worth` with their prefixes. */
function summed(earning: Earning, relation: SQL, columns: SQL): SQL {
  const { targets, settlement } = earning;
  const foreign = targets.filter(({ currency }) => currency !== settlement);
  const rates = foreign.flatMap((target) => [signedRates(earning, target), days(earning, target)]);
  const values = targets.map((target) => sql`${worth(target, settlement)} AS ${named(target, "worth")}`);
  return sql`(${rates.length === 0 ? sql`` : sql`WITH ${sql.join(rates, sql`, `)}`}
    SELECT waybill_id, ${columns}
    FROM (
      SELECT charge.waybill_id, charge.side, charge.day, ${sql.join(values, sql`, `)}
      FROM (${relation}) AS charge ${sql.join(foreign.map(ratesOf), sql` `)}) AS valued
    GROUP BY waybill_id)`;
}
