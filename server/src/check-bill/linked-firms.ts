import { checkBillRefusals as refusals } from "@lading/contract/check-bill";
import { refuse } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import type { Merging } from "#customer";

/** Two entries of a customer became one: the firms that it is linked with, each once. */
export async function mergeCustomerOfLinks(db: Db, { stays, goes }: Merging): Promise<number> {
  await db.execute(sql`INSERT INTO linked_firm (company_id, customer_id, supplier_id, linked_by_name, linked_at)
    SELECT company_id, ${stays.id}, supplier_id, linked_by_name, linked_at FROM linked_firm
    WHERE company_id = ${goes.companyId} AND customer_id = ${goes.id} ON CONFLICT DO NOTHING`);
  const { rowCount } = await db.execute(
    sql`DELETE FROM linked_firm WHERE company_id = ${goes.companyId} AND customer_id = ${goes.id}`,
  );
  return rowCount ?? 0;
}

interface Firms {
  customerId: string;
  supplierId: string;
  /** A person says that they are one firm. */
  confirmed: boolean;
}

/** Refuses a customer and a supplier that nobody linked as one firm; once confirmed, they are linked for good. */
export async function linkFirms(db: Db, session: StaffSession, { customerId, supplierId, confirmed }: Firms) {
  const { companyId, userName } = session;
  const { rows } = await db.execute<{ linked: boolean; customer: string; supplier: string }>(sql`
    SELECT k.customer_name AS customer, p.supplier_name AS supplier, EXISTS (SELECT FROM linked_firm f
      WHERE f.company_id = ${companyId} AND f.customer_id = k.id AND f.supplier_id = p.id) AS linked
    FROM customer k, supplier p WHERE k.company_id = ${companyId} AND k.id = ${customerId}
      AND p.company_id = ${companyId} AND p.id = ${supplierId}`);
  const [firms] = rows;
  if (!firms) throw new Error("A bill has its customer, a cost its supplier");
  if (firms.linked) return;
  if (!confirmed) throw refuse(refusals.notOneFirm, { customer: firms.customer, supplier: firms.supplier });
  await db.execute(sql`INSERT INTO linked_firm (company_id, customer_id, supplier_id, linked_by_name)
    VALUES (${companyId}, ${customerId}, ${supplierId}, ${userName}) ON CONFLICT DO NOTHING`);
}
