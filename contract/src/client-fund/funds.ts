import { z } from "zod";
import { amount, calendarDate, currency, id, named } from "#core";
import { fundFieldTexts as texts } from "./field-texts.ts";
import { fundUse } from "./entries.ts";
import { fundClasses, fundClassTexts, fundTypes, fundTypeTexts, postingKinds, postingKindTexts } from "./words.ts";

/** Fields of a fund with what it has now, in the order of lists and sheets. */
export const fundShown = {
  customerNumber: named(z.string(), texts.customerNumber),
  customerName: named(z.string(), texts.customerName),
  fundClass: named(z.enum(fundClasses), texts.fundClass, fundClassTexts),
  currency: named(currency, texts.currency),
  balance: named(amount, texts.balance).describe("Sum of its postings"),
  held: named(amount, texts.held).describe("Waits for a decision, or to be written off"),
  available: named(amount, texts.available).describe("Balance − held"),
};
export const fund = z
  .object({ id: id.describe("The fund"), customerId: id.describe("Its customer"), ...fundShown })
  .meta({ id: "ClientFund" });
export type Fund = z.output<typeof fund>;

/** Fields of a fund over a period. */
export const statementShown = {
  customerNumber: fundShown.customerNumber,
  customerName: fundShown.customerName,
  fundClass: fundShown.fundClass,
  currency: fundShown.currency,
  opening: named(amount, texts.opening).describe("Balance before the first day"),
  income: named(amount, texts.income).describe("All that came in"),
  expenditure: named(amount, texts.expenditure).describe("All that went out"),
  closing: named(amount, texts.closing).describe("Balance at the end of the last day"),
};
export const statementRow = z
  .object({ id: id.describe("The fund"), customerId: id.describe("Its customer"), ...statementShown })
  .meta({ id: "FundStatementRow" });
export type StatementRow = z.output<typeof statementRow>;

/** Fields of a posting on a fund. */
export const postingShown = {
  place: named(z.int(), texts.place).describe("Place on the fund, from 1"),
  day: named(calendarDate, texts.day),
  fundType: named(z.enum(fundTypes), texts.fundType, fundTypeTexts),
  kind: named(z.enum(postingKinds), texts.kind, postingKindTexts),
  number: named(z.string(), texts.number).describe("Number of the record that it is of"),
  amount: named(amount, texts.amount).describe("Above zero in, below out"),
  balance: named(amount, texts.balance).describe("Balance after it"),
  note: named(z.string(), texts.note).describe("Remitter, other customer, payee"),
  createdByName: named(z.string(), texts.createdByName),
};
/** The same as a spreadsheet has it, where figures have their currency beside them. */
export const postingExported = { ...postingShown, currency: fundShown.currency };
export const fundPosting = z
  .object({
    id: z.string().describe("Fund and place"),
    recordId: id.describe("The record that it is of"),
    ...postingShown,
  })
  .meta({ id: "FundPosting" });
export type FundPosting = z.output<typeof fundPosting>;

/** The same as the customer itself sees it. */
export const ownPostingShown = {
  day: postingShown.day,
  fundType: postingShown.fundType,
  kind: postingShown.kind,
  number: postingShown.number,
  amount: postingShown.amount,
  balance: postingShown.balance,
};

/** A posting with where its money went, or came from. */
export const postingUses = z.object({
  wentTo: z.array(fundUse).describe("Of money that came in: what used it, the oldest first"),
  cameFrom: z.array(fundUse).describe("Of money that went out: the receipts that it was of, the oldest first"),
  unused: amount.nullable().describe("Of money that came in: not used yet"),
});
