import { trackingKey } from "@lading/contract/core";
import { mostHouses, type getWayBillListByNumbers } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import type { Context } from "#core/http";
import { meantByPieces } from "../tracking/numbers.ts";
import { visibleWaybills } from "../visible.ts";
import { readRows, staffColumns, staffRow } from "./rows.ts";

/** Waybills by their ids, any of their numbers or codes of their pieces, in the order asked, and the numbers that none has. */
export async function listByNumbers({ db, input, session, language }: Context<typeof getWayBillListByNumbers>) {
  const { companyId } = session;
  const visible = await visibleWaybills(db, session);
  const typed = input.numbers.map(trackingKey);
  const pieces = await meantByPieces(db, typed, companyId);
  const keys = typed.map((key) => pieces.get(key) ?? key);
  // Each kind of number along its own index; the public numbers know house, main, order and express ones.
  const { rows: found } = await db.execute<{ id: string; key: string }>(sql`
    SELECT waybill.id, asked.key FROM unnest(${sql.param(keys)}::text[]) WITH ORDINALITY AS asked (key, place)
    JOIN tracking_number t ON t.company_id = ${companyId} AND t.number = asked.key
    JOIN waybill ON waybill.company_id = ${companyId} AND waybill.id = t.waybill_id
    WHERE ${visible} ORDER BY asked.place, waybill.is_main DESC, waybill.house_number`);
  const { rows: byId } = await db.execute<{ id: string }>(sql`
    SELECT waybill.id FROM waybill WHERE ${visible} AND waybill.id = ANY(${sql.param(input.ids)}::uuid[])`);
  const known = new Set(byId.map(({ id }) => id));
  const ids = [...new Set([...input.ids.filter((id) => known.has(id)), ...found.map(({ id }) => id)])];
  const rows = await readRows(db, ids.slice(0, mostHouses), { companyId, columns: staffColumns(language) });
  const matched = new Set(found.map(({ key }) => key));
  return {
    rows: rows.map((row) => staffRow(row, language)),
    unknown: input.numbers.filter((_, place) => !matched.has(keys[place] ?? "")),
  };
}
