import { z } from "zod";
import { countryCode, currency, id, optionalText, orEmpty, phoneNumber, requiredText, text, version } from "#core";
import { storedFile } from "#files";
import { emailAddresses, partyStates, personFields, website } from "#party";
import { mainBusinesses, mostSupplierAccounts, mostSupplierContacts, supplierKinds } from "./kinds.ts";

export const infoPage = "/supplierManagement/suppliereInformation";
export const servicePage = "/supplierManagement/supplierServiceInformation";
export const agentPage = "/supplierManagement/overseasGrid";

/** Each once, in the order of the list. */
export const mainBusinessList = z
  .array(z.enum(mainBusinesses))
  .max(mainBusinesses.length)
  .default([])
  .transform((chosen) => mainBusinesses.filter((one) => chosen.includes(one)));

const contact = z.strictObject({
  ...personFields,
  position: optionalText(80).describe("Position"),
});

const account = z.strictObject({
  currency: currency.describe("Currency"),
  accountName: requiredText(120).describe("Account name"),
  bankName: requiredText(120).describe("Bank"),
  bankNumber: requiredText(60).describe("Account number"),
  swiftCode: optionalText(20).describe("SWIFT code"),
});

/** Fields of a supplier. */
export const supplierFields = {
  supplierName: requiredText(120).describe("Name, as the supplier writes it"),
  companyNameEn: optionalText(160).describe("English name"),
  shortName: optionalText(60).describe("Short name"),
  kind: z.enum(supplierKinds).describe("What it is to the company"),
  country: countryCode.describe("Country, ISO 3166-1 alpha-2"),
  city: optionalText(80).describe("City"),
  address: optionalText(300).describe("Address"),
  companyCode: optionalText(40).describe("Registration or credit code"),
  telephone: orEmpty(phoneNumber).describe("Telephone"),
  email: emailAddresses.describe("E-mail addresses, several separated by commas"),
  website: website.describe("Website"),
  mainBusiness: mainBusinessList.describe("What it mainly does"),
  contacts: z.array(contact).max(mostSupplierContacts).default([]).describe("Contacts"),
  accounts: z.array(account).max(mostSupplierAccounts).default([]).describe("Bank accounts"),
  licenceFileId: id.nullable().default(null).describe("Uploaded licence (`licence`)"),
  remark: optionalText(500).describe("Remark"),
};

export const exampleSupplier = {
  supplierName: "Riyadh Gate Logistics",
  kind: "overseasAgent" as const,
  country: "SA",
  city: "Riyadh",
  email: "ops@riyadhgate.example, air@riyadhgate.example",
  mainBusiness: ["airFreight" as const, "customsClearance" as const],
};

const supplierShown = {
  id: id.describe("Supplier"),
  supplierNumber: text("Supplier number"),
  supplierName: text("Name, as the supplier writes it"),
  companyNameEn: text("English name"),
  shortName: text("Short name"),
  kind: z.enum(supplierKinds).describe("What it is to the company"),
  country: text("Country, ISO 3166-1 alpha-2"),
  city: text("City"),
  status: z.enum(partyStates).describe("Enabled, disabled or restricted"),
};

/** A supplier to choose. */
export const supplierOption = z
  .object({
    ...supplierShown,
    address: text("Address"),
    contact: text("First contact person, or the empty text"),
    phone: text("Its telephone, or else the first contact's"),
    email: text("Its e-mail addresses, or else the first contact's"),
  })
  .meta({ id: "SupplierChoice" });

const supplierRowFields = {
  ...supplierShown,
  address: text("Address"),
  companyCode: text("Registration or credit code"),
  telephone: text("Telephone"),
  email: text("E-mail addresses, several separated by commas"),
  website: text("Website"),
  mainBusiness: z.array(z.enum(mainBusinesses)).describe("What it mainly does"),
  contacts: z
    .array(
      z.object({
        contact: text("Name"),
        position: text("Position"),
        telephone: text("Telephone"),
        email: text("E-mail addresses"),
        WeChat: text("WeChat"),
      }),
    )
    .describe("Contacts"),
  accounts: z
    .array(
      z.object({
        currency: currency.describe("Currency"),
        accountName: text("Account name"),
        bankName: text("Bank"),
        bankNumber: text("Account number"),
        swiftCode: text("SWIFT code"),
      }),
    )
    .describe("Bank accounts"),
  licence: storedFile.nullable().describe("Uploaded licence, or null"),
  statusReason: text("Why it is restricted or disabled"),
  remark: text("Remark"),
  services: z.int().describe("How many services it has on file"),
  ladingCode: text("Company code on Lading, where it was taken over from there; or the empty text"),
  addPeople: text("Who added it"),
  createdAt: text("When it was added"),
  version: version.describe("Version for a later edit"),
};
export interface SupplierRowFields extends Readonly<typeof supplierRowFields> {}

export const supplierRow: z.ZodObject<SupplierRowFields> = z.object(supplierRowFields).meta({ id: "Supplier" });
