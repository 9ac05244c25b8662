import { z } from "zod";
import { amount, answered, calendarDate, currency, id, moment, named, version } from "#core";
import { storedFile } from "#files";
import { receiveMethods, receiveMethodTexts } from "#financial-request";
import {
  linkStates,
  linkStateTexts,
  payHindrances,
  paymentFieldTexts as texts,
  paymentSubjects,
  paymentSubjectTexts,
} from "./words.ts";

const subject = named(z.enum(paymentSubjects), texts.subject, paymentSubjectTexts);
const subjectNumber = named(z.string(), texts.subjectNumber).describe(
  "Number of the request or the supplier's invoice",
);
const money = { currency: named(currency, texts.currency), amount: named(amount, texts.amount) };
const what = {
  title: named(z.string(), texts.title).describe("What it is for; of a supplier's invoice its own number"),
  payee: named(z.string(), texts.payee),
};

/** Fields of what waits for the cashier, in the order of its list. */
export const payableShown = {
  subjectNumber,
  subject,
  ...what,
  ...money,
  payBy: named(calendarDate.nullable(), texts.payBy),
  applicantName: named(z.string(), texts.applicantName),
};

/** An approved request, or a confirmed supplier's invoice that is not paid. */
export const payable = z
  .object({
    id: id.describe("The request or supplier's invoice"),
    ...answered(payableShown),
    hindrance: z.enum(payHindrances).describe("Why the caller does not pay it: an own one, or one decided on"),
    version: version.describe("Version for its payment"),
  })
  .meta({ id: "Payable" });
export type Payable = z.output<typeof payable>;

/** Fields of a payment in the order of its list and sheet. */
export const paymentShown = {
  number: named(z.string(), texts.number).describe("Gapless a year"),
  subject,
  subjectNumber,
  ...what,
  ...money,
  paidOn: named(calendarDate, texts.paidOn),
  method: named(z.enum(receiveMethods), texts.method, receiveMethodTexts),
  accountId: named(z.string(), texts.accountId).describe("The company's account, as it was then; empty of cash"),
  remark: named(z.string(), texts.remark),
  paidByName: named(z.string(), texts.paidByName),
  createDate: named(moment, texts.createDate),
};

export const listedPayment = z
  .object({
    id: id.describe("Payment record"),
    subjectId: id.describe("What it paid"),
    ...answered(paymentShown),
  })
  .meta({ id: "ListedPayment" });
export type ListedPayment = z.output<typeof listedPayment>;

const link = z
  .object({
    id: id.describe("Link"),
    state: named(z.enum(linkStates), { zh: "链接状态", en: "Link status", ar: "حالة الرابط" }, linkStateTexts),
    sentTo: z.string().describe("Address that it was sent to, or the empty text"),
    endsOn: moment.describe("When it ends"),
  })
  .meta({ id: "PaymentLink" });

const payeeAccount = z
  .object({
    place: z.int().describe("From 0"),
    receiveMethod: z.enum(receiveMethods).describe("Receive method"),
    accountName: z.string().describe("Whose account"),
    bankName: z.string().describe("Bank"),
    bankNumber: z.string().describe("Account or wallet number"),
    amount: z.string().describe("Amount"),
    links: z.array(link).describe("Links that were made for this payee, the newest first"),
  })
  .meta({ id: "PaidAccount" });

/** A whole payment record. */
export const wholePayment = listedPayment
  .extend({
    accounts: z.array(payeeAccount).describe("Where the money went, as it was then"),
    vouchers: z.array(storedFile).describe("Voucher files, of all that was paid together"),
    together: z.int().describe("How many were paid together, this one included"),
    alone: z.boolean().describe("Applied for or decided on by who paid, as the only user of the company"),
  })
  .meta({ id: "WholePayment" });
export type WholePayment = z.output<typeof wholePayment>;
