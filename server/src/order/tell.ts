import { sql } from "drizzle-orm";
import { tellCustomers, type Teller } from "#customer";
import type { Order } from "./lock.ts";

type Decided = Pick<Order, "customerId" | "orderNumber" | "houseNumber" | "reason"> & {
  kind: "orderAccepted" | "orderTurnedDown";
  /** False: an e-mail about it leaves by another way. */
  mailed?: boolean;
};

/** Tells the customer what became of its order. */
export async function tellOfOrder(
  { db, services, session }: Teller,
  { kind, customerId, orderNumber, houseNumber, reason, mailed = true }: Decided,
): Promise<void> {
  const rows = sql`SELECT ${customerId}::uuid AS customer_id, ${orderNumber}::text AS order_number,
    ${houseNumber}::text AS waybill_number, ${reason}::text AS reason`;
  await tellCustomers(
    { db, services, session },
    { kind, rows, mailed, columns: ["order_number", "waybill_number", "reason"] },
  );
}
