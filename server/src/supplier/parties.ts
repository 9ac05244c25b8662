import { partySource } from "#party";
import { suppliers } from "./tables.ts";

/** The names of suppliers. */
export const supplierParties = partySource(suppliers, {
  supplierName: "supplier",
  companyNameEn: "supplier",
  shortName: "supplier",
});
