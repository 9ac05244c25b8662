import { z } from "zod";
import { amount, calendarDate, currency, id, moment, named, version } from "#core";
import { storedFile } from "#files";
import { paymentInvoiceFieldTexts as texts } from "./field-texts.ts";
import { invoicePaymentTexts, matchStateTexts, paymentInvoiceStatusTexts } from "./words.ts";

/** Costs that one invoice gathers, and numbers that are matched at once. */
export const mostInvoiceCosts = 500;
/** Differences with a reason on one invoice. */
export const mostDifferences = 20;
/** Files of one invoice (catalogue §9). */
export const mostInvoiceFiles = 10;

export const paymentInvoiceStatuses = ["toConfirm", "confirmed", "voided"] as const;
export type PaymentInvoiceStatus = (typeof paymentInvoiceStatuses)[number];
export const invoicePayments = ["unpaid", "paid"] as const;
export const matchStates = ["matched", "differs", "onInvoice", "otherCurrency", "notFound"] as const;
export type MatchState = (typeof matchStates)[number];

const customerNumber = named(z.string(), texts.customerNumber).describe(
  "Number of whoever is paid: a supplier's, or a customer's",
);
const difference = named(amount, texts.difference).describe("Invoiced less expected, below zero with a minus");
const paid = named(amount, texts.paid).describe("What write-offs have paid of the costs");
const balance = named(amount, texts.balance).describe("What is still open of the costs");
const paymentInvoiceNo = named(z.string(), texts.paymentInvoiceNo).describe("The company's own number, gapless a year");

/** Fields of a supplier's invoice in the order of its lists and sheets. */
export const paymentInvoiceShown = {
  paymentInvoiceNo,
  billReferNo: named(z.string(), texts.billReferNo).describe("The supplier's own number"),
  status: named(z.enum(paymentInvoiceStatuses), texts.status, paymentInvoiceStatusTexts),
  paymentStatus: named(z.enum(invoicePayments), texts.paymentStatus, invoicePaymentTexts).describe(
    "Paid once no cost has a balance",
  ),
  customerNumber,
  customerName: named(z.string(), texts.customerName),
  invoiceDate: named(calendarDate, texts.invoiceDate),
  dueDate: named(calendarDate.nullable(), texts.dueDate).describe("Date that it is due; null: none is agreed"),
  currency: named(currency, texts.currency),
  expected: named(amount, texts.expected).describe("Sum of the gathered costs"),
  amount: named(amount, texts.amount),
  difference,
  paid,
  balance,
  count: named(z.int(), texts.count).describe("Gathered costs"),
  remark: named(z.string(), texts.remark),
  voidReason: named(z.string(), texts.voidReason).describe("Why it was voided, or the empty text"),
  confirmedByName: named(z.string(), texts.confirmedByName).describe("The empty text: not yet"),
  confirmedAt: named(moment.nullable(), texts.confirmedAt),
  createdByName: named(z.string(), texts.createdByName),
  createDate: named(moment, texts.createDate),
};

/** A supplier's invoice as lists show it. */
export const listedPaymentInvoice = z
  .object({
    id: id.describe("Supplier invoice"),
    ...paymentInvoiceShown,
    version: version.describe("Version for a later change"),
  })
  .meta({ id: "ListedPaymentInvoice" });
export type ListedPaymentInvoice = z.output<typeof listedPaymentInvoice>;

/** Fields of a cost that is or can be on a supplier's invoice. */
export const invoiceCostShown = {
  waybillNumber: named(z.string(), texts.waybillNumber),
  customerNumber,
  customerName: named(z.string(), texts.customerName),
  chargeItem: named(z.string(), texts.chargeItem).describe("Its name in the language of the request"),
  billReferNo: named(z.string(), texts.billReferNo).describe("The number that was entered with the cost"),
  costDate: named(calendarDate, texts.costDate),
  currency: named(currency, texts.currency),
  expected: named(amount, texts.expected).describe("Amount of the cost"),
  amount: named(amount.nullable(), texts.amount).describe("What the supplier invoiced for it; null: on no invoice"),
  difference: named(amount.nullable(), texts.difference).describe("Invoiced less expected; null: on no invoice"),
  paid,
  balance,
  paymentInvoiceNo: paymentInvoiceNo.describe("Of the invoice that it stands on, or the empty text"),
};

export const invoiceCost = z
  .object({
    id: id.describe("Supplier cost"),
    waybillId: id.describe("Waybill"),
    paymentInvoiceId: id.nullable().describe("The invoice that it stands on"),
    ...invoiceCostShown,
  })
  .meta({ id: "InvoiceCost" });
export type InvoiceCost = z.output<typeof invoiceCost>;

/** An earlier invoice of the same supplier under the same number. */
export const sameNumberInvoice = z
  .object({
    id: id.describe("Supplier invoice"),
    paymentInvoiceNo,
    billReferNo: paymentInvoiceShown.billReferNo,
    invoiceDate: paymentInvoiceShown.invoiceDate,
    currency: paymentInvoiceShown.currency,
    amount: paymentInvoiceShown.amount,
    status: paymentInvoiceShown.status,
    withinYear: z.boolean().describe("At most a year apart: the number is refused without its own right"),
  })
  .meta({ id: "SameNumberInvoice" });
export type SameNumberInvoice = z.output<typeof sameNumberInvoice>;

/** A write-off that pays costs of an invoice. */
const invoicePayment = z
  .object({
    writeOffId: id.describe("Write-off record"),
    creditReferenceNumber: z.string().describe("Its number"),
    source: z.string().describe("Number of the payment; the empty text of a hedge"),
    day: calendarDate.nullable().describe("Day that it counts from; null while it is pending"),
    amount: amount.describe("So much of the invoice's costs"),
    waived: amount.describe("So much of them is let go"),
  })
  .meta({ id: "InvoicePayment" });

const invoiceDifference = z
  .object({
    amount: amount.describe("Below zero with a minus"),
    reason: z.string().describe("Why the supplier's amount is another"),
  })
  .meta({ id: "InvoiceDifference" });

/** A whole supplier's invoice. */
export const wholePaymentInvoice = listedPaymentInvoice
  .extend({
    costs: z.array(invoiceCost).describe("The costs that it gathers"),
    differences: z.array(invoiceDifference).describe("Differences, each with its reason"),
    attachments: z.array(storedFile).describe("Its files"),
    payments: z.array(invoicePayment).describe("Write-offs of its costs, the oldest first"),
    checkBills: z
      .array(z.object({ id: id.describe("Check bill"), financialAccountNo: z.string().describe("Its number") }))
      .describe("Check bills that its costs stand on"),
    mayConfirm: z
      .boolean()
      .describe("Not entered or changed by the user: somebody else confirms; or the user is the company's only one"),
  })
  .meta({ id: "WholePaymentInvoice" });
export type WholePaymentInvoice = z.output<typeof wholePaymentInvoice>;

/** A number of a supplier's statement with the costs that it found. */
export const matchedReference = z
  .object({
    reference: z.string().describe("The number as it was given"),
    state: named(z.enum(matchStates), { zh: "匹配结果", en: "Result", ar: "النتيجة" }, matchStateTexts),
    costs: z.array(invoiceCost).describe("The costs, each with what the supplier invoiced for it"),
    paymentInvoiceNo: z.string().describe("Of the invoice that its cost stands on, or the empty text"),
  })
  .meta({ id: "MatchedReference" });
export type MatchedReference = z.output<typeof matchedReference>;
