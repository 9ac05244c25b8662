import { sql } from "drizzle-orm";
import { toCompany, toPerson } from "#core/events";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { tellCustomers, type Teller } from "#customer";

/** Tells the company's people, and each waybill's customer, that something came into a warehouse or was taken back. */
export async function tellReceived(
  { db, services, session }: Pick<Context, "db" | "services"> & { session: StaffSession },
  receipts: readonly { waybillId: string }[],
): Promise<void> {
  const { companyId } = session;
  const ids = [...new Set(receipts.map(({ waybillId }) => waybillId))];
  const event = { kind: "goodsReceipt.changed", data: { ids } };
  const { rows } = await db.execute<{ customer_id: string }>(sql`
    SELECT DISTINCT customer_id FROM waybill
    WHERE company_id = ${companyId} AND id = ANY(${sql.param(ids)}::uuid[]) AND customer_id IS NOT NULL`);
  await services.events.publish(db, toCompany(companyId), event);
  for (const { customer_id } of rows) await services.events.publish(db, toPerson(companyId, customer_id), event);
}

/** Puts into the message centres of the waybills' customers what was received, and where. */
export async function tellWhatCame(
  { db, services, session }: Teller,
  receipts: readonly { waybillId: string; pieces: number; weight: string; volume: string }[],
  place: string,
): Promise<void> {
  const came = receipts.map(({ waybillId, ...measured }) => ({ waybill_id: waybillId, ...measured }));
  const rows = sql`
    SELECT w.customer_id, w.house_number AS waybill_number, ${place}::text AS place, came.pieces, came.weight, came.volume
    FROM jsonb_to_recordset(${JSON.stringify(came)}::jsonb)
      AS came(waybill_id uuid, pieces int, weight numeric, volume numeric)
    JOIN waybill w ON w.company_id = ${session.companyId} AND w.id = came.waybill_id`;
  const columns = ["waybill_number", "place", "pieces", "weight", "volume"] as const;
  await tellCustomers({ db, services, session }, { kind: "goodsReceived", rows, columns });
}
