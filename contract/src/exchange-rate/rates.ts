import { Big } from "big.js";
import { z } from "zod";
import { calendarDate, currencies, currency, id, positiveDecimal, rule, version } from "#core";
import { exchangeRateRefusals as refusals } from "./refusals.ts";

/** Decimals of a rate (decisions.md, "Money"). */
export const rateScale = 8;
/** Rates older than the trade's books are typing mistakes. */
const firstDate = "2000-01-01";

/** A currency that the product deals in. */
export type Currency = (typeof currencies)[number];

/** Where a rate comes from: typed by a person, or fetched from the European Central Bank. */
export const rateSources = ["hand", "ecb"] as const;
export type RateSource = (typeof rateSources)[number];

/** What can have been done to a rate. */
export const rateActions = ["add", "edit", "delete", "fetch"] as const;

/** The last date that a rate may have: rates are agreed ahead, but not further than a year. */
function lastDate(): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

/** The date that a rate holds from. */
export const rateDate = calendarDate.refine(
  (date) => date >= firstDate && date <= lastDate(),
  rule(refusals.date, { first: firstDate }),
);

/** What one unit of the currency is worth in the settlement currency. */
export const rateValue = positiveDecimal(rateScale);

export const exchangeRate = z
  .object({
    id: id.describe("Rate"),
    currency: currency.describe("Currency"),
    date: z.string().describe("Date that it holds from, YYYY-MM-DD"),
    rate: z.string().describe("What one unit is worth in the settlement currency, at most 8 decimals"),
    settlementCurrency: currency.describe("The settlement currency that it was entered for"),
    source: z.enum(rateSources).describe("`hand`: typed by a person; `ecb`: fetched from the European Central Bank"),
    updatedByName: z.string().describe("Who entered or changed it last"),
    updatedAt: z.string().describe("When that was"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "ExchangeRate" });

/** A rate without the zeros at its end: `7.10000000` → `7.1`. */
export function plainRate(rate: string): string {
  return new Big(rate).toFixed();
}

/** A rate between two currencies, from what one unit of a third is worth in each: exact, rounded half up once. */
export function crossRate(ofCurrency: string, ofSettlement: string): string {
  return plainRate(new Big(ofSettlement).div(ofCurrency).round(rateScale, Big.roundHalfUp).toFixed());
}
