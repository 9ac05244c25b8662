import { z } from "zod";
import { billTaxInvoices, billTaxInvoiceTexts, creditLeftFields } from "#bill";
import { amount, calendarDate, currency, id, moment, named, version } from "#core";
import { storedFile } from "#files";
import { taxInvoiceFieldTexts as texts } from "./field-texts.ts";
import {
  taxInvoiceKinds,
  taxInvoiceKindTexts,
  taxInvoiceStatuses,
  taxInvoiceStatusTexts,
  taxInvoiceTypes,
  taxInvoiceTypeTexts,
} from "./words.ts";

/** Bills of one application. */
export const mostInvoicedBills = 200;
/** Lines of one application. */
export const mostInvoiceItems = 20;
/** Invoices of one application (catalogue §5). */
export const mostTaxInvoices = 10;
/** Files of one invoice (catalogue §9). */
export const mostInvoiceFiles = 10;

/** Fields of a bill that can be invoiced, in the order of list and sheet. */
export const invoiceableBillShown = {
  invoiceNo: named(z.string(), texts.invoiceNo).describe("The bill's number"),
  financialAccountNo: named(z.string(), texts.financialAccountNo).describe(
    "Number of the check bill that it stands on, or the empty text",
  ),
  customerNumber: named(z.string(), texts.customerNumber),
  customerName: named(z.string(), texts.customerName),
  waybillNumber: named(z.string(), texts.waybillNumber),
  billDate: named(calendarDate, texts.billDate),
  currency: named(currency, texts.currency),
  amount: named(amount, texts.amount),
  balance: named(amount, texts.balance).describe("Amount − written off − waived"),
  outstandingDays: named(z.int(), texts.outstandingDays).describe("Days since its date while the balance is above 0"),
  ...creditLeftFields,
  taxInvoice: named(z.enum(billTaxInvoices), texts.taxInvoice, billTaxInvoiceTexts),
  applied: named(amount, texts.applied).describe("So much is applied for and not issued yet"),
  invoiced: named(amount, texts.invoiced).describe("So much is on issued invoices, less refunds"),
  left: named(amount, texts.left).describe("Amount − applied for − invoiced"),
  createDate: named(moment, texts.createDate).describe("When it was written"),
};

/** A bill with what of it can be invoiced. */
export const invoiceableBill = z
  .object({
    id: id.describe("The bill"),
    waybillId: id.describe("Its waybill"),
    customerId: id.describe("Its customer"),
    ...invoiceableBillShown,
  })
  .meta({ id: "InvoiceableBill" });
export type InvoiceableBill = z.output<typeof invoiceableBill>;

/** Fields of an application in the order of list and sheet. */
export const applicationShown = {
  applicationNo: named(z.string(), texts.applicationNo).describe("Its number, gapless a company and year"),
  status: named(z.enum(taxInvoiceStatuses), texts.status, taxInvoiceStatusTexts),
  type: named(z.enum(taxInvoiceTypes), texts.type, taxInvoiceTypeTexts).describe(
    "`full`: all that was not yet invoiced of its bills; `partial`: less",
  ),
  customerNumber: named(z.string(), texts.customerNumber),
  customerName: named(z.string(), texts.customerName),
  title: named(z.string(), texts.title).describe("Name on the invoice"),
  taxNumber: named(z.string(), texts.taxNumber),
  currency: named(currency, texts.currency),
  amount: named(amount, texts.amount).describe("Sum of its bills' parts, tax included"),
  applicant: named(z.string(), texts.applicant),
  appliedAt: named(moment, texts.appliedAt),
  reason: named(z.string(), texts.reason).describe("Why it was rolled back or cancelled, or the empty text"),
  remark: named(z.string(), texts.remark),
};

/** An application as lists show it. */
export const listedApplication = z
  .object({
    id: id.describe("Application"),
    customerId: id.describe("Its customer"),
    own: z.boolean().describe("The asking person applied for it, and so does not issue it"),
    ...applicationShown,
    version: version.describe("Version for a later change"),
  })
  .meta({ id: "ListedTaxInvoiceApplication" });
export type ListedApplication = z.output<typeof listedApplication>;

const taxed = {
  amount: named(amount, texts.gross).describe("Tax included"),
  net: named(amount, texts.net).describe("Gross ÷ (1 + rate), half up per line"),
  tax: named(amount, texts.tax).describe("Gross − net"),
};

/** A line of an application or of an invoice: an item with its rate as it was when it was applied for. */
export const invoiceLine = z
  .object({
    line: z.int().describe("From 1, in order"),
    invoiceItemId: id.describe("The invoice item"),
    item: named(z.string(), texts.item).describe("Its name in the language of the request"),
    taxCode: z.string().describe("Its code of the tax authority, or the empty text"),
    taxRate: named(z.string(), texts.taxRate).describe("Percent"),
    ...taxed,
    remark: named(z.string(), texts.lineRemark),
  })
  .meta({ id: "TaxInvoiceLine" });
export type InvoiceLine = z.output<typeof invoiceLine>;

/** Fields of an issued invoice or refund in the order of list and sheet. */
export const issuedShown = {
  number: named(z.string(), texts.number).describe("Number that the tax platform gave"),
  kind: named(z.enum(taxInvoiceKinds), texts.kind, taxInvoiceKindTexts),
  applicationNo: named(z.string(), texts.applicationNo),
  customerNumber: named(z.string(), texts.customerNumber),
  customerName: named(z.string(), texts.customerName),
  title: named(z.string(), texts.title),
  taxNumber: named(z.string(), texts.taxNumber),
  issuedAt: named(moment, texts.issuedAt),
  currency: named(currency, texts.currency),
  amount: named(amount, texts.gross).describe("Tax included; of a refund below zero"),
  net: named(amount, texts.net),
  tax: named(amount, texts.tax),
  refundedBy: named(z.string(), texts.refundedBy).describe("Number of the invoice that refunds it, or the empty text"),
  refundOf: named(z.string(), texts.refundOf).describe("Of a refund: number of the invoice, or the empty text"),
  applicant: named(z.string(), texts.applicant),
  issuedByName: named(z.string(), texts.issuedByName),
};

/** An issued invoice or refund as lists show it. */
export const issuedInvoice = z
  .object({
    id: id.describe("Tax invoice"),
    applicationId: id.describe("Its application"),
    ...issuedShown,
  })
  .meta({ id: "IssuedTaxInvoice" });
export type IssuedInvoice = z.output<typeof issuedInvoice>;

/** An issued invoice or refund with its lines and files. */
export const wholeInvoice = z
  .object({
    id: id.describe("Tax invoice"),
    number: issuedShown.number,
    kind: issuedShown.kind,
    issuedAt: issuedShown.issuedAt,
    ...taxed,
    reason: named(z.string(), texts.reason).describe("Of a refund: why"),
    refundOf: issuedShown.refundOf,
    refundedBy: issuedShown.refundedBy,
    issuedByName: issuedShown.issuedByName,
    lines: z.array(invoiceLine).describe("Its lines"),
    files: z.array(storedFile).describe("As the tax platform issued it"),
  })
  .meta({ id: "WholeTaxInvoice" });
export type WholeInvoice = z.output<typeof wholeInvoice>;

/** A bill's part in an application. */
export const applicationBill = z
  .object({
    id: id.describe("The bill"),
    invoiceNo: invoiceableBillShown.invoiceNo,
    waybillNumber: invoiceableBillShown.waybillNumber,
    billDate: invoiceableBillShown.billDate,
    billAmount: named(amount, texts.amount).describe("All of the bill"),
    left: named(amount, texts.left).describe("What is left to invoice now, beside this application"),
    amount: named(amount, texts.applied).describe("So much of it is applied for here"),
  })
  .meta({ id: "TaxInvoiceBill" });
export type ApplicationBill = z.output<typeof applicationBill>;

/** A whole application. */
export const wholeApplication = listedApplication
  .extend({
    titleId: id.describe("The invoice title"),
    address: z.string().describe("Registered address and phone of the title, or the empty text"),
    bank: z.string().describe("Bank and account of the title, or the empty text"),
    net: taxed.net,
    tax: taxed.tax,
    mayIssue: z.boolean().describe("The asking person may issue, roll back and refund it: they did not apply for it"),
    bills: z.array(applicationBill).describe("Its bills, the oldest first"),
    items: z.array(invoiceLine).describe("Its lines"),
    invoices: z.array(wholeInvoice).describe("Issued invoices and their refunds, in order"),
  })
  .meta({ id: "WholeTaxInvoiceApplication" });
export type WholeApplication = z.output<typeof wholeApplication>;
