import { refuseField, refuseFields, type FieldRefusal } from "@lading/contract/core";
import { supplierCostRefusals as refusals } from "@lading/contract/supplier-cost";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";

/** A customer as a cost or a bill keeps it. */
export interface ChargedParty {
  customerId: string;
  customerNumber: string;
  customerName: string;
}

/** Finds customers by their numbers, each at its field; a disabled one only where it is `known`: it stood there before. */
export async function findParties(
  db: Db,
  companyId: string,
  asked: readonly { field: string; customerNumber: string; known?: readonly string[] }[],
): Promise<ChargedParty[]> {
  const numbers = asked.flatMap(({ customerNumber }) => [customerNumber, customerNumber.toUpperCase()]);
  const { rows } = await db.execute<{ id: string; number: string; name: string; status: string }>(sql`
    SELECT id, customer_number AS number, customer_name AS name, status FROM customer
    WHERE company_id = ${companyId} AND customer_number = ANY(${sql.param(numbers)}::text[])`);
  return asked.map(({ field, customerNumber, known = [] }) => {
    const found =
      rows.find(({ number }) => number === customerNumber) ??
      rows.find(({ number }) => number === customerNumber.toUpperCase());
    if (!found || (found.status === "disabled" && !known.includes(found.number)))
      throw refuseField(field, refusals.noCustomer);
    return { customerId: found.id, customerNumber: found.number, customerName: found.name };
  });
}

/** The payee as a cost keeps it: a supplier or a customer. */
export interface Payee {
  customerId: string | null;
  supplierId: string | null;
  customerNumber: string;
  customerName: string;
}

/**
 * Finds who is paid by their numbers, each at its field, among customers first, as costs always did, then among suppliers;
 * a disabled one only where it is `known`. Suppliers are locked against being deleted until the transaction ends, unless
 * it only reads.
 */
export async function findPayees(
  db: Db,
  companyId: string,
  asked: readonly { field: string; customerNumber: string; known?: readonly string[] }[],
  reads: "toRead" | "toStore" = "toStore",
): Promise<Payee[]> {
  const numbers = sql.param(asked.flatMap(({ customerNumber }) => [customerNumber, customerNumber.toUpperCase()]));
  const among = async (statement: SQL) =>
    (await db.execute<{ id: string; number: string; name: string; status: string }>(statement)).rows;
  const customers = await among(sql`
    SELECT id, customer_number AS number, customer_name AS name, status FROM customer
    WHERE company_id = ${companyId} AND customer_number = ANY(${numbers}::text[])`);
  const suppliers = await among(sql`
    SELECT id, supplier_number AS number, supplier_name AS name, status FROM supplier
    WHERE company_id = ${companyId} AND supplier_number = ANY(${numbers}::text[]) ORDER BY id ${
      reads === "toRead" ? sql`` : sql`FOR KEY SHARE`
    }`);
  return asked.map(({ field, customerNumber, known = [] }) => {
    const typed = [customerNumber, customerNumber.toUpperCase()];
    const [payee, isSupplier] =
      [customers, suppliers]
        .flatMap((rows, kind) =>
          typed.map((number) => [rows.find((row) => row.number === number), kind === 1] as const),
        )
        .find(([row]) => row !== undefined && (row.status !== "disabled" || known.includes(row.number))) ?? [];
    if (!payee) throw refuseField(field, refusals.noPayee);
    return {
      customerId: isSupplier === true ? null : payee.id,
      supplierId: isSupplier === true ? payee.id : null,
      customerNumber: payee.number,
      customerName: payee.name,
    };
  });
}

/**
 * Refuses charge items that are not there, each at its field; a disabled one may only stay where it was. They are locked
 * against being deleted until the transaction ends.
 */
export async function checkChargeItems(
  db: Db,
  companyId: string,
  asked: readonly { field: string; id: string }[],
  before: ReadonlySet<string> = new Set(),
): Promise<void> {
  const ids = [...new Set(asked.map(({ id }) => id))];
  const { rows } = await db.execute<{ id: string; enabled: boolean }>(sql`
    SELECT id, enabled FROM charge_item WHERE company_id = ${companyId} AND id = ANY(${sql.param(ids)}::uuid[])
    ORDER BY id FOR KEY SHARE`);
  const usable = new Set(rows.filter(({ id, enabled }) => enabled || before.has(id)).map(({ id }) => id));
  const [first, ...more] = asked
    .filter(({ id }) => !usable.has(id))
    .map(({ field }): FieldRefusal => ({ field, refusal: refusals.noChargeItem }));
  if (first) throw refuseFields([first, ...more]);
}
