import type { AnswerOf } from "@lading/contract/core";
import { firstEmail, type getCustomerOptionList } from "@lading/contract/customer";
import type { getWayBillAddressHistoryList } from "@lading/contract/waybill";

export type Party = "shipper" | "consignee";
export type Address = AnswerOf<typeof getWayBillAddressHistoryList>["rows"][number];
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

type AddressParts = Record<(typeof parts)[number][0], string>;

/** An address as the fields of a shipper or a consignee: `shipperName`, `shipperCity`, … */
export function partyValues(party: Party, address: AddressParts): Record<string, string> {
  return Object.fromEntries(parts.map(([part, suffix]) => [`${party}${suffix}`, address[part]]));
}

/** A customer as a shipper or a consignee: the contact person, or else the customer itself, with the address on file. */
export function addressOfCustomer(customer: Customer): AddressParts {
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

/** Where the shipment ends, as far as the form does not say it yet: there, where the consignee is. */
export function destinationFrom(
  values: Readonly<Record<string, unknown>>,
  place: { country?: string; city?: string },
): Record<string, string> {
  const isFree = !values["country"] && !values["city"];
  return isFree && (place.country || place.city) ? { country: place.country ?? "", city: place.city ?? "" } : {};
}
