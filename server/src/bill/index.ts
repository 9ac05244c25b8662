import {
  addCollectionBill,
  createCollectionBillPdf,
  deleteCollectionBill,
  editCollectionBill,
  exportCollectionBillList,
  getCargoTransportationAccount,
  getCollectionBillList,
  getCollectionBillLog,
  getCollectionBillSharingEmail,
  loadCollectionBillInfo,
  sendCollectionBillEmail,
  sendCollectionBills,
} from "@lading/contract/bill";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import type { CreditGate } from "#customer-contract";
import type { JobLock, SignedJobs } from "#waybill";
import { showAccount } from "./account.ts";
import { changeBill, createBill, voidBills } from "./change.ts";
import { exportBills, listBills, loadBill, showBillLog } from "./list.ts";
import { printBills } from "./print.ts";
import { orderSending, registerSending } from "./send-many.ts";
import { sendBill, showEmail } from "./send.ts";

export { billKinds } from "./make.ts";
export { addDemoBills } from "./demo.ts";
export { billFinder } from "./find.ts";
export { billsOfCustomer, openBills } from "./open.ts";
export { opensBill, seesBillFile } from "./read.ts";
export { billUse, waybillBillUse } from "./uses.ts";

interface BillNeighbours {
  /** Says whether a waybill's job was signed off. */
  lock: JobLock;
  /** Says the same beforehand. */
  signed?: SignedJobs;
  /** Asked before a customer gets a bill. */
  credit?: CreditGate;
}

/** Customers' bills for a waybill, and a waybill's whole account. */
export function billModule({ lock, signed, credit }: BillNeighbours): ServerModule {
  return {
    name: "bill",
    routes: [
      on(addCollectionBill, createBill(lock, credit)),
      on(editCollectionBill, changeBill(lock, credit)),
      on(deleteCollectionBill, voidBills(lock)),
      on(getCollectionBillList, listBills),
      on(exportCollectionBillList, exportBills),
      on(loadCollectionBillInfo, loadBill(signed)),
      on(getCollectionBillLog, showBillLog),
      on(getCargoTransportationAccount, showAccount(signed)),
      onWithoutTransaction(createCollectionBillPdf, printBills),
      on(getCollectionBillSharingEmail, showEmail),
      onWithoutTransaction(sendCollectionBillEmail, sendBill),
      on(sendCollectionBills, orderSending),
    ],
    jobs: [registerSending],
  };
}
