import { refuseField } from "@lading/contract/core";
import { isAir, readAirMainNumber, waybillRefusals } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

interface Issue {
  companyId: string;
  type: number;
  mainNumber: string;
  waybillId: string;
  userId: string;
}

/**
 * An air main number of the company's own stock is issued with its first waybill; a voided one is refused. A number of
 * a range that nobody took out of it counts as taken from now on. Other airlines' numbers are nobody's to count.
 */
export async function issueMainNumber(
  db: Db,
  { companyId, type, mainNumber, waybillId, userId }: Issue,
): Promise<void> {
  const number = isAir(type) ? readAirMainNumber(mainNumber) : undefined;
  if (!number) return;
  const { rows } = await db.execute<{ state: string }>(sql`
    INSERT INTO awb_number AS n (company_id, airline_prefix, serial, stock_id, state, waybill_id, changed_by)
    SELECT company_id, airline_prefix, ${Number(number.serial)}::bigint, id, 'issued', ${waybillId}::uuid, ${userId}::uuid
    FROM awb_stock WHERE company_id = ${companyId} AND airline_prefix = ${number.prefix}
      AND ${Number(number.serial)}::int BETWEEN first_serial AND last_serial
    ON CONFLICT (company_id, airline_prefix, serial) DO UPDATE SET
      state = CASE WHEN n.state = 'reserved' THEN 'issued' ELSE n.state END,
      waybill_id = CASE WHEN n.state = 'reserved' THEN excluded.waybill_id ELSE n.waybill_id END,
      changed_by = CASE WHEN n.state = 'reserved' THEN excluded.changed_by ELSE n.changed_by END,
      changed_at = CASE WHEN n.state = 'reserved' THEN now() ELSE n.changed_at END
    RETURNING n.state`);
  if (rows[0]?.state === "voided")
    throw refuseField("mainNumber", waybillRefusals.stockNumberVoided, { number: mainNumber });
}

/** The waybill that carried a number is gone or carries another: the number is free to be used, but stays taken out. */
export async function returnMainNumber(
  db: Db,
  { companyId, waybillId }: { companyId: string; waybillId: string },
): Promise<void> {
  await db.execute(sql`
    UPDATE awb_number SET state = 'reserved', waybill_id = NULL, changed_at = now()
    WHERE company_id = ${companyId} AND waybill_id = ${waybillId} AND state = 'issued'`);
}
