import { supplierRefusals } from "@lading/contract/supplier";
import { PartyRegister } from "#party";
import { suppliers } from "./tables.ts";

/** The company's suppliers. */
export const supplierRegister = new PartyRegister({
  table: suppliers,
  number: ["supplierNumber", suppliers.supplierNumber],
  name: ["supplierName", suppliers.supplierName],
  letter: "S",
  exists: supplierRefusals.exists,
});
