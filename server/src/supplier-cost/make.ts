import {
  addSupplierCostDetails,
  deleteSupplierCostDetails,
  editSupplierCostDetails,
  getSupplierCostLog,
  loadSupplierCostDetailsInfo,
} from "@lading/contract/supplier-cost";
import type { RecordKind } from "#core/testing";

export const supplierCostKinds: readonly RecordKind[] = [
  {
    name: "supplierCost",
    calls: [deleteSupplierCostDetails, editSupplierCostDetails, getSupplierCostLog, loadSupplierCostDetailsInfo],
    make: async ({ ask, idOf, word }) => {
      const [waybillId, chargeItemId] = [await idOf("waybill"), await idOf("chargeItem")];
      await idOf("customer");
      // In the settlement currency, so that no rate is needed.
      const charge = { chargeItemId, qty: "1", unitPrice: "640", currency: "RMB" as const };
      const cost = { ...charge, customerNumber: "C0001", costDate: "2026-11-20", billReferNo: word };
      const [id = ""] = (await ask(addSupplierCostDetails, { waybillId, costs: [cost] })).ids;
      return id;
    },
  },
];
