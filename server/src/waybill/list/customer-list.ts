import type { getCustomerWayBillList } from "@lading/contract/waybill";
import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Context } from "#core/http";
import type { Db } from "#core/db";
import type { WaybillReading } from "../neighbours.ts";
import { waybills } from "../tables.ts";
import { meantSearch } from "../tracking/numbers.ts";
import { ofTypes, shippedBetween } from "./filters.ts";
import { findPage } from "./pages.ts";
import { customerColumns, customerRow, readRows, type RawRow } from "./rows.ts";

export interface CustomerFilters {
  types: readonly number[];
  shippingFrom: string;
  shippingTo: string;
}

/** A customer's own shipments; voided ones are no longer shown. */
export function customersOwn(whose: { companyId: string; customerId: string }, filters: CustomerFilters): SQL {
  const own = and(eq(waybills.companyId, whose.companyId), eq(waybills.customerId, whose.customerId));
  const shown = and(own, isNull(waybills.voidedAt), ofTypes(filters.types));
  return and(shown, shippedBetween(filters.shippingFrom, filters.shippingTo)) ?? sql`false`;
}

/** A page of the signed-in customer's own shipments. */
export function listCustomersOwn({ containers, received }: WaybillReading) {
  return async ({ db, input, session, language }: Context<typeof getCustomerWayBillList>) => {
    const what = { companyId: session.companyId, columns: customerColumns(language) };
    const where = customersOwn(session, input);
    const query = { ...input, search: await meantSearch(db, session.companyId, input.search) };
    const { rows, total } = await findPage(db, { where, containers }, query, (ids) => readRows(db, ids, what));
    const shown = await withReceived(db, { companyId: session.companyId, rows, received });
    return { rows: shown.map((row) => customerRow(row, language)), total };
  };
}

interface Shown extends Pick<WaybillReading, "received"> {
  companyId: string;
  rows: readonly RawRow[];
}

/** Rows with what was received in place of what was declared, as the tracking page shows it. */
export async function withReceived(db: Db, { companyId, rows, received }: Shown): Promise<RawRow[]> {
  const ids = rows.map(({ id }) => id);
  const came = ids.length > 0 ? await received?.(db, companyId, ids) : undefined;
  return rows.map((row) => ({ ...row, ...came?.get(row.id) }));
}
