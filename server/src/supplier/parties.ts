import { namesWithin, partySource } from "#party";
import { supplierOperations, supplierServiceRows, suppliers } from "./tables.ts";

/** The names of suppliers and of their contacts. */
export const supplierParties = partySource(
  suppliers,
  { supplierName: "supplier", companyNameEn: "supplier", shortName: "supplier", contacts: "contact" },
  { read: { contacts: namesWithin("contact") } },
);

/** Carriers of services that suppliers or the company itself offer. */
export const serviceParties = partySource(supplierServiceRows, { carrier: "carrier" });

/** Contacts of overseas agents, by what they do. */
export const operationParties = partySource(
  supplierOperations,
  { contacts: "contact" },
  { read: { contacts: namesWithin("name") } },
);
