/** A line of the form: an item and so much, tax included. */
export interface ItemLine {
  /** Tells the lines apart. */
  key: number;
  invoiceItemId: string | undefined;
  amount: string;
  remark: string;
  /** Its amount was written by a person. */
  touched: boolean;
}

let keys = 0;

/** A new line of this amount. */
export function startLine(amount: string): ItemLine {
  keys += 1;
  return { key: keys, invoiceItemId: undefined, amount, remark: "", touched: false };
}
