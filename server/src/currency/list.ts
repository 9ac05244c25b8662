import { currencies, fieldsOf, minorUnits, type Currency } from "@lading/contract/core";
import {
  currencyFields,
  currencyTitles,
  shownCurrencyFields,
  type exportCurrencySettingsList,
  type getCurrencySettingsList,
  type getSystemPaymentCurrencyConfigList,
} from "@lading/contract/currency";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { listRows, sortedRows } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { settlementOf } from "./settlement.ts";
import { currencySettings } from "./tables.ts";

type Wanted = Pick<Context<typeof exportCurrencySettingsList>["input"], "search" | "enabled" | "sort">;
type Row = typeof currencySettings.$inferSelect;

function found(companyId: string, { search, enabled, sort }: Wanted): { where: SQL | undefined; sortBy: SQL } {
  const { shortName, chineseName, englishName, arabicName, createdAt } = currencySettings;
  const names = sql`concat_ws(chr(10), ${shortName}, ${chineseName}, ${englishName}, ${arabicName})`;
  const where = and(
    eq(currencySettings.companyId, companyId),
    search === "" ? undefined : sql`position(search_normal(${search}) IN search_normal(${names})) > 0`,
    enabled === undefined ? undefined : eq(currencySettings.enabled, enabled),
  );
  return { where, sortBy: sort === "createdAt" ? sql`${createdAt}` : sql`search_normal(${currencySettings[sort]})` };
}

function shown(row: Row, settlement: Currency) {
  return {
    ...fieldsOf(currencyFields, row),
    decimals: minorUnits(row.shortName),
    settlementCurrency: row.shortName === settlement,
  };
}

/** A page of the company's currencies. */
export async function listCurrencies({ db, input, session }: Context<typeof getCurrencySettingsList>) {
  const { companyId } = session;
  const settlement = await settlementOf(db, companyId);
  const { rows, total } = await listRows(db, currencySettings, { ...input, ...found(companyId, input) });
  return { rows: rows.map((row) => ({ ...shown(row, settlement), id: row.id, version: row.version })), total };
}

/** The filtered currencies as a spreadsheet. */
export async function exportCurrencies(context: Context<typeof exportCurrencySettingsList>) {
  const { db, input, session, language } = context;
  const { companyId } = session;
  const settlement = await settlementOf(db, companyId);
  const which = { ...found(companyId, input), order: input.order, limit: exportLimit };
  const rows = (await sortedRows(db, currencySettings, which)).map((row) => shown(row, settlement));
  const sheet = sheetOfFields(shownCurrencyFields, rows, language);
  return await exportedSheet(context, { title: currencyTitles.all[language], ...sheet });
}

/** All of the company's currencies, for forms and filters. */
export async function offerCurrencies({ db, session }: Context<typeof getSystemPaymentCurrencyConfigList>) {
  const { companyId } = session;
  const settlement = await settlementOf(db, companyId);
  const rows = await db.select().from(currencySettings).where(eq(currencySettings.companyId, companyId));
  const inOrder = rows.toSorted((a, b) => currencies.indexOf(a.shortName) - currencies.indexOf(b.shortName));
  return { rows: inOrder.map((row) => shown(row, settlement)) };
}
