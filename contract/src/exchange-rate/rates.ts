import { Big } from "big.js";
import { z } from "zod";
import {
  answered,
  calendarDate,
  commonFieldTexts,
  currency,
  id,
  named,
  positiveDecimal,
  rule,
  updatedFields,
  version,
  type LocalText,
} from "#core";
import { exchangeRateRefusals as refusals } from "./refusals.ts";

/** Decimals of a rate (decisions.md, "Money"). */
export const rateScale = 8;
/** Rates older than the trade's books are typing mistakes. */
const firstDate = "2000-01-01";

/** Where a rate comes from: typed by a person, or fetched from the European Central Bank. */
export const rateSources = ["hand", "ecb"] as const;
export type RateSource = (typeof rateSources)[number];

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

/** Value of a unit of the currency in the settlement currency. */
export const rateValue = positiveDecimal(rateScale);

export const exchangeRateTitles = {
  one: { zh: "汇率", en: "exchange rate", ar: "سعر صرف" },
  all: { zh: "汇率", en: "Exchange rates", ar: "أسعار الصرف" },
};

/** Where a rate comes from, as people read it. */
export const rateSourceTexts = {
  hand: { zh: "手工录入", en: "By hand", ar: "إدخال يدوي" },
  ecb: { zh: "欧洲央行", en: "ECB", ar: "المركزي الأوروبي" },
} as const satisfies Record<RateSource, LocalText>;

/** Fields of a rate. */
export const rateFields = {
  currency: named(currency, commonFieldTexts.currency).describe("Currency, not the settlement currency"),
  date: named(rateDate, { zh: "汇率日期", en: "Rate date", ar: "تاريخ السعر" }).describe(
    "Date that it holds from, YYYY-MM-DD; one rate for a currency and date",
  ),
  rate: named(rateValue, { zh: "汇率", en: "Rate", ar: "السعر" }).describe(
    "Value of a unit in the settlement currency, above 0, at most 8 decimals",
  ),
};

/** The whole of a rate as its list and its spreadsheet show it. */
export const shownRateFields = {
  ...rateFields,
  settlementCurrency: named(currency, commonFieldTexts.settlementCurrency).describe(
    "The settlement currency that it was entered for",
  ),
  source: named(z.enum(rateSources), { zh: "来源", en: "Source", ar: "المصدر" }, rateSourceTexts).describe(
    "`hand`: typed by a person; `ecb`: fetched from the European Central Bank",
  ),
  ...updatedFields,
};

export const exchangeRate = z
  .object({
    id: id.describe("Rate"),
    ...answered(shownRateFields),
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
