import { z } from "zod";
import { countryCode, currency, id, optionalText, orEmpty, phoneNumber, requiredText, text, version } from "#core";
import { storedFile } from "#files";
import { emailAddresses, partyStates, website } from "#party";
import { customerTypes } from "./kinds.ts";

export const page = "/customerManagement/basicInfo";
export const otherId = "01936f5e-0000-7000-8000-000000000002";

/** A customer's own details; the same fields for staff and in the portal (catalogue §3 and §5). */
export const ownFields = {
  customerType: z.enum(customerTypes).describe("Enterprise or personal"),
  customerName: requiredText(120).describe("Chinese company name, or the name as the customer writes it"),
  companyNameEn: optionalText(160).describe("English company name"),
  shortName: optionalText(60).describe("Short name"),
  country: countryCode.describe("Country, ISO 3166-1 alpha-2"),
  city: requiredText(80).describe("City"),
  address: requiredText(300).describe("Address"),
  director: optionalText(80).describe("Director or legal person"),
  contact: optionalText(80).describe("Contact person"),
  phone: phoneNumber.describe("Phone number"),
  telephone: orEmpty(phoneNumber).describe("Landline"),
  email: emailAddresses.describe("E-mail addresses, several separated by commas"),
  website: website.describe("Website"),
  companyCode: optionalText(40).describe("Registration code of the company"),
  personalId: optionalText(40).describe("Number of the identity card"),
  passport: optionalText(40).describe("Passport number"),
};

/** A customer's fields for staff. */
export const customerFields = {
  ...ownFields,
  referrer: optionalText(80).describe("Who brought the customer"),
  salesId: id.nullable().default(null).describe("Salesperson in charge"),
  certificateFileId: id.nullable().default(null).describe("Uploaded licence (`licence`)"),
};

export const exampleFields = {
  customerType: "enterprise" as const,
  customerName: "深圳市蓝海贸易有限公司",
  companyNameEn: "Shenzhen Blue Ocean Trading Co., Ltd",
  country: "CN",
  city: "Shenzhen",
  address: "Nanshan District, Keji Road 12",
  phone: "+86 755 2345 6789",
};

const money = z.object({
  currency: currency.describe("Currency"),
  amount: z.string().describe("Sum of the open bills in it"),
});

const receivable = z
  .object({
    currencies: z.array(money).describe("Open collection bills by currency"),
    settlementCurrency: z.string().describe("The company's settlement currency"),
    settlementAmount: z.string().describe("All of them at the rates of their dates, in the settlement currency"),
  })
  .meta({ id: "ReceivableBalance" });

/** A customer's own details as answers give them. */
export const ownShown = {
  customerNumber: text("Customer number"),
  customerName: text("Chinese company name, or the name as the customer writes it"),
  companyNameEn: text("English company name"),
  shortName: text("Short name"),
  customerType: z.enum(customerTypes).describe("Enterprise or personal"),
  country: text("Country, ISO 3166-1 alpha-2, or the empty text"),
  city: text("City"),
  address: text("Address"),
  director: text("Director or legal person"),
  contact: text("Contact person"),
  phone: text("Phone number"),
  telephone: text("Landline"),
  email: text("E-mail addresses, several separated by commas"),
  website: text("Website"),
  companyCode: text("Registration code of the company"),
  personalId: text("Number of the identity card"),
  passport: text("Passport number"),
};

const customerRowFields = {
  id: id.describe("Customer"),
  ...ownShown,
  referrer: text("Who brought the customer"),
  salesId: id.nullable().describe("Salesperson in charge"),
  salesName: text("Their name, or the empty text"),
  addPeople: text("Who added the customer"),
  status: z.enum(partyStates).describe("Enabled, disabled or restricted"),
  statusReason: text("Why it is restricted or disabled"),
  certificate: storedFile.nullable().describe("Uploaded licence, or null"),
  hasSignIn: z.boolean().describe("Can sign in to the portal"),
  hasRequest: z.boolean().describe("Has asked for a change that waits for an answer"),
  receivableBalance: receivable.describe("What the customer owes"),
  lastSignInAt: z.string().nullable().describe("When it last signed in to the portal"),
  createdAt: text("When it was added"),
  version: version.describe("Version for a later edit"),
};
export interface CustomerRowFields extends Readonly<typeof customerRowFields> {}

export const customerRow: z.ZodObject<CustomerRowFields> = z.object(customerRowFields).meta({ id: "Customer" });

/** A customer's request to change its details, each field before and after. */
export const changeRequest = z
  .object({
    id: id.describe("Request"),
    status: z.enum(["pending", "accepted", "refused"]).describe("How it stands"),
    reason: text("Why it was turned down, or the empty text"),
    changes: z
      .array(z.object({ field: text("Field"), before: text("As it was"), after: text("As it is asked for") }))
      .describe("What is asked for"),
    createdAt: text("When it was asked"),
    decidedByName: text("Who decided, or the empty text"),
    decidedAt: z.string().nullable().describe("When it was decided"),
  })
  .meta({ id: "CustomerChangeRequest" });
