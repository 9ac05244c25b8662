import { z } from "zod";
import { amount, calendarDate, currency, decimal, id, moment, named, optionalText, requiredText, version } from "#core";
import { chargedPrice, chargedQuantity } from "#charge-item";
import { creditReason } from "#customer-contract";
import { rateDate, rateScale } from "#exchange-rate";
import { storedFile } from "#files";
import { billFieldTexts as texts } from "./field-texts.ts";
import { billTaxInvoices, billTaxInvoiceTexts } from "./tax-invoiced.ts";

/** Lines of one bill. */
export const mostBillLines = 100;
/** Bills that are printed or sent at once. */
export const mostBillsAtOnce = 50;

/** Fields of a collection bill in the order of its lists and sheets. */
const billShown = {
  invoiceNo: named(z.string(), texts.invoiceNo).describe("Its number, the debit note number"),
  waybillNumber: named(z.string(), texts.waybillNumber).describe(
    "Its house number, of a master waybill the master number",
  ),
  customerNumber: named(z.string(), texts.customerNumber),
  customerName: named(z.string(), texts.customerName).describe("Customer, as it was when the bill was written"),
  billDate: named(calendarDate, texts.billDate),
  dueDate: named(calendarDate.nullable(), texts.dueDate).describe("To be paid by, YYYY-MM-DD"),
  currency: named(currency, texts.currency).describe("Currency of all its lines"),
  amount: named(amount, texts.amount).describe("Sum of the lines"),
  balance: named(amount, texts.balance).describe("Amount − written off − waived"),
  outstandingDays: named(z.int(), texts.outstandingDays).describe("Days since its date while the balance is above 0"),
  rate: named(decimal(rateScale), texts.rate).describe(
    "Value of a unit in the settlement currency on the bill's date; kept",
  ),
  settlementAmount: named(amount, texts.settlementAmount).describe("The amount in the settlement currency"),
  settlementCurrency: named(currency, texts.settlementCurrency),
  remark: named(z.string(), texts.remark),
  createdByName: named(z.string(), texts.createdByName).describe("Who wrote it"),
};

/** A collection bill as lists show it. */
export const listedBill = z
  .object({
    id: id.describe("Collection bill"),
    waybillId: id.describe("Waybill"),
    ...billShown,
    rateDate: z.string().describe("Date of that rate, YYYY-MM-DD"),
    voidedAt: moment.nullable().describe("When it was voided; null: it counts"),
    voidedByName: named(z.string(), texts.voidedByName).describe("Who voided it, or the empty text"),
    voidReason: named(z.string(), texts.voidReason).describe("Why, or the empty text"),
    createDate: named(moment, texts.createDate).describe("When it was written"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "ListedBill" });
export type ListedBill = z.output<typeof listedBill>;

const jobSigned = z.boolean().describe("Its job was signed off: it neither changes nor goes");
const financialAccountNo = named(z.string(), texts.financialAccountNo).describe(
  "Number of the check bill that it stands on, or the empty text; it then neither changes nor goes",
);

const taxInvoice = named(z.enum(billTaxInvoices), texts.taxInvoice, billTaxInvoiceTexts).describe(
  "How much of it stands on tax invoices; what is applied for or invoiced neither changes nor goes",
);

/** The part of its customer's limit that is left, beside a bill in every list. */
export const creditLeftFields = {
  creditBalance: named(amount.nullable(), texts.creditBalance).describe(
    "Rest of its customer's limit; null without a limit",
  ),
  creditCurrency: named(currency.nullable(), texts.creditCurrency).describe("Settlement currency, which limits are in"),
};

const standing = { jobSigned, financialAccountNo, taxInvoice, ...creditLeftFields };

/** Fields of the list of bills as its sheet has them. */
export const billSheetFields = {
  ...billShown,
  financialAccountNo,
  ...creditLeftFields,
  taxInvoice,
  createDate: listedBill.shape.createDate,
};

/** A bill in the list of bills. */
export const billRow = listedBill.extend(standing).meta({ id: "BillRow" });
export type BillRow = z.output<typeof billRow>;

/** A whole collection bill. */
export const collectionBill = listedBill
  .extend({
    customerEmail: z.string().describe("The customer's e-mail address on file, or the empty text"),
    waybillVoided: z.boolean().describe("The waybill is voided"),
    file: storedFile.nullable().describe("The one file that is kept with it"),
    lines: z
      .array(
        z.object({
          chargeItemId: id.describe("Charge item"),
          chargeItem: z.string().describe("Its name in the language of the request"),
          qty: z.string().describe("Quantity"),
          unitPrice: z.string().describe("Unit price"),
          amount: z.string().describe("Quantity × unit price, in the currency's minor units"),
          remark: z.string().describe("Remark"),
        }),
      )
      .describe("Its charges, in order"),
  })
  .meta({ id: "CollectionBill" });
export type CollectionBill = z.output<typeof collectionBill>;

/** A whole bill as its page opens it. */
export const openedBill = collectionBill.extend(standing).meta({ id: "OpenedBill" });
export type OpenedBill = z.output<typeof openedBill>;

/** Fields of a bill's form. */
export const billFields = {
  customerNumber: requiredText(40).describe("Customer number of whoever owes it"),
  billDate: rateDate.describe("Date of the bill, YYYY-MM-DD; its rate is that of this date"),
  dueDate: z
    .union([z.literal(""), z.iso.date()])
    .default("")
    .describe("To be paid by, YYYY-MM-DD, not before the bill's date; the empty text for none"),
  currency: currency.describe("Currency of all its lines"),
  lines: z
    .array(
      z.strictObject({
        chargeItemId: id.describe("Charge item"),
        qty: chargedQuantity.describe("Quantity, above 0, at most 3 decimals"),
        unitPrice: chargedPrice.describe("Unit price, above 0, at most 4 decimals"),
        remark: optionalText(200).describe("Remark"),
      }),
    )
    .min(1)
    .max(mostBillLines)
    .describe("Its charges, in order"),
  fileId: id.nullable().default(null).describe("A file kept with it, uploaded (use `collectionBill`); null for none"),
  remark: optionalText(500).describe("Remark, printed on the debit note"),
  creditReason,
};
