import { partySource } from "#party";
import { customers } from "./tables.ts";

/** The names of customers and of their directors. */
export const customerParties = partySource(customers, {
  customerName: "customer",
  companyNameEn: "customer",
  shortName: "customer",
  director: "director",
});
