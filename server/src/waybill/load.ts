import { coreRefusals, refuse, type Language } from "@lading/contract/core";
import type { loadWayBillInfo, WaybillRecord } from "@lading/contract/waybill";
import { asc, and, eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { iso, listedWithoutState, selected, stateColumns, withIsoMoments } from "./list-rows.ts";
import { waybillItems } from "./tables.ts";
import { visibleWaybills } from "./visible.ts";

const whole = sql.join(
  [
    listedWithoutState,
    selected(["customerId", "shipperCompany", "shipperPhone", "shipperEmail", "shipperCountry", "shipperProvince"]),
    selected(["shipperCity", "shipperAddress", "shipperPostalCode", "consigneeCompany", "consigneePhone"]),
    selected(["consigneeEmail", "consigneeCountry", "consigneeProvince", "consigneeCity", "consigneeAddress"]),
    selected(["consigneePostalCode", "notifyParty", "carrier", "flightNumber", "vessel", "voyage", "cabinetClass"]),
    selected(["cabinetType", "containerNumber", "sealNumber", "tradeTerms", "freightTerms", "customsCode", "boxUnit"]),
    selected(["volumeWeight", "itemValue", "currency", "codChannel", "operatorId", "salesId", "customerServiceId"]),
    selected(["marketingId", "warehouseId", "remark", "voidedAt", "voidReason", "updatedAt"]),
    sql`ARRAY(SELECT house.id FROM waybill house WHERE house.company_id = waybill.company_id
      AND house.main_waybill_id = waybill.id ORDER BY house.house_number) AS "houseIds"`,
  ],
  sql`, `,
);

/** A whole waybill; with the state's name and key where they were asked for. */
type ReadRecord = WaybillRecord & { state?: string; preset?: string | null };
type RecordRow = Record<string, unknown> & Omit<ReadRecord, "items">;

/**
 * Reads a whole waybill that the user may see, with its goods; undefined when there is none. With a language it is read
 * with its state's name. Both statements share a round trip.
 */
export async function readRecord(
  db: Db,
  { companyId, id, visible }: { companyId: string; id: string; visible: SQL },
  language?: Language,
): Promise<ReadRecord | undefined> {
  const columns = language === undefined ? whole : sql`${whole}, ${stateColumns(language)}`;
  const [found, items] = await Promise.all([
    db.execute<RecordRow>(sql`SELECT ${columns} FROM waybill WHERE ${visible} AND waybill.id = ${id}`),
    readItems(db, { companyId, id }),
  ]);
  const [row] = found.rows;
  if (!row) return undefined;
  const { voidedAt, updatedAt } = row;
  return {
    ...withIsoMoments(row),
    voidedAt: voidedAt === null ? null : iso(voidedAt),
    updatedAt: iso(updatedAt),
    items,
  };
}

async function readItems(
  db: Db,
  { companyId, id }: { companyId: string; id: string },
): Promise<WaybillRecord["items"]> {
  const rows = await db
    .select()
    .from(waybillItems)
    .where(and(eq(waybillItems.companyId, companyId), eq(waybillItems.waybillId, id)))
    .orderBy(asc(waybillItems.line));
  return rows.map(({ companyId: _company, waybillId: _waybill, line: _line, ...item }) => ({
    ...item,
    lengthCm: item.lengthCm ?? "",
    widthCm: item.widthCm ?? "",
    heightCm: item.heightCm ?? "",
    boxVolume: item.boxVolume ?? "",
  }));
}

/** A waybill as its form edits it. */
export async function loadWaybill({ db, input, session }: Context<typeof loadWayBillInfo>) {
  const visible = await visibleWaybills(db, session);
  const record = await readRecord(db, { companyId: session.companyId, id: input.id, visible });
  if (!record) throw refuse(coreRefusals.notFound);
  return record;
}
