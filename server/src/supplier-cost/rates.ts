import type { Currency } from "@lading/contract/exchange-rate";
import { plainRate } from "@lading/contract/exchange-rate";
import type { Db } from "#core/db";
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

/** The rate of a charge's date; the one that it has stays as long as its date and currency do. */
export async function keptRate(
  db: Db,
  companyId: string,
  { currency, date }: { currency: Currency; date: string },
  before?: Kept,
): Promise<KeptRate> {
  if (before && before.currency === currency && before.date === date) {
    const { rate, rateDate, settlementCurrency } = before;
    return { rate: plainRate(rate), rateDate, settlementCurrency };
  }
  const taken = await rateOn(db, companyId, currency, date);
  return { rate: taken.rate, rateDate: taken.date, settlementCurrency: taken.settlementCurrency };
}
