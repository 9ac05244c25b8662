import {
  airCheckDigit,
  containerCheckDigit,
  isAir,
  readAirMainNumber,
  readContainerNumber,
  consigneeFieldNames,
  shipperFieldNames,
} from "@lading/contract/waybill";
import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { waybillItems, waybills } from "../tables.ts";
import { firstOf, type WaybillKey } from "../tracking/hand-overs.ts";
import { visibleWaybills } from "../visible.ts";

type Waybill = typeof waybills.$inferSelect;

/**
 * Fields handed over, so that another forwarder can go on with the waybill. Customers, staff, payment and remarks are
 * the company's own and stay.
 */
const handedFields = [
  "type",
  "houseNumber",
  "mainNumber",
  "orderNumber",
  "shippingDate",
  ...shipperFieldNames,
  ...consigneeFieldNames,
  "notifyParty",
  "loadingPort",
  "destinationPort",
  "country",
  "city",
  "carrier",
  "flightNumber",
  "vessel",
  "voyage",
  "etd",
  "eta",
  "cabinetClass",
  "cabinetType",
  "containerNumber",
  "sealNumber",
  "tradeTerms",
  "freightTerms",
  "productName",
  "customsCode",
  "pieces",
  "boxUnit",
  "weight",
  "volume",
  "itemValue",
  "currency",
  "codAmount",
  "codCurrency",
  "codChannel",
] as const satisfies readonly (keyof Waybill)[];

type HandedItem = Omit<typeof waybillItems.$inferSelect, "companyId" | "waybillId">;

/** A waybill as it is handed to another company. */
export type HandedWaybill = Pick<Waybill, (typeof handedFields)[number]> & {
  items: HandedItem[];
  /** Of a main waybill: the carrier's own figure. Houses are charged by the divisors of whoever charges them. */
  chargeableWeight?: string;
  /** Where the shipment began: the first company's waybill, by which public tracking knows that it is the same shipment. */
  first?: WaybillKey;
};

/** A waybill of the company with what may be handed over of it. */
export interface OwnWaybill {
  id: string;
  isMain: boolean;
  voided: boolean;
  handed: HandedWaybill;
}

export interface ForHandOver {
  /** Those asked for that the user sees. */
  asked: OwnWaybill[];
  /** The houses under the main ones among them, without voided ones. */
  houses: OwnWaybill[];
  /** How many houses lie under them that the user does not see. */
  hidden: number;
}

/** Reads waybills, and what lies under the main ones among them, to be handed over. */
export async function readForHandOver(db: Db, session: StaffSession, ids: readonly string[]): Promise<ForHandOver> {
  const { companyId } = session;
  const wanted = [...new Set(ids)];
  const visible = await visibleWaybills(db, session);
  const under = and(
    eq(waybills.companyId, companyId),
    inArray(waybills.mainWaybillId, wanted),
    isNull(waybills.voidedAt),
  );
  const which = or(inArray(waybills.id, wanted), inArray(waybills.mainWaybillId, wanted));
  const [rows, all] = await Promise.all([
    db.select().from(waybills).where(and(visible, which)).orderBy(asc(waybills.houseNumber)),
    db.$count(waybills, under),
  ]);
  const found = rows.map(({ id }) => id);
  const [items, first] = await Promise.all([itemsOf(db, companyId, found), firstOf(db, companyId, found)]);
  const own = rows.map((row): OwnWaybill & { mainWaybillId: string | null } => ({
    id: row.id,
    isMain: row.isMain,
    voided: row.voidedAt !== null,
    mainWaybillId: row.mainWaybillId,
    handed: {
      ...handedOf(row),
      ...(row.isMain && { chargeableWeight: row.chargeableWeight }),
      items: items.get(row.id) ?? [],
      first: first.get(row.id) ?? { companyId, waybillId: row.id },
    },
  }));
  const isAsked = new Set(wanted);
  const houses = own.filter(
    ({ mainWaybillId, voided }) => !voided && mainWaybillId !== null && isAsked.has(mainWaybillId),
  );
  return { asked: own.filter(({ id }) => isAsked.has(id)), houses, hidden: all - houses.length };
}

function handedOf(row: Waybill): Pick<Waybill, (typeof handedFields)[number]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of the list, and no other
  return Object.fromEntries(handedFields.map((field) => [field, row[field]])) as ReturnType<typeof handedOf>;
}

async function itemsOf(db: Db, companyId: string, ids: readonly string[]): Promise<Map<string, HandedItem[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(waybillItems)
    .where(and(eq(waybillItems.companyId, companyId), inArray(waybillItems.waybillId, [...ids])))
    .orderBy(asc(waybillItems.waybillId), asc(waybillItems.line));
  const byWaybill = Map.groupBy(rows, ({ waybillId }) => waybillId);
  return new Map(
    [...byWaybill].map(([id, of]) => [id, of.map(({ companyId: _company, waybillId: _waybill, ...item }) => item)]),
  );
}

/** Whether a number that came from others has a wrong check digit, or not its form: it is kept, and flagged. */
export function hasWrongNumber(waybill: { type: number; mainNumber: string; containerNumber?: string }): boolean {
  const { type, mainNumber, containerNumber = "" } = waybill;
  if (isAir(type) && mainNumber !== "") {
    const air = readAirMainNumber(mainNumber);
    if (!air || air.checkDigit !== airCheckDigit(air.serial)) return true;
  }
  if (containerNumber === "") return false;
  const container = readContainerNumber(containerNumber);
  return !container || container.checkDigit !== containerCheckDigit(container.owner, container.serial);
}
