import { refuse, type Currency } from "@lading/contract/core";
import {
  exchangeRateRefusals as refusals,
  plainRate,
  type getExchangeRateByDate,
} from "@lading/contract/exchange-rate";
import { and, desc, eq, lte } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { settlementOf } from "#currency";
import { exchangeRates } from "./tables.ts";

/** A rate as a bill takes and keeps it. */
export interface AppliedRate {
  /** Worth of one unit in the settlement currency, as a decimal string. */
  rate: string;
  /** The date that it holds from. */
  date: string;
  settlementCurrency: Currency;
}

/**
 * The rate of a currency that holds on a date: the latest on or before it. The settlement currency's is 1. Where there
 * is none it refuses with `exchangeRateRefusals.none`, which a call that asks lists: a rate is never assumed.
 */
export async function rateOn(db: Db, companyId: string, currency: Currency, date: string): Promise<AppliedRate> {
  const settlementCurrency = await settlementOf(db, companyId);
  if (currency === settlementCurrency) return { rate: "1", date, settlementCurrency };
  const [latest] = await db
    .select({ rate: exchangeRates.rate, date: exchangeRates.date })
    .from(exchangeRates)
    .where(
      and(
        eq(exchangeRates.companyId, companyId),
        eq(exchangeRates.settlementCurrency, settlementCurrency),
        eq(exchangeRates.currency, currency),
        lte(exchangeRates.date, date),
      ),
    )
    .orderBy(desc(exchangeRates.date))
    .limit(1);
  if (!latest) throw refuse(refusals.none, { currency, date });
  return { rate: plainRate(latest.rate), date: latest.date, settlementCurrency };
}

/** The same for a form that shows the rate before anything is saved. */
export function lookUp({ db, input, session }: Context<typeof getExchangeRateByDate>): Promise<AppliedRate> {
  return rateOn(db, session.companyId, input.currency, input.date);
}
