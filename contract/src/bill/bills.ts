import { z } from "zod";
import { currency, id, moment, optionalText, requiredText, version } from "#core";
import { chargedPrice, chargedQuantity } from "#charge-item";
import { creditReason } from "#customer-contract";
import { rateDate } from "#exchange-rate";
import { storedFile } from "#files";

/** Lines of one bill. */
export const mostBillLines = 100;
/** Bills that are printed or sent at once. */
export const mostBillsAtOnce = 50;

/** A collection bill as lists show it. */
export const listedBill = z
  .object({
    id: id.describe("Collection bill"),
    invoiceNo: z.string().describe("Its number, the debit note number"),
    waybillId: id.describe("Waybill"),
    waybillNumber: z.string().describe("Its house number, of a main waybill the main number"),
    customerNumber: z.string().describe("Customer number"),
    customerName: z.string().describe("Customer, as it was when the bill was written"),
    billDate: z.string().describe("Date of the bill, YYYY-MM-DD"),
    dueDate: z.string().nullable().describe("To be paid by, YYYY-MM-DD"),
    currency: currency.describe("Currency of all its lines"),
    amount: z.string().describe("Sum of the lines"),
    rate: z.string().describe("Value of a unit in the settlement currency on the bill's date; kept"),
    rateDate: z.string().describe("Date of that rate, YYYY-MM-DD"),
    settlementCurrency: currency.describe("Settlement currency"),
    settlementAmount: z.string().describe("The amount in the settlement currency"),
    remark: z.string().describe("Remark"),
    createdByName: z.string().describe("Who wrote it"),
    createDate: moment.describe("When it was written"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "ListedBill" });
export type ListedBill = z.output<typeof listedBill>;

/** A whole collection bill. */
export const collectionBill = listedBill
  .extend({
    customerEmail: z.string().describe("The customer's e-mail address on file, or the empty text"),
    voided: z.boolean().describe("The waybill is voided"),
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
