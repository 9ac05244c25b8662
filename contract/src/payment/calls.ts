import { z } from "zod";
import {
  anyone,
  amount,
  calendarDate,
  coreRefusals,
  currency,
  defineCall,
  emailAddress,
  exportCall,
  id,
  languages,
  listCall,
  loadCall,
  moment,
  named,
  optionalText,
  orEmpty,
  rule,
  someId,
  staff,
  version,
  type Call,
  longestNumbersSearch,
} from "#core";
import { exchangeRateRefusals } from "#exchange-rate";
import { fileRefusals } from "#files";
import { receiveMethods, receiveMethodTexts } from "#financial-request";
import { mailRefusals } from "#mail";
import { periodRefusals } from "#period";
import { payingPage, paymentPage as page } from "./menu.ts";
import { listedPayment, payable, wholePayment } from "./records.ts";
import { paymentRefusals as refusals } from "./refusals.ts";
import { mostPaid, mostVouchers, paymentFieldTexts as texts, paymentSubjects } from "./words.ts";

const pays = staff(`${payingPage}:approve`);

const filters = {
  search: optionalText(longestNumbersSearch).describe("Part of a number, the payee or what it is for"),
  subject: z.enum(paymentSubjects).optional().describe("Only of this kind"),
  currency: currency.optional().describe("Only in this currency"),
};

export const getPayableList = listCall({
  path: "/FinancialBills/GetPayableList",
  summary: "What waits for the cashier: approved requests and confirmed suppliers' invoices that are not paid",
  description: "Payroll is among it for those with the right to see it.",
  access: pays,
  row: payable,
  filters,
  sorts: ["payBy", "subjectNumber", "amount"],
  example: { currency: "RMB" },
});

const paidFilters = {
  ...filters,
  paidFrom: orEmpty(calendarDate).describe("Paid from this day, YYYY-MM-DD"),
  paidTo: orEmpty(calendarDate).describe("Paid to this day, YYYY-MM-DD"),
  paidByName: optionalText(60).describe("Part of the cashier's name"),
};
const paidSorts = ["createDate", "number", "paidOn", "amount"] as const;

export const getPaymentList = listCall({
  path: "/FinancialBills/GetPaymentList",
  summary: "Payment records",
  access: staff(`${page}:view`),
  row: listedPayment,
  filters: paidFilters,
  sorts: paidSorts,
  example: {},
});

export const exportPaymentList = exportCall({
  path: "/FinancialBills/ExportPaymentList",
  summary: "The filtered payment records as a spreadsheet",
  page,
  filters: paidFilters,
  sorts: paidSorts,
  example: {},
});

export const loadPaymentInfo = loadCall({
  path: "/FinancialBills/LoadPaymentInfo",
  summary: "A payment record with where the money went, its vouchers and its payees' links",
  access: staff(`${page}:view`),
  id: "Payment record",
  record: wholePayment,
});

const vouchers = (files: z.ZodArray<z.ZodUUID>) =>
  files.refine((ids) => ids.length <= mostVouchers, rule(refusals.mostVouchers));

export const payFinancialRequests = defineCall({
  path: "/FinancialBills/PayFinancialRequests",
  summary: "Pay approved requests and confirmed suppliers' invoices, one or many, all or none",
  description:
    "Each gets a payment record with a number of its own. A request is then Agree / Completed; the costs of a supplier's invoice are written off. Who applied or decided does not pay; a payee's account that changed after the last decision is refused.",
  access: pays,
  input: z.strictObject({
    items: z
      .array(
        z.strictObject({
          subject: z.enum(paymentSubjects).describe("What it is"),
          id: id.describe("The request or supplier's invoice"),
          version: version.describe("Version it was read with"),
        }),
      )
      .min(1)
      .refine((items) => items.length <= mostPaid, rule(refusals.most))
      .refine((items) => new Set(items.map((item) => item.id)).size === items.length)
      .describe("All in one currency; payroll by itself"),
    paidOn: named(calendarDate, texts.paidOn).describe("Not after today, not in a closed period"),
    method: named(z.enum(receiveMethods), texts.method, receiveMethodTexts),
    accountId: named(id.nullable().default(null), texts.accountId).describe(
      "Collection account in this currency; needed of a bank transfer, none of cash",
    ),
    remark: named(optionalText(500), texts.remark),
    vouchers: named(vouchers(z.array(id)).default([]), texts.vouchers).describe(
      "Uploaded files (use `paymentVoucher`)",
    ),
  }),
  answer: z.object({
    payments: z
      .array(z.object({ id: id.describe("Payment record"), number: z.string().describe("Its number") }))
      .describe("In the order of the items"),
  }),
  changes: true,
  refusals: [
    refusals.most,
    refusals.mostVouchers,
    refusals.own,
    refusals.decided,
    refusals.changed,
    refusals.notApproved,
    refusals.notConfirmed,
    refusals.paidAlready,
    refusals.accountChanged,
    refusals.onWriteOff,
    refusals.nothingLeft,
    refusals.mixedCurrency,
    refusals.payrollApart,
    refusals.otherAccount,
    refusals.notYet,
    periodRefusals.closed,
    exchangeRateRefusals.none,
    fileRefusals.gone,
  ],
  example: { items: [{ subject: "expense", id: someId, version: 3 }], paidOn: "2026-11-24", method: "cash" },
});

export const addPaymentVouchers = defineCall({
  path: "/FinancialBills/AddPaymentVouchers",
  summary: "Add voucher files to what was paid together, up to 100 in all",
  access: pays,
  input: z.strictObject({
    id: id.describe("Payment record"),
    vouchers: named(vouchers(z.array(id).min(1)), texts.vouchers).describe("Uploaded files (use `paymentVoucher`)"),
  }),
  answer: z.object({ count: z.int().describe("How many there are now") }),
  changes: true,
  refusals: [refusals.mostVouchers, fileRefusals.gone],
  example: { id: someId, vouchers: [someId] },
});

const ofPayee = {
  id: id.describe("Payment record"),
  place: z.int().min(0).max(99).describe("Which of its accounts, from 0"),
};

export const addPaymentLink = defineCall({
  path: "/FinancialBills/AddPaymentLink",
  summary: "Make a payee's link to what was paid; it is shown this once and ends after 30 days",
  access: pays,
  input: z.strictObject(ofPayee),
  answer: z.object({ link: z.string().describe("Address of the page") }),
  changes: true,
  refusals: [refusals.noPayee],
  example: { id: someId, place: 0 },
});

export const sendPaymentLink = defineCall({
  path: "/FinancialBills/SendPaymentLink",
  summary: "Mail a payee a link of its own",
  access: pays,
  input: z.strictObject({
    ...ofPayee,
    to: named(emailAddress, texts.to),
    language: named(z.enum(languages), texts.language).describe("Language of the e-mail"),
  }),
  answer: z.object({
    delivered: z.enum(["smtp", "outbox"]).describe("`outbox`: no mail server is set up, so nothing leaves"),
  }),
  changes: true,
  refusals: [refusals.noPayee, mailRefusals.address],
  example: { id: someId, place: 0, to: "accounts@kerry.example", language: "en" },
});

export const withdrawPaymentLink = defineCall({
  path: "/FinancialBills/WithdrawPaymentLink",
  summary: "Withdraw a payee's link: it opens nothing any more",
  access: pays,
  input: z.strictObject({ linkId: id.describe("Link") }),
  answer: z.object({}),
  changes: true,
  refusals: [],
  example: { linkId: someId },
});

/** End of a link: 32 random bytes in base64url. */
const token = z.string().regex(/^[\w-]{43}$/);

export const getPaymentCompletion = defineCall({
  path: "/FinancialBills/GetPaymentCompletion",
  summary: "What was paid to a payee, by the payee's link, without signing in",
  description: "A link that was altered, has ended, was withdrawn or never was is refused alike.",
  access: anyone,
  input: z.strictObject({ token: token.describe("End of the link") }),
  answer: z
    .object({
      payer: z.string().describe("The company that paid, in the language of the request"),
      amount: amount.describe("What was paid"),
      currency: currency.describe("Its currency"),
      paidOn: calendarDate.describe("When"),
      number: z.string().describe("Payment record number"),
      lastFour: z.string().describe("Last four characters of the account; the empty text of cash"),
      endsOn: moment.describe("When the link ends"),
    })
    .meta({ id: "PaymentCompletion" }),
  changes: false,
  refusals: [refusals.notOpen, coreRefusals.tooManyRequests],
  example: { token: "A".repeat(43) },
});

export const paymentCalls: readonly Call[] = [
  getPayableList,
  getPaymentList,
  exportPaymentList,
  loadPaymentInfo,
  payFinancialRequests,
  addPaymentVouchers,
  addPaymentLink,
  sendPaymentLink,
  withdrawPaymentLink,
  getPaymentCompletion,
];
