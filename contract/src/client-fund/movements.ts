import { z } from "zod";
import { amount, calendarDate, currency, decimalOrNone, id, moment, named, version } from "#core";
import { rateScale } from "#exchange-rate";
import { movementFieldTexts as texts } from "./field-texts.ts";
import {
  advanceStates,
  advanceStateTexts,
  fundClasses,
  fundClassTexts,
  movementKinds,
  movementKindTexts,
  movementStates,
  movementStateTexts,
} from "./words.ts";

/** Fields of a movement in the order of its lists and sheets. */
export const movementShown = {
  movementNumber: named(z.string(), texts.movementNumber).describe("Gapless a company, kind and year"),
  kind: named(z.enum(movementKinds), texts.kind, movementKindTexts),
  status: named(z.enum(movementStates), texts.status, movementStateTexts),
  customerNumber: named(z.string(), texts.customerNumber),
  customerName: named(z.string(), texts.customerName),
  fundClass: named(z.enum(fundClasses), texts.fundClass, fundClassTexts),
  currency: named(currency, texts.currency),
  amount: named(amount, texts.amount),
  toCustomerName: named(z.string(), texts.toCustomerName).describe("Of a transfer; the empty text else"),
  toFundClass: named(z.enum(fundClasses).nullable(), texts.toFundClass, fundClassTexts),
  toCurrency: named(currency.nullable(), texts.toCurrency).describe("Of an exchange"),
  toAmount: named(amount.nullable(), texts.toAmount).describe("Of an exchange, once it is booked"),
  fromRate: named(decimalOrNone(rateScale), texts.fromRate).describe(
    "Of an exchange: worth of one unit in the settlement currency",
  ),
  toRate: named(decimalOrNone(rateScale), texts.toRate).describe("The same of the currency that it is exchanged to"),
  leftover: named(z.string(), texts.leftover).describe(
    "Of an exchange: exactly what is left over, in the settlement currency, once it is booked",
  ),
  payee: named(z.string(), texts.payee).describe("Of an advance or a pay-back"),
  reference: named(z.string(), texts.reference),
  entry: named(z.string(), texts.entry).describe("Of a reversal: serial number of the entry"),
  offsetAmount: named(amount.nullable(), texts.offsetAmount).describe("Of an advance"),
  advanceState: named(z.enum(advanceStates).nullable(), texts.advanceState, advanceStateTexts),
  reason: named(z.string(), texts.reason),
  requestedByName: named(z.string(), texts.requestedByName),
  createDate: named(moment, texts.createDate),
  decidedByName: named(z.string(), texts.decidedByName),
  decidedOn: named(calendarDate.nullable(), texts.decidedOn),
  decisionReason: named(z.string(), texts.decisionReason),
};

/** A movement of funds: asked for, and confirmed by somebody else. */
export const listedMovement = z
  .object({
    id: id.describe("Movement"),
    customerId: id.describe("Customer whose fund it is from, or that an advance is for"),
    ...movementShown,
    left: amount.nullable().describe("Of an advance: still to be offset"),
    askedByMe: z.boolean().describe("The asking person asked for it"),
    mayDecide: z.boolean().describe("The asking person may confirm it"),
    version: version.describe("Version for a later change"),
  })
  .meta({ id: "FundMovement" });
export type ListedMovement = z.output<typeof listedMovement>;

/** Leftovers of exchanges in a pair of currencies. */
export const leftoverShown = {
  currency: named(currency, texts.currency),
  toCurrency: named(currency, texts.toCurrency),
  count: named(z.int(), texts.count),
  leftover: named(z.string(), texts.leftover).describe("Exactly, in the settlement currency"),
};
export const leftoverRow = z
  .object({ id: z.string().describe("The pair"), ...leftoverShown })
  .meta({ id: "FundLeftover" });
export type LeftoverRow = z.output<typeof leftoverRow>;
