import { coreRefusals, currencies, currency, refuse } from "@lading/contract/core";
import type { Currency, loadExchangeRateSettings } from "@lading/contract/exchange-rate";
import { eq } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { companies } from "#user";
import { sourceOf } from "./source.ts";

/** The currency that the company's books are kept in. */
export async function settlementOf(db: Db, companyId: string): Promise<Currency> {
  const [company] = await db
    .select({ settlement: companies.settlementCurrency })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  if (!company) throw refuse(coreRefusals.notFound);
  return currency.parse(company.settlement);
}

/** The currencies that have a rate: all but the settlement currency. */
export function foreignCurrencies(settlement: Currency): Currency[] {
  return currencies.filter((one) => one !== settlement);
}

/** Settings that a form or a list needs before it asks for a rate. */
export async function loadSettings({ db, session, services, log }: Context<typeof loadExchangeRateSettings>) {
  const settlementCurrency = await settlementOf(db, session.companyId);
  return {
    settlementCurrency,
    currencies: foreignCurrencies(settlementCurrency),
    canFetch: sourceOf(services.config, log) !== undefined,
  };
}
