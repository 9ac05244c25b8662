import type { Currency } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import { earned, sumNames, type Target } from "./charges.ts";

/** The currencies whose sums are kept beside those of the books. */
const prefixes = { RMB: "rmb", USD: "usd", HKD: "hkd" } as const;

/** With more waybills than these to be summed again, all of them are. */
const mostDue = 5_000;

/** Ids of the waybills whose kept sums do not hold, as `waybill_id`; of some more than once. */
const dueOf = (companyId: string): SQL => sql`
  SELECT d.waybill_id FROM profit_due d WHERE d.company_id = ${companyId} AND d.waybill_id IS NOT NULL
  UNION ALL
  SELECT k.waybill_id FROM profit_due d JOIN waybill_profit k ON k.company_id = ${companyId}
    AND k.last_day >= d.from_day AND k.first_day <= coalesce(d.to_day, 'infinity')
  WHERE d.company_id = ${companyId} AND d.waybill_id IS NULL`;

/** Currencies whose sums are kept of a company with these books. */
function targetsOf(settlement: Currency): Target[] {
  const beside = Object.entries(prefixes).filter(([currency]) => currency !== settlement);
  return [
    { prefix: "settlement", currency: settlement },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those written above
    ...beside.map(([currency, prefix]) => ({ prefix, currency: currency as Currency })),
  ];
}

interface Reading {
  companyId: string;
  target: Currency;
  settlement: Currency;
  /** The group of a row, and which rows: of `waybill`, with the columns of `waybill_profit` that say a waybill's facts. */
  key: SQL;
  where: SQL;
}

/** The facts that are kept beside a waybill's sums, as they are now. */
export const facts = (companyId: string): SQL => sql`
  SELECT w.company_id, w.id AS waybill_id, coalesce(w.main_waybill_id, w.id) AS job_id,
    w.main_waybill_id IS NULL AND NOT w.is_main AS alone, w.type,
    coalesce(job.shipping_date, w.shipping_date) AS shipped, w.customer_id, w.operator_id, w.sales_id, w.customer_service_id,
    w.marketing_id, w.created_by
  FROM waybill w LEFT JOIN waybill job ON job.company_id = ${companyId} AND job.is_main AND job.id = w.main_waybill_id
  WHERE w.company_id = ${companyId}`;

/**
 * `earning` of a WITH clause: what waybills earned, a row each: `key`, `alone`, `sales`, `costs`, `waived`, `difference`, `missing`.
 * Kept sums are taken where they hold; waybills with a change since are summed from their charges, so that the answer is
 * never an older one.
 */
export async function earnings(db: Db, { companyId, target, settlement, key, where }: Reading): Promise<SQL> {
  const inTarget = targetsOf(settlement).find(({ currency }) => currency === target);
  const wanted = inTarget ?? { prefix: "other", currency: target };
  const columns = (row: string) =>
    sql`${key} AS key, waybill.alone, ${sql.raw(sumNames.map((name) => `${row}.${wanted.prefix}_${name} AS ${name}`).join(", "))}`;
  const fresh = (only?: SQL) => sql`
    SELECT ${columns("e")} FROM ${earned({ companyId, targets: [wanted], settlement, only })} AS e
    JOIN (${facts(companyId)} ${only ? sql`AND w.id = ANY(${only})` : sql``}) AS waybill ON waybill.waybill_id = e.waybill_id
    WHERE ${where}`;
  const due = inTarget ? await countDue(db, companyId) : mostDue + 1;
  if (due > mostDue) return sql`earning AS MATERIALIZED (${fresh()})`;
  const kept = sql`SELECT ${columns("waybill")} FROM waybill_profit AS waybill WHERE ${where}`;
  if (due === 0) return sql`earning AS NOT MATERIALIZED (${kept})`;
  return sql`fresh AS MATERIALIZED (${fresh(sql`ARRAY(${dueOf(companyId)})`)}),
    earning AS NOT MATERIALIZED (
      ${kept} AND NOT EXISTS (SELECT FROM (${dueOf(companyId)}) AS due WHERE due.waybill_id = waybill.waybill_id)
      UNION ALL SELECT * FROM fresh)`;
}

async function countDue(db: Db, companyId: string): Promise<number> {
  const { rows } = await db.execute<{ due: number }>(
    sql`SELECT count(*)::int AS due FROM (${dueOf(companyId)} LIMIT ${mostDue + 1}) AS counted`,
  );
  return rows[0]?.due ?? 0;
}

/** Makes the waybills of changed rates due one by one. */
export async function spreadDue(db: Db, companyId: string): Promise<void> {
  await db.execute(sql`
    WITH gone AS (
      DELETE FROM profit_due WHERE company_id = ${companyId} AND waybill_id IS NULL RETURNING from_day, to_day
    )
    INSERT INTO profit_due (company_id, waybill_id)
    SELECT DISTINCT k.company_id, k.waybill_id FROM gone JOIN waybill_profit k ON k.company_id = ${companyId}
      AND k.last_day >= gone.from_day AND k.first_day <= coalesce(gone.to_day, 'infinity')`);
}

const factNames =
  "job_id, alone, type, shipped, customer_id, operator_id, sales_id, customer_service_id, marketing_id, created_by";

/**
 * Sums so many of the waybills that are due again, and gives how many there were. It is one statement, so that all of it sees
 * the same changes and takes away the marks of these alone; whoever runs it holds the company's lock.
 */
export async function sumDue(
  db: Db,
  { companyId, settlement, most }: { companyId: string; settlement: Currency; most: number },
): Promise<number> {
  const only = sql`ARRAY(SELECT waybill_id FROM due)`;
  const targets = targetsOf(settlement);
  const sums = targets.flatMap(({ prefix }) => sumNames.map((name) => `${prefix}_${name}`));
  const trimmed = sums.map((name) => (name.endsWith("missing") ? name : `trim_scale(${name})`));
  const stored = [...factNames.split(", "), "first_day", "last_day", ...sums];
  const { rows } = await db.execute<{ summed: number }>(sql`
    WITH due AS MATERIALIZED (
      SELECT DISTINCT waybill_id FROM profit_due WHERE company_id = ${companyId} AND waybill_id IS NOT NULL
      ORDER BY waybill_id LIMIT ${most}
    ), gone AS (
      DELETE FROM profit_due WHERE company_id = ${companyId} AND waybill_id = ANY(${only})
    ), earned AS MATERIALIZED ${earned({ companyId, targets, settlement, only })},
    bare AS (
      DELETE FROM waybill_profit WHERE company_id = ${companyId} AND waybill_id = ANY(${only})
        AND waybill_id NOT IN (SELECT waybill_id FROM earned)
    ), stored AS (
      INSERT INTO waybill_profit (company_id, waybill_id, ${sql.raw(stored.join(", "))})
      SELECT w.company_id, w.waybill_id, ${sql.raw([...factNames.split(", "), "first_day", "last_day", ...trimmed].join(", "))}
      FROM (${facts(companyId)} AND w.id IN (SELECT waybill_id FROM due)) AS w JOIN earned ON earned.waybill_id = w.waybill_id
      ON CONFLICT (company_id, waybill_id) DO UPDATE SET ${sql.raw(stored.map((name) => `${name} = excluded.${name}`).join(", "))}
    )
    SELECT count(*)::int AS summed FROM due`);
  return rows[0]?.summed ?? 0;
}

/**
 * Waybills of which something else is kept than their charges and facts say now, and that are not due: what is kept of each,
 * and what is so. A company at a time.
 */
export async function keptWrongly(db: Db, companyId: string, settlement: Currency) {
  const targets = targetsOf(settlement);
  const figures = [
    "first_day",
    "last_day",
    ...targets.flatMap(({ prefix }) => sumNames.map((name) => `${prefix}_${name}`)),
  ];
  const compared = ["waybill_id", ...factNames.split(", "), ...figures];
  const { rows } = await db.execute<{ id: string; kept: string; recomputed: string }>(sql`
    WITH now AS MATERIALIZED (
      SELECT w.waybill_id, ${sql.raw(`${factNames}, ${figures.join(", ")}`)}
      FROM ${earned({ companyId, targets, settlement })} AS e JOIN (${facts(companyId)}) AS w ON w.waybill_id = e.waybill_id)
    SELECT coalesce(k.waybill_id, now.waybill_id) AS id, ${said("k", "now")} AS kept, ${said("now", "k")} AS recomputed
    FROM (SELECT * FROM waybill_profit WHERE company_id = ${companyId}) AS k FULL JOIN now ON now.waybill_id = k.waybill_id
    WHERE (${rowOf("k", compared)}) IS DISTINCT FROM (${rowOf("now", compared)})
      AND NOT EXISTS (
        SELECT FROM (${dueOf(companyId)}) AS due WHERE due.waybill_id = coalesce(k.waybill_id, now.waybill_id))`);
  return rows;
}

const rowOf = (row: string, names: readonly string[]): SQL => sql.raw(names.map((name) => `${row}.${name}`).join(", "));

/** The figures and facts of a row that are not those of the other. */
const said = (row: string, other: string): SQL =>
  sql.raw(`coalesce((
    SELECT string_agg(f.key || ' ' || coalesce(f.value #>> '{}', 'none'), ', ' ORDER BY f.key) FROM jsonb_each(to_jsonb(${row})) AS f
    WHERE f.key <> 'company_id' AND coalesce(to_jsonb(${other}) ? f.key, true) AND f.value IS DISTINCT FROM to_jsonb(${other}) -> f.key), 'nothing')`);
