import { z } from "zod";
import { currency, id, named, optionalText, requiredText, text, version } from "#core";
import { storedFile } from "#files";
import { partyFields, partyShown, personFields } from "#party";
import { cityNameShown } from "#place";
import { supplierFieldTexts as texts } from "./field-texts.ts";
import {
  mainBusinesses,
  mostSupplierAccounts,
  mostSupplierContacts,
  supplierKinds,
  supplierKindTexts,
} from "./kinds.ts";

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
  contact: named(personFields.contact, texts.contact).describe("Name"),
  position: named(optionalText(80), texts.position),
});

const account = z.strictObject({
  currency: named(currency, texts.currency),
  accountName: named(requiredText(120), texts.accountName),
  bankName: named(requiredText(120), texts.bankName),
  bankNumber: named(requiredText(60), texts.bankNumber),
  swiftCode: named(optionalText(20), texts.swiftCode),
});

/** Fields of a supplier. */
export const supplierFields = {
  supplierName: named(requiredText(120), texts.supplierName).describe("Name, as the supplier writes it"),
  companyNameEn: named(optionalText(160), texts.companyNameEn).describe("English name"),
  shortName: partyFields.shortName,
  kind: named(z.enum(supplierKinds), texts.kind, supplierKindTexts).describe("Kind of supplier"),
  country: partyFields.country,
  city: named(optionalText(80), texts.city),
  address: named(optionalText(300), texts.address),
  companyCode: named(optionalText(40), texts.companyCode).describe("Registration or credit code"),
  telephone: personFields.telephone,
  email: partyFields.email,
  website: partyFields.website,
  mainBusiness: named(mainBusinessList, texts.mainBusiness).describe("Main businesses"),
  contacts: named(z.array(contact).max(mostSupplierContacts).default([]), texts.contacts),
  accounts: named(z.array(account).max(mostSupplierAccounts).default([]), texts.accounts),
  licenceFileId: named(id.nullable().default(null), texts.licence).describe("Uploaded licence (`licence`)"),
  remark: named(optionalText(500), texts.remark),
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
  kind: z.enum(supplierKinds).describe("Kind of supplier"),
  country: text("Country, ISO 3166-1 alpha-2"),
  city: text("City"),
  cityName: cityNameShown,
  status: partyShown.status,
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
  mainBusiness: z.array(z.enum(mainBusinesses)).describe("Main businesses"),
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
  remark: text("Remark"),
  services: z.int().describe("How many services it has on file"),
  ladingCode: text("Company code on Lading, where it was taken over from there; or the empty text"),
  ...partyShown,
  version: version.describe("Version for a later edit"),
};
export interface SupplierRowFields extends Readonly<typeof supplierRowFields> {}

export const supplierRow: z.ZodObject<SupplierRowFields> = z.object(supplierRowFields).meta({ id: "Supplier" });
