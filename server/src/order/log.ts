import type { OrderAction } from "@lading/contract/order";
import { doerOf, logOperations, type FieldChange } from "#core/audit";
import type { Db } from "#core/db";
import { toCompany, toPerson } from "#core/events";
import type { Context } from "#core/http";
import type { Session } from "#core/session";

interface Done {
  action: OrderAction;
  order: { id: string; orderNumber: string; customerId: string };
  changes: readonly FieldChange[];
}

/** Writes what was done to an order into its history, and tells the company's people and the customer at once. */
export async function record(
  context: Pick<Context, "ip" | "services"> & { db: Db; session: Session },
  { action, order, changes }: Done,
): Promise<void> {
  const { db, session, services } = context;
  const { companyId } = session;
  const operation = { id: order.id, number: order.orderNumber, changes };
  await logOperations(db, doerOf(context), { entity: "entrustOrder", action }, [operation]);
  const event = { kind: "order.changed", data: { ids: [order.id] } };
  await services.events.publish(db, toCompany(companyId), event);
  await services.events.publish(db, toCompany(companyId), { kind: "menu.changed", data: {} });
  await services.events.publish(db, toPerson(companyId, order.customerId), event);
}
