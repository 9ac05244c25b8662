import { z } from "zod";
import {
  amount,
  calendarDate,
  changedRecord,
  coreRefusals,
  currency,
  decimal,
  defineCall,
  enteredFilters,
  exportCall,
  id,
  listCall,
  logActionTexts,
  logCall,
  mostMinorUnits,
  named,
  optionalText,
  orEmpty,
  positiveDecimal,
  requiredText,
  someId,
  staff,
  text,
  version,
  type Call,
  type LocalText,
  longestNumbersSearch,
} from "#core";
import { exchangeRateRefusals } from "#exchange-rate";
import { currencyRefusals } from "#currency";
import { periodRefusals } from "#period";
import { movementFieldTexts as texts } from "./field-texts.ts";
import { confirmingPage, fundDetailPage as page } from "./menu.ts";
import { leftoverRow, listedMovement } from "./movements.ts";
import { clientFundRefusals as refusals } from "./refusals.ts";
import {
  advanceStates,
  fundClasses,
  fundClassTexts,
  movementActions,
  movementKinds,
  movementStates,
  rateKinds,
  rateKindTexts,
} from "./words.ts";

const asks = staff(`${page}:add`);
const sees = staff(`${page}:view`);
const fundId = id.describe("The fund that it is from");
const taken = named(positiveDecimal(mostMinorUnits), texts.amount).describe("So much of its available money");
const remark = named(optionalText(200), texts.reason).describe("Why; the empty text where that is plain");
const asked = z.object({
  id: id.describe("The movement"),
  movementNumber: text("Its number"),
  status: z.enum(movementStates).describe("`done` where nobody else has to confirm it"),
});
const common = [refusals.notEnough, coreRefusals.amountDecimals, coreRefusals.wholeAmount] as const;

export const addClientFundTransfer = defineCall({
  path: "/FinancialBills/AddClientFundTransfer",
  summary: "Ask for a transfer to another fund class or customer; its amount is held until it is decided",
  access: asks,
  input: z.strictObject({
    fundId,
    amount: taken,
    toCustomerId: named(id, texts.toCustomerId).describe("The same customer, or another"),
    toFundClass: named(z.enum(fundClasses), texts.toFundClass, fundClassTexts),
    reason: named(requiredText(200), texts.reason).describe("Why"),
  }),
  answer: asked,
  changes: true,
  refusals: [...common, refusals.sameFund],
  example: { fundId: someId, amount: "100", toCustomerId: someId, toFundClass: "operating", reason: "Storage fees" },
});

const rate = (label: LocalText) =>
  named(orEmpty(decimal(8)), label).describe("Worth of one unit in the settlement currency; only with `own`");
const exchanging = {
  fundId,
  amount: taken,
  toCurrency: named(currency, texts.toCurrency).describe("Currency that it is exchanged to"),
  rateKind: named(z.enum(rateKinds), texts.rateKind, rateKindTexts).default("company"),
  fromRate: rate(texts.fromRate),
  toRate: rate(texts.toRate),
};
const exchangeRefusals = [
  ...common,
  refusals.sameCurrency,
  refusals.exchangeOfNothing,
  refusals.bothRates,
  refusals.rateFar,
  exchangeRateRefusals.none,
  currencyRefusals.disabled,
] as const;

export const previewClientFundExchange = defineCall({
  path: "/FinancialBills/PreviewClientFundExchange",
  summary: "What an exchange would come to, before anything is asked for",
  description: "Amount × rate ÷ rate, exact, rounded down once to the currency's minor units.",
  access: asks,
  input: z.strictObject(exchanging),
  answer: z.object({
    toAmount: amount.describe("What it comes to"),
    fromRate: text("Rate of the currency that is exchanged"),
    toRate: text("Rate of the currency that it is exchanged to"),
    leftover: text("Exactly what is left over, in the settlement currency"),
    settlementCurrency: currency.describe("The settlement currency"),
  }),
  changes: false,
  refusals: exchangeRefusals,
  example: { fundId: someId, amount: "100", toCurrency: "RMB" },
});

export const addClientFundExchange = defineCall({
  path: "/FinancialBills/AddClientFundExchange",
  summary: "Exchange within a customer's fund class: at the company's rates of today at once, at others once confirmed",
  description:
    "Amount × rate ÷ rate, exact, rounded down once. The record keeps exactly what is left over; the clearing account of each currency holds the position.",
  access: asks,
  input: z.strictObject({ ...exchanging, reason: remark }),
  answer: asked,
  changes: true,
  refusals: [...exchangeRefusals, periodRefusals.closed],
  example: { fundId: someId, amount: "100", toCurrency: "RMB" },
});

export const addCollectionAdvance = defineCall({
  path: "/FinancialBills/AddCollectionAdvance",
  summary: "Ask for an advance: the company pays for a customer, to be offset from the customer's later funds",
  description: "An advance is an account of its own, not a fund below zero.",
  access: asks,
  input: z.strictObject({
    customerId: named(id, texts.toCustomerId).describe("Customer that it is for"),
    fundClass: named(z.enum(fundClasses), texts.fundClass, fundClassTexts),
    currency: named(currency, texts.currency),
    amount: named(positiveDecimal(mostMinorUnits), texts.amount),
    payee: named(requiredText(200), texts.payee).describe("Whoever it is paid to"),
    reference: named(optionalText(80), texts.reference),
    reason: named(requiredText(200), texts.reason).describe("Why"),
  }),
  answer: asked,
  changes: true,
  refusals: [coreRefusals.amountDecimals, coreRefusals.wholeAmount, currencyRefusals.disabled],
  example: {
    customerId: someId,
    fundClass: "business",
    currency: "USD",
    amount: "300",
    payee: "Jebel Ali terminal",
    reason: "Demurrage at destination",
  },
});

export const addClientFundPayBack = defineCall({
  path: "/FinancialBills/AddClientFundPayBack",
  summary: "Ask for a pay-back to the customer; its amount is held until it is decided",
  access: asks,
  input: z.strictObject({
    fundId,
    amount: taken,
    payee: named(requiredText(200), texts.payee).describe("Whoever it is paid to"),
    reference: named(optionalText(80), texts.reference).describe("Account, or the bank's reference"),
    reason: named(requiredText(200), texts.reason).describe("Why"),
  }),
  answer: asked,
  changes: true,
  refusals: common,
  example: { fundId: someId, amount: "100", payee: "Oasis Trading LLC", reason: "Paid twice" },
});

const one = { id: id.describe("Movement"), version: version.describe("Version it was read with") };

export const confirmClientFundMovement = defineCall({
  path: "/FinancialBills/ConfirmClientFundMovement",
  summary: "Confirm a movement: it is booked, dated today",
  description: "By somebody else than who asked for it, administrators too; the one user of a company may.",
  access: staff(`${confirmingPage}:approve`),
  input: z.strictObject(one),
  answer: changedRecord,
  changes: true,
  refusals: [
    refusals.notPending,
    refusals.ownMovement,
    refusals.entryUsed,
    refusals.exchangeOfNothing,
    periodRefusals.closed,
  ],
  example: { id: someId, version: 1 },
});

export const refuseClientFundMovement = defineCall({
  path: "/FinancialBills/RefuseClientFundMovement",
  summary: "Refuse a movement, with a reason: what it held is available again",
  access: staff(`${confirmingPage}:approve`),
  input: z.strictObject({ ...one, reason: named(requiredText(200), texts.decisionReason).describe("Why") }),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.notPending],
  example: { id: someId, version: 1, reason: "The customer did not agree" },
});

export const withdrawClientFundMovement = defineCall({
  path: "/FinancialBills/WithdrawClientFundMovement",
  summary: "Take back a movement that one asked for, while it is not decided",
  access: staff(`${page}:add`, "/clientFund/financeEntry/posting:approve"),
  input: z.strictObject(one),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.notPending, refusals.othersMovement],
  example: { id: someId, version: 1 },
});

export const offsetCollectionAdvance = defineCall({
  path: "/FinancialBills/OffsetCollectionAdvance",
  summary: "Offset an advance from the customer's available money of its fund class and currency, in part too",
  access: asks,
  input: z.strictObject({ ...one, amount: taken }),
  answer: changedRecord,
  changes: true,
  refusals: [...common, refusals.notAnAdvance, refusals.moreThanAdvance, periodRefusals.closed],
  example: { id: someId, version: 2, amount: "100" },
});

const filters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of its number, the customer's number or name, or who it is paid to",
  ),
  kind: z.enum(movementKinds).optional().describe("Only of this kind"),
  status: z.enum(movementStates).optional().describe("How it stands"),
  advanceState: z.enum(advanceStates).optional().describe("Only advances that stand so"),
  customerId: id.optional().describe("Only of this customer"),
  currency: currency.optional().describe("Only in this currency"),
  decidedOnFrom: orEmpty(calendarDate).describe("Decided from, YYYY-MM-DD"),
  decidedOnTo: orEmpty(calendarDate).describe("Decided to, YYYY-MM-DD"),
  ...enteredFilters,
};
const sorts = ["createDate", "movementNumber", "customerName", "amount", "decidedOn"] as const;

export const getClientFundMovementList = listCall({
  path: "/FinancialBills/GetClientFundMovementList",
  summary: "Transfers, exchanges, collection advances, pay-backs and reversals",
  access: sees,
  row: listedMovement,
  filters,
  sorts,
  example: { kind: "exchange" },
});

export const exportClientFundMovementList = exportCall({
  path: "/FinancialBills/ExportClientFundMovementList",
  summary: "Movements of funds as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

const leftoverFilters = {
  decidedOnFrom: orEmpty(calendarDate).describe("Booked from, YYYY-MM-DD"),
  decidedOnTo: orEmpty(calendarDate).describe("Booked to, YYYY-MM-DD"),
};

export const getClientFundLeftoverList = listCall({
  path: "/FinancialBills/GetClientFundLeftoverList",
  summary: "What exchanges left over, summed exactly a pair of currencies",
  access: sees,
  row: leftoverRow,
  filters: leftoverFilters,
  sorts: ["currency"],
  example: {},
});

export const exportClientFundLeftoverList = exportCall({
  path: "/FinancialBills/ExportClientFundLeftoverList",
  summary: "What exchanges left over, as a spreadsheet",
  page,
  filters: leftoverFilters,
  sorts: ["currency"],
  example: {},
});

/** Names of the actions in a movement's log. */
export const movementActionTexts = {
  add: logActionTexts.add,
  confirm: { zh: "确认", en: "Confirming", ar: "تأكيد" },
  refuse: { zh: "驳回", en: "Refusing", ar: "رفض" },
  withdraw: { zh: "撤回", en: "Taking back", ar: "سحب" },
  offset: { zh: "冲抵", en: "Offsetting", ar: "استرداد" },
} as const satisfies Record<(typeof movementActions)[number], LocalText>;

export const getClientFundMovementLog = logCall({
  path: "/FinancialBills/GetClientFundMovementLog",
  summary: "Operation log of a movement of funds",
  access: sees,
  id: "Movement",
  actions: movementActions,
});

export const clientFundMovementCalls: readonly Call[] = [
  addClientFundTransfer,
  previewClientFundExchange,
  addClientFundExchange,
  addCollectionAdvance,
  addClientFundPayBack,
  confirmClientFundMovement,
  refuseClientFundMovement,
  withdrawClientFundMovement,
  offsetCollectionAdvance,
  getClientFundMovementList,
  exportClientFundMovementList,
  getClientFundLeftoverList,
  exportClientFundLeftoverList,
  getClientFundMovementLog,
];
