import { minorUnits, type Currency } from "@lading/contract/core";
import { Big } from "big.js";
import type { Db } from "#core/db";
import { rateOn } from "#exchange-rate";
import { isSaudiVatNumber } from "./documents/zatca.ts";

interface Invoice {
  sellerCountry: string;
  sellerTaxNumber: string;
  currency: Currency;
  amount: string;
  tax: string;
  /** YYYY-MM-DD, by the company's clock. */
  issuedOn: string;
}

/** The worth and the tax of an invoice in riyals; null where its own currency is riyals, or it needs none. */
interface Riyals {
  riyalAmount: string | null;
  riyalTax: string | null;
}

/**
 * The figures in riyals that a Saudi invoice in another currency states: by the company's rates of the day of issue, each rounded
 * half up once. Without a rate it refuses, so that none is assumed.
 */
export async function riyalsOf(db: Db, companyId: string, invoice: Invoice): Promise<Riyals> {
  const { sellerCountry, sellerTaxNumber, currency, amount, tax, issuedOn } = invoice;
  if (sellerCountry !== "SA" || currency === "SAR" || !isSaudiVatNumber(sellerTaxNumber))
    return { riyalAmount: null, riyalTax: null };
  const own = await rateOn(db, companyId, currency, issuedOn);
  const riyal = await rateOn(db, companyId, "SAR", issuedOn);
  const worth = (value: string) => inRiyals(new Big(value).times(own.rate), riyal.rate);
  return { riyalAmount: worth(amount), riyalTax: worth(tax) };
}

const places = minorUnits("SAR");

/** A worth ÷ the riyal's, rounded half up once: the quotient is taken with more digits than decide it. */
function inRiyals(worth: Big, riyal: string): string {
  const exact = Big();
  exact.DP = 30;
  return new exact(worth).div(riyal).round(places, Big.roundHalfUp).toFixed(places);
}
