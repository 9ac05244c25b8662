import { coreRefusals, refuse } from "@lading/contract/core";
import type { loadCustomerInfo } from "@lading/contract/customer";
import { filesPath } from "@lading/contract/files";
import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { iso, readCustomer } from "./list.ts";
import { shownRequest } from "./requests.ts";
import { changeRequests, customers, mergedCustomers } from "./tables.ts";
import { visibleCustomers } from "./visible.ts";

/** The waybills that a user sees, as a condition on `waybill`; `app.ts` hands in the waybill module's own. */
export type VisibleWaybills = (db: Db, session: StaffSession) => Promise<SQL>;

/** A customer that the user sees, with what hangs on it: what hangs on a waybill only where that is to be seen. */
export function loadCustomer(visibleWaybills: VisibleWaybills) {
  return async ({ db, input: { id }, session }: Context<typeof loadCustomerInfo>) => {
    const { companyId } = session;
    const customer = await readCustomer(db, companyId, and(await visibleCustomers(db, session), eq(customers.id, id)));
    if (!customer) throw refuse(coreRefusals.notFound);
    const seen = await visibleWaybills(db, session);
    const [[request], merged, bills, files] = await Promise.all([
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
      readBills(db, seen, { companyId, id }),
      readFiles(db, seen, { companyId, id }),
    ]);
    return {
      customer,
      request: request ? shownRequest(request) : null,
      merged: merged.map(({ customerNumber, customerName, mergedAt }) => ({
        customerNumber,
        customerName,
        mergedAt: iso(mergedAt),
      })),
      bills,
      files,
    };
  };
}

interface Whose {
  companyId: string;
  id: string;
}

async function readBills(db: Db, seen: SQL, { companyId, id }: Whose) {
  const { rows } = await db.execute<{
    id: string;
    billNumber: string;
    waybillId: string;
    waybillNumber: string;
    billDate: string;
    dueDate: string | null;
    currency: string;
    amount: string;
  }>(sql`
    SELECT b.id, b.bill_number AS "billNumber", waybill.id AS "waybillId", waybill.house_number AS "waybillNumber",
      b.bill_date::text AS "billDate", b.due_date::text AS "dueDate", b.currency, b.amount::text AS amount
    FROM collection_bill b JOIN waybill ON waybill.company_id = b.company_id AND waybill.id = b.waybill_id
    WHERE b.company_id = ${companyId} AND b.customer_id = ${id} AND ${seen}
    ORDER BY b.created_at DESC, b.id DESC LIMIT 50`);
  return rows;
}

async function readFiles(db: Db, seen: SQL, { companyId, id }: Whose) {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    size: string;
    waybillId: string;
    waybillNumber: string;
    createdAt: string;
  }>(sql`
    SELECT f.id, f.name, f.size::text AS size, waybill.id AS "waybillId", waybill.house_number AS "waybillNumber",
      c.created_at AS "createdAt"
    FROM cargo_file c
    JOIN waybill ON waybill.company_id = c.company_id AND waybill.id = c.waybill_id
    JOIN stored_file f ON f.company_id = c.company_id AND f.id = c.file_id
    WHERE c.company_id = ${companyId} AND waybill.customer_id = ${id} AND ${seen}
    ORDER BY c.created_at DESC, c.id DESC LIMIT 50`);
  return rows.map((row) => ({
    ...row,
    size: Number(row.size),
    path: `${filesPath}/${row.id}`,
    createdAt: iso(row.createdAt),
  }));
}
