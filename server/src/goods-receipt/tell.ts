import { sql } from "drizzle-orm";
import { toCompany, toPerson } from "#core/events";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";

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
