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
import { changeCost, createCosts, deleteCosts } from "./change.ts";
import { exportCosts, listCosts, loadCost } from "./list.ts";
import { showCostLog } from "./log.ts";
import type { CostNeighbours } from "./neighbours.ts";

export { supplierCostKinds } from "./make.ts";
export { readDemoAccounts, addDemoCosts, type DemoAccount, type DemoCharge } from "./demo.ts";
export { changeAttachment } from "./attachment.ts";
export { readableLog, withoutZeros } from "./log.ts";
export { checkChargeItems, findParties, findPayees, type Payee } from "./parties.ts";
export type { CostInvoices, Reconciled } from "./reconciled.ts";
export { keptRate } from "./rates.ts";
export {
  chargeItemName,
  costsOfWaybills,
  payeeNameHolds,
  payeeNameIn,
  seesCostFile,
  visibleCosts,
  waybillNumber,
} from "./read.ts";
export { changeWrittenOffCosts } from "./written-off.ts";
export { costUse, supplierUse, waybillCostUse } from "./uses.ts";

/** Suppliers' bills to the company, on its waybills. */
export function supplierCostModule(neighbours: CostNeighbours): ServerModule {
  const { lock } = neighbours;
  return {
    name: "supplier-cost",
    routes: [
      on(addSupplierCostDetails, createCosts(lock)),
      on(editSupplierCostDetails, changeCost(neighbours)),
      on(deleteSupplierCostDetails, deleteCosts(neighbours)),
      on(getSupplierCostDetailsList, listCosts(neighbours)),
      on(exportSupplierCostDetailsList, exportCosts),
      on(loadSupplierCostDetailsInfo, loadCost(neighbours)),
      on(getSupplierCostLog, showCostLog),
    ],
  };
}
