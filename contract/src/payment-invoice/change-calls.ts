import { z } from "zod";
import {
  calendarDate,
  changedRecord,
  coreRefusals,
  currency,
  defineCall,
  id,
  isDecimal,
  mostMinorUnits,
  named,
  optionalText,
  orEmpty,
  positiveDecimal,
  requiredText,
  rule,
  someId,
  staff,
  text,
  version,
  type Call,
} from "#core";
import { currencyRefusals } from "#currency";
import { fileRefusals } from "#files";
import { periodRefusals } from "#period";
import { supplierCostRefusals } from "#supplier-cost";
import { paymentInvoiceFieldTexts as texts } from "./field-texts.ts";
import { confirmingPage, paymentInvoicePage as page } from "./list-calls.ts";
import { mostDifferences, mostInvoiceCosts, mostInvoiceFiles } from "./records.ts";
import { paymentInvoiceRefusals as refusals } from "./refusals.ts";

/** A decimal of either sign, no zero. */
const signedAmount = z
  .string()
  .trim()
  .refine(
    (value) => isDecimal(value.replace(/^-/, ""), mostMinorUnits),
    rule(coreRefusals.decimal, { scale: mostMinorUnits }),
  )
  .refine((value) => /[1-9]/.test(value), rule(refusals.zeroDifference));

const fields = {
  customerNumber: named(requiredText(40), texts.customerName).describe(
    "Number of whoever is paid: a supplier's, or a customer's",
  ),
  billReferNo: named(requiredText(60), texts.billReferNo).describe("The supplier's own number"),
  invoiceDate: named(calendarDate, texts.invoiceDate).describe("Date on it, YYYY-MM-DD"),
  dueDate: named(orEmpty(calendarDate), texts.dueDate).describe("Date that it is due, or the empty text"),
  currency: named(currency, texts.currency),
  amount: named(positiveDecimal(mostMinorUnits), texts.amount).describe("What it comes to, tax included"),
  costs: z
    .array(
      z.strictObject({
        costId: id.describe("Supplier cost"),
        amount: positiveDecimal(mostMinorUnits).describe("What the supplier invoiced for it"),
      }),
    )
    .max(mostInvoiceCosts)
    .refine((chosen) => new Set(chosen.map(({ costId }) => costId)).size === chosen.length)
    .default([])
    .describe("The costs that it gathers; each stands on one invoice"),
  differences: z
    .array(
      z.strictObject({
        amount: signedAmount.describe("Below zero with a minus"),
        reason: named(requiredText(200), texts.reason).describe("Why"),
      }),
    )
    .max(mostDifferences)
    .default([])
    .describe("What the invoice is more or less than its costs, each with its reason"),
  attachments: z
    .array(id)
    .max(mostInvoiceFiles)
    .default([])
    .describe("Uploaded files (use `paymentInvoice`), in order; what is left out of an edit is deleted"),
  remark: named(optionalText(500), texts.remark),
  sameNumber: z
    .boolean()
    .default(false)
    .describe("Confirms that it is another invoice under a number that the supplier used before"),
};

const storing = [
  periodRefusals.closed,
  supplierCostRefusals.noPayee,
  currencyRefusals.disabled,
  coreRefusals.amountDecimals,
  coreRefusals.wholeAmount,
  refusals.empty,
  refusals.zeroDifference,
  refusals.sumDiffers,
  refusals.otherSupplier,
  refusals.otherCurrency,
  refusals.standsOn,
  refusals.usedBefore,
  refusals.usedWithinYear,
  refusals.dueBeforeDate,
  fileRefusals.gone,
] as const;

const example = {
  customerNumber: "S0001",
  billReferNo: "INV-0071",
  invoiceDate: "2026-11-20",
  currency: "RMB" as const,
  amount: "640",
  costs: [{ costId: someId, amount: "640" }],
};

export const addPaymentInvoice = defineCall({
  path: "/FinancialBills/AddPaymentInvoice",
  summary: "Enter a supplier's invoice with the costs that it gathers",
  description:
    "The lines come to the invoice's amount; what differs is a line of its own with a reason. A number that the supplier used before is refused until `sameNumber` confirms it, and within a year without a right of its own. The registration number is given by the server, gapless per company and year.",
  access: staff(`${page}:add`),
  input: z.strictObject(fields),
  answer: z.object({ id: id.describe("The new invoice"), paymentInvoiceNo: text("Its registration number") }),
  changes: true,
  refusals: storing,
  example,
});

export const editPaymentInvoice = defineCall({
  path: "/FinancialBills/EditPaymentInvoice",
  summary: "Change a supplier's invoice that is not confirmed",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Supplier invoice"),
    ...fields,
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [...storing, refusals.voided, refusals.confirmed],
  example: { id: someId, ...example, version: 1 },
});

const one = {
  id: id.describe("Supplier invoice"),
  version: version.describe("Version it was read with"),
};

export const deletePaymentInvoice = defineCall({
  path: "/FinancialBills/DeletePaymentInvoice",
  summary: "Void a supplier's invoice with a reason: it keeps its number and its costs are free again",
  access: staff(`${page}:delete`),
  input: z.strictObject({ ...one, reason: named(requiredText(200), texts.voidReason).describe("Why") }),
  answer: changedRecord,
  changes: true,
  refusals: [periodRefusals.closed, refusals.voided, refusals.confirmed],
  example: { id: someId, version: 1, reason: "Sent to us by mistake" },
});

export const confirmPaymentInvoice = defineCall({
  path: "/FinancialBills/ConfirmPaymentInvoice",
  summary: "Confirm a supplier's invoice: its costs no longer change",
  description:
    "By somebody else than who entered or last changed it, administrators too. Each cost is expected at what was invoiced for it.",
  access: staff(`${confirmingPage}:approve`),
  input: z.strictObject(one),
  answer: changedRecord,
  changes: true,
  refusals: [
    refusals.voided,
    refusals.confirmed,
    refusals.ownInvoice,
    refusals.noCosts,
    refusals.costGone,
    refusals.differs,
    refusals.otherSupplier,
    refusals.otherCurrency,
  ],
  example: { id: someId, version: 1 },
});

export const withdrawPaymentInvoiceConfirmation = defineCall({
  path: "/FinancialBills/WithdrawPaymentInvoiceConfirmation",
  summary: "Take the confirmation back while none of the costs stands on a write-off",
  access: staff(`${confirmingPage}:approve`),
  input: z.strictObject({ ...one, reason: named(requiredText(200), texts.reason).describe("Why") }),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.voided, refusals.notConfirmed, refusals.paid],
  example: { id: someId, version: 1, reason: "They sent a corrected invoice" },
});

export const paymentInvoiceChangingCalls: readonly Call[] = [
  addPaymentInvoice,
  editPaymentInvoice,
  deletePaymentInvoice,
  confirmPaymentInvoice,
  withdrawPaymentInvoiceConfirmation,
];
