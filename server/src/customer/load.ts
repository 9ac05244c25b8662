import { coreRefusals, refuse } from "@lading/contract/core";
import type { loadCustomerInfo } from "@lading/contract/customer";
import { and, desc, eq } from "drizzle-orm";
import type { Context } from "#core/http";
import { iso, readCustomer } from "./list.ts";
import { shownRequest } from "./portal/requests.ts";
import { changeRequests, customers, mergedCustomers } from "./tables.ts";
import type { CustomerUses } from "./uses.ts";
import { visibleCustomers } from "./visible.ts";

/** A customer that the user sees, with what it asks to change and the entries that were merged into it. */
export function loadCustomer({ openBills }: CustomerUses) {
  return async ({ db, input: { id }, session, language }: Context<typeof loadCustomerInfo>) => {
    const { companyId } = session;
    const customer = await readCustomer(
      db,
      openBills,
      { companyId, language },
      and(await visibleCustomers(db, session), eq(customers.id, id)),
    );
    if (!customer) throw refuse(coreRefusals.notFound);
    const [[request], merged] = await Promise.all([
      db
        .select()
        .from(changeRequests)
        .where(
          and(
            eq(changeRequests.companyId, companyId),
            eq(changeRequests.customerId, id),
            eq(changeRequests.status, "pending"),
          ),
        )
        .execute(),
      db
        .select()
        .from(mergedCustomers)
        .where(and(eq(mergedCustomers.companyId, companyId), eq(mergedCustomers.customerId, id)))
        .orderBy(desc(mergedCustomers.mergedAt))
        .execute(),
    ]);
    return {
      customer,
      request: request ? shownRequest(request) : null,
      merged: merged.map(({ customerNumber, customerName, mergedAt }) => ({
        customerNumber,
        customerName,
        mergedAt: iso(mergedAt),
      })),
    };
  };
}
