import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { companies } from "#user";
import type { PrintedWaybill } from "../print/read.ts";
import { isInLatinLetters } from "./formats/index.ts";

/** English names by names as they are written on waybills. */
export type EnglishNames = ReadonlyMap<string, string>;

const named = ["shipperName", "shipperCompany", "consigneeName", "consigneeCompany"] as const;

/**
 * The English names that are known of the parties of waybills which messages cannot write: those of customers, of suppliers
 * and of the company itself. A name of two records with different English names has none.
 */
export async function readEnglishNames(
  db: Db,
  company: typeof companies.$inferSelect,
  rows: readonly PrintedWaybill[],
): Promise<EnglishNames> {
  const names = new Set(rows.flatMap((row) => named.map((field) => row[field].trim())));
  const wanted = [...names].filter((name) => name !== "" && !isInLatinLetters(name));
  if (wanted.length === 0) return new Map();
  const list = sql.param(wanted);
  const { rows: found } = await db.execute<{ name: string; english: string }>(sql`
    SELECT name, min(english) AS english
    FROM (
      SELECT unnest(ARRAY[customer_name, short_name]) AS name, company_name_en AS english
      FROM customer WHERE company_id = ${company.companyId} AND (customer_name = ANY(${list}) OR short_name = ANY(${list}))
      UNION ALL
      SELECT unnest(ARRAY[supplier_name, short_name]), company_name_en
      FROM supplier WHERE company_id = ${company.companyId} AND (supplier_name = ANY(${list}) OR short_name = ANY(${list}))
      UNION ALL
      SELECT ${company.companyName}::text, ${company.companyNameEn}::text
    ) AS known
    WHERE name = ANY(${list}) AND english <> ''
    GROUP BY name
    HAVING count(DISTINCT english) = 1`);
  return new Map(found.filter(({ english }) => isInLatinLetters(english)).map(({ name, english }) => [name, english]));
}
