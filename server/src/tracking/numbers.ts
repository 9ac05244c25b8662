import { trackingKey, withHyphen } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { runNamed, type Db } from "#core/db";
import type { WaybillKey } from "#waybill";

/** A number's entry in the directory: the waybill that carries it, and its company. */
export interface Carried extends WaybillKey {
  /** The number as it was asked for, made comparable. */
  key: string;
  /** The number is its main number and none of its own. */
  asMain: boolean;
  /** The shipment's waybills from company to company, the first one first: this one alone where nobody handed it over. */
  way: readonly [WaybillKey, ...WaybillKey[]];
}

/** However often the numbers of one question are used, no more is read. */
const mostCarried = 20_000;

interface CarriedRow extends Record<string, unknown>, WaybillKey {
  number: string;
  asMain: boolean;
  firstCompanyId: string;
  firstWaybillId: string;
  later: WaybillKey[] | null;
}

/**
 * Looks numbers up in the directory, across companies. An air main number is also found when it was typed without
 * its hyphen.
 */
export async function lookUp(db: Db, keys: readonly string[]): Promise<Carried[]> {
  const asked = new Map(keys.map((key) => [withHyphen(key), key]));
  for (const key of keys) asked.set(key, key);
  const rows = await runNamed<CarriedRow>(
    db,
    sql`
    WITH asked AS (
      SELECT number, company_id, waybill_id, bool_and(kind = 'main') AS as_main FROM tracking_number
      WHERE number = ANY(${sql.param([...asked.keys()])}::text[]) GROUP BY number, company_id, waybill_id
      LIMIT ${mostCarried}
    ), known AS (
      SELECT asked.*, coalesce(first_company_id, company_id) AS first_company_id,
        coalesce(first_waybill_id, waybill_id) AS first_waybill_id
      FROM asked LEFT JOIN tracking_hand_over USING (company_id, waybill_id)
    )
    SELECT number, as_main AS "asMain", company_id AS "companyId", waybill_id AS "waybillId",
      first_company_id AS "firstCompanyId", first_waybill_id AS "firstWaybillId", (
        SELECT json_agg(json_build_object('companyId', h.company_id, 'waybillId', h.waybill_id) ORDER BY h.handed_at)
        FROM tracking_hand_over h
        WHERE h.first_waybill_id = known.first_waybill_id AND h.first_company_id = known.first_company_id
      ) AS later
    FROM known`,
  );
  return rows.map(({ number, companyId, waybillId, asMain, firstCompanyId, firstWaybillId, later }) => ({
    key: asked.get(number) ?? number,
    companyId,
    waybillId,
    asMain,
    way: [{ companyId: firstCompanyId, waybillId: firstWaybillId }, ...(later ?? [])],
  }));
}

/** The numbers asked for, each once, without blank ones. */
export function keysOf(numbers: readonly string[]): string[] {
  return [...new Set(numbers.map(trackingKey).filter((key) => key !== ""))];
}
