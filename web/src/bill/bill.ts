import type { CollectionBill, editCollectionBill } from "@lading/contract/bill";
import type { RequestOf, Currency } from "@lading/contract/core";

/** A line while it is typed. */
export interface LineValues {
  chargeItemId?: string;
  qty?: string;
  unitPrice?: string;
  remark?: string;
}

/** A bill's fields while it is typed. */
export interface BillValues {
  customerNumber?: string;
  billDate?: string;
  dueDate?: string;
  currency?: Currency;
  lines?: (LineValues | undefined)[];
  remark?: string;
}

/** First values of a stored bill's form. */
export function valuesOf(bill: CollectionBill) {
  const { customerNumber, billDate, dueDate, currency, lines, remark } = bill;
  return {
    customerNumber,
    billDate,
    dueDate: dueDate ?? "",
    currency,
    lines: lines.map(({ chargeItemId, qty, unitPrice, remark: note }) => ({
      chargeItemId,
      qty,
      unitPrice,
      remark: note,
    })),
    remark,
  };
}

/** The edit that changes nothing but the file. */
export function withFile(bill: CollectionBill, fileId: string | null): RequestOf<typeof editCollectionBill> {
  return { id: bill.id, ...valuesOf(bill), fileId, version: bill.version };
}

/** A cleared date is the empty text on the wire. */
export function billToInput(values: Record<string, unknown>): Record<string, unknown> {
  return { ...values, dueDate: values["dueDate"] ?? "" };
}
