import { z } from "zod";
import { amount, calendarDate, currency, id, named, version } from "#core";
import { bankFieldTexts as texts } from "./field-texts.ts";
import { bankEntryStatusTexts, sureTexts } from "./words.ts";

export const bankEntryStatuses = [
  "open",
  "alike",
  "matched",
  "toReturn",
  "returned",
  "sentBack",
  "setAside",
  "out",
  "preRecorded",
] as const;
export type BankEntryStatus = (typeof bankEntryStatuses)[number];

/** Fields of a payment of a bank's file as its list and sheet show it. */
export const bankEntryShown = {
  bookedOn: named(calendarDate, texts.bookedOn),
  account: named(z.string(), texts.account).describe("Number of the collection account"),
  amount: named(amount, texts.amount).describe("Signed: above zero came in"),
  currency: named(currency, texts.currency),
  counterparty: named(z.string(), texts.counterparty),
  counterpartyAccount: named(z.string(), texts.counterpartyAccount),
  text: named(z.string(), texts.text),
  status: named(z.enum(bankEntryStatuses), texts.status, bankEntryStatusTexts),
  partyName: named(z.string(), texts.partyName).describe("The customer: as taken over, else as proposed"),
  bills: named(z.string(), texts.bills).describe("Numbers of the bills: as written off, else as proposed"),
  score: named(z.int().nullable(), texts.score).describe("Of the first proposal, in per cent"),
  sure: named(z.boolean().nullable(), texts.sure, sureTexts).describe(
    "The first proposal may be taken over without a look; null without one",
  ),
  reasons: named(z.string(), texts.reasons).describe("Why it is proposed, and what speaks against it"),
  receipt: named(z.string(), texts.receipt).describe("Number of the receipt made of it"),
  bankReference: named(z.string(), texts.bankReference),
};

export const listedBankEntry = z
  .object({
    id: id.describe("The entry"),
    ...bankEntryShown,
    partyId: id.nullable().describe("The customer"),
    version: version.describe("Version for a later change"),
  })
  .meta({ id: "ListedBankEntry" });
export type ListedBankEntry = z.output<typeof listedBankEntry>;

/** A customer and bills that a receipt could be for. */
export const bankProposal = z
  .object({
    partyId: id.describe("The customer"),
    partyNumber: z.string().describe("Its number"),
    partyName: z.string().describe("Its name"),
    score: z.int().describe("In per cent"),
    sure: z.boolean().describe("It may be taken over without a look"),
    reasons: z.array(z.string()).describe("Why, and what speaks against it"),
    charges: amount.describe("Charges counted in"),
    rest: amount.describe("Stays as an open receipt"),
    lines: z
      .array(
        z.object({
          recordId: id.describe("The bill"),
          invoiceNo: z.string().describe("Its number"),
          billDate: calendarDate.describe("Its date"),
          balance: amount.describe("Its balance now"),
          amount: amount.describe("So much of it is written off"),
          waived: amount.describe("So much of it is let go: charges that were taken off"),
        }),
      )
      .describe("The bills that it pays"),
  })
  .meta({ id: "BankProposal" });
export type BankProposal = z.output<typeof bankProposal>;

/** A receipt that a payment sent back could undo. */
export const undoableReceipt = z
  .object({
    id: id.describe("The entry that became the receipt"),
    version: version.describe("Its version"),
    receipt: z.string().describe("Number of the receipt"),
    bookedOn: calendarDate.describe("When it came"),
    counterparty: z.string().describe("From whom"),
    partyName: z.string().describe("The customer"),
    sure: z.boolean().describe("No other could be meant"),
    reasons: z.array(z.string()).describe("Why"),
  })
  .meta({ id: "UndoableReceipt" });

/** A whole payment of a bank's file. */
export const wholeBankEntry = listedBankEntry
  .extend({
    valueDate: z.string().describe("Value date; as the bank wrote it where it is no day of the calendar"),
    endToEndId: z.string().describe("Not unique: remitters use one again"),
    charges: z.string().describe("Charges that the bank names, or the empty text"),
    instructed: z.string().describe("The amount that the remitter ordered with its currency, or the empty text"),
    returnReason: z.string().describe("Why a payment was sent back"),
    isReturn: z.boolean().describe("A payment sent back"),
    doubts: z.array(z.string()).describe("Why a person should look at it"),
    fileName: z.string().describe("The file that brought it"),
    setAsideReason: z.string().describe("Why it was set aside"),
    receiptId: id.nullable().describe("The receipt made of it"),
    left: amount.nullable().describe("Of the receipt: not set against anything yet"),
    writeOffs: z
      .array(z.object({ id: id.describe("Write-off record"), number: z.string().describe("Its number") }))
      .describe("Write-offs that stand on the receipt"),
    like: z
      .object({
        id: id.describe("That entry"),
        bookedOn: calendarDate.describe("When it was booked"),
        counterparty: z.string().describe("The other side"),
        text: z.string().describe("All that is written with it"),
        fileName: z.string().describe("The file that brought it"),
      })
      .nullable()
      .describe("The entry of another kind of file that this one could be"),
    undoes: z.array(undoableReceipt).describe("Of a payment sent back: receipts that it could undo"),
    proposals: z.array(bankProposal).describe("The likeliest first"),
  })
  .meta({ id: "BankEntry" });
export type WholeBankEntry = z.output<typeof wholeBankEntry>;
