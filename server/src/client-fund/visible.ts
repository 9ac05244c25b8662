import { coreRefusals, refuse } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { visibleCustomers } from "#customer";

/** Rows under this alias whose `customer_id` is a customer that the user sees. */
export async function ofSeenCustomers(db: Db, session: StaffSession, alias: string): Promise<SQL> {
  const row = sql.raw(alias);
  const own = sql`${row}.company_id = ${session.companyId}`;
  if (session.seesAll) return own;
  return sql`${own} AND EXISTS (SELECT FROM customer WHERE ${await visibleCustomers(db, session)} AND customer.id = ${row}.customer_id)`;
}

/** Whether a customer is one that the user sees. */
export async function seesCustomer(db: Db, session: StaffSession, customerId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM customer WHERE ${await visibleCustomers(db, session)} AND customer.id = ${customerId}`,
  );
  return rows.length > 0;
}

/** Refuses as not found what is of a customer whom the user does not see; `customerId` is of the company. */
export async function checkSeen(db: Db, session: StaffSession, customerId: string): Promise<void> {
  if (session.seesAll || (await seesCustomer(db, session, customerId))) return;
  throw refuse(coreRefusals.notFound);
}

/** Number and name of a customer that the user sees. */
export async function findCustomer(
  db: Db,
  session: StaffSession,
  id: string,
): Promise<{ number: string; name: string }> {
  const { rows } = await db.execute<{ number: string; name: string }>(
    sql`SELECT customer_number AS number, customer_name AS name FROM customer
      WHERE ${await visibleCustomers(db, session)} AND customer.id = ${id}`,
  );
  const [found] = rows;
  if (!found) throw refuse(coreRefusals.notFound);
  return found;
}
