import { z } from "zod";
import { checkBillTypes, checkBillTypeTexts, lineKinds, openLine, partyKinds } from "#check-bill";
import { amount, calendarDate, currency, id, moment, named, version } from "#core";
import { writeOffFieldTexts as texts } from "./field-texts.ts";
import { lockTexts, writeOffStatusTexts } from "./words.ts";

/** Allocations of one record. */
export const mostAllocations = 500;
export const writeOffStatuses = ["begun", "pending", "writtenOff", "takenBack"] as const;
export type WriteOffStatus = (typeof writeOffStatuses)[number];

/** Fields of a credited record in the order of its lists and sheets. */
export const writeOffShown = {
  creditReferenceNumber: named(z.string(), texts.creditReferenceNumber).describe(
    "Its number, gapless a company and year",
  ),
  type: named(z.enum(checkBillTypes).nullable(), texts.type, checkBillTypeTexts),
  status: named(z.enum(writeOffStatuses), texts.status, writeOffStatusTexts),
  locked: named(z.boolean(), texts.locked, lockTexts).describe("It does not change until it is unlocked"),
  partyNumber: named(z.string(), texts.partyNumber),
  partyName: named(z.string(), texts.partyName),
  currency: named(currency.nullable(), texts.currency),
  amount: named(amount.nullable(), texts.amount).describe("Sum that is written off, without what is waived"),
  waived: named(amount.nullable(), texts.waived).describe("Sum that is let go without payment"),
  source: named(z.string(), texts.source).describe(
    "Number of the receipt or payment; the empty text of a hedge, and of one from a customer's fund",
  ),
  postedOn: named(calendarDate.nullable(), texts.postedOn).describe("Day that it counts from"),
  waiverReason: named(z.string(), texts.waiverReason),
  remark: named(z.string(), texts.remark),
  createdByName: named(z.string(), texts.createdByName),
  createDate: named(moment, texts.createDate),
};

/** A credited record as lists show it. */
export const listedWriteOff = z
  .object({
    id: id.describe("Write-off record"),
    ...writeOffShown,
    version: version.describe("Version for a later change"),
  })
  .meta({ id: "ListedWriteOff" });
export type ListedWriteOff = z.output<typeof listedWriteOff>;

/** An allocation of a record. */
export const allocation = z
  .object({
    recordId: id.describe("The bill or cost"),
    kind: z.enum(lineKinds).describe("A collection bill or a supplier cost"),
    invoiceNo: z.string().describe("The bill's number, of a cost the supplier's own number"),
    waybillNumber: z.string().describe("Waybill"),
    billDate: calendarDate.describe("Its date"),
    balance: amount.describe("Its balance now"),
    amount: amount.describe("So much of it is written off"),
    waived: amount.describe("So much of it is let go"),
    exchangeDifference: z
      .string()
      .nullable()
      .describe(
        "Realised difference in the settlement currency, below zero a loss; null until it is posted. Both sides of a hedge have theirs, by the rate of the day that it was posted",
      ),
  })
  .meta({ id: "Allocation" });
export type Allocation = z.output<typeof allocation>;

/** A whole credited record. */
export const wholeWriteOff = listedWriteOff
  .extend({
    partyKind: z.enum(partyKinds).nullable().describe("Whether the party stands among the customers or the suppliers"),
    partyId: id.nullable().describe("The customer or supplier"),
    sourceId: id.nullable().describe("The receipt or payment"),
    fundId: id.nullable().describe("The customer's fund, where it is written off from one"),
    day: calendarDate.nullable().describe("Date of the receipt or payment"),
    reference: z.string().describe("The bank's reference, or the empty text"),
    settlementCurrency: currency.describe("Currency of exchange differences"),
    checkBillId: id.nullable().describe("The check bill that all of its lines stand on; null where there is none"),
    lines: z.array(allocation).describe("Its allocations"),
  })
  .meta({ id: "WholeWriteOff" });
export type WholeWriteOff = z.output<typeof wholeWriteOff>;

/** Money received or paid of which something is left. */
export const moneySource = z
  .object({
    id: id.describe("The receipt or payment"),
    number: z.string().describe("Its number"),
    day: calendarDate.describe("Its date"),
    amount: amount.describe("All of it"),
    left: amount.describe("Not set against anything yet"),
    reference: z.string().describe("The bank's reference, or the empty text"),
  })
  .meta({ id: "MoneySource" });
export type MoneySource = z.output<typeof moneySource>;

/** An open bill or cost with what the sum would pay of it, the oldest first. */
export const proposedLine = openLine
  .extend({
    writable: amount.describe("Balance less what other pending records hold"),
    proposed: amount.describe("So much of the sum, the oldest first"),
  })
  .meta({ id: "ProposedLine" });
export type ProposedLine = z.output<typeof proposedLine>;

/** A customer's fund of which something is available. */
export const fundSource = z
  .object({
    id: id.describe("The fund"),
    fundClass: z.enum(["business", "operating"]).describe("Money for shipments, or all other"),
    left: amount.describe("Available: neither used nor held"),
  })
  .meta({ id: "FundSource" });
export type FundSource = z.output<typeof fundSource>;
