import { z } from "zod";
import {
  addCall,
  calendarDate,
  currency,
  defineCall,
  deleteCall,
  editCall,
  exportCall,
  listCall,
  orEmpty,
  staff,
  updatedFilters,
  type Call,
} from "#core";
import { currencyRefusals } from "#currency";
import { periodRefusals } from "#period";
import { exchangeRate, rateFields, rateSources } from "./rates.ts";
import { exchangeRateRefusals as refusals } from "./refusals.ts";

const page = "/financialBill/exchangeRateInfo";

const filters = {
  currency: currency.optional().describe("Only this currency"),
  dateFrom: orEmpty(calendarDate).describe("From this date, YYYY-MM-DD"),
  dateTo: orEmpty(calendarDate).describe("To this date, YYYY-MM-DD"),
  source: z.enum(rateSources).optional().describe("Only typed, or only fetched ones"),
  ...updatedFilters,
};
const sorts = ["date", "currency", "rate", "updatedAt"] as const;

export const getExchangeRateList = listCall({
  path: "/FinancialBills/GetExchangeRateList",
  summary: "The company's exchange rates",
  access: staff(`${page}:view`),
  row: exchangeRate,
  filters,
  sorts,
  example: { currency: "USD", dateFrom: "2026-11-01" },
});

export const exportExchangeRateList = exportCall({
  path: "/FinancialBills/ExportExchangeRateList",
  summary: "The company's exchange rates as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

export const loadExchangeRateSettings = defineCall({
  path: "/FinancialBills/LoadExchangeRateSettings",
  summary: "The settlement currency, the currencies that have rates, and whether rates can be fetched",
  access: staff(`${page}:view`, "/logisticsManagement/checkWayBill:view"),
  input: z.strictObject({}),
  answer: z.object({
    settlementCurrency: currency.describe("Currency that the books are kept in; its rate is always 1"),
    currencies: z.array(currency).describe("Currencies that rates can be entered for"),
    canFetch: z.boolean().describe("This server fetches the European Central Bank's rates"),
  }),
  changes: false,
  refusals: [],
  example: {},
});

export const getExchangeRateByDate = defineCall({
  path: "/FinancialBills/GetExchangeRateByDate",
  summary: "The rate that a bill of a date takes: the latest on or before it",
  description: "The settlement currency's rate is 1. A rate that nobody entered is never assumed: the call refuses.",
  access: staff(`${page}:view`, "/logisticsManagement/checkWayBill:view"),
  input: z.strictObject({
    currency: currency.describe("Currency"),
    date: calendarDate.describe("Date of the bill, YYYY-MM-DD"),
  }),
  answer: z.object({
    rate: z.string().describe("Value of a unit in the settlement currency"),
    date: z.string().describe("Date of the rate, on or before the bill's"),
    settlementCurrency: currency.describe("Settlement currency"),
  }),
  changes: false,
  refusals: [refusals.none],
  example: { currency: "USD", date: "2026-11-20" },
});

export const addExchangeRate = addCall({
  path: "/FinancialBills/AddExchangeRate",
  summary: "Enter a rate by hand",
  page,
  fields: rateFields,
  refusals: [periodRefusals.closed, refusals.there, refusals.settlement, refusals.date, currencyRefusals.disabled],
  example: { currency: "USD", date: "2026-11-20", rate: "7.1052" },
});

export const editExchangeRate = editCall({
  path: "/FinancialBills/EditExchangeRate",
  summary: "Change a rate",
  description:
    "Currency and date stay: they are what the rate is of. A fetched rate that is changed counts as typed. Bills keep the rate that they took.",
  page,
  fields: { rate: rateFields.rate },
  refusals: [periodRefusals.closed],
  example: { rate: "7.1060" },
});

export const deleteExchangeRate = deleteCall({
  path: "/FinancialBills/DeleteExchangeRate",
  summary: "Delete rates; bills keep the rate that they took",
  page,
  ids: "Rates, all or none",
  refusals: [periodRefusals.closed],
});

export const recordCalls: readonly Call[] = [
  getExchangeRateList,
  exportExchangeRateList,
  loadExchangeRateSettings,
  getExchangeRateByDate,
  addExchangeRate,
  editExchangeRate,
  deleteExchangeRate,
];
