import { z } from "zod";
import {
  amount,
  calendarDate,
  currency,
  decimal,
  decimalOrNone,
  id,
  moment,
  mostMinorUnits,
  named,
  optionalText,
  orEmpty,
  positiveDecimal,
  requiredText,
  version,
} from "#core";
import { rateScale } from "#exchange-rate";
import { storedFile } from "#files";
import { entryFieldTexts as texts } from "./field-texts.ts";
import { entryStates, entryStateTexts, fundClasses, fundClassTexts, fundTypes, fundTypeTexts } from "./words.ts";

/** Files of an entry (catalogue §9). */
export const mostEntryFiles = 6;

/** The currency of bank charges; the empty text where there are none. */
const maybeCurrency = z.union([z.literal(""), currency]).default("");

/** Fields of an entry that business staff fill in. */
export const entryInput = {
  inquiryNumber: named(optionalText(80), texts.inquiryNumber).describe("The bank's or the customer's own reference"),
  fillDate: named(calendarDate, texts.fillDate).describe("Day on the form, YYYY-MM-DD"),
  receiveDate: named(calendarDate, texts.receiveDate).describe("Day that the money arrived, YYYY-MM-DD"),
  fundClass: named(z.enum(fundClasses), texts.fundClass, fundClassTexts),
  accountName: named(optionalText(200), texts.accountName).describe("Account that received it"),
  customerId: named(id, texts.customerId).describe("Customer whose money it is"),
  remitter: named(requiredText(200), texts.remitter).describe("Name of whoever sent it"),
  remittanceLocation: named(optionalText(120), texts.remittanceLocation),
  remittanceAmount: named(positiveDecimal(mostMinorUnits), texts.remittanceAmount),
  remittanceCurrency: named(currency, texts.remittanceCurrency),
  receivedAmount: named(positiveDecimal(mostMinorUnits), texts.receivedAmount).describe("What the fund gets"),
  receivedCurrency: named(currency, texts.receivedCurrency),
  bankCharges: named(orEmpty(decimal(mostMinorUnits)), texts.bankCharges).describe(
    "What banks took off; the empty text for none",
  ),
  bankChargesCurrency: named(maybeCurrency, texts.bankChargesCurrency),
  agent: named(optionalText(120), texts.agent),
  remark: named(optionalText(500), texts.remark),
  attachments: z
    .array(id)
    .max(mostEntryFiles)
    .default([])
    .describe("Uploaded files (use `clientFund`), in order; what is left out of an edit is deleted"),
  differenceConfirmed: z.boolean().default(false).describe("Confirms that remitted and received differ so much"),
  repeatConfirmed: z.boolean().default(false).describe("Confirms the same amount within one month"),
};

/** Fields of an entry in the order of its lists and sheets. */
export const entryShown = {
  serialNumber: named(z.string(), texts.serialNumber).describe("Given on posting, gapless a company and year"),
  entryState: named(z.enum(entryStates), texts.entryState, entryStateTexts),
  customerNumber: named(z.string(), texts.customerNumber),
  customerName: named(z.string(), texts.customerName),
  fundClass: named(z.enum(fundClasses), texts.fundClass, fundClassTexts),
  remitter: named(z.string(), texts.remitter),
  receivedAmount: named(amount, texts.receivedAmount),
  receivedCurrency: named(currency, texts.receivedCurrency),
  receiveDate: named(calendarDate, texts.receiveDate),
  inquiryNumber: named(z.string(), texts.inquiryNumber),
  remittanceAmount: named(amount, texts.remittanceAmount),
  remittanceCurrency: named(currency, texts.remittanceCurrency),
  bankCharges: named(amount.nullable(), texts.bankCharges),
  bankChargesCurrency: named(currency.nullable(), texts.bankChargesCurrency),
  exchangeRate: named(decimalOrNone(rateScale), texts.exchangeRate).describe(
    "Worth of one unit received in the settlement currency on the receive date; the empty text without a rate",
  ),
  remittanceLocation: named(z.string(), texts.remittanceLocation),
  accountName: named(z.string(), texts.accountName),
  fundType: named(z.enum(fundTypes), texts.fundType, fundTypeTexts),
  agent: named(z.string(), texts.agent),
  remark: named(z.string(), texts.remark),
  fillDate: named(calendarDate, texts.fillDate),
  createdByName: named(z.string(), texts.createdByName),
  createDate: named(moment, texts.createDate),
  postedByName: named(z.string(), texts.postedByName),
  postedOn: named(calendarDate.nullable(), texts.postedOn),
  deleteReason: named(z.string(), texts.deleteReason),
};

/** An entry as lists show it. */
export const listedEntry = z
  .object({
    id: id.describe("Fund entry"),
    ...entryShown,
    mayPost: z
      .boolean()
      .describe("The asking person may post it: somebody else entered it, or the company has no other user"),
    reversalWaits: z.boolean().describe("A reversal waits to be confirmed"),
    version: version.describe("Version for a later change"),
  })
  .meta({ id: "ListedFundEntry" });
export type ListedEntry = z.output<typeof listedEntry>;

/** Money of a receipt that went somewhere, or that something was paid with. */
export const fundUse = z
  .object({
    kind: z.string().describe("What it is, as `kind` of a posting"),
    recordId: id.describe("Its record"),
    number: z.string().describe("Its number"),
    day: calendarDate.describe("When it was booked"),
    amount: amount.describe("So much of the money"),
    bills: z.string().describe("Numbers of the bills that a write-off paid; the empty text else"),
  })
  .meta({ id: "FundUse" });
export type FundUse = z.output<typeof fundUse>;

/** A whole entry. */
export const wholeEntry = listedEntry
  .extend({
    customerId: id.describe("The customer"),
    fundId: id.nullable().describe("The fund that it was posted to"),
    receipt: z.string().describe("Number of the pre-recorded receipt that it is of; the empty text else"),
    attachments: z.array(storedFile).describe("Its files"),
    onlyUser: z.boolean().describe("Posted by who entered it, the company's only user"),
    uses: z.array(fundUse).describe("Where its money went, the oldest first"),
    unused: amount.nullable().describe("Not used yet; null until it is posted"),
  })
  .meta({ id: "WholeFundEntry" });
export type WholeEntry = z.output<typeof wholeEntry>;
