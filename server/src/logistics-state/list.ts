import { fieldsOf } from "@lading/contract/core";
import {
  logisticsStateFields,
  logisticsStateTitles,
  type exportLogisticsStateList,
  type logisticsStateListByPage,
} from "@lading/contract/logistics-state";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { listRows, sortedRows, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { logisticsStates } from "./tables.ts";

function found(companyId: string, search: string): SQL | undefined {
  const { chineseDescription, englishDescription, arabicDescription, abbreviation } = logisticsStates;
  const texts = sql`concat_ws(chr(10), ${chineseDescription}, ${englishDescription}, ${arabicDescription}, ${abbreviation})`;
  const holds = search === "" ? undefined : sql`position(search_normal(${search}) IN search_normal(${texts})) > 0`;
  return and(eq(logisticsStates.companyId, companyId), holds);
}

/** A page of the company's logistics states. */
export async function listStates({ db, input, session: { companyId } }: Context<typeof logisticsStateListByPage>) {
  const where = found(companyId, input.search);
  const { rows, total } = await listRows(db, logisticsStates, { ...input, where, sortBy: logisticsStates[input.sort] });
  const ids = rows.map(({ id }) => id);
  const used = await usedStates(db, companyId, ids);
  return {
    rows: rows.map((row) => ({
      ...fieldsOf(logisticsStateFields, row),
      id: row.id,
      preset: row.preset,
      version: row.version,
      used: used.has(row.id),
    })),
    total,
  };
}

/** The filtered states as a spreadsheet. */
export async function exportStates(context: Context<typeof exportLogisticsStateList>) {
  const { db, input, session, language } = context;
  const which = { where: found(session.companyId, input.search), sortBy: logisticsStates[input.sort] };
  const rows = await sortedRows(db, logisticsStates, { ...which, order: input.order, limit: exportLimit });
  const sheet = sheetOfFields(logisticsStateFields, rows, language);
  return await exportedSheet(context, { title: logisticsStateTitles.all[language], ...sheet });
}

/** Which of these states any event carries, withdrawn or not. */
export async function usedStates(db: Db, companyId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM unnest(${sql.param([...ids])}::uuid[]) AS asked (id)
    WHERE EXISTS (SELECT FROM waybill_event e WHERE e.company_id = ${companyId} AND e.state_id = asked.id)`);
  return new Set(rows.map(({ id }) => id));
}
