import { coreRefusals, refuse, type Language } from "@lading/contract/core";
import type { ListedWaybill, loadWayBillInfo, WaybillRecord } from "@lading/contract/waybill";
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { runNamed, type Db } from "#core/db";
import type { Context } from "#core/http";
import { colleaguesOf, customerRow, iso, selected, staffColumns, type RawRow } from "../list/rows.ts";
import { routeNamesOf } from "#place";
import { waybillItems } from "../tables.ts";
import { visibleWaybills } from "../visible.ts";

const whole = sql.join(
  [
    selected(["customerId", "shipperCompany", "shipperPhone", "shipperEmail", "shipperCountry", "shipperProvince"]),
    selected(["shipperCity", "shipperAddress", "shipperPostalCode", "consigneeCompany", "consigneePhone"]),
    selected(["consigneeEmail", "consigneeCountry", "consigneeProvince", "consigneeCity", "consigneeAddress"]),
    selected(["consigneePostalCode", "notifyParty", "carrier", "flightNumber", "vessel", "voyage", "cabinetClass"]),
    selected(["cabinetType", "containerNumber", "sealNumber", "tradeTerms", "freightTerms", "customsCode", "boxUnit"]),
    selected([
      "volumeWeight",
      "itemValue",
      "currency",
      "codChannel",
      "warehouseId",
      "remark",
      "voidedAt",
      "voidReason",
    ]),
    selected(["updatedAt"]),
    sql`ARRAY(SELECT house.id FROM waybill house WHERE house.company_id = waybill.company_id
      AND house.main_waybill_id = waybill.id ORDER BY house.house_number) AS "houseIds"`,
  ],
  sql`, `,
);

type RecordRow = RawRow & Omit<WaybillRecord, keyof ListedWaybill | "items">;

/** A whole waybill, with its state's name and key. */
export type WholeWaybill = WaybillRecord & Pick<ListedWaybill, "state" | "preset" | "phase">;

/**
 * Reads a whole waybill that the user may see, with its goods; undefined when there is none. Both statements share a
 * round trip.
 */
export async function readRecord(
  db: Db,
  { companyId, id, visible }: { companyId: string; id: string; visible: SQL },
  language: Language,
): Promise<WholeWaybill | undefined> {
  const [found, items] = await Promise.all([
    runNamed<RecordRow>(
      db,
      sql`SELECT ${staffColumns(language)}, ${whole} FROM waybill WHERE ${visible} AND waybill.id = ${id}`,
    ),
    readItems(db, { companyId, id }),
  ]);
  const [row] = found;
  if (!row) return undefined;
  const { people: _people, ...fields } = row;
  const { createdAt, stateAt, state, preset, phase } = customerRow(row, language);
  return {
    ...fields,
    ...routeNamesOf(row, language),
    ...colleaguesOf(row),
    createdAt,
    stateAt,
    state,
    preset,
    phase,
    voidedAt: row.voidedAt === null ? null : iso(row.voidedAt),
    updatedAt: iso(row.updatedAt),
    items,
  };
}

type ItemRow = Omit<typeof waybillItems.$inferSelect, "companyId" | "waybillId" | "line">;

const { companyId: _company, waybillId: _waybill, line: _line, ...ofItem } = getTableColumns(waybillItems);
const itemColumns = sql.raw(
  Object.entries(ofItem)
    .map(([field, { name }]) => `"${name}" AS "${field}"`)
    .join(", "),
);

async function readItems(
  db: Db,
  { companyId, id }: { companyId: string; id: string },
): Promise<WaybillRecord["items"]> {
  const rows = await runNamed<ItemRow>(
    db,
    sql`SELECT ${itemColumns} FROM waybill_item WHERE company_id = ${companyId} AND waybill_id = ${id} ORDER BY line`,
  );
  return rows.map((item) => ({
    ...item,
    lengthCm: item.lengthCm ?? "",
    widthCm: item.widthCm ?? "",
    heightCm: item.heightCm ?? "",
    boxVolume: item.boxVolume ?? "",
  }));
}

/** A waybill as its form edits it. */
export async function loadWaybill({ db, input, session, language }: Context<typeof loadWayBillInfo>) {
  const visible = await visibleWaybills(db, session);
  const record = await readRecord(db, { companyId: session.companyId, id: input.id, visible }, language);
  if (!record) throw refuse(coreRefusals.notFound);
  const { state: _state, preset: _preset, phase: _phase, ...form } = record;
  return form;
}
