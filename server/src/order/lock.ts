import { coreRefusals, refuse } from "@lading/contract/core";
import { orderRefusals as refusals } from "@lading/contract/order";
import { and, eq, inArray, or } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Session } from "#core/session";
import { visibleUserIds } from "#user";
import { entrustOrders } from "./tables.ts";

export type Order = typeof entrustOrders.$inferSelect;

/** Locks an order that this person may see, until the transaction ends; anything else is not found. */
export async function lockOrder(db: Db, session: Session, id: string): Promise<Order> {
  const own = and(eq(entrustOrders.companyId, session.companyId), eq(entrustOrders.id, id));
  const [order] = await db
    .select()
    .from(entrustOrders)
    .where(and(own, await seenBy(db, session)))
    .for("update");
  if (!order) throw refuse(coreRefusals.notFound);
  return order;
}

async function seenBy(db: Db, session: Session) {
  if (session.audience === "customer") return eq(entrustOrders.customerId, session.customerId);
  const people = await visibleUserIds(db, session);
  return people === null
    ? undefined
    : or(inArray(entrustOrders.salesId, people), inArray(entrustOrders.createdBy, people));
}

/** Refuses what is possible only before an order is decided on, saying who decided. */
export function refuseDecided(order: Order, session: Session): void {
  const { decision, acceptedByName: person, houseNumber: number } = order;
  if (decision === "accepted")
    throw session.audience === "staff"
      ? refuse(refusals.accepted, { person, number })
      : refuse(refusals.acceptedMeanwhile, { number });
  if (decision !== "toAccept") throw refuse(refusals.ended);
}
