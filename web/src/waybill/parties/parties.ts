import type { AnswerOf } from "@lading/contract/core";
import { type getCustomerOptionList } from "@lading/contract/customer";
import type { getSupplierOptionList } from "@lading/contract/supplier";
import type { getWayBillAddressHistoryList } from "@lading/contract/waybill";
import { firstEmail } from "@lading/contract/party";

export type Party = "shipper" | "consignee";
export type Address = AnswerOf<typeof getWayBillAddressHistoryList>["rows"][number];
export type Supplier = AnswerOf<typeof getSupplierOptionList>["rows"][number];
export type Customer = AnswerOf<typeof getCustomerOptionList>["rows"][number];

const parts = [
  ["name", "Name"],
  ["company", "Company"],
  ["phone", "Phone"],
  ["email", "Email"],
  ["country", "Country"],
  ["province", "Province"],
  ["city", "City"],
  ["address", "Address"],
  ["postalCode", "PostalCode"],
] as const;

/** Address fields of a shipper or a consignee. */
export type PartyAddress = Record<(typeof parts)[number][0], string>;

/** An address as the fields of a shipper or a consignee: `shipperName`, `shipperCity`, … */
export function partyValues(party: Party, address: PartyAddress): Record<string, string> {
  return Object.fromEntries(parts.map(([part, suffix]) => [`${party}${suffix}`, address[part]]));
}

/** A customer as a shipper or a consignee: the contact person, or else the customer itself, with the address on file. */
export function addressOfCustomer(customer: Customer): PartyAddress {
  const { contact, customerName, phone, email, country, city, address } = customer;
  const company = contact === "" ? "" : customerName;
  // A customer may have several addresses, a party has one.
  return {
    name: contact || customerName,
    company,
    phone,
    email: firstEmail(email),
    country,
    province: "",
    city,
    address,
    postalCode: "",
  };
}

/** An agent as the consignee of a main waybill: the company itself, by its English name where it has one. */
export function addressOfSupplier(supplier: Supplier): PartyAddress {
  const { supplierName, companyNameEn, phone, email, country, city, address } = supplier;
  const name = companyNameEn || supplierName;
  return { name, company: "", phone, email: firstEmail(email), country, province: "", city, address, postalCode: "" };
}

/** The party where there is one field for its name: the company, or else the person. */
export function nameOfParty({ company, name }: PartyAddress): string {
  return company || name;
}

/** A party as one text (at most 300 characters): name, address, telephone and e-mail, a line each. */
export function linesOf(party: PartyAddress, countryName: (code: string) => string): string {
  const { address, city, province, postalCode, country, phone, email } = party;
  const place = [address, city, province, postalCode, country && countryName(country)];
  const lines = [nameOfParty(party), place.filter(Boolean).join(", "), [phone, email].filter(Boolean).join(", ")];
  return lines.filter(Boolean).join("\n").slice(0, 300);
}

/** Where the shipment ends, as far as the form does not say it yet: there, where the consignee is. */
export function destinationFrom(
  values: Readonly<Record<string, unknown>>,
  place: { country?: string; city?: string },
): Record<string, string> {
  const isFree = !values["country"] && !values["city"];
  return isFree && (place.country || place.city) ? { country: place.country ?? "", city: place.city ?? "" } : {};
}

export interface PortPlace {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** English name, or the empty text. */
  cityEn: string;
}

/**
 * Country and city after a port of destination was chosen. Where they are empty or the former port's, the port's own are
 * proposed. Another entry of a person stays with the first port and with one of the same country, and is emptied
 * with another country's: a label must not send goods for Jeddah to Dubai. A free text says no country.
 */
export function destinationOfPort(
  values: Readonly<Record<string, unknown>>,
  port: PortPlace | undefined,
  former: PortPlace | undefined,
): { country?: string; city?: string } {
  const { country, city } = values;
  const isCountryFree = !country || country === former?.country;
  const isCityFree = !city || city === former?.cityEn;
  if (isCountryFree && isCityFree && (port || former))
    return { country: port?.country ?? "", city: port?.cityEn ?? "" };
  return !former || !port || port.country === country ? {} : { country: "", city: "" };
}
