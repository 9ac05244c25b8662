import {
  addInvoiceItem,
  deleteInvoiceItem,
  editInvoiceItem,
  exportInvoiceItemList,
  getInvoiceItemList,
  getInvoiceItemLog,
} from "@lading/contract/invoice-item";
import { on, type ServerModule } from "#core/http";
import { changeItem, createItem, deleteItems } from "./change.ts";
import { exportItems, listItems } from "./list.ts";
import { readItemLog } from "./log.ts";

export { addDemoInvoiceItems } from "./demo.ts";
export { invoiceItemKinds } from "./make.ts";

/** The items that the company's tax invoices are written for. */
export const invoiceItemModule: ServerModule = {
  name: "invoice-item",
  routes: [
    on(getInvoiceItemList, listItems),
    on(exportInvoiceItemList, exportItems),
    on(addInvoiceItem, createItem),
    on(editInvoiceItem, changeItem),
    on(deleteInvoiceItem, deleteItems),
    on(getInvoiceItemLog, readItemLog),
  ],
};
