import { z } from "zod";
import { currency, id, languages, named, optionalText, orEmpty, phoneNumber, requiredText, text, version } from "#core";
import { storedFile } from "#files";
import { partyFields, partyShown } from "#party";
import { cityNameShown } from "#place";
import { customerFieldTexts as texts, customerTypes, customerTypeTexts } from "./kinds.ts";

export const page = "/customerManagement/basicInfo";
export const otherId = "01936f5e-0000-7000-8000-000000000002";

/** A customer's own details; the same fields for staff and in the portal (catalogue §3 and §5). */
export const ownFields = {
  customerName: named(requiredText(120), texts.customerName).describe(
    "Chinese company name, or the name as the customer writes it",
  ),
  companyNameEn: named(optionalText(160), texts.companyNameEn).describe("English company name"),
  shortName: partyFields.shortName,
  customerType: named(z.enum(customerTypes), texts.customerType, customerTypeTexts),
  country: partyFields.country,
  city: named(requiredText(80), texts.city),
  address: named(requiredText(300), texts.address),
  director: named(optionalText(80), texts.director),
  contact: named(optionalText(80), texts.contact).describe("Contact person"),
  phone: named(phoneNumber, texts.phone).describe("Phone number"),
  telephone: named(orEmpty(phoneNumber), texts.telephone).describe("Landline"),
  email: partyFields.email,
  website: partyFields.website,
  companyCode: named(optionalText(40), texts.companyCode),
  personalId: named(optionalText(40), texts.personalId).describe("Number of the identity card"),
  passport: named(optionalText(40), texts.passport).describe("Passport number"),
};

/** A customer's fields for staff. */
export const customerFields = {
  ...ownFields,
  referrer: named(optionalText(80), texts.referrer).describe("Who brought the customer"),
  salesId: named(id.nullable().default(null), texts.salesId).describe("Salesperson in charge"),
  certificateFileId: named(id.nullable().default(null), texts.certificate).describe("Uploaded licence (`licence`)"),
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
  cityName: cityNameShown,
  referrer: text("Who brought the customer"),
  salesId: id.nullable().describe("Salesperson in charge"),
  salesName: text("Their name, or the empty text"),
  ...partyShown,
  certificate: storedFile.nullable().describe("Uploaded licence, or null"),
  hasSignIn: z.boolean().describe("Can sign in to the portal"),
  messageMailLanguage: z
    .enum(["", ...languages])
    .describe("Its messages go to its e-mail addresses as well, in this language; the empty text: they do not"),
  hasRequest: z.boolean().describe("Has asked for a change that waits for an answer"),
  receivableBalance: receivable.describe("Balance that the customer owes"),
  lastSignInAt: z.string().nullable().describe("When it last signed in to the portal"),
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
      .describe("Changes asked for"),
    createdAt: text("When it was asked"),
    decidedByName: text("Who decided, or the empty text"),
    decidedAt: z.string().nullable().describe("When it was decided"),
  })
  .meta({ id: "CustomerChangeRequest" });
