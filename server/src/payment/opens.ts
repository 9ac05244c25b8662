import { paymentPage } from "@lading/contract/payment";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { visiblePayments } from "./visible.ts";

/** Whether a person opens a payment record's page, and with it the mails about it. */
export async function opensPayment(db: Db, session: StaffSession, id: string): Promise<boolean> {
  if (!session.rights.has(`${paymentPage}:view`)) return false;
  const { rows } = await db.execute(
    sql`SELECT FROM payment p WHERE ${await visiblePayments(db, session)} AND p.id = ${id}`,
  );
  return rows.length > 0;
}
