import { z } from "zod";
import { amount, calendarDate, currency, id, moment, named, version } from "#core";
import { checkBillFieldTexts as texts } from "./field-texts.ts";
import {
  ageingTexts,
  checkBillStatusTexts,
  checkBillTypeTexts,
  lineKindTexts,
  lineTaxInvoices,
  lineTaxInvoiceTexts,
} from "./words.ts";

/** Lines of one check bill. */
export const mostCheckBillLines = 500;

export const lineKinds = ["bill", "cost"] as const;
export type LineKind = (typeof lineKinds)[number];
export const checkBillTypes = ["receipt", "payment", "hedge"] as const;
export type CheckBillType = (typeof checkBillTypes)[number];
export const checkBillStatuses = ["pending", "finished", "voided"] as const;
export type CheckBillStatus = (typeof checkBillStatuses)[number];
export const ageingBands = ["notDue", "to30", "to60", "to90", "over90"] as const;
export type AgeingBand = (typeof ageingBands)[number];
export const partyKinds = ["customer", "supplier"] as const;

const kind = named(z.enum(lineKinds), texts.kind, lineKindTexts).describe(
  "`bill`: a collection bill, owed to the company; `cost`: a supplier cost, owed by it",
);
const partyKind = z.enum(partyKinds).describe("Whether the party stands among the customers or the suppliers");
const partyId = id.describe("The customer or the supplier");

/** Fields of an open bill or cost, in the order of its list and sheet. */
export const openLineShown = {
  kind,
  invoiceNo: named(z.string(), texts.invoiceNo).describe("The bill's number, of a cost the supplier's own number"),
  financialAccountNo: named(z.string(), texts.financialAccountNo).describe(
    "Number of the check bill that it stands on, or the empty text",
  ),
  partyNumber: named(z.string(), texts.partyNumber),
  partyName: named(z.string(), texts.partyName).describe("The party's name as the bill or cost has it"),
  waybillNumber: named(z.string(), texts.waybillNumber),
  billDate: named(calendarDate, texts.billDate),
  dueDate: named(calendarDate.nullable(), texts.dueDate).describe("Date that it is due; null: its own date counts"),
  currency: named(currency, texts.currency),
  amount: named(amount, texts.amount),
  balance: named(amount, texts.balance).describe("Amount − written off − waived"),
  outstandingDays: named(z.int(), texts.outstandingDays).describe("Days since its date"),
  overdueDays: named(z.int(), texts.overdueDays).describe("Days since it was due; 0 before"),
  ageing: named(z.enum(ageingBands), texts.ageing, ageingTexts),
  creditBalance: named(amount.nullable(), texts.creditBalance).describe(
    "Of a customer: what is left of its limit; null without a limit",
  ),
  creditCurrency: named(currency.nullable(), texts.creditCurrency).describe("Settlement currency, which limits are in"),
  taxInvoice: named(z.enum(lineTaxInvoices), texts.taxInvoice, lineTaxInvoiceTexts).describe(
    "Of a bill: how much of it stands on tax invoices; of a cost `given` where the supplier gives one, else `none`",
  ),
  createDate: named(moment, texts.createDate),
};

/** A bill or cost with a balance. */
export const openLine = z
  .object({
    id: id.describe("The bill or cost"),
    waybillId: id.describe("Waybill"),
    partyKind,
    partyId,
    checkBillId: id.nullable().describe("The check bill that it stands on"),
    ...openLineShown,
  })
  .meta({ id: "OpenLine" });
export type OpenLine = z.output<typeof openLine>;

/** Sums of a party's open bills or costs in one currency. */
export const partySumShown = {
  kind,
  partyNumber: named(z.string(), texts.partyNumber),
  partyName: named(z.string(), texts.partyName),
  currency: named(currency, texts.currency),
  count: named(z.int(), texts.count),
  amount: named(amount, texts.amount),
  balance: named(amount, texts.balance),
  notDue: named(amount, texts.notDue),
  to30: named(amount, texts.to30),
  to60: named(amount, texts.to60),
  to90: named(amount, texts.to90),
  over90: named(amount, texts.over90),
  outstandingDays: named(z.int(), texts.outstandingDays).describe("Days since the date of the oldest"),
  creditBalance: named(amount.nullable(), texts.creditBalance).describe(
    "Of a customer: what is left of its limit; null without a limit",
  ),
  creditCurrency: named(currency.nullable(), texts.creditCurrency).describe("Settlement currency, which limits are in"),
  taxInvoice: named(z.enum(lineTaxInvoices), texts.taxInvoice, lineTaxInvoiceTexts).describe(
    "Of the bills together: `partly` where some are invoiced, `applied` where some are applied for; of costs `given` where all have the supplier's",
  ),
};

export const partySum = z
  .object({
    key: z.string().describe("Tells the rows apart: kind, party and currency"),
    partyKind,
    partyId,
    ...partySumShown,
  })
  .meta({ id: "PartySum" });
export type PartySum = z.output<typeof partySum>;

/** Fields of a check bill in the order of its lists and sheets. */
export const checkBillShown = {
  financialAccountNo: named(z.string(), texts.financialAccountNo).describe("Its number, gapless a company and year"),
  type: named(z.enum(checkBillTypes), texts.type, checkBillTypeTexts),
  status: named(z.enum(checkBillStatuses), texts.status, checkBillStatusTexts),
  partyNumber: named(z.string(), texts.partyNumber),
  partyName: named(z.string(), texts.partyName),
  currency: named(currency, texts.currency),
  count: named(z.int(), texts.count),
  amount: named(amount, texts.amount).describe(
    "Sum of the lines; of a hedge receivables less payables, below zero with a minus",
  ),
  agreedOn: named(calendarDate.nullable(), texts.agreedOn).describe("Date that the party agreed; null: not yet"),
  agreedBy: named(z.string(), texts.agreedBy).describe("Who of the party agreed, or the empty text"),
  remark: named(z.string(), texts.remark),
  voidReason: named(z.string(), texts.voidReason).describe("Why it was voided, or the empty text"),
  createdByName: named(z.string(), texts.createdByName),
  createDate: named(moment, texts.createDate),
};

/** A check bill as lists show it. */
export const listedCheckBill = z
  .object({
    id: id.describe("Check bill"),
    partyKind,
    partyId,
    ...checkBillShown,
    version: version.describe("Version for a later change"),
  })
  .meta({ id: "ListedCheckBill" });
export type ListedCheckBill = z.output<typeof listedCheckBill>;

/** A line of a check bill. */
export const checkBillLine = z
  .object({
    id: id.describe("The bill or cost"),
    kind,
    invoiceNo: openLineShown.invoiceNo,
    waybillNumber: openLineShown.waybillNumber,
    billDate: openLineShown.billDate,
    dueDate: openLineShown.dueDate,
    billAmount: named(amount, texts.amount).describe("Amount of the bill or cost"),
    balance: openLineShown.balance.describe("Its balance now"),
    amount: named(amount, texts.gathered).describe("So much of it is gathered here"),
  })
  .meta({ id: "CheckBillLine" });
export type CheckBillLine = z.output<typeof checkBillLine>;

/** A whole check bill. */
export const wholeCheckBill = listedCheckBill
  .extend({
    agreementRemark: named(z.string(), texts.agreementRemark),
    email: z.string().describe("The party's e-mail address on file, or the empty text"),
    lines: z.array(checkBillLine).describe("Its lines, the oldest first"),
  })
  .meta({ id: "WholeCheckBill" });
export type WholeCheckBill = z.output<typeof wholeCheckBill>;
