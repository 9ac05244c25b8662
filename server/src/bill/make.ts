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
import { sql } from "drizzle-orm";
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
    make: async ({ ask, idOf, inside, word }) => {
      const [waybillId, chargeItemId] = [await idOf("waybill"), await idOf("chargeItem")];
      const customerId = await idOf("customer");
      const { rows } = await inside((db) =>
        db.execute<{ customerNumber: string }>(
          sql`SELECT customer_number AS "customerNumber" FROM customer WHERE id = ${customerId}`,
        ),
      );
      // In the settlement currency, so that no rate is needed.
      const lines = [{ chargeItemId, qty: "1", unitPrice: "640", remark: word }];
      const bill = { ...addCollectionBill.example, ...rows[0], currency: "RMB" as const, waybillId, lines };
      return (await ask(addCollectionBill, bill)).id;
    },
  },
];
