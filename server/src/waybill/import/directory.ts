import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { enabledCurrencies } from "#currency";
import type { Divisors } from "@lading/contract/waybill";

/** Records that a sheet refers to by name: the company's customers, people and warehouses, found by their spelling. */
export interface ImportDirectory {
  companyCode: string;
  divisors: Divisors;
  /** By customer number and by name, in lower case. */
  customers: ReadonlyMap<string, { id: string; number: string; name: string }>;
  /** Every name of each customer, by its id. */
  customerNames: ReadonlyMap<string, readonly string[]>;
  /** By e-mail address, phone number and name, in lower case. */
  people: ReadonlyMap<string, string>;
  /** By code and by name, in lower case. */
  warehouses: ReadonlyMap<string, string>;
  /** As people read them: the names that the template offers and messages name. */
  names: { people: readonly string[]; warehouses: readonly string[] };
  /** Those that the company has enabled, offered and named in messages; the value of goods may be in any. */
  currencies: readonly string[];
}

const plain = (text: string) => text.normalize("NFKC").trim().toLowerCase();

/** Finds an entry as somebody wrote it. */
export function look<T>(entries: ReadonlyMap<string, T>, text: string): T | undefined {
  return entries.get(plain(text));
}

/** Reads all that a sheet may refer to, once for the whole sheet. A name that several have finds none of them. */
export async function readDirectory(db: Db, companyId: string): Promise<ImportDirectory> {
  const [company, customers, people, warehouses, currencies] = await Promise.all([
    db.execute<{ code: string; air: number; express: number }>(
      sql`SELECT code, air_divisor AS air, express_divisor AS express FROM company WHERE company_id = ${companyId}`,
    ),
    db.execute<{ id: string; number: string; name: string; name_en: string }>(
      sql`SELECT id, customer_number AS number, customer_name AS name, company_name_en AS name_en FROM customer WHERE company_id = ${companyId} AND status <> 'disabled'`,
    ),
    db.execute<{ id: string; name: string; email: string; phone: string }>(
      sql`SELECT id, user_name AS name, email, phone FROM staff_user WHERE company_id = ${companyId} AND state = 'normal'`,
    ),
    db.execute<{ id: string; code: string; name: string; name_en: string }>(
      sql`SELECT id, code, warehouse_name AS name, warehouse_name_en AS name_en FROM warehouse WHERE company_id = ${companyId} AND status = 'enabled'`,
    ),
    enabledCurrencies(db, companyId),
  ]);
  const [row] = company.rows;
  if (!row) throw new Error("The session's company is not there");
  return {
    companyCode: row.code,
    divisors: { air: row.air, express: row.express },
    customers: index(
      customers.rows.map(({ id, number, name }) => ({ names: [number, name], entry: { id, number, name } })),
    ),
    customerNames: new Map(customers.rows.map((customer) => [customer.id, [customer.name, customer.name_en]])),
    people: index(people.rows.map(({ id, name, email, phone }) => ({ names: [email, phone, name], entry: id }))),
    warehouses: index(
      warehouses.rows.map(({ id, code, name, name_en }) => ({ names: [code, name, name_en], entry: id })),
    ),
    currencies,
    names: {
      people: [...new Set(people.rows.map(({ name }) => name))].toSorted((a, b) => a.localeCompare(b)),
      warehouses: warehouses.rows.map(({ code }) => code).toSorted((a, b) => a.localeCompare(b)),
    },
  };
}

function index<T>(records: readonly { names: readonly string[]; entry: T }[]): Map<string, T> {
  const found = new Map<string, T>();
  const ambiguous = new Set<string>();
  for (const { names, entry } of records)
    for (const name of new Set(names.map(plain))) {
      if (name === "") continue;
      if (found.has(name)) ambiguous.add(name);
      else found.set(name, entry);
    }
  for (const name of ambiguous) found.delete(name);
  return found;
}
