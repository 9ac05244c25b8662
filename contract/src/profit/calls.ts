import { z } from "zod";
import {
  amount,
  answered,
  calendarDate,
  currency,
  decimal,
  exportCall,
  id,
  listCall,
  named,
  longestNumbersSearch,
  optionalText,
  orEmpty,
  staff,
  type Call,
} from "#core";
import { totalCurrencies } from "#job-summary";
import { waybillTypeNumbers } from "#waybill";
import { profitFieldTexts as texts, profitGroups, profitGroupTexts, userTypes, userTypeTexts } from "./field-texts.ts";

/** The menu page, and the beginning of its rights. */
export const profitPage = "/businessLedger/profitableList";

/** Figures of a row, as list and spreadsheet show them. */
export const profitShown = {
  name: named(z.string(), texts.name).describe(
    "Number of the job, or name of the customer, person or company; empty: none",
  ),
  customerNumber: named(z.string(), texts.customerNumber).describe("Number of the customer, or of a job's customer"),
  customerName: named(z.string(), texts.customerName).describe("Name of a job's customer"),
  waybills: named(z.int(), texts.waybills).describe("Waybills with charges"),
  currency: named(currency, texts.currency).describe("Currency of the figures"),
  sales: named(amount.nullable(), texts.sales).describe("Bills that are not void; null while a rate is missing"),
  costs: named(amount.nullable(), texts.costs).describe("Supplier costs; null while a rate is missing"),
  profit: named(amount.nullable(), texts.profit).describe(
    "Sales less costs, as the job summary says it; may be below 0",
  ),
  margin: named(decimal(2).nullable(), texts.margin).describe(
    "Profit in percent of the sales, two decimals; null without sales",
  ),
  tax: named(amount.nullable(), texts.tax).describe(
    "Of the sales: the tax in the tax invoices that were issued of the bills, less refunds; not taken off the profit",
  ),
  waived: named(amount.nullable(), texts.waived).describe(
    "Let go of bills, less what suppliers let go; by posted write-offs",
  ),
  exchangeDifference: named(amount.nullable(), texts.exchangeDifference).describe(
    "Realised exchange differences of posted write-offs; a loss is below 0",
  ),
  result: named(amount.nullable(), texts.result).describe("Profit less what was waived, with exchange differences"),
};

const missingRate = z
  .object({ currency: currency.describe("Currency"), date: z.string().describe("Date that needs a rate, YYYY-MM-DD") })
  .meta({ id: "ProfitMissingRate" });

/** The earnings of a group of waybills. */
export const profitRow = z
  .object({
    id: z.string().describe("Job, customer, person or company; the empty text: waybills without one"),
    ...answered(profitShown),
    missing: missingRate
      .nullable()
      .describe("The first rate that has to be entered before there are figures; null: none"),
  })
  .meta({ id: "ProfitRow" });
export type ProfitRow = z.output<typeof profitRow>;

const groupField = named(z.enum(profitGroups), texts.group, profitGroupTexts);
const userTypeField = named(z.enum(userTypes), texts.userType, userTypeTexts);

/** Fields that the list is filtered by, with their names and choices. */
export const profitFilterFields = { group: groupField, userType: userTypeField };

const filters = {
  group: groupField
    .default("job")
    .describe(
      "What a row sums up: a job (a master waybill with its houses, or a house alone), a customer, a person, all of the company",
    ),
  userType: userTypeField.default("sales").describe("The work of the people that rows and `personId` are about"),
  personId: id.optional().describe("Only waybills of this person, in the work of `userType`"),
  customerId: id.optional().describe("Only waybills of this customer"),
  currency: z
    .enum(["settlement", ...totalCurrencies])
    .default("settlement")
    .describe("Currency of the figures: USD, HKD, RMB, or the company's settlement currency"),
  type: z
    .literal(waybillTypeNumbers)
    .optional()
    .describe("Only waybills of this type: 1 air, 2 sea, 3 air to door, 4 sea to door, 5 express"),
  search: optionalText(longestNumbersSearch).describe("Part of a house or main number"),
  shippedFrom: orEmpty(calendarDate).describe(
    "Only jobs shipped from this date, YYYY-MM-DD; a house under a main counts by the main's date",
  ),
  shippedTo: orEmpty(calendarDate).describe("Only jobs shipped up to this date, YYYY-MM-DD"),
};
const sorts = ["profit", "sales", "costs", "margin", "waybills"] as const;

export const getProfitStatisticsList = {
  ...listCall({
    path: "/FinancialBills/GetProfitStatisticsList",
    summary: "What jobs, customers, people or the whole company earned",
    description:
      "Bills and costs count with the rate that they took and keep. In another currency than the settlement currency, amounts of that currency count as they are, others by their worth at the rate of their own date. Rounded once, half up; without a rate on or before a date there is no figure, and the row names the rate that is missing. Void bills do not count.",
    access: staff(`${profitPage}:view`),
    row: profitRow,
    filters,
    sorts,
    example: { group: "customer", currency: "USD", shippedFrom: "2026-11-01" },
  }),
  manyRecords: true,
};

export const exportProfitStatisticsList = exportCall({
  path: "/FinancialBills/ExportProfitStatisticsList",
  summary: "The profit list as a spreadsheet",
  page: profitPage,
  filters,
  sorts,
  example: { group: "customer" },
});

export const profitCalls: readonly Call[] = [getProfitStatisticsList, exportProfitStatisticsList];
