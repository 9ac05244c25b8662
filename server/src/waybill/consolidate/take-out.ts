import { refuseField } from "@lading/contract/core";
import { consolidationRefusals, type takeOutOfMainWayBill } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import type { Context } from "#core/http";
import { lockHouses, takeOut, touchMains } from "../main/houses.ts";
import type { Regrouping } from "../neighbours.ts";
import { lockWhere, visibleWaybills } from "../visible.ts";

/** Takes houses out of their main waybills, all or none; also out of voided ones, so that they can go under another. */
export function takeHousesOut(regrouping: Regrouping) {
  return async (context: Context<typeof takeOutOfMainWayBill>) => {
    const { db, input, session } = context;
    const { companyId } = session;
    const visible = await visibleWaybills(db, session);
    // The main waybills before their houses, as an edit of one locks them.
    await lockWhere(
      db,
      sql`company_id = ${companyId} AND id IN (SELECT waybill.main_waybill_id FROM waybill
        WHERE ${visible} AND waybill.id = ANY(${sql.param([...input.ids])}::uuid[]))`,
    );
    const { wanted } = await lockHouses(db, session, { ids: input.ids });
    const free = wanted.find(({ mainWaybillId }) => mainWaybillId === null);
    if (free) throw refuseField("ids", consolidationRefusals.underNone, { number: free.houseNumber });
    const byMain = Map.groupBy(wanted, ({ mainWaybillId }) => mainWaybillId ?? "");
    const { lateReason } = input;
    for (const [id, houses] of byMain) await takeOut(context, regrouping, { id, lateReason }, houses);
    await touchMains(db, companyId, [...byMain.keys()]);
    return { takenOut: wanted.length };
  };
}
