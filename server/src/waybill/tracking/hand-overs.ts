import { and, eq, inArray } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import { trackingHandOvers } from "./tables.ts";

/** A company's waybill, by its ids. */
export interface WaybillKey {
  companyId: string;
  waybillId: string;
}

/** Of these waybills of a company those that another company handed to it, each with the waybill that it began as. */
export async function firstOf(
  db: Db,
  companyId: string,
  waybillIds: readonly string[],
): Promise<Map<string, WaybillKey>> {
  if (waybillIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(trackingHandOvers)
    .where(and(eq(trackingHandOvers.companyId, companyId), inArray(trackingHandOvers.waybillId, [...waybillIds])));
  return new Map(rows.map((row) => [row.waybillId, { companyId: row.firstCompanyId, waybillId: row.firstWaybillId }]));
}

/** A company's waybill that was made of another's, and the waybill that their shipment began as. */
export interface TakenOverWaybill extends WaybillKey {
  first: WaybillKey;
}

/** From now on the public sees these waybills and those that they began as as the same shipments. */
export async function keepTogether(db: Db, made: readonly TakenOverWaybill[]): Promise<void> {
  await insertRows(
    db,
    trackingHandOvers,
    made.map(({ companyId, waybillId, first }) => ({
      companyId,
      waybillId,
      firstCompanyId: first.companyId,
      firstWaybillId: first.waybillId,
    })),
  );
}
