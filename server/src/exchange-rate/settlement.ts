import type { Currency } from "@lading/contract/core";
import type { loadExchangeRateSettings } from "@lading/contract/exchange-rate";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { enabledCurrencies, settlementOf } from "#currency";
import { sourceOf } from "./source.ts";

/** The currencies that take new rates: the enabled ones but the settlement currency. */
export async function foreignCurrencies(db: Db, companyId: string, settlement: Currency): Promise<Currency[]> {
  return (await enabledCurrencies(db, companyId)).filter((one) => one !== settlement);
}

/** Settings that a form or a list needs before it asks for a rate. */
export async function loadSettings({ db, session, services, log }: Context<typeof loadExchangeRateSettings>) {
  const settlementCurrency = await settlementOf(db, session.companyId);
  return {
    settlementCurrency,
    currencies: await foreignCurrencies(db, session.companyId, settlementCurrency),
    canFetch: sourceOf(services.config, log) !== undefined,
  };
}
