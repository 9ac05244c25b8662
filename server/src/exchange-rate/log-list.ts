import { currency as currencyCode } from "@lading/contract/core";
import {
  rateActions,
  rateLogFields,
  rateLogTitle,
  rateSources,
  type exportExchangeRateLogList,
  type getExchangeRateLogList,
} from "@lading/contract/exchange-rate";
import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { operationLogs } from "#core/audit";
import { countUpTo, namedLike, withinDays } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { logEntity } from "./log.ts";

type Wanted = Omit<Context<typeof exportExchangeRateLogList>["input"], "sort">;

function found(companyId: string, wanted: Wanted): SQL | undefined {
  const { currency, dateFrom, dateTo, action, userName, createdFrom, createdTo } = wanted;
  const log = operationLogs;
  // `USD/RMB 2026-11-20`
  const date = sql`split_part(${log.entityNumber}, ' ', 2)`;
  return and(
    eq(log.companyId, companyId),
    eq(log.entity, logEntity),
    currency === undefined ? undefined : sql`starts_with(${log.entityNumber}, ${`${currency}/`})`,
    dateFrom === "" ? undefined : sql`${date} >= ${dateFrom}`,
    dateTo === "" ? undefined : sql`${date} <= ${dateTo}`,
    action === undefined ? undefined : eq(log.action, action),
    ...namedLike(log.userName, userName),
    ...withinDays(log.createdAt, createdFrom, createdTo),
  );
}

function orderOf({ order }: Wanted): SQL[] {
  const direction = order === "asc" ? asc : desc;
  return [direction(operationLogs.createdAt), direction(operationLogs.id)];
}

/** A page of what was done to the company's rates. */
export async function listRateLog({ db, input, session }: Context<typeof getExchangeRateLogList>) {
  const where = found(session.companyId, input);
  const page = db
    .select()
    .from(operationLogs)
    .where(where)
    .orderBy(...orderOf(input))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const [entries, total] = await Promise.all([page, countUpTo(db, operationLogs, where)]);
  return { rows: entries.map(shown), total };
}

const number = /^(?<currency>[A-Z]{3})\/(?<settlement>[A-Z]{3}) (?<date>[0-9-]{10})$/;
const value = z.object({ rate: z.string(), source: z.enum(rateSources) }).nullable();

function shown({ id, entityNumber, action, userName, ip, createdAt, changes }: typeof operationLogs.$inferSelect) {
  const { currency, settlement, date = "" } = number.exec(entityNumber)?.groups ?? {};
  const at = (side: "before" | "after") => {
    const fields = Object.fromEntries(changes.map((change) => [change.field, change[side]]));
    return value.parse(fields["rate"] === null ? null : fields);
  };
  return {
    id,
    date,
    userName,
    ip,
    before: at("before"),
    after: at("after"),
    currency: currencyCode.parse(currency),
    settlementCurrency: currencyCode.parse(settlement),
    action: z.enum(rateActions).parse(action),
    createdAt: new Date(createdAt).toISOString(),
  };
}

/** The filtered log as a spreadsheet. */
export async function exportRateLog(context: Context<typeof exportExchangeRateLogList>) {
  const { db, input, session, language } = context;
  const entries = await db
    .select()
    .from(operationLogs)
    .where(found(session.companyId, input))
    .orderBy(...orderOf(input))
    .limit(exportLimit);
  const rows = entries.map(shown).map(({ before, after, ...entry }) => ({
    ...entry,
    before: before?.rate,
    after: after?.rate,
    source: (after ?? before)?.source,
  }));
  const sheet = sheetOfFields(rateLogFields, rows, language);
  return await exportedSheet(context, { title: rateLogTitle[language], ...sheet });
}
