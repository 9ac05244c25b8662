import { plainAmount } from "@lading/contract/charge-item";
import { clientFundRefusals as refusals } from "@lading/contract/client-fund";
import { minorUnits, refuseField, Refused, type Currency } from "@lading/contract/core";
import { exchangeRateRefusals } from "@lading/contract/exchange-rate";
import { Big } from "big.js";
import type { Db } from "#core/db";
import { rateOn } from "#exchange-rate";

export interface SentAndReceived {
  receiveDate: string;
  remittanceAmount: string;
  remittanceCurrency: Currency;
  receivedAmount: string;
  receivedCurrency: Currency;
  /** The empty text for none. */
  bankCharges: string;
  bankChargesCurrency: Currency | "";
}

interface Rates {
  remittance: string;
  charges: string;
  received: string;
}

/** A difference is asked about above 1 % of the remitted, or above this many units of the received currency. */
const leastAsked = 50;

/**
 * By how much remitted less bank charges and received differ, in the received currency, and how much is let pass: 1 % of the
 * remitted or 50, whichever is larger; exactly there passes (decisions.md, "Money"). Reckoned without rounding: both sides
 * stay multiplied by the received currency's rate.
 */
function differenceOf(
  { remittanceAmount, receivedAmount, bankCharges }: SentAndReceived,
  { remittance, charges, received }: Rates,
): { isTooMuch: boolean; difference: Big; limit: Big } {
  const remitted = new Big(remittanceAmount).times(remittance);
  const taken = new Big(bankCharges === "" ? "0" : bankCharges).times(charges);
  const difference = remitted.minus(taken).minus(new Big(receivedAmount).times(received)).abs();
  const percent = remitted.div(100);
  const least = new Big(leastAsked).times(received);
  const limit = percent.gt(least) ? percent : least;
  return { isTooMuch: difference.gt(limit), difference: difference.div(received), limit: limit.div(received) };
}

/** Refuses at its confirmation a difference that nobody confirmed, or that cannot be reckoned for want of a rate. */
export async function askDifference(db: Db, companyId: string, sent: SentAndReceived, confirmed: boolean) {
  if (confirmed) return;
  const field = "differenceConfirmed";
  const rates = await ratesOf(db, companyId, sent);
  if (rates === null) throw refuseField(field, refusals.noRateToCompare);
  const { isTooMuch, difference, limit } = differenceOf(sent, rates);
  if (!isTooMuch) return;
  const currency = sent.receivedCurrency;
  const shown = (value: Big) => plainAmount(value.round(minorUnits(currency)).toFixed(), currency);
  throw refuseField(field, refusals.differs, { difference: shown(difference), limit: shown(limit), currency });
}

/** Rates of the receive date; those of one currency cancel out and need none. Null where one is missing. */
async function ratesOf(db: Db, companyId: string, sent: SentAndReceived): Promise<Rates | null> {
  const { remittanceCurrency, receivedCurrency, bankChargesCurrency, receiveDate } = sent;
  const charges = bankChargesCurrency === "" ? receivedCurrency : bankChargesCurrency;
  const all = new Set([remittanceCurrency, receivedCurrency, charges]);
  if (all.size === 1) return { remittance: "1", charges: "1", received: "1" };
  const rates = new Map<Currency, string>();
  for (const currency of all) {
    const rate = await rateOrNull(db, companyId, currency, receiveDate);
    if (rate === null) return null;
    rates.set(currency, rate);
  }
  return {
    remittance: rates.get(remittanceCurrency) ?? "",
    charges: rates.get(charges) ?? "",
    received: rates.get(receivedCurrency) ?? "",
  };
}

/** A currency's rate on a day; null where there is none. */
export async function rateOrNull(db: Db, companyId: string, currency: Currency, day: string): Promise<string | null> {
  try {
    return (await rateOn(db, companyId, currency, day)).rate;
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === exchangeRateRefusals.none.code) return null;
    throw error;
  }
}
