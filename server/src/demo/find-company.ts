import { sql } from "drizzle-orm";
import { inTransaction, type Database, type Db } from "#core/db";
import type { DemoCompany, DemoUser } from "./company.ts";
import { statesOf } from "./companies.ts";

/** A company as the loader needs it, by its code; whatever it has of staff, customers and warehouses is used. */
export async function findDemoCompany(database: Database, code: string): Promise<DemoCompany> {
  const companyId = await inTransaction(database, { companyId: null, readOnly: true }, async (db) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`SELECT company_id AS id FROM company_directory WHERE code = ${code}`,
    );
    return rows[0]?.id;
  });
  if (companyId === undefined) throw new Error(`No company has the code ${code}`);
  return await inTransaction(database, { companyId, readOnly: true }, async (db) => {
    const customers = await db.execute<{ id: string; number: string; name: string; sales: string | null }>(
      sql`SELECT id, customer_number AS number, customer_name AS name, sales_id AS sales FROM customer ORDER BY customer_number`,
    );
    const warehouses = await db.execute<{ id: string }>(sql`SELECT id FROM warehouse WHERE status = 'enabled'`);
    const sales = await holdersOf(db, "sales");
    return {
      companyId,
      code,
      operators: await holdersOf(db, "operator"),
      sales,
      customerService: await holdersOf(db, "customerService"),
      marketing: await holdersOf(db, "marketing"),
      customers: some(
        customers.rows.map((row) => ({
          id: row.id,
          customerNumber: row.number,
          customerName: row.name,
          salesId: row.sales ?? sales[0].id,
        })),
        "customer",
      ),
      warehouseIds: some(
        warehouses.rows.map(({ id }) => id),
        "warehouse",
      ),
      states: await statesOf(db, companyId),
    };
  });
}

/** Who holds a role that companies start with; where nobody does, all users. */
async function holdersOf(db: Db, preset: string): Promise<readonly [DemoUser, ...DemoUser[]]> {
  const { rows } = await db.execute<{ id: string; name: string; holds: boolean }>(sql`
    SELECT u.id, u.user_name AS name, EXISTS (
      SELECT 1 FROM user_role h JOIN role r ON r.company_id = h.company_id AND r.id = h.role_id
      WHERE h.company_id = u.company_id AND h.user_id = u.id AND r.preset = ${preset}) AS holds
    FROM staff_user u ORDER BY u.id`);
  const holders = rows.filter(({ holds }) => holds);
  const users = (holders.length > 0 ? holders : rows).map(({ id, name }) => ({ id, userName: name }));
  return some(users, "user");
}

function some<T>(found: readonly T[], what: string): readonly [T, ...T[]] {
  const [first, ...others] = found;
  if (first === undefined) throw new Error(`The company has no ${what} yet`);
  return [first, ...others];
}
