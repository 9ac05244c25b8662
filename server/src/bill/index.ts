import {
  addCollectionBill,
  createCollectionBillPdf,
  deleteCollectionBill,
  editCollectionBill,
  exportCollectionBillList,
  getCargoTransportationAccount,
  getCollectionBillList,
  getCollectionBillLog,
  getCollectionBillProposal,
  getCollectionBillSharingEmail,
  loadCollectionBillInfo,
  sendCollectionBillEmail,
  sendCollectionBills,
} from "@lading/contract/bill";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import type { CreditGate, CreditLeft } from "#customer-contract";
import type { Reconciled } from "#supplier-cost";
import type { JobLock, SignedJobs } from "#waybill";
import { showAccount } from "./account.ts";
import { changeBill, createBill, voidBills } from "./change.ts";
import { exportBills, listBills, loadBill, showBillLog } from "./list.ts";
import { printBills } from "./print.ts";
import { orderSending, registerSending } from "./send-many.ts";
import { proposeBill } from "./propose.ts";
import { sendBill, showEmail } from "./send.ts";
import type { TaxInvoices } from "./tax-invoices.ts";

export { billKinds } from "./make.ts";
export { addDemoBills } from "./demo.ts";
export { billFinder } from "./find.ts";
export { billsOfCustomer, openBills } from "./open.ts";
export { printNotes } from "./print.ts";
export { opensBill, outstandingDays, seesBillFile } from "./read.ts";
export { changeWrittenOffBills } from "./written-off.ts";
export { collectionBills } from "./tables.ts";
export type { TaxInvoices } from "./tax-invoices.ts";
export { billUse, waybillBillUse } from "./uses.ts";

interface BillNeighbours {
  /** Says whether a waybill's job was signed off. */
  lock: JobLock;
  /** Says the same beforehand. */
  signed?: SignedJobs;
  /** Says which bills stand on a check bill. */
  reconciled?: Reconciled;
  /** Says which bills stand on a write-off. */
  writtenOff?: Reconciled;
  /** Says which bills stand on a tax invoice, or are applied for. */
  invoiced?: Reconciled;
  /** Says how much of bills stands on tax invoices. */
  taxInvoices?: TaxInvoices;
  /** Asked before a customer gets a bill. */
  credit?: CreditGate;
  /** Says what is left of customers' limits. */
  creditLeft?: CreditLeft;
}

/** Customers' bills for a waybill, and a waybill's whole account. */
export function billModule(neighbours: BillNeighbours): ServerModule {
  const { lock, signed, credit, creditLeft, taxInvoices, ...holders } = neighbours;
  const { reconciled, writtenOff, invoiced } = holders;
  const locks = { lock, reconciled, writtenOff, invoiced };
  const standing = { signed, reconciled, taxInvoices, creditLeft };
  return {
    name: "bill",
    routes: [
      on(addCollectionBill, createBill(lock, credit)),
      on(editCollectionBill, changeBill({ ...locks, credit })),
      on(deleteCollectionBill, voidBills(locks)),
      on(getCollectionBillList, listBills(standing)),
      on(exportCollectionBillList, exportBills(standing)),
      on(loadCollectionBillInfo, loadBill(standing)),
      on(getCollectionBillLog, showBillLog),
      on(getCollectionBillProposal, proposeBill),
      on(getCargoTransportationAccount, showAccount(signed)),
      onWithoutTransaction(createCollectionBillPdf, printBills),
      on(getCollectionBillSharingEmail, showEmail),
      onWithoutTransaction(sendCollectionBillEmail, sendBill),
      on(sendCollectionBills, orderSending),
    ],
    jobs: [registerSending],
  };
}
