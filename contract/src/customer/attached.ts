import { z } from "zod";
import { calendarDate, id, moment, named, optionalText, orEmpty, version, longestNumbersSearch } from "#core";
import { customerFieldTexts as texts } from "./kinds.ts";

const customer = { zh: "客户", en: "Customer", ar: "العميل" };

/** The customer of a contact or of a bank account. */
export const belongsFields = { customerId: named(id, customer) };

/** The same, as answers tell it. */
export const belongsShown = {
  ...belongsFields,
  customerNumber: named(z.string(), texts.customerNumber),
  customerName: named(z.string(), customer),
};

export const addedShown = {
  createdAt: named(moment, texts.createdAt).describe("When it was added"),
  version: version.describe("Version for a later edit"),
};

export const attachedFilters = {
  customerId: id.optional().describe("Only of this customer"),
  search: optionalText(longestNumbersSearch).describe("Part of any of its texts, or of the customer's number or name"),
  createdFrom: orEmpty(calendarDate).describe("Added from, YYYY-MM-DD (UTC)"),
  createdTo: orEmpty(calendarDate).describe("Added to, YYYY-MM-DD (UTC)"),
};
