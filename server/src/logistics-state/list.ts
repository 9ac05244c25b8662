import { fieldsOf } from "@lading/contract/core";
import {
  logisticsStateFields,
  logisticsStateTitles,
  noPhaseText,
  type Phase,
  type exportLogisticsStateList,
  type logisticsStateListByPage,
} from "@lading/contract/logistics-state";
import { and, asc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { listRows, sortedRows, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { logisticsStates } from "./tables.ts";

type Filters = Pick<Context<typeof exportLogisticsStateList>["input"], "search" | "phase">;

function found(companyId: string, { search, phase }: Filters): SQL | undefined {
  const { chineseDescription, englishDescription, arabicDescription, abbreviation } = logisticsStates;
  const texts = sql`concat_ws(chr(10), ${chineseDescription}, ${englishDescription}, ${arabicDescription}, ${abbreviation})`;
  const holds = search === "" ? undefined : sql`position(search_normal(${search}) IN search_normal(${texts})) > 0`;
  const inPhase =
    phase === undefined
      ? undefined
      : phase === "none"
        ? isNull(logisticsStates.phase)
        : eq(logisticsStates.phase, phase);
  return and(eq(logisticsStates.companyId, companyId), holds, inPhase);
}

/** A page of the company's logistics states. */
export async function listStates({ db, input, session: { companyId } }: Context<typeof logisticsStateListByPage>) {
  const where = found(companyId, input);
  const { rows, total } = await listRows(db, logisticsStates, { ...input, where, sortBy: logisticsStates[input.sort] });
  const ids = rows.map(({ id }) => id);
  const used = await usedStates(db, companyId, ids);
  const proposed = rows.some(({ phase }) => phase === null) ? await proposals(db, companyId) : undefined;
  return {
    rows: rows.map((row) => ({
      ...fieldsOf(logisticsStateFields, row),
      id: row.id,
      preset: row.preset,
      proposedPhase: proposed?.get(row.id) ?? null,
      version: row.version,
      used: used.has(row.id),
    })),
    total,
  };
}

/** The filtered states as a spreadsheet. */
export async function exportStates(context: Context<typeof exportLogisticsStateList>) {
  const { db, input, session, language } = context;
  const which = { where: found(session.companyId, input), sortBy: logisticsStates[input.sort] };
  const rows = await sortedRows(db, logisticsStates, { ...which, order: input.order, limit: exportLimit });
  const named = rows.map((row) => ({ ...row, phase: row.phase ?? noPhaseText[language] }));
  const sheet = sheetOfFields(logisticsStateFields, named, language);
  return await exportedSheet(context, { title: logisticsStateTitles.all[language], ...sheet });
}

/**
 * Phases for own states of which nobody has said one: that of the nearest state before them in the company's order, of the
 * first one that of the nearest behind. An exception may happen anywhere, so it says nothing of its neighbours.
 */
async function proposals(db: Db, companyId: string): Promise<Map<string, Phase>> {
  const { id, phase, sortNumber, createdAt } = logisticsStates;
  const states = await db
    .select({ id, phase })
    .from(logisticsStates)
    .where(eq(logisticsStates.companyId, companyId))
    .orderBy(asc(sortNumber), asc(createdAt), asc(id));
  const proposed = new Map<string, Phase>();
  for (const [place, state] of states.entries()) {
    if (state.phase !== null) continue;
    const neighbours = [...states.slice(0, place).toReversed(), ...states.slice(place + 1)];
    const near = neighbours.find((one) => one.phase !== null && one.phase !== "exception");
    if (near?.phase) proposed.set(state.id, near.phase);
  }
  return proposed;
}

/** Which of these states any event carries, withdrawn or not. */
export async function usedStates(db: Db, companyId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM unnest(${sql.param([...ids])}::uuid[]) AS asked (id)
    WHERE EXISTS (SELECT FROM waybill_event e WHERE e.company_id = ${companyId} AND e.state_id = asked.id)`);
  return new Set(rows.map(({ id }) => id));
}
