import { currencies, refuseField, type Currency } from "@lading/contract/core";
import { currencyRefusals as refusals } from "@lading/contract/currency";
import { and, eq } from "drizzle-orm";
import type { Db } from "#core/db";
import { currencySettings } from "./tables.ts";

/** The currencies that the company has enabled, in the order that the trade names them. */
export async function enabledCurrencies(db: Db, companyId: string): Promise<Currency[]> {
  const rows = await db
    .select({ code: currencySettings.shortName })
    .from(currencySettings)
    .where(and(eq(currencySettings.companyId, companyId), eq(currencySettings.enabled, true)));
  const enabled = new Set(rows.map(({ code }) => code));
  return currencies.filter((code) => enabled.has(code));
}

/** Refuses, at its field, a currency that takes no new bookings. A record that has it already keeps it: that is not asked. */
export async function checkEnabled(
  db: Db,
  companyId: string,
  asked: readonly { field: string; currency: Currency }[],
): Promise<void> {
  if (asked.length === 0) return;
  const enabled = await enabledCurrencies(db, companyId);
  const other = asked.find(({ currency }) => !enabled.includes(currency));
  if (other) throw refuseField(other.field, refusals.disabled, { currency: other.currency });
}
