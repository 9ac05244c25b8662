import { freePortText } from "@lading/contract/place";
import type { waybillFilters } from "@lading/contract/waybill";
import { and, eq, gte, inArray, isNotNull, isNull, lte, ne, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { cityTexts } from "#place";
import { waybills } from "../tables.ts";

/** The filters of the waybill list and of its export, beside the search. */
export type WaybillFilters = Omit<z.output<z.ZodObject<typeof waybillFilters>>, "search">;

/** The condition that the filters come to; undefined for none. `named`: voided ones that the search names (`voidedByNumber`). */
export function filtered(filters: WaybillFilters, named: readonly string[] = []): SQL | undefined {
  return and(
    ofKind(filters.kind),
    ofTypes(filters.types),
    same(waybills.stateId, filters.stateId),
    same(waybills.paymentStatus, filters.paymentStatus),
    same(waybills.codStatus, filters.codStatus),
    same(waybills.customerId, filters.customerId),
    same(waybills.mainWaybillId, filters.mainWaybillId),
    same(waybills.operatorId, filters.operatorId),
    same(waybills.salesId, filters.salesId),
    same(waybills.customerServiceId, filters.customerServiceId),
    same(waybills.marketingId, filters.marketingId),
    same(waybills.warehouseId, filters.warehouseId),
    withMain(filters.hasMain),
    same(waybills.country, filters.country.toUpperCase()),
    filters.city === "" ? undefined : or(...cityTexts(filters.city).map((city) => within(waybills.city, city))),
    ofPort(waybills.loadingPort, filters.loadingPort),
    ofPort(waybills.destinationPort, filters.destinationPort),
    shippedBetween(filters.shippingFrom, filters.shippingTo),
    enteredBetween(filters.createdFrom, filters.createdTo),
    filters.weightFrom === "" ? undefined : gte(waybills.chargeableWeight, filters.weightFrom),
    filters.weightTo === "" ? undefined : lte(waybills.chargeableWeight, filters.weightTo),
    voided(filters.voided, named),
  );
}

export function ofTypes(types: readonly number[]): SQL | undefined {
  const [first, ...more] = types;
  if (first === undefined) return undefined;
  return more.length === 0 ? eq(waybills.type, first) : inArray(waybills.type, [...types]);
}

export function shippedBetween(from: string, to: string): SQL | undefined {
  return and(
    from === "" ? undefined : gte(waybills.shippingDate, from),
    to === "" ? undefined : lte(waybills.shippingDate, to),
  );
}

/** Whole days in UTC, the last one included. */
function enteredBetween(from: string, to: string): SQL | undefined {
  return and(
    from === "" ? undefined : gte(waybills.createdAt, `${from}T00:00:00Z`),
    to === "" ? undefined : sql`${waybills.createdAt} < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`,
  );
}

function same(column: PgColumn, value: string | undefined): SQL | undefined {
  return value === undefined || value === "" ? undefined : eq(column, value);
}

/** Written out, not as parameters, so that the partial index of main waybills is used. */
function ofKind(kind: WaybillFilters["kind"]): SQL | undefined {
  if (kind === "all") return undefined;
  return kind === "main" ? sql`${waybills.isMain}` : sql`NOT ${waybills.isMain}`;
}

function withMain(hasMain: boolean | undefined): SQL | undefined {
  if (hasMain === undefined) return undefined;
  return hasMain ? ne(waybills.mainNumber, "") : eq(waybills.mainNumber, "");
}

/** Codes are kept in capitals; free texts as they were written. */
function ofPort(column: PgColumn, port: string): SQL | undefined {
  if (port === "") return undefined;
  return freePortText(port) === undefined ? eq(column, port) : sql`lower(${column}) = lower(${port})`;
}

function within(column: PgColumn, text: string): SQL | undefined {
  return text === "" ? undefined : sql`position(lower(${text}) IN lower(${column})) > 0`;
}

function voided(which: WaybillFilters["voided"], named: readonly string[]): SQL | undefined {
  if (which === "all") return undefined;
  if (which === "yes") return isNotNull(waybills.voidedAt);
  const present = isNull(waybills.voidedAt);
  return named.length === 0 ? present : or(present, inArray(waybills.id, [...named]));
}
