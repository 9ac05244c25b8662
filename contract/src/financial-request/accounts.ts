import { z } from "zod";
import { coreRefusals, id, mostMinorUnits, named, optionalText, positiveDecimal, rule } from "#core";
import { mostAccounts, receiveMethods, receiveMethodTexts, requestFieldTexts as texts } from "./words.ts";

const needed = rule(coreRefusals.required);

/** A row of where the money goes: a transfer names the account, a wallet its number, cash nobody's. */
export const requestAccount = z
  .strictObject({
    receiveMethod: named(z.enum(receiveMethods), texts.receiveMethod, receiveMethodTexts),
    accountName: named(optionalText(120), texts.accountName).describe("Whose account; not needed of cash"),
    bankName: named(optionalText(120), texts.bankName).describe("Needed of a bank transfer"),
    bankNumber: named(optionalText(40), texts.bankNumber).describe("Not needed of cash"),
    walletOf: id
      .nullable()
      .default(null)
      .describe("The colleague whose e-wallet on file it is, the applicant's own; null: typed by hand"),
    amount: named(positiveDecimal(mostMinorUnits), texts.amount).describe("So much of the request goes there"),
  })
  .refine(({ receiveMethod, accountName }) => receiveMethod === "cash" || accountName !== "", {
    path: ["accountName"],
    ...needed,
  })
  .refine(({ receiveMethod, bankName }) => receiveMethod !== "bankTransfer" || bankName !== "", {
    path: ["bankName"],
    ...needed,
  })
  .refine(({ receiveMethod, bankNumber }) => receiveMethod === "cash" || bankNumber !== "", {
    path: ["bankNumber"],
    ...needed,
  });
export type RequestAccount = z.output<typeof requestAccount>;

export const requestAccounts = named(z.array(requestAccount).min(1).max(mostAccounts), texts.accounts).describe(
  "Where the money goes; their sum is the request's amount",
);

/** The rows as an answer gives them. */
export const shownAccounts = z
  .array(
    z.object({
      receiveMethod: z.enum(receiveMethods).describe("Receive method"),
      accountName: z.string().describe("Whose account"),
      bankName: z.string().describe("Bank"),
      bankNumber: z.string().describe("Account or wallet number"),
      walletOf: id.nullable().describe("The colleague whose e-wallet on file it is"),
      amount: z.string().describe("Amount"),
    }),
  )
  .describe("Where the money goes");
