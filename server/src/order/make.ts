import { randomUUIDv7 } from "node:crypto";
import {
  acceptEntrustOrder,
  acceptEntrustOrders,
  addEntrustOrder,
  editCustomerEntrustOrder,
  editEntrustOrder,
  loadCustomerEntrustOrder,
  loadEntrustOrder,
  reopenEntrustOrder,
  turnDownEntrustOrder,
  withdrawCustomerEntrustOrder,
  type OrderForm,
} from "@lading/contract/order";
import { insertRows, type Db } from "#core/db";
import { takingNumbers } from "#core/numbers";
import type { RecordKind } from "#core/testing";
import { columnsOf } from "./place.ts";
import { entrustOrders } from "./tables.ts";

type Row = typeof entrustOrders.$inferInsert;

/** An order of the demo set; what is not said is as if the customer had just placed it. */
export interface MadeOrder
  extends
    Pick<Row, "customerId" | "customerNumber" | "customerName" | "salesId" | "createdAt">,
    Partial<Pick<Row, "source" | "decision" | "waybillId" | "houseNumber" | "acceptedByName" | "acceptedAt">>,
    Partial<Pick<Row, "reason" | "endedByName" | "endedAt" | "createdByName">> {
  form: OrderForm;
}

/** Said of each, since rows that are stored together have the same columns. */
const justPlaced = {
  source: "portal",
  language: "en",
  decision: "toAccept",
  waybillId: null,
  houseNumber: "",
  acceptedByName: "",
  acceptedAt: null,
  reason: "",
  endedByName: "",
  endedAt: null,
} as const;

/** Stores orders as they would be after whatever was decided on them, in the order given. */
export async function makeOrders(
  db: Db,
  { companyId, code }: { companyId: string; code: string },
  orders: readonly MadeOrder[],
): Promise<void> {
  const year = new Date().getUTCFullYear();
  const series = { companyId, kind: "entrust-order", year };
  const { rows } = await db.execute<{ first: string }>(takingNumbers(series, orders.length));
  const first = Number(rows[0]?.first ?? 1);
  await insertRows(
    db,
    entrustOrders,
    orders.map(({ form, ...order }, place) => ({
      ...justPlaced,
      createdBy: order.customerId,
      createdByName: order.customerName,
      ...order,
      ...columnsOf(form),
      companyId,
      id: randomUUIDv7(),
      orderNumber: `${code}EO${String(year).slice(2)}${String(first + place).padStart(7, "0")}`,
    })),
  );
}

export const orderKinds: readonly RecordKind[] = [
  {
    name: "order",
    calls: [
      acceptEntrustOrder,
      acceptEntrustOrders,
      editCustomerEntrustOrder,
      editEntrustOrder,
      loadCustomerEntrustOrder,
      loadEntrustOrder,
      reopenEntrustOrder,
      turnDownEntrustOrder,
      withdrawCustomerEntrustOrder,
    ],
    make: async ({ ask, idOf, word }) => {
      const order = { ...addEntrustOrder.example, customerId: await idOf("customer"), customerReference: word };
      return (await ask(addEntrustOrder, order)).id;
    },
  },
];
