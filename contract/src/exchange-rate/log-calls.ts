import { z } from "zod";
import {
  calendarDate,
  currency,
  defineCall,
  exportCall,
  id,
  listAnswer,
  listInput,
  optionalText,
  orEmpty,
  staff,
} from "#core";
import { rateActions, rateSources } from "./rates.ts";

const page = "/financialBill/exchangeRateInfoLog";

const filters = {
  currency: currency.optional().describe("Only rates of this currency"),
  dateFrom: orEmpty(calendarDate).describe("Only rates from this date, YYYY-MM-DD"),
  dateTo: orEmpty(calendarDate).describe("Only rates to this date, YYYY-MM-DD"),
  action: z.enum(rateActions).optional().describe("Only this action"),
  userName: optionalText(60).describe("Part of the name of who did it"),
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
    currency: currency.describe("Currency of the rate"),
    settlementCurrency: currency.describe("Settlement currency of the rate"),
    date: z.string().describe("Date of the rate, YYYY-MM-DD"),
    action: z.enum(rateActions).describe("What was done"),
    before: valueOfRate.nullable().describe("Before; null when it was added"),
    after: valueOfRate.nullable().describe("After; null when it was deleted"),
    userName: z.string().describe("Who"),
    ip: z.string().describe("From where"),
    createdAt: z.string().describe("When"),
  })
  .meta({ id: "ExchangeRateLogEntry" });

export const getExchangeRateLogList = defineCall({
  path: "/FinancialBills/GetExchangeRateLogList",
  summary: "Who changed which exchange rate, when, from what to what",
  access: staff(`${page}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(rateLogEntry),
  changes: false,
  refusals: [],
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

export const rateLogCalls = [getExchangeRateLogList, exportExchangeRateLogList];
