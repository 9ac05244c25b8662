import { coreRefusals, refuse, type Language } from "@lading/contract/core";
import { mostHouses, type wayBillDetail } from "@lading/contract/waybill";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { trackingUrl } from "../documents/index.ts";
import { readEvents } from "../events/events.ts";
import { readRecord } from "../form/load.ts";
import { staffColumns, staffRow, type RawRow } from "../list/rows.ts";
import { visibleWaybills } from "../visible.ts";

/** A waybill with its goods, events, houses and totals: one round trip, for a main waybill two. */
export async function showWaybill({ db, input, session, language, services }: Context<typeof wayBillDetail>) {
  const { companyId } = session;
  const { id } = input;
  const visible = await visibleWaybills(db, session);
  const [waybill, events] = await Promise.all([
    readRecord(db, { companyId, id, visible }, language),
    readEvents(db, { companyId, id }, language),
  ]);
  if (!waybill) throw refuse(coreRefusals.notFound);
  const under = sql`${visible} AND waybill.main_waybill_id = ${id}`;
  const { houses, houseTotals } = waybill.isMain
    ? await readHouses(db, under, language)
    : { houses: [], houseTotals: null };
  return {
    waybill: {
      ...waybill,
      trackingUrl: trackingUrl(services.config.publicUrl, waybill.houseNumber),
    },
    events,
    main: waybill.mainWaybillId === null ? null : { id: waybill.mainWaybillId, mainNumber: waybill.mainNumber },
    houses,
    houseTotals,
  };
}

interface Totals extends Record<string, unknown> {
  count: number;
  pieces: number;
  weight: string;
  volume: string;
  chargeableWeight: string;
}

async function readHouses(db: Db, under: SQL, language: Language) {
  const columns = staffColumns(language);
  const [houses, totals] = await Promise.all([
    db.execute<RawRow>(sql`SELECT ${columns} FROM waybill WHERE ${under} ORDER BY house_number LIMIT ${mostHouses}`),
    db.execute<Totals>(sql`
      SELECT count(*)::int AS count, coalesce(sum(pieces), 0)::int AS pieces,
        coalesce(sum(weight), 0)::numeric(14,3)::text AS weight, coalesce(sum(volume), 0)::numeric(14,3)::text AS volume,
        coalesce(sum(chargeable_weight), 0)::numeric(14,3)::text AS "chargeableWeight"
      FROM waybill WHERE ${under} AND voided_at IS NULL`),
  ]);
  return { houses: houses.rows.map((row) => staffRow(row, language)), houseTotals: totals.rows[0] ?? null };
}
