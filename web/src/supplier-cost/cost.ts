import type { RequestOf, Currency } from "@lading/contract/core";
import type { StoredFile } from "@lading/contract/files";
import type { editSupplierCostDetails, OpenedSupplierCost, SupplierCost } from "@lading/contract/supplier-cost";
import { today } from "#core/format";

/** A cost's fields while it is typed. */
export interface CostValues {
  customerNumber?: string;
  chargeItemId?: string;
  qty?: string;
  unitPrice?: string;
  currency?: Currency;
  costDate?: string;
  billReferNo?: string;
  taxInvoice?: boolean;
  attachment?: StoredFile | null;
  remark?: string;
}

/** A cost of a signed job, on a check bill or on a confirmed supplier's invoice neither changes nor goes. */
export function isFixed({ jobSigned, financialAccountNo, invoiceConfirmed }: OpenedSupplierCost): boolean {
  return jobSigned || financialAccountNo !== "" || invoiceConfirmed;
}

/** A cost on any supplier's invoice does not go. */
export function mayGo(cost: OpenedSupplierCost): boolean {
  return !isFixed(cost) && cost.paymentInvoiceId === null;
}

/** A new row goes on with the same invoice: whom, which number, date and currency. */
export function nextCost(last: CostValues | undefined): CostValues {
  const { customerNumber, currency, costDate, billReferNo, taxInvoice } = last ?? {};
  return {
    costDate: costDate ?? today(),
    taxInvoice: taxInvoice ?? false,
    ...(customerNumber !== undefined && { customerNumber }),
    ...(currency !== undefined && { currency }),
    ...(billReferNo !== undefined && { billReferNo }),
  };
}

/** A row as the call takes it. */
export function costToInput(values: Record<string, unknown>): Record<string, unknown> {
  const { attachment, ...fields } = values;
  const isFile = typeof attachment === "object" && attachment !== null && "id" in attachment;
  return { ...fields, fileId: isFile ? attachment.id : null };
}

/** First values of a stored cost's form. */
export function valuesOf(cost: SupplierCost) {
  const { customerNumber, chargeItemId, qty, unitPrice, currency, costDate, billReferNo, taxInvoice, remark } = cost;
  return { customerNumber, chargeItemId, qty, unitPrice, currency, costDate, billReferNo, taxInvoice, remark };
}

/** The edit that changes nothing but the file. */
export function withFile(cost: SupplierCost, fileId: string | null): RequestOf<typeof editSupplierCostDetails> {
  return { id: cost.id, ...valuesOf(cost), fileId, version: cost.version };
}
