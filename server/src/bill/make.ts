import {
  addCollectionBill,
  createCollectionBillPdf,
  deleteCollectionBill,
  editCollectionBill,
  getCollectionBillLog,
  getCollectionBillSharingEmail,
  loadCollectionBillInfo,
  sendCollectionBillEmail,
  sendCollectionBills,
} from "@lading/contract/bill";
import type { RecordKind } from "#core/testing";

export const billKinds: readonly RecordKind[] = [
  {
    name: "bill",
    calls: [
      createCollectionBillPdf,
      deleteCollectionBill,
      editCollectionBill,
      getCollectionBillLog,
      getCollectionBillSharingEmail,
      loadCollectionBillInfo,
      sendCollectionBillEmail,
      sendCollectionBills,
    ],
    make: async ({ ask, idOf, word }) => {
      const [waybillId, chargeItemId] = [await idOf("waybill"), await idOf("chargeItem")];
      await idOf("customer");
      // In the settlement currency, so that no rate is needed.
      const lines = [{ chargeItemId, qty: "1", unitPrice: "640", remark: word }];
      return (await ask(addCollectionBill, { ...addCollectionBill.example, currency: "RMB", waybillId, lines })).id;
    },
  },
];
