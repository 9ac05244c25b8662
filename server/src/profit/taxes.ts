import { minorUnits } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import { taxed } from "./charges.ts";
import { facts } from "./kept.ts";
import { askedFor, keyOf, type Asked } from "./sums.ts";

/**
 * The tax in the sales of groups, by their keys, rounded half up once; null while a rate is missing. Tax is known of what is
 * on issued tax invoices alone, and these are few beside the waybills: it is not kept, but summed for the groups of a page.
 */
export async function taxOf(
  db: Db,
  asked: Asked,
  keys: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string | null>> {
  const { companyId, wanted, target: currency, settlement } = asked;
  const key = keyOf(wanted.group, wanted.userType);
  const ids = sql.param(keys.filter((one) => one !== null));
  const target = { prefix: "tax", currency };
  const only = wanted.group === "job" ? waybillsOf(companyId, ids) : invoicedWaybills(companyId);
  const { rows } = await db.execute<{ key: string | null; tax: string | null }>(sql`
    SELECT ${key} AS key, CASE WHEN count(*) = count(t.tax) THEN round(sum(t.tax), ${minorUnits(currency)}) END::text AS tax
    FROM ${taxed({ companyId, target, settlement, only })} AS t
    JOIN (${facts(companyId)} AND w.id = ANY(${only})) AS waybill ON waybill.waybill_id = t.waybill_id
    WHERE ${askedFor(asked)} AND (${key} = ANY(${ids}::uuid[]) OR ${key} IS NULL) GROUP BY ${key}`);
  return new Map(rows.map((row) => [row.key, row.tax]));
}

/** The waybills of jobs, as an array. */
const waybillsOf = (companyId: string, jobs: unknown): SQL => sql`ARRAY(
  SELECT w.id FROM waybill w WHERE w.company_id = ${companyId}
    AND (w.id = ANY(${jobs}::uuid[]) OR w.main_waybill_id = ANY(${jobs}::uuid[])))`;

/** The waybills with a bill on an issued tax invoice, as an array: so the others are not read. */
const invoicedWaybills = (companyId: string): SQL => sql`ARRAY(
  SELECT DISTINCT b.waybill_id FROM tax_invoice_share t
  JOIN collection_bill b ON b.company_id = t.company_id AND b.id = t.bill_id WHERE t.company_id = ${companyId})`;
