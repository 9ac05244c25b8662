import type { wayBillListByPage } from "@lading/contract/waybill";
import { and, sql } from "drizzle-orm";
import type { Context } from "#core/http";
import type { WaybillReading } from "../neighbours.ts";
import { meantSearch } from "../tracking/numbers.ts";
import { visibleWaybills } from "../visible.ts";
import { filtered } from "./filters.ts";
import { findPage } from "./pages.ts";
import { readRows, staffColumns, staffRow } from "./rows.ts";
import { voidedByNumber } from "./voided.ts";

/** A page of the waybills that the user may see. */
export function listWaybills({ containers }: WaybillReading) {
  return async ({ db, input, session, language }: Context<typeof wayBillListByPage>) => {
    const { companyId } = session;
    const what = { companyId, columns: staffColumns(language) };
    const query = { ...input, search: await meantSearch(db, companyId, input.search) };
    const named = await voidedByNumber(db, companyId, query.search);
    const where = and(await visibleWaybills(db, session), filtered(input, named)) ?? sql`false`;
    const { rows, total } = await findPage(db, { where, containers }, query, (ids) => readRows(db, ids, what));
    return { rows: rows.map((row) => staffRow(row, language)), total };
  };
}
