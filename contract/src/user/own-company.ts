import { z } from "zod";
import { defineCall, staff, version } from "#core";

export const company = z
  .object({
    CompanyCode: z.string().describe("Company code"),
    companyName: z.string().describe("Name"),
    companyNameEn: z.string().describe("English name"),
    legalPerson: z.string().describe("Legal person or director"),
    creditCode: z.string().describe("Unified social credit code, or commercial registration number"),
    taxNumber: z.string().describe("Tax number, in the Gulf the VAT number; the empty text: none was given"),
    country: z.string().describe("Country, ISO 3166-1 alpha-2"),
    city: z.string().describe("City"),
    address: z.string().describe("Address"),
    phone: z.string().describe("Phone number"),
    email: z.string().describe("E-mail address"),
    website: z.string().describe("Web site"),
    logo: z.string().describe("Path of the logo, or the empty text"),
    licence: z.string().describe("Path of the licence, or the empty text"),
    officialSeal: z.string().describe("Path of the official seal, or the empty text"),
    airDivisor: z.int().describe("cm³ a kg for air and air to door"),
    expressDivisor: z.int().describe("cm³ a kg for express"),
    settlementCurrency: z.string().describe("Currency that the books are kept in"),
    timeZone: z
      .string()
      .describe("Its time zone, of the tz database: today, what is overdue and the year of numbers follow it"),
    multiLanguage: z.boolean().describe("Its users may switch languages"),
    ValidityPeriodDate: z.string().nullable().describe("Last day of the period, YYYY-MM-DD"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "Company" });

/** Apart from the calls that change a company: the forms of waybills ask it, and need none of them. */
export const loadCompanyInfo = defineCall({
  path: "/User/LoadCompanyInfo",
  summary: "The company of the signed-in user",
  access: { ...staff(), afterExpiry: true },
  input: z.strictObject({}),
  answer: company,
  changes: false,
  refusals: [],
  example: {},
});
