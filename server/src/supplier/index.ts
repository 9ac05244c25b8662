import {
  addOverseasAgentOperationInfo,
  addServiceInfo,
  addSupplierInfoRecord,
  adoptLadingSupplier,
  deleteOverseasAgentOperationInfo,
  deleteServiceInfo,
  deleteSupplierInfoRecord,
  editOverseasAgentOperationInfo,
  editServiceInfo,
  editSupplierInfoRecord,
  editSupplierInfoRecordState,
  exportCarTransportationServiceInfoList,
  exportOverseasAgentList,
  exportOverseasAgentServiceList,
  exportSupplierInfoRecordList,
  exportTransportationServiceInfoList,
  exportValueAddedServiceInfoList,
  exportWarehousingServiceInfoList,
  getCarTransportationServiceInfoList,
  getMainBusinessList,
  getOverseasAgentList,
  getOverseasAgentOperationInfoList,
  getOverseasAgentServiceList,
  getSupplierImportTemplate,
  getSupplierInfoRecordList,
  getSupplierOperationLogList,
  getSupplierOptionList,
  getTransportationServiceInfoList,
  getValueAddedServiceInfoList,
  getWarehousingServiceInfoList,
  importSupplierInfoRecord,
  ladingCompanyBecomesQiAnSupplier,
  loadLadingSupplierOffer,
  loadOverseasAgentInfo,
  loadSupplierInfoRecord,
  withdrawLadingSupplierOffer,
} from "@lading/contract/supplier";
import { on, type ServerModule } from "#core/http";
import { exportAgents, listAgents, loadAgent } from "./agents.ts";
import { deleteSuppliers } from "./delete.ts";
import { importSuppliers, makeTemplate } from "./import.ts";
import { exportSuppliers, listMainBusinesses, listOptions, listSuppliers, loadSupplier } from "./list.ts";
import { showLog } from "./log.ts";
import { adoptOffer, becomeSupplier, loadOffer, withdrawOffer } from "./offer.ts";
import { changeOperation, createOperation, deleteOperation, listOperations } from "./operations.ts";
import { changeState, changeSupplier, createSupplier } from "./saving.ts";
import { exportServices, listServices } from "./service-list.ts";
import { changeService, createService, deleteServices } from "./service-saving.ts";
import type { SupplierUses } from "./uses.ts";

export { supplierKinds } from "./make.ts";
export { addDemoOffer, addDemoSuppliers } from "./demo/index.ts";
export { supplierFinder } from "./find.ts";
export { seesSupplierLicence } from "./licences.ts";
export { operationParties, serviceParties, supplierParties } from "./parties.ts";
export { suppliers } from "./tables.ts";
export type { SupplierUse } from "./uses.ts";

/** Suppliers, their services with prices, overseas agents, and what companies offer each other on Lading. */
export function supplierModule(uses: SupplierUses): ServerModule {
  return {
    name: "supplier",
    routes: [
      on(getSupplierInfoRecordList, listSuppliers),
      on(exportSupplierInfoRecordList, exportSuppliers),
      on(loadSupplierInfoRecord, loadSupplier),
      on(addSupplierInfoRecord, createSupplier),
      on(editSupplierInfoRecord, changeSupplier),
      on(editSupplierInfoRecordState, changeState),
      on(deleteSupplierInfoRecord, deleteSuppliers(uses)),
      on(getSupplierOptionList, listOptions),
      on(getMainBusinessList, listMainBusinesses),
      on(getSupplierOperationLogList, showLog),
      on(getSupplierImportTemplate, makeTemplate),
      on(importSupplierInfoRecord, importSuppliers),
      on(getTransportationServiceInfoList, listServices("transport")),
      on(exportTransportationServiceInfoList, exportServices("transport")),
      on(getCarTransportationServiceInfoList, listServices("motor")),
      on(exportCarTransportationServiceInfoList, exportServices("motor")),
      on(getWarehousingServiceInfoList, listServices("warehousing")),
      on(exportWarehousingServiceInfoList, exportServices("warehousing")),
      on(getValueAddedServiceInfoList, listServices("valueAdded")),
      on(exportValueAddedServiceInfoList, exportServices("valueAdded")),
      on(getOverseasAgentServiceList, listServices("agents")),
      on(exportOverseasAgentServiceList, exportServices("agents")),
      on(addServiceInfo, createService),
      on(editServiceInfo, changeService),
      on(deleteServiceInfo, deleteServices),
      on(getOverseasAgentList, listAgents),
      on(exportOverseasAgentList, exportAgents),
      on(loadOverseasAgentInfo, loadAgent),
      on(getOverseasAgentOperationInfoList, listOperations),
      on(addOverseasAgentOperationInfo, createOperation),
      on(editOverseasAgentOperationInfo, changeOperation),
      on(deleteOverseasAgentOperationInfo, deleteOperation),
      on(ladingCompanyBecomesQiAnSupplier, becomeSupplier),
      on(withdrawLadingSupplierOffer, withdrawOffer),
      on(loadLadingSupplierOffer, loadOffer),
      on(adoptLadingSupplier, adoptOffer),
    ],
  };
}
