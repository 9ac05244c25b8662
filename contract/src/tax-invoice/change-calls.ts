import { z } from "zod";
import { documentLanguages } from "#check-bill";
import {
  changedRecord,
  coreRefusals,
  defineCall,
  id,
  madeFile,
  moment,
  mostMinorUnits,
  named,
  optionalText,
  orEmpty,
  decimal,
  positiveDecimal,
  requiredText,
  rule,
  someId,
  staff,
  text,
  version,
  type Call,
} from "#core";
import { exchangeRateRefusals } from "#exchange-rate";
import { fileRefusals } from "#files";
import { periodRefusals } from "#period";
import { taxInvoiceFieldTexts as texts } from "./field-texts.ts";
import { issuingPage, taxInvoicePage as page } from "./menu.ts";
import { mostInvoicedBills, mostInvoiceFiles, mostInvoiceItems, mostTaxInvoices } from "./records.ts";
import { taxInvoiceRefusals as refusals } from "./refusals.ts";

const issues = staff(`${issuingPage}:approve`);

const applying = {
  titleId: named(id, texts.title).describe("The invoice title"),
  bills: z
    .array(
      z.strictObject({
        billId: id.describe("The bill"),
        amount: orEmpty(positiveDecimal(mostMinorUnits)).describe(
          "So much of it; the empty text for all that is not yet invoiced",
        ),
      }),
    )
    .refine((bills) => bills.length > 0, rule(refusals.empty))
    .max(mostInvoicedBills)
    .refine((bills) => new Set(bills.map(({ billId }) => billId)).size === bills.length)
    .describe("Bills of one customer in one currency"),
  items: z
    .array(
      z.strictObject({
        invoiceItemId: named(id, texts.item).describe("Invoice item, enabled"),
        amount: named(positiveDecimal(mostMinorUnits), texts.gross).describe("Tax included"),
        remark: named(optionalText(100), texts.lineRemark).describe("Printed under the item"),
      }),
    )
    .refine((items) => items.length > 0, rule(refusals.empty))
    .max(mostInvoiceItems)
    .describe("Lines of the invoice; their sum is that of the bills' parts"),
  remark: named(optionalText(500), texts.remark).describe("Remark for whoever issues it"),
};

const applicationRefusals = [
  refusals.empty,
  refusals.tooMuch,
  refusals.nothingLeft,
  refusals.billVoided,
  refusals.mixedCurrency,
  refusals.mixedCustomer,
  refusals.noTitle,
  refusals.noItem,
  refusals.itemsDiffer,
  coreRefusals.amountDecimals,
  coreRefusals.wholeAmount,
] as const;

const applicationExample = {
  titleId: someId,
  bills: [{ billId: someId }],
  items: [{ invoiceItemId: someId, amount: "640" }],
};
const applied = z.object({ id: id.describe("The new application"), applicationNo: text("Its number") });

export const addTaxInvoiceApplication = defineCall({
  path: "/FinancialBills/AddTaxInvoiceApplication",
  summary: "Apply for a tax invoice over bills, full or in part",
  description:
    "Full is all that is not yet invoiced of the chosen bills, partial is less. What is applied for and issued never exceeds a bill. The lines are items with their tax rates; amounts include tax. The number is given by the server, gapless per company and year.",
  access: staff(`${page}:add`),
  input: z.strictObject(applying),
  answer: applied,
  changes: true,
  refusals: applicationRefusals,
  example: applicationExample,
});

export const addElectronicInvoiceApplication = defineCall({
  path: "/SalesManagent/AddElectronicInvoiceApplication",
  summary: "Apply for a tax invoice over bills of the salesperson's own customers",
  description: "As `/FinancialBills/AddTaxInvoiceApplication`; a bill of another salesperson's customer is not found.",
  access: staff(`${page}:add`),
  input: z.strictObject(applying),
  answer: applied,
  changes: true,
  refusals: applicationRefusals,
  example: applicationExample,
});

const ofApplication = { id: id.describe("Application"), version: version.describe("Version it was read with") };
const reason = named(requiredText(200), texts.reason).describe("Why");

export const editTaxInvoiceApplication = defineCall({
  path: "/FinancialBills/EditTaxInvoiceApplication",
  summary: "Change an application that is not issued, by its applicant; one that was rolled back is applied for again",
  access: staff(`${page}:edit`),
  input: z.strictObject({ ...ofApplication, ...applying }),
  answer: changedRecord,
  changes: true,
  refusals: [...applicationRefusals, refusals.wrongStatus, refusals.notApplicant],
  example: { id: someId, ...applicationExample, version: 1 },
});

export const cancelTaxInvoiceApplication = defineCall({
  path: "/FinancialBills/CancelTaxInvoiceApplication",
  summary: "Cancel an application before it is issued, by its applicant or by whoever issues",
  access: staff(`${page}:edit`, `${issuingPage}:approve`),
  input: z.strictObject({ ...ofApplication, reason }),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.wrongStatus, refusals.notToCancel],
  example: { id: someId, reason: "Applied for twice", version: 1 },
});

export const rollBackTaxInvoiceApplication = defineCall({
  path: "/FinancialBills/RollBackTaxInvoiceApplication",
  summary: "Give an application back to its applicant with a reason: what it held of its bills is free again",
  access: issues,
  input: z.strictObject({ ...ofApplication, reason }),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.wrongStatus, refusals.ownApplication],
  example: { id: someId, reason: "The tax number is another company's", version: 1 },
});

const issuing = {
  number: named(requiredText(60), texts.number).describe("Number that the tax platform gave, once in the company"),
  issuedAt: named(moment, texts.issuedAt).describe("When it was issued, not in the future"),
  fileIds: named(
    z
      .array(id)
      .refine((files) => files.length > 0, rule(refusals.fileNeeded))
      .refine((files) => files.length <= mostInvoiceFiles, rule(refusals.mostFiles, { max: mostInvoiceFiles }))
      .refine((files) => new Set(files).size === files.length),
    texts.files,
  ).describe("Its files as the tax platform gave them, uploaded (use `taxInvoice`)"),
};
const issueRefusals = [refusals.fileNeeded, refusals.mostFiles, refusals.numberTaken, refusals.notYet] as const;

export const issueTaxInvoice = defineCall({
  path: "/FinancialBills/IssueTaxInvoice",
  summary: "Enter the tax invoices that were issued for an application: each with its number and file",
  description: `Up to ${mostTaxInvoices} invoices; of each line of the application they have together what was applied for. Whoever applied does not issue; the one user of a company may, and the log says so. A Saudi company's invoice in another currency keeps its amount and tax in riyals, by the rates of its day.`,
  access: issues,
  input: z.strictObject({
    ...ofApplication,
    invoices: z
      .array(
        z.strictObject({
          ...issuing,
          amounts: z
            .array(decimal(mostMinorUnits))
            .max(mostInvoiceItems)
            .describe("Of each line of the application, in order, so much tax included; none given: all of each"),
        }),
      )
      .refine((invoices) => invoices.length > 0, rule(refusals.empty))
      .refine((invoices) => invoices.length <= mostTaxInvoices, rule(refusals.mostInvoices, { max: mostTaxInvoices }))
      .describe("The invoices"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [
    periodRefusals.closed,
    ...issueRefusals,
    refusals.empty,
    refusals.mostInvoices,
    refusals.wrongStatus,
    refusals.ownApplication,
    exchangeRateRefusals.none,
    refusals.invoicesDiffer,
    refusals.emptyInvoice,
    coreRefusals.amountDecimals,
    coreRefusals.wholeAmount,
    fileRefusals.gone,
  ],
  example: {
    id: someId,
    invoices: [{ number: "26442000000123456789", issuedAt: "2026-11-20T08:30:00Z", fileIds: [someId], amounts: [] }],
    version: 1,
  },
});

export const addInvoicedRefund = defineCall({
  path: "/FinancialBills/AddInvoicedRefund",
  summary: "Enter the refund of an issued invoice: a negative invoice with a number and file of its own",
  description: "All of the invoice is refunded, and its bills can be invoiced again. Whoever applied does not refund.",
  access: issues,
  input: z.strictObject({ taxInvoiceId: id.describe("The issued invoice"), ...issuing, reason }),
  answer: z.object({ id: id.describe("The refund") }),
  changes: true,
  refusals: [
    periodRefusals.closed,
    ...issueRefusals,
    refusals.refunded,
    refusals.isRefund,
    refusals.ownApplication,
    fileRefusals.gone,
  ],
  example: {
    taxInvoiceId: someId,
    number: "26442000000123456790",
    issuedAt: "2026-11-20T08:30:00Z",
    fileIds: [someId],
    reason: "Wrong title",
  },
});

export const createTaxInvoicePdf = defineCall({
  path: "/FinancialBills/CreateTaxInvoicePdf",
  summary: "The paper of an issued tax invoice or refund as PDF, in one language or two side by side",
  description:
    "Net, rate and tax a line, the amount in words and, of a Saudi company with a VAT number, the QR code of ZATCA's phase 1. It says what the tax platform issued; Lading issues nothing there.",
  access: staff(`${page}:view`),
  input: z.strictObject({ taxInvoiceId: id.describe("Tax invoice"), documentLanguages }),
  answer: madeFile,
  changes: true,
  refusals: [],
  example: { taxInvoiceId: someId, documentLanguages: ["en", "ar"] },
});

export const taxInvoiceChangingCalls: readonly Call[] = [
  addTaxInvoiceApplication,
  addElectronicInvoiceApplication,
  editTaxInvoiceApplication,
  cancelTaxInvoiceApplication,
  rollBackTaxInvoiceApplication,
  issueTaxInvoice,
  addInvoicedRefund,
  createTaxInvoicePdf,
];
