import { z } from "zod";
import {
  answered,
  calendarDate,
  currency,
  exportCall,
  id,
  listCall,
  logActionTexts,
  logFieldTexts,
  moment,
  named,
  optionalText,
  orEmpty,
  staff,
  type Call,
  type LocalText,
} from "#core";
import { rateSources, rateValue, shownRateFields } from "./rates.ts";

const page = "/financialBill/exchangeRateInfoLog";

/** Actions on a rate. */
export const rateActions = ["add", "edit", "delete", "fetch"] as const;

export const rateLogTitle = { zh: "汇率日志", en: "Exchange rate log", ar: "سجل أسعار الصرف" };

const actionTexts = {
  add: logActionTexts.add,
  edit: logActionTexts.edit,
  delete: logActionTexts.delete,
  fetch: { zh: "自动获取", en: "Fetched", ar: "جلب آلي" },
} as const satisfies Record<(typeof rateActions)[number], LocalText>;

/** The action and its rate. */
const deed = {
  createdAt: named(moment, logFieldTexts.createdAt).describe("When"),
  currency: shownRateFields.currency.describe("Currency of the rate"),
  settlementCurrency: shownRateFields.settlementCurrency.describe("Settlement currency of the rate"),
  date: shownRateFields.date.describe("Date of the rate, YYYY-MM-DD"),
  action: named(z.enum(rateActions), logFieldTexts.action, actionTexts).describe("Action"),
};

/** Who did it, and from where. */
const doer = {
  userName: named(optionalText(60), logFieldTexts.userName).describe("Who"),
  ip: named(z.string(), logFieldTexts.ip).describe("From where"),
};

/** The log as its list and its spreadsheet show it. */
export const rateLogFields = {
  ...deed,
  before: named(rateValue, { zh: "修改前汇率", en: "Rate before", ar: "السعر قبل" }),
  after: named(rateValue, { zh: "修改后汇率", en: "Rate after", ar: "السعر بعد" }),
  source: shownRateFields.source,
  ...doer,
};

const filters = {
  currency: currency.optional().describe("Only rates of this currency"),
  dateFrom: orEmpty(calendarDate).describe("Only rates from this date, YYYY-MM-DD"),
  dateTo: orEmpty(calendarDate).describe("Only rates to this date, YYYY-MM-DD"),
  action: z.enum(rateActions).optional().describe("Only this action"),
  userName: doer.userName.describe("Part of the name of who did it"),
  createdFrom: orEmpty(calendarDate).describe("Done from this day, YYYY-MM-DD (UTC)"),
  createdTo: orEmpty(calendarDate).describe("Done to this day, YYYY-MM-DD (UTC)"),
};
const sorts = ["createdAt"] as const;

const valueOfRate = z
  .object({
    rate: z.string().describe("Rate"),
    source: z.enum(rateSources).describe("Typed by a person or fetched"),
  })
  .meta({ id: "ExchangeRateValue" });

export const rateLogEntry = z
  .object({
    id: id.describe("Entry"),
    ...answered(deed),
    before: valueOfRate.nullable().describe("Before; null when it was added"),
    after: valueOfRate.nullable().describe("After; null when it was deleted"),
    ...answered(doer),
  })
  .meta({ id: "ExchangeRateLogEntry" });

export const getExchangeRateLogList = listCall({
  path: "/FinancialBills/GetExchangeRateLogList",
  summary: "Who changed which exchange rate, when, from what to what",
  access: staff(`${page}:view`),
  row: rateLogEntry,
  filters,
  sorts,
  example: { currency: "USD" },
});

export const exportExchangeRateLogList = exportCall({
  path: "/FinancialBills/ExportExchangeRateLogList",
  summary: "The log of exchange rates as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

export const rateLogCalls: readonly Call[] = [getExchangeRateLogList, exportExchangeRateLogList];
