import { fieldsOf } from "@lading/contract/core";
import {
  exchangeRateTitles,
  plainRate,
  shownRateFields,
  type exportExchangeRateList,
  type getExchangeRateList,
} from "@lading/contract/exchange-rate";
import { and, asc, desc, eq, gte, lte, type SQL } from "drizzle-orm";
import { countUpTo, namedLike, withinDays } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { exchangeRates } from "./tables.ts";

type Wanted = Context<typeof exportExchangeRateList>["input"];

function found(companyId: string, { currency, dateFrom, dateTo, source, ...rest }: Wanted): SQL | undefined {
  return and(
    eq(exchangeRates.companyId, companyId),
    currency === undefined ? undefined : eq(exchangeRates.currency, currency),
    dateFrom === "" ? undefined : gte(exchangeRates.date, dateFrom),
    dateTo === "" ? undefined : lte(exchangeRates.date, dateTo),
    source === undefined ? undefined : eq(exchangeRates.source, source),
    ...namedLike(exchangeRates.updatedByName, rest.updatedByName),
    ...withinDays(exchangeRates.updatedAt, rest.updatedFrom, rest.updatedTo),
  );
}

/** Among equals by currency, newest date first. */
function orderOf({ sort, order }: Wanted): SQL[] {
  const direction = order === "asc" ? asc : desc;
  return [
    direction(exchangeRates[sort]),
    asc(exchangeRates.currency),
    desc(exchangeRates.date),
    desc(exchangeRates.id),
  ];
}

/** A page of the company's rates. */
export async function listRates({ db, input, session }: Context<typeof getExchangeRateList>) {
  const where = found(session.companyId, input);
  const page = db
    .select()
    .from(exchangeRates)
    .where(where)
    .orderBy(...orderOf(input))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const [rows, total] = await Promise.all([page, countUpTo(db, exchangeRates, where)]);
  return { rows: rows.map(shown), total };
}

function shown(row: typeof exchangeRates.$inferSelect) {
  const { id, version, rate, updatedAt } = row;
  return {
    ...fieldsOf(shownRateFields, row),
    id,
    version,
    rate: plainRate(rate),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

/** The filtered rates as a spreadsheet. */
export async function exportRates(context: Context<typeof exportExchangeRateList>) {
  const { db, input, session, language } = context;
  const rows = await db
    .select()
    .from(exchangeRates)
    .where(found(session.companyId, input))
    .orderBy(...orderOf(input))
    .limit(exportLimit);
  const sheet = sheetOfFields(shownRateFields, rows.map(shown), language);
  return await exportedSheet(context, { title: exchangeRateTitles.all[language], ...sheet });
}
