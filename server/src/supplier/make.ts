import {
  addOverseasAgentOperationInfo,
  addServiceInfo,
  addSupplierInfoRecord,
  deleteOverseasAgentOperationInfo,
  deleteServiceInfo,
  deleteSupplierInfoRecord,
  editOverseasAgentOperationInfo,
  editServiceInfo,
  editSupplierInfoRecord,
  editSupplierInfoRecordState,
  getSupplierOperationLogList,
  importSupplierInfoRecord,
  loadOverseasAgentInfo,
  loadSupplierInfoRecord,
} from "@lading/contract/supplier";
import type { RecordKind } from "#core/testing";

export const supplierKinds: readonly RecordKind[] = [
  {
    name: "supplierSheet",
    fields: ["fileId"],
    only: [importSupplierInfoRecord],
    make: ({ upload }) => upload("supplierImport"),
  },
  {
    name: "supplier",
    fields: ["supplierId"],
    calls: [
      deleteSupplierInfoRecord,
      editSupplierInfoRecord,
      editSupplierInfoRecordState,
      getSupplierOperationLogList,
      loadOverseasAgentInfo,
      loadSupplierInfoRecord,
    ],
    make: async ({ ask, word }) =>
      (await ask(addSupplierInfoRecord, { ...addSupplierInfoRecord.example, supplierName: `${word} Logistics` })).id,
  },
  {
    name: "supplierService",
    calls: [deleteServiceInfo, editServiceInfo],
    make: async ({ ask, idOf, word }) => {
      const service = { ...addServiceInfo.example, supplierId: await idOf("supplier"), remark: word };
      return (await ask(addServiceInfo, service)).id;
    },
  },
  {
    name: "agentOperation",
    calls: [deleteOverseasAgentOperationInfo, editOverseasAgentOperationInfo],
    make: async ({ ask, idOf, word }) => {
      const operation = {
        ...addOverseasAgentOperationInfo.example,
        supplierId: await idOf("supplier"),
        documents: word,
      };
      return (await ask(addOverseasAgentOperationInfo, operation)).id;
    },
  },
];
