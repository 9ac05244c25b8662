import { customerPage } from "@lading/contract/customer";
import { and, count, eq } from "drizzle-orm";
import type { Db } from "#core/db";
import { toCompany, type Events } from "#core/events";
import type { MenuBadge } from "#system";
import { changeRequests, customers } from "../tables.ts";
import { visibleCustomers } from "../visible.ts";

/** How many customers whom the user sees wait for an answer to a change that they asked for, beside the page in the menu. */
export const requestBadge: MenuBadge = {
  url: customerPage,
  count: async ({ db, session }) => {
    const [row] = await db
      .select({ waiting: count() })
      .from(changeRequests)
      .innerJoin(
        customers,
        and(eq(customers.companyId, changeRequests.companyId), eq(customers.id, changeRequests.customerId)),
      )
      .where(and(await visibleCustomers(db, session), eq(changeRequests.status, "pending")));
    return row?.waiting ?? 0;
  },
};

/** The company's open pages show at once that a customer asked for a change, or that it was decided. */
export async function tellOfRequest(
  db: Db,
  events: Events,
  { companyId, customerId }: { companyId: string; customerId: string },
): Promise<void> {
  await events.publish(db, toCompany(companyId), { kind: "customer.asked", data: { customerId } });
  await events.publish(db, toCompany(companyId), { kind: "menu.changed", data: {} });
}
