import type { exportLogisticsStateList, logisticsStateListByPage } from "@lading/contract/logistics-state";
import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { listRows, type Db } from "#core/db";
import { exportedSheet } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { logisticsStates } from "./tables.ts";
import { stateExportTexts } from "./texts.ts";

function found(companyId: string, search: string): SQL | undefined {
  const { chineseDescription, englishDescription, arabicDescription, abbreviation } = logisticsStates;
  const texts = sql`concat_ws(chr(10), ${chineseDescription}, ${englishDescription}, ${arabicDescription}, ${abbreviation})`;
  const holds = search === "" ? undefined : sql`position(search_normal(${search}) IN search_normal(${texts})) > 0`;
  return and(eq(logisticsStates.companyId, companyId), holds);
}

/** A page of the company's logistics states. */
export async function listStates({ db, input, session }: Context<typeof logisticsStateListByPage>) {
  const where = found(session.companyId, input.search);
  const { rows, total } = await listRows(db, logisticsStates, { ...input, where, sortBy: logisticsStates[input.sort] });
  const used = await usedStates(
    db,
    session.companyId,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((state) => shown(state, used.has(state.id))),
    total,
  };
}

function shown(state: typeof logisticsStates.$inferSelect, used: boolean) {
  const { id, chineseDescription, englishDescription, arabicDescription, abbreviation, sortNumber, preset } = state;
  const descriptions = { chineseDescription, englishDescription, arabicDescription };
  return { id, ...descriptions, abbreviation, sortNumber, preset, used, version: state.version };
}

/** The filtered states as a spreadsheet. */
export async function exportStates(context: Context<typeof exportLogisticsStateList>) {
  const { db, input, session, language } = context;
  const direction = input.order === "asc" ? asc : desc;
  const rows = await db
    .select()
    .from(logisticsStates)
    .where(found(session.companyId, input.search))
    .orderBy(direction(logisticsStates[input.sort]), direction(logisticsStates.id));
  const text = (key: keyof typeof stateExportTexts) => stateExportTexts[key][language];
  return await exportedSheet(context, {
    title: text("states"),
    columns: [
      { heading: text("sortNumber"), kind: "number" },
      { heading: text("abbreviation") },
      { heading: text("chineseDescription"), width: 30 },
      { heading: text("englishDescription"), width: 30 },
      { heading: text("arabicDescription"), width: 30 },
    ],
    rows: rows.map((state) => [
      String(state.sortNumber),
      state.abbreviation,
      state.chineseDescription,
      state.englishDescription,
      state.arabicDescription,
    ]),
  });
}

/** Which of these states any event carries, withdrawn or not. */
export async function usedStates(db: Db, companyId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM unnest(${sql.param([...ids])}::uuid[]) AS asked (id)
    WHERE EXISTS (SELECT FROM waybill_event e WHERE e.company_id = ${companyId} AND e.state_id = asked.id)`);
  return new Set(rows.map(({ id }) => id));
}
