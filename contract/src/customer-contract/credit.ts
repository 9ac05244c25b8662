import { z } from "zod";
import { currency, defineCall, id, optionalText, orEmpty, decimal, calendarDate, staff, mostMinorUnits } from "#core";
import { contractPage } from "./kinds.ts";

/** In a form that gives a customer something on credit. */
export const creditReason = optionalText(200).describe(
  "Why the customer may pass its credit, by somebody with the right to say so; it is kept in the log. Ignored where nothing is held",
);

/** Why a customer gets nothing more on credit. */
export const creditHolds = ["limit", "overdue"] as const;

/** How a customer's credit stands. */
export const creditStanding = z
  .object({
    customerId: id.describe("Customer"),
    customerNumber: z.string().describe("Its number"),
    customerName: z.string().describe("Its name"),
    contract: z
      .object({
        id: id.describe("Contract"),
        contractNumber: z.string().describe("Its number"),
        ended: z.boolean().describe("It has ended; its terms hold until there is another"),
        endsOn: z.string().describe("Its last day, YYYY-MM-DD"),
      })
      .nullable()
      .describe("The contract whose terms hold; null where no credit was agreed, and nothing is held"),
    currency: currency.describe("Settlement currency, of all amounts here"),
    creditDays: z.int().nullable().describe("Days from a bill's date to its payment"),
    creditAmount: z.string().nullable().describe("Revolving amount that was agreed; beyond it a clerk is warned"),
    creditLimit: z.string().nullable().describe("Ceiling, with what is tolerated; beyond it nothing goes by itself"),
    used: z.string().describe("Open collection bills, each at the rate that it keeps"),
    available: z.string().nullable().describe("Amount left to the limit; below zero with a minus"),
    overdueAmount: z.string().describe("Open bills beyond the credit days"),
    overdueBills: z.int().describe("How many those are"),
    overdueDays: z.int().describe("By how many days the oldest of them is beyond; 0 where none is"),
    warned: z.boolean().describe("The agreed amount is passed, the limit not"),
    holds: z.array(z.enum(creditHolds)).describe("Why nothing more goes by itself; empty where all is well"),
    mayPass: z.boolean().describe("The asking user may let it pass, with a reason"),
  })
  .meta({ id: "CreditStanding" });
export type CreditStanding = z.output<typeof creditStanding>;

export const getCustomerCredit = defineCall({
  path: "/Customer/GetCustomerCredit",
  summary: "How a customer's credit stands, also with a bill that is being written",
  description:
    "Open bills are those of waybills that are not paid. With `amount` the standing is as if that bill were written already; where its currency has no rate on the date, the bill is left out.",
  access: staff(
    `${contractPage}:view`,
    "/customerManagement/basicInfo:view",
    "/logisticsManagement/buildWayBillNo:add",
    "/logisticsManagement/checkWayBill:edit",
    "/logisticsManagement/jobSummary:add",
    "/logisticsManagement/jobSummary:edit",
    "/logisticsManagement/orderWayBill:approve",
  ),
  input: z.strictObject({
    customerId: id.optional().describe("Customer"),
    customerNumber: optionalText(40).describe("Its number, where the id is not known"),
    amount: orEmpty(decimal(mostMinorUnits)).describe(
      "Amount of a bill that is being written; the empty text for none",
    ),
    currency: currency.optional().describe("Its currency"),
    date: orEmpty(calendarDate).describe("Its date, YYYY-MM-DD"),
    exceptBillId: id.optional().describe("A stored bill that it takes the place of"),
  }),
  answer: creditStanding,
  changes: false,
  refusals: [],
  example: { customerNumber: "C0001", amount: "1200.00", currency: "USD", date: "2026-11-20" },
});

export const loadContractSettings = defineCall({
  path: "/Customer/LoadContractSettings",
  summary: "Facts for a form of contracts, or of a service on credit, before it asks",
  access: staff(),
  input: z.strictObject({}),
  answer: z.object({
    currency: currency.describe("Settlement currency, in which credit is agreed"),
    mayRelease: z.boolean().describe("The user may set terms of credit and let a customer pass them"),
  }),
  changes: false,
  refusals: [],
  example: {},
});
