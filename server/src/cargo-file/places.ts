import { cargoFileRefusals } from "@lading/contract/cargo-file";
import { coreRefusals, refuse, refuseField, trackingKey, withHyphen } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { visibleWaybills } from "#waybill";

/** A waybill that papers are added to. */
export interface Place extends Record<string, unknown> {
  id: string;
  /** House number, of a main waybill the main number. */
  number: string;
  isMain: boolean;
}

async function find(db: Db, session: StaffSession, which: SQL): Promise<Place | undefined> {
  const { rows } = await db.execute<Place>(sql`
    SELECT id, is_main AS "isMain", CASE WHEN is_main THEN main_number ELSE house_number END AS number
    FROM waybill WHERE ${await visibleWaybills(db, session)} AND ${which} ORDER BY is_main LIMIT 1`);
  return rows[0];
}

/** The waybill with this house or main number; the main number is the main waybill's, not its houses'. */
export async function findByNumber(db: Db, session: StaffSession, number: string): Promise<Place> {
  const typed = trackingKey(number);
  const found = await find(
    db,
    session,
    sql`(house_number = ${typed} OR (is_main AND upper(main_number) = ANY(${sql.param([typed, withHyphen(typed)])}::text[])))`,
  );
  if (!found) throw refuseField("waybillNumber", cargoFileRefusals.noWaybill);
  return found;
}

/** A waybill that the user sees. */
export async function findWaybill(db: Db, session: StaffSession, id: string): Promise<Place> {
  const found = await find(db, session, sql`waybill.id = ${id}`);
  if (!found) throw refuse(coreRefusals.notFound);
  return found;
}

/** A main waybill that the user sees. */
export async function findMain(db: Db, session: StaffSession, id: string): Promise<Place> {
  const found = await findWaybill(db, session, id);
  if (!found.isMain) throw refuse(cargoFileRefusals.notMain);
  return found;
}
