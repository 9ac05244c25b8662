import {
  addPaymentLink,
  addPaymentVouchers,
  loadPaymentInfo,
  payFinancialRequests,
  sendPaymentLink,
  withdrawPaymentLink,
} from "@lading/contract/payment";
import { sql } from "drizzle-orm";
import type { RecordKind } from "#core/testing";

export const paymentKinds: readonly RecordKind[] = [
  {
    name: "payment",
    calls: [loadPaymentInfo, addPaymentVouchers, addPaymentLink, sendPaymentLink],
    // The company's only person in authority applied for the request, so it is approved by hand.
    make: async ({ ask, idOf, inside }) => {
      const id = await idOf("expenseRequest");
      const version = await inside(async (db) => {
        const { rows } = await db.execute<{ version: number }>(sql`UPDATE financial_request
          SET stage = 'approved', number = 'ER26-9999999', applicant_id = gen_random_uuid(), version = version + 1
          WHERE id = ${id} RETURNING version`);
        return rows[0]?.version ?? 0;
      });
      const items = [{ subject: "expense" as const, id, version }];
      const paid = await ask(payFinancialRequests, { items, paidOn: "2026-11-20", method: "cash" });
      return paid.payments[0]?.id ?? "";
    },
  },
  {
    name: "paymentLink",
    fields: ["linkId"],
    only: [withdrawPaymentLink],
    make: async ({ ask, idOf, newestIn }) => {
      await ask(addPaymentLink, { id: await idOf("payment"), place: 0 });
      return await newestIn("payment_link");
    },
  },
  { name: "expenseRequest", fields: ["id"], only: [payFinancialRequests] },
  {
    name: "voucher",
    fields: ["vouchers"],
    only: [addPaymentVouchers],
    make: ({ upload }) => upload("paymentVoucher"),
  },
];
