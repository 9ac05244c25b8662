import { coreRefusals, refuse, type Language } from "@lading/contract/core";
import type { getPreAlertHouseList, PreAlertHouse } from "@lading/contract/pre-alert";
import { sql, type SQL } from "drizzle-orm";
import { containing, type Db } from "#core/db";
import type { Context } from "#core/http";
import { cityNameIn } from "#place";
import { readOne, visibleAlerts } from "./read.ts";

const tables = sql`pre_alert_house h LEFT JOIN waybill w ON w.company_id = h.company_id AND w.id = h.waybill_id`;

const columns = sql`h.line, h.house_number AS "houseNumber", w.id AS "waybillId",
  coalesce(w.house_number, '') AS "waybillNumber", h.waybill->>'shipperName' AS "shipperName",
  coalesce(nullif(h.waybill->>'consigneeName', ''), h.waybill->>'consigneeCompany') AS "consigneeName",
  h.waybill->>'consigneePhone' AS "consigneePhone", h.waybill->>'city' AS city, h.waybill->>'country' AS country,
  h.waybill->>'productName' AS "productName", (h.waybill->>'pieces')::int AS pieces, h.waybill->>'weight' AS weight,
  h.waybill->>'volume' AS volume, h.waybill->>'codAmount' AS "codAmount", h.waybill->>'codCurrency' AS "codCurrency"`;

interface Alert {
  companyId: string;
  id: string;
}

const ofAlert = ({ companyId, id }: Alert) => sql`h.company_id = ${companyId} AND h.pre_alert_id = ${id}`;

interface Part {
  language: Language;
  limit: number;
  offset?: number;
  order?: "asc" | "desc";
}

/** Houses of a pre-alert from its first line on. */
export async function readHouses(
  db: Db,
  alert: Alert,
  { limit, language }: { limit: number; language: Language },
): Promise<PreAlertHouse[]> {
  return await read(db, ofAlert(alert), { limit, language });
}

async function read(
  db: Db,
  where: SQL,
  { limit, offset = 0, order = "asc", language }: Part,
): Promise<PreAlertHouse[]> {
  const { rows } = await db.execute<PreAlertHouse & Record<string, unknown>>(sql`
    SELECT ${columns} FROM ${tables} WHERE ${where} ORDER BY h.line ${sql.raw(order)} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map((row) => ({ ...row, city: cityNameIn(row.country, row.city, language) }));
}

/** A page of the houses of a pre-alert that the person sees. */
export async function listHouses({ db, input, session, language }: Context<typeof getPreAlertHouseList>) {
  const { preAlertId: id, search, page, pageSize, order } = input;
  if (!(await readOne(db, sql`${await visibleAlerts(db, session)} AND a.id = ${id}`, language)))
    throw refuse(coreRefusals.notFound);
  const own = ofAlert({ companyId: session.companyId, id });
  const where = search === "" ? own : sql`${own} AND ${says(containing(search))}`;
  const [rows, counted] = await Promise.all([
    read(db, where, { limit: pageSize, offset: (page - 1) * pageSize, order, language }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM ${tables} WHERE ${where}`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

function says(pattern: string): SQL {
  return sql`concat_ws(chr(10), h.house_number, w.house_number, h.waybill->>'shipperName', h.waybill->>'consigneeName',
    h.waybill->>'consigneeCompany', h.waybill->>'city', h.waybill->>'productName') ILIKE ${pattern}`;
}
