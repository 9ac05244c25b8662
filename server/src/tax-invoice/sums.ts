import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/** How much more of a bill is applied for and invoiced; below zero it is less. */
export interface InvoicedChange {
  billId: string;
  applied: string;
  invoiced: string;
}

/** Locks bills in the order of their ids, as all do who change what is invoiced of them. */
export async function lockBills(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
  await db.execute(sql`SELECT FROM collection_bill WHERE company_id = ${companyId}
    AND id = ANY(${sql.param([...new Set(ids)])}::uuid[]) ORDER BY id FOR UPDATE`);
}

/** Changes what is applied for and invoiced of bills that the caller has locked; the table refuses what exceeds a bill. */
export async function changeInvoiced(db: Db, companyId: string, changes: readonly InvoicedChange[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS change ("billId" uuid, applied numeric, invoiced numeric)`;
  await db.execute(sql`
    INSERT INTO invoiced_bill (company_id, bill_id, amount)
    SELECT b.company_id, b.id, b.amount FROM ${given}
    JOIN collection_bill b ON b.company_id = ${companyId} AND b.id = change."billId" ON CONFLICT DO NOTHING`);
  const { rowCount } = await db.execute(sql`
    UPDATE invoiced_bill s SET amount = b.amount, applied = s.applied + change.applied, invoiced = s.invoiced + change.invoiced
    FROM ${given} JOIN collection_bill b ON b.company_id = ${companyId} AND b.id = change."billId"
    WHERE s.company_id = ${companyId} AND s.bill_id = change."billId"`);
  if (rowCount !== changes.length) throw new Error("Bills that are invoiced are there: they were locked");
}

/** The amounts that applications hold of their bills, given back or taken. */
export async function changeApplied(
  db: Db,
  { companyId, applicationId }: { companyId: string; applicationId: string },
  sign: 1 | -1,
): Promise<void> {
  const { rows } = await db.execute<{ billId: string; applied: string }>(sql`
    SELECT bill_id AS "billId", (${sign}::int * amount)::text AS applied FROM tax_invoice_bill
    WHERE company_id = ${companyId} AND application_id = ${applicationId}`);
  await changeInvoiced(
    db,
    companyId,
    rows.map((row) => ({ ...row, invoiced: "0" })),
  );
}

/** The bills of an application. */
export async function billIdsOf(db: Db, companyId: string, applicationId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT bill_id AS id FROM tax_invoice_bill
    WHERE company_id = ${companyId} AND application_id = ${applicationId}`);
  return rows.map(({ id }) => id);
}
