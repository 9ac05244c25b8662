import {
  addSupplierCostDetails,
  deleteSupplierCostDetails,
  editSupplierCostDetails,
  exportSupplierCostDetailsList,
  getSupplierCostDetailsList,
  getSupplierCostLog,
  loadSupplierCostDetailsInfo,
} from "@lading/contract/supplier-cost";
import { on, type ServerModule } from "#core/http";
import type { JobLock, SignedJobs } from "#waybill";
import { changeCost, createCosts, deleteCosts } from "./change.ts";
import { exportCosts, listCosts, loadCost } from "./list.ts";
import { showCostLog } from "./log.ts";

export { supplierCostKinds } from "./make.ts";
export { readDemoAccounts, addDemoCosts, type DemoAccount, type DemoCharge } from "./demo.ts";
export { changeAttachment } from "./attachment.ts";
export { readableLog, withoutZeros } from "./log.ts";
export { checkChargeItems, findParties } from "./parties.ts";
export { keptRate } from "./rates.ts";
export { chargeItemName, costsOfWaybills, seesCostFile, waybillNumber } from "./read.ts";
export { costUse, supplierUse, waybillCostUse } from "./uses.ts";

/** Suppliers' bills to the company, on its waybills. `lock` refuses where a waybill's job was signed off, `signed` says so beforehand. */
export function supplierCostModule({ lock, signed }: { lock: JobLock; signed?: SignedJobs }): ServerModule {
  return {
    name: "supplier-cost",
    routes: [
      on(addSupplierCostDetails, createCosts(lock)),
      on(editSupplierCostDetails, changeCost(lock)),
      on(deleteSupplierCostDetails, deleteCosts(lock)),
      on(getSupplierCostDetailsList, listCosts),
      on(exportSupplierCostDetailsList, exportCosts),
      on(loadSupplierCostDetailsInfo, loadCost(signed)),
      on(getSupplierCostLog, showCostLog),
    ],
  };
}
