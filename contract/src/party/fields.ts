import { z } from "zod";
import { optionalText, orEmpty, phoneNumber, requiredText, rule } from "#core";
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

/** Somebody at a party. */
export const personFields = {
  contact: requiredText(80).describe("Name"),
  telephone: orEmpty(phoneNumber).describe("Telephone"),
  email: emailAddresses.describe("E-mail addresses, several separated by commas"),
  WeChat: optionalText(60).describe("WeChat"),
};
