import { coreRefusals, exactTotal, refuse } from "@lading/contract/core";
import { waybillActions, type getWayBillOperationLog } from "@lading/contract/waybill";
import { and, asc, desc, eq, gte, sql, type SQL } from "drizzle-orm";
import { operationLogs } from "#core/audit";
import { countUpTo, isSearchable, type Db } from "#core/db";
import type { Context } from "#core/http";
import { nameRight } from "#core/rights";
import { visibleUserIds } from "#user";
import { iso } from "../list/rows.ts";
import type { WaybillReading } from "../neighbours.ts";
import { waybillsOf } from "../visible.ts";
import { readableChanges } from "./values.ts";

const ofAll = "/systemManagement/getWayBillOperationLog:view";

/** Filters of the log. */
export interface LogFilters {
  waybillId?: string | undefined;
  number: string;
  userId?: string | undefined;
  action: string;
  createdFrom: string;
  createdTo: string;
}

/** A page of the operation log of one waybill, or of all that the user may see, which takes a right of its own. */
export function listLog({ logged: texts }: WaybillReading) {
  return async ({ db, input, session, language, services }: Context<typeof getWayBillOperationLog>) => {
    if (input.waybillId === undefined && !session.rights.has(ofAll))
      throw refuse(coreRefusals.noRight, { right: nameRight(services.menu, ofAll, language) });
    const { companyId } = session;
    const where = await logged(db, { companyId, people: await visibleUserIds(db, session) }, input);
    const page = db
      .select()
      .from(operationLogs)
      .where(where)
      .orderBy(...logOrder(input.order))
      .limit(input.pageSize)
      .offset((input.page - 1) * input.pageSize);
    const [entries, total] = await Promise.all([page, countUpTo(db, operationLogs, where)]);
    const read = await readableChanges(db, entries, { companyId, language, texts });
    return { rows: entries.map((entry) => shown(entry, read(entry.changes))), total };
  };
}

type Entry = typeof operationLogs.$inferSelect;
type Action = (typeof waybillActions)[number];

function shown<C>({ id, entityId, entityNumber, action, userName, ip, createdAt }: Entry, changes: C) {
  return {
    id,
    waybillId: entityId,
    number: entityNumber,
    action: actionOf(action),
    userName,
    ip,
    createdAt: iso(createdAt),
    changes,
  };
}

/** The action by this name; the log holds no others of waybills. */
export function actionOf(action: string): Action {
  const known = waybillActions.find((one) => one === action);
  if (!known) throw new Error(`No action on waybills: ${action}`);
  return known;
}

/** Newest first or last, as the index has it. */
export function logOrder(order: "asc" | "desc"): SQL[] {
  const direction = order === "asc" ? asc : desc;
  return [direction(operationLogs.createdAt), direction(operationLogs.id)];
}

/** The entries that these people may see and the filters let through. */
export async function logged(
  db: Db,
  { companyId, people }: { companyId: string; people: readonly string[] | null },
  filters: LogFilters,
): Promise<SQL> {
  const { waybillId, number, userId, action, createdFrom, createdTo } = filters;
  const log = operationLogs;
  const seen = sql`EXISTS (SELECT FROM waybill WHERE ${waybillsOf(companyId, people)} AND waybill.id = ${log.entityId})`;
  const condition = and(
    eq(log.companyId, companyId),
    eq(log.entity, "waybill"),
    people === null ? undefined : seen,
    waybillId === undefined ? undefined : eq(log.entityId, waybillId),
    userId === undefined ? undefined : eq(log.userId, userId),
    action === "" ? undefined : eq(log.action, action),
    createdFrom === "" ? undefined : gte(log.createdAt, `${createdFrom}T00:00:00Z`),
    createdTo === "" ? undefined : sql`${log.createdAt} < ${`${createdTo}T00:00:00Z`}::timestamptz + interval '1 day'`,
    await withNumber(db, number.toUpperCase()),
  );
  return condition ?? sql`false`;
}

/**
 * Entries of waybills whose number begins so. The search index gives the few waybills that it can be; where they are
 * many, the newest entries have it soon. A deleted waybill is found by its whole number.
 */
async function withNumber(db: Db, number: string): Promise<SQL | undefined> {
  if (number === "") return undefined;
  const begins = sql`starts_with(${operationLogs.entityNumber}, ${number})`;
  if (!isSearchable(number)) return begins;
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM find_waybills(search_normal(${number}), ${exactTotal}) AS hit (id)`,
  );
  if (rows.length === exactTotal) return begins;
  const ids = sql.param(rows.map(({ id }) => id));
  return sql`(${operationLogs.entityId} = ANY(${ids}::uuid[]) OR ${operationLogs.entityNumber} = ${number}) AND ${begins}`;
}
