import {
  cabinetClasses,
  type getCountryList,
  type getPortList,
  type getWayBillAddressHistoryList,
  type getWayBillCabinetTypeListByClassId,
} from "@lading/contract/waybill";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Context } from "#core/http";
import { countriesIn, type Country } from "./countries.ts";
import { findPorts } from "./ports.ts";
import { addressHistory } from "./tables.ts";

/** All countries in the person's language. */
export function listCountries({ language }: Context<typeof getCountryList>): Promise<{ rows: Country[] }> {
  return Promise.resolve({ rows: countriesIn(language) });
}

/** Container types of a cabinet class. */
export function listCabinetTypes({ input }: Context<typeof getWayBillCabinetTypeListByClassId>) {
  const types: Readonly<Record<string, string>> = cabinetClasses[input.classId].types;
  return Promise.resolve({ rows: Object.entries(types).map(([code, name]) => ({ code, name })) });
}

/** Airports or seaports by code, city or name. */
export async function listPorts({ input }: Context<typeof getPortList>) {
  return { rows: await findPorts(input.kind, input.search) };
}

/** Shippers or consignees used before, most recent first. */
export async function listAddresses({ db, input, session }: Context<typeof getWayBillAddressHistoryList>) {
  const { id, name, company, phone, email, country, province, city, address, postalCode } = addressHistory;
  const whole = sql`concat_ws(chr(10), ${name}, ${company}, ${phone}, ${address}, ${city})`;
  const found =
    input.search === "" ? undefined : sql`position(search_normal(${input.search}) IN search_normal(${whole})) > 0`;
  const rows = await db
    .select({ id, name, company, phone, email, country, province, city, address, postalCode })
    .from(addressHistory)
    .where(and(eq(addressHistory.companyId, session.companyId), eq(addressHistory.role, input.role), found))
    .orderBy(desc(addressHistory.lastUsedAt))
    .limit(20);
  return { rows };
}
