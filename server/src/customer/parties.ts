import { partySource } from "#party";
import { bankAccounts, customerContacts, customers } from "./tables.ts";

/** The names of customers, of their directors and contacts. */
export const customerParties = partySource(customers, {
  customerName: "customer",
  companyNameEn: "customer",
  shortName: "customer",
  director: "director",
  contact: "contact",
});

/** Further contacts at customers. */
export const contactParties = partySource(customerContacts, { contact: "contact" });

/** Who holds customers' bank accounts, and the banks. */
export const accountParties = partySource(bankAccounts, { accountName: "accountHolder", bankName: "bank" });
