import { z } from "zod";
import { countryCode, moment, named, optionalText, orEmpty, phoneNumber, requiredText, rule } from "#core";
import { partyFieldTexts as texts } from "./field-texts.ts";
import { partyStates, partyStateTexts } from "./kinds.ts";
import { partyRefusals as refusals } from "./refusals.ts";

/** Addresses of a field that takes several, separated by commas (catalogue §5). */
function addressesOf(value: string): string[] {
  return value
    .split(/[,，،;；]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

/** The first of a party's e-mail addresses, for a field that takes one; the empty text where there is none. */
export function firstEmail(addresses: string): string {
  return addresses.split(",")[0]?.trim() ?? "";
}

/** Several e-mail addresses separated by commas, or none. */
export const emailAddresses = z
  .string()
  .trim()
  .max(500)
  .default("")
  .refine((value) => addressesOf(value).every((one) => z.email().safeParse(one).success), rule(refusals.emails))
  .transform((value) => addressesOf(value).join(", "));

/** A web address, or none. */
export const website = z
  .string()
  .trim()
  .max(200)
  .default("")
  .refine(
    (value) => value === "" || /^(?:https?:\/\/)?[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/i.test(value),
    rule(refusals.website),
  );

/** The number by which a party is known in the company; without one it is given. */
export const partyNumber = z
  .string()
  .trim()
  .max(30)
  .regex(/^[A-Za-z0-9._/-]*$/)
  .default("");

/** Fields that customers and suppliers have alike. */
export const partyFields = {
  shortName: named(optionalText(60), texts.shortName),
  country: named(countryCode, texts.country).describe("Country, ISO 3166-1 alpha-2"),
  email: named(emailAddresses, texts.email).describe("E-mail addresses, several separated by commas"),
  website: named(website, texts.website),
};

/** Facts of each party that lists and sheets tell beside its own fields. */
export const partyShown = {
  status: named(z.enum(partyStates), texts.status, partyStateTexts).describe("Enabled, disabled or restricted"),
  statusReason: named(z.string(), texts.reason).describe("Why it is restricted or disabled"),
  addPeople: named(z.string(), texts.addPeople).describe("Who added it"),
  createdAt: named(moment, texts.createdAt).describe("When it was added"),
};

/** Somebody at a party. */
export const personFields = {
  contact: named(requiredText(80), texts.contact).describe("Name"),
  telephone: named(orEmpty(phoneNumber), texts.telephone),
  email: partyFields.email,
  WeChat: named(optionalText(60), texts.WeChat),
};
