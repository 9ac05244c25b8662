import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import { findPayees, type Payee } from "#supplier-cost";

/** A payee by the number, also a disabled one, for a call that only reads. */
export async function readPayee(db: Db, companyId: string, customerNumber: string): Promise<Payee | undefined> {
  const known = [customerNumber, customerNumber.toUpperCase()];
  const [payee] = await findPayees(db, companyId, [{ field: "customerNumber", customerNumber, known }], "toRead");
  return payee;
}

/** A condition: a cost or an invoice, by its alias, is of this payee; of nobody where there is none. */
export function isPayee(record: string, payee: Pick<Payee, "customerId" | "supplierId"> | undefined): SQL {
  const column = (name: string) => sql.raw(`${record}.${name}`);
  if (!payee) return sql`false`;
  return payee.supplierId === null
    ? sql`${column("customer_id")} = ${payee.customerId}`
    : sql`${column("supplier_id")} = ${payee.supplierId}`;
}
