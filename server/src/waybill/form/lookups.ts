import {
  cabinetClasses,
  type getWayBillAddressHistoryList,
  type getWayBillCabinetTypeListByClassId,
} from "@lading/contract/waybill";
import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { cityNameIn } from "#place";
import { visibleUserIds } from "#user";
import { addressHistory, waybills } from "../tables.ts";
import { waybillsOf } from "../visible.ts";

/** Container types of a cabinet class. */
export function listCabinetTypes({ input }: Context<typeof getWayBillCabinetTypeListByClassId>) {
  const types: Readonly<Record<string, string>> = cabinetClasses[input.classId].types;
  return Promise.resolve({ rows: Object.entries(types).map(([code, name]) => ({ code, name })) });
}

/** Of whoever sees some waybills only: addresses that stand on one of these; otherwise all. */
async function onVisible(db: Db, session: StaffSession, role: "shipper" | "consignee"): Promise<SQL | undefined> {
  const people = await visibleUserIds(db, session);
  if (people === null) return undefined;
  const { name, company, phone, address } = addressHistory;
  const same = and(
    eq(waybills[`${role}Name`], name),
    eq(waybills[`${role}Company`], company),
    eq(waybills[`${role}Phone`], phone),
    eq(waybills[`${role}Address`], address),
  );
  return sql`EXISTS (SELECT FROM ${waybills} WHERE ${and(waybillsOf(session.companyId, people), same)})`;
}

/** Shippers or consignees used before on waybills that the user sees, most recent first. */
export async function listAddresses({ db, input, session, language }: Context<typeof getWayBillAddressHistoryList>) {
  const { id, name, company, phone, email, country, province, city, address, postalCode } = addressHistory;
  const whole = sql`concat_ws(chr(10), ${name}, ${company}, ${phone}, ${address}, ${city})`;
  const found =
    input.search === "" ? undefined : sql`position(search_normal(${input.search}) IN search_normal(${whole})) > 0`;
  const seen = await onVisible(db, session, input.role);
  const rows = await db
    .select({ id, name, company, phone, email, country, province, city, address, postalCode })
    .from(addressHistory)
    .where(and(eq(addressHistory.companyId, session.companyId), eq(addressHistory.role, input.role), found, seen))
    .orderBy(desc(addressHistory.lastUsedAt))
    .limit(20);
  return { rows: rows.map((row) => ({ ...row, cityName: cityNameIn(row.country, row.city, language) })) };
}
