import { Refused, refuseField, type Currency } from "@lading/contract/core";
import { exchangeRateRefusals, plainRate } from "@lading/contract/exchange-rate";
import type { Db } from "#core/db";
import { checkEnabled, heldSettlementOf } from "#currency";
import { rateOn } from "#exchange-rate";

/** A rate as a cost or a bill keeps it. */
export interface KeptRate {
  rate: string;
  rateDate: string;
  settlementCurrency: Currency;
}

interface Kept extends KeptRate {
  currency: Currency;
  date: string;
}

/**
 * The rate of a charge's date; the one that it has stays as long as its date and currency do. Where there is none, it
 * refuses at `field`, the currency's; likewise a currency that the company has disabled, unless it is the one that it has.
 */
export async function keptRate(
  db: Db,
  companyId: string,
  { currency, date, field = "currency" }: { currency: Currency; date: string; field?: string },
  before?: Kept,
): Promise<KeptRate> {
  if (before && before.currency === currency && before.date === date) {
    const { rate, rateDate, settlementCurrency } = before;
    return { rate: plainRate(rate), rateDate, settlementCurrency };
  }
  await heldSettlementOf(db, companyId);
  if (before?.currency !== currency) await checkEnabled(db, companyId, [{ field, currency }]);
  const taken = await rateOn(db, companyId, currency, date).catch((error: unknown) => {
    const isMissing = error instanceof Refused && error.refusal === exchangeRateRefusals.none;
    throw isMissing ? refuseField(field, error.refusal, error.values) : error;
  });
  return { rate: taken.rate, rateDate: taken.date, settlementCurrency: taken.settlementCurrency };
}
