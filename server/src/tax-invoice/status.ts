import { refuse, type Language } from "@lading/contract/core";
import { taxInvoiceRefusals, taxInvoiceStatusTexts, type TaxInvoiceStatus } from "@lading/contract/tax-invoice";

/** The refusal of a step that the application's status no longer allows. */
export function wrongStatus({ number, status }: { number: string; status: TaxInvoiceStatus }, language: Language) {
  return refuse(taxInvoiceRefusals.wrongStatus, { number, status: taxInvoiceStatusTexts[status][language] });
}
