import { eq } from "drizzle-orm";
import { namesWithin, partySource } from "#party";
import { financialRequests } from "./tables.ts";

/** Payees of expenses, and in whose names their accounts are. Payroll is nobody's to read, also not when it is screened. */
export const requestParties = partySource(
  financialRequests,
  { supplierName: "supplier", accounts: "accountHolder" },
  { read: { accounts: namesWithin("accountName") }, where: eq(financialRequests.kind, "expense") },
);
