import { z } from "zod";
import { defineCall, id, optionalText, staff, type Call } from "#core";
import { partyStates } from "#party";
import { cityNameShown } from "#place";
import { bankAccountCalls } from "./bank-account-calls.ts";
import { bookedCalls } from "./booked-calls.ts";
import { contactCalls } from "./contact-calls.ts";
import { importCalls } from "./import-calls.ts";
import { infoCalls } from "./info-calls.ts";
import { portalCalls } from "./portal-calls.ts";

export * from "./credit-texts.ts";
export * from "./attached.ts";
export * from "./bank-account-calls.ts";
export * from "./contact-calls.ts";
export * from "./booked-calls.ts";
export * from "./import-calls.ts";
export * from "./info-calls.ts";
export * from "./kinds.ts";
export * from "./log-texts.ts";
export * from "./menu.ts";
export * from "./portal-calls.ts";
export { customerFields, page as customerPage } from "./fields.ts";
export { customerRefusals } from "./refusals.ts";

export const getCustomerOptionList = defineCall({
  path: "/Customer/GetCustomerOptionList",
  summary: "Customers to choose from, found by number, name, pinyin or its initials",
  access: staff(),
  input: z.strictObject({
    search: optionalText(80).describe(
      "Part of the customer number, of a name in any script, or of its pinyin or initials",
    ),
    chosenId: id.optional().describe("A customer to answer with whatever is searched, to name the one that is chosen"),
  }),
  answer: z.object({
    rows: z
      .array(
        z
          .object({
            id: id.describe("Customer"),
            customerNumber: z.string().describe("Customer number"),
            customerName: z.string().describe("Name"),
            companyNameEn: z.string().describe("English name"),
            shortName: z.string().describe("Short name"),
            country: z.string().describe("Country, ISO 3166-1 alpha-2, or the empty text"),
            city: z.string().describe("City"),
            cityName: cityNameShown,
            address: z.string().describe("Address"),
            contact: z.string().describe("Contact person"),
            phone: z.string().describe("Phone number"),
            email: z.string().describe("E-mail address"),
            status: z.enum(partyStates).describe("Disabled ones are only answered with when they are the chosen one"),
          })
          .meta({ id: "CustomerChoice" }),
      )
      .describe("At most 20 customers"),
  }),
  changes: false,
  refusals: [],
  example: { search: "C0001" },
});

export const customerCalls: readonly Call[] = [
  getCustomerOptionList,
  ...infoCalls,
  ...bookedCalls,
  ...importCalls,
  ...contactCalls,
  ...bankAccountCalls,
  ...portalCalls,
];
