import { customerRefusals } from "@lading/contract/customer";
import { PartyRegister } from "#party";
import { customers, mergedCustomers } from "./tables.ts";

/** The company's customers; the number of one that was merged away is not given again. */
export const customerRegister = new PartyRegister({
  table: customers,
  number: ["customerNumber", customers.customerNumber],
  name: ["customerName", customers.customerName],
  letter: "C",
  formerNumbers: [mergedCustomers.customerNumber],
  exists: customerRefusals.exists,
});
