import { z } from "zod";
import { amount, calendarDate, currency, id, moment, named } from "#core";
import { bankFieldTexts as texts } from "./field-texts.ts";
import { balanceCheckTexts, statementFormatTexts } from "./words.ts";

export const statementFormats = ["camt", "mt940", "ofx", "table"] as const;
export const tableEncodings = ["utf-8", "gb18030", "windows-1256", "windows-1252"] as const;
export const tableFields = [
  "bookedOn",
  "valueDate",
  "amount",
  "credit",
  "debit",
  "direction",
  "currency",
  "balance",
  "counterparty",
  "counterpartyAccount",
  "text",
  "reference",
] as const;
export const balanceChecks = ["agrees", "differs", "unknown"] as const;

/** How the tables of an account are read: columns by their headings; kept with the account. */
export const tableMapping = z
  .strictObject({
    encoding: z.enum(tableEncodings).describe("Encoding of CSV files"),
    columns: z
      .partialRecord(z.enum(tableFields), z.array(z.string().max(200)).min(1).max(10))
      .describe("Headings as the bank writes them, by what they mean; several only of `text`"),
    dateOrder: z.enum(["ymd", "dmy", "mdy"]).describe("Order of days, where the year does not stand first"),
    decimalSign: z.enum([".", ","]).describe("Sign before the decimals"),
  })
  .meta({ id: "BankTableMapping" });
export type BankTableMapping = z.output<typeof tableMapping>;

/** Fields of a statement as its list and sheet show it. */
export const bankFileShown = {
  account: named(z.string(), texts.account).describe("Number of the collection account"),
  currency: named(currency, texts.currency),
  fileName: named(z.string(), texts.fileName),
  format: named(z.enum(statementFormats), texts.format, statementFormatTexts),
  statementNumber: named(z.string(), texts.statementNumber).describe("As the bank counts its statements, or empty"),
  from: named(calendarDate.nullable(), texts.from),
  to: named(calendarDate.nullable(), texts.to),
  opening: named(amount.nullable(), texts.opening),
  closing: named(amount.nullable(), texts.closing),
  check: named(z.enum(balanceChecks), texts.check, balanceCheckTexts).describe(
    "Whether opening balance and entries give the closing one",
  ),
  added: named(z.int(), texts.added),
  known: named(z.int(), texts.known).describe("Entries that an earlier file had brought"),
  pendingCount: named(z.int(), texts.pendingCount).describe("Entries that the bank has not booked: shown, never kept"),
  createdByName: named(z.string(), texts.createdByName),
  createDate: named(moment, texts.createDate),
};

export const listedBankFile = z
  .object({
    id: id.describe("The statement"),
    ...bankFileShown,
    path: z.string().nullable().describe("Where its file is read; null of the example's"),
    pending: z
      .array(
        z.object({
          bookedOn: calendarDate.nullable().describe("When the bank means to book it, where it says so"),
          amount: z.string().describe("Signed: above zero comes in"),
          counterparty: z.string().describe("The other side"),
          text: z.string().describe("All that is written with it"),
        }),
      )
      .describe("Entries that the bank had not booked, the first 20: they come again when they are"),
  })
  .meta({ id: "ListedBankStatement" });

/** An entry of a file before it is taken over. */
const readEntry = z.object({
  state: z.enum(["booked", "pending"]).describe("A pending one is shown, and not booked"),
  is: z
    .enum(["new", "known", "alike"])
    .describe("`known`: there already; `alike`: day and amount are those of an entry from a file of another kind"),
  bookedOn: calendarDate.nullable().describe("Booking date"),
  amount: z.string().describe("Signed: above zero came in"),
  counterparty: z.string().describe("The other side"),
  text: z.string().describe("All that is written with it"),
});

/** A statement of a file before it is taken over. */
export const readStatement = z
  .object({
    account: z.string().describe("Number in the file, or the empty text"),
    currency: z.string().describe("Its currency, RMB for CNY; one that the company does not deal in by its own code"),
    opening: z.string().nullable().describe("Opening balance"),
    closing: z.string().nullable().describe("Closing balance"),
    check: z.enum(balanceChecks).describe("Whether opening balance and entries give the closing one"),
    difference: z.string().nullable().describe("Closing balance less what the entries give, where it is not 0"),
    mustConfirm: z
      .boolean()
      .describe("A person must confirm it: it does not add up, or its balances are of two currencies"),
    refusal: z.string().nullable().describe("Why this statement is not taken over"),
    entries: z.int().describe("Booked entries"),
    added: z.int().describe("Of these, new ones"),
    known: z.int().describe("Of these, such as are there already"),
    alike: z.int().describe("Of these, such as a person decides about later"),
    pending: z.int().describe("Entries that the bank has not booked"),
    first: z.array(readEntry).describe("The first entries, and all pending ones up to 50"),
    unread: z
      .array(
        z.object({
          row: z.int().describe("Its number in the file"),
          field: z.string().describe("The column that is wrong, by what it means"),
          text: z.string().describe("The text that stands there"),
        }),
      )
      .describe("Rows of a table that could not be read, the first 50"),
    unreadCount: z.int().describe("How many rows could not be read"),
  })
  .meta({ id: "ReadBankStatement" });

/** A collection account that a file can be of. */
export const ownBankAccount = z
  .object({
    id: id.describe("Collection account"),
    number: z.string().describe("Its number"),
    currency: currency.describe("Its currency"),
    name: z.string().describe("The bank's name"),
  })
  .meta({ id: "OwnBankAccount" });

export const bankFilePreview = z
  .object({
    accountId: id.nullable().describe("The account: as asked, else the one that the file names; null to be chosen"),
    accounts: z.array(ownBankAccount).describe("The company's accounts in use"),
    format: z.enum(statementFormats).describe("The kind of file"),
    table: z
      .object({
        rows: z.array(z.array(z.string())).describe("Its first rows as they are"),
        headings: z.array(z.string()).describe("Cells of the row of headings, as far as one was found"),
        mapping: tableMapping.nullable().describe("As kept with the account, else a proposal; null where none suits"),
        isKept: z.boolean().describe("The mapping is the account's own"),
      })
      .nullable()
      .describe("Of a CSV or xlsx file: to be mapped"),
    statements: z.array(readStatement).describe("Its statements, as they would be taken over"),
    problem: z.string().nullable().describe("Why a table cannot be read by this mapping"),
  })
  .meta({ id: "BankFilePreview" });
export type BankFilePreview = z.output<typeof bankFilePreview>;
export type ReadBankStatement = z.output<typeof readStatement>;

export const takenFile = z.object({
  added: z.int().describe("New entries"),
  known: z.int().describe("Entries that were there already"),
  alike: z.int().describe("New entries that a person decides about"),
});
