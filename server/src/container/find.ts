import type { Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { finding } from "#core/db";
import { customerNameIn } from "#customer";
import { about, type RecordFinder } from "#record-search";
import { visibleWaybills } from "#waybill";

/** So many numbers that fit are looked at. */
const mostNumbers = 200;

type Row = { id: string; containerNumber: string; houseNumber: string; mainNumber: string; names: string[] } & Record<
  string,
  unknown
>;

/**
 * Containers by a part of their number or of a seal's, with or without blanks and dashes: those of main waybills, and those
 * that a waybill's form names.
 */
export const containerFinder: RecordFinder = {
  right: "/logisticsManagement/checkWayBill:view",
  find: async ({ db, session, search, most, language }) => {
    const number = search.toUpperCase().replace(/[\s./-]/g, "");
    if (!/^[A-Z0-9]+$/.test(number)) return [];
    const { rows } = await db.execute<Row>(sql`
      SELECT DISTINCT ON (begins, created_at, id, "containerNumber") * FROM (
        SELECT *, position(${number} IN "containerNumber") = 1 AS begins
        FROM (${named(await visibleWaybills(db, session), { companyId: session.companyId, number, language })}) AS named
      ) AS found
      ORDER BY begins DESC, created_at DESC, id, "containerNumber" LIMIT ${most}`);
    return rows.map(({ id, containerNumber, houseNumber, mainNumber, names }) => ({
      kind: "container",
      id,
      number: containerNumber,
      about: about(search, [mainNumber || houseNumber, ...names.slice(1)], names),
    }));
  },
};

/** Containers of main waybills, and those that forms name; the latter are many, so that they are looked through only for what could stand in a number. */
function named(
  visible: SQL,
  { companyId, number, language }: { companyId: string; number: string; language: Language },
): SQL {
  const customer = customerNameIn("waybill", language);
  const pattern = finding(number);
  const ofMains = sql`
    SELECT waybill.id, c.container_number AS "containerNumber", house_number AS "houseNumber",
      main_number AS "mainNumber", ARRAY[c.seal_number, vessel, ${customer}] AS names, waybill.created_at
    FROM container c JOIN waybill ON waybill.company_id = c.company_id AND waybill.id = c.waybill_id
    WHERE ${visible} AND (c.container_number LIKE ${pattern} OR upper(c.seal_number) LIKE ${pattern})`;
  if (!/^([A-Z]{3,4}\d{0,7}|[A-Z]{2}|\d{4,7})$/.test(number)) return ofMains;
  // The numbers come from their index alone; only waybills of those that fit are read.
  return sql`${ofMains} UNION ALL
    SELECT id, container_number, house_number, main_number, ARRAY[seal_number, vessel, ${customer}], created_at
    FROM waybill WHERE ${visible} AND container_number <> '' AND container_number = ANY(ARRAY(
      SELECT container_number FROM waybill WHERE company_id = ${companyId} AND container_number <> '' AND container_number LIKE ${pattern}
      ORDER BY position(${number} IN container_number) = 1 DESC LIMIT ${mostNumbers}))`;
}
