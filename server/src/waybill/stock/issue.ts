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

type Numbered = { id: string; type: number; mainNumber?: string | undefined };

/** The same for many waybills at once, whose numbers came from others: what is in no state to be issued is left as it is. */
export async function issueMainNumbers(
  db: Db,
  by: { companyId: string; userId: string },
  waybills: readonly Numbered[],
): Promise<void> {
  const numbers = waybills.flatMap(({ id, type, mainNumber = "" }) => {
    const number = isAir(type) ? readAirMainNumber(mainNumber) : undefined;
    return number ? [{ prefix: number.prefix, serial: Number(number.serial), id }] : [];
  });
  if (numbers.length === 0) return;
  await db.execute(sql`
    INSERT INTO awb_number AS n (company_id, airline_prefix, serial, stock_id, state, waybill_id, changed_by)
    SELECT DISTINCT ON (s.airline_prefix, w.serial) s.company_id, s.airline_prefix, w.serial, s.id, 'issued', w.id, ${by.userId}::uuid
    FROM jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) AS w (prefix text, serial bigint, id uuid)
    JOIN awb_stock s ON s.company_id = ${by.companyId} AND s.airline_prefix = w.prefix AND w.serial BETWEEN s.first_serial AND s.last_serial
    ORDER BY s.airline_prefix, w.serial, w.id
    ON CONFLICT (company_id, airline_prefix, serial) DO UPDATE SET state = 'issued', waybill_id = excluded.waybill_id,
      changed_by = excluded.changed_by, changed_at = now()
    WHERE n.state = 'reserved'`);
}

/** A number that houses carried alone is from now on their main waybill's: it stays issued when a house leaves. */
export async function passMainNumber(
  db: Db,
  { companyId, from, to }: { companyId: string; from: readonly string[]; to: string },
): Promise<void> {
  if (from.length === 0) return;
  await db.execute(sql`
    UPDATE awb_number SET waybill_id = ${to}, changed_at = now()
    WHERE company_id = ${companyId} AND state = 'issued' AND waybill_id = ANY(${sql.param([...from])}::uuid[])`);
}
