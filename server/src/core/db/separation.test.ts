import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "#core/db/testing";

/** The same as in secure.sql, on purpose: a table leaves the tenants' separation only by a change in two places. */
const directory = [
  "company_directory",
  "idempotency_key",
  "outbox_message",
  "payment_link_token",
  "questionnaire_link",
  "rate_limit",
  "session",
  "sign_in",
  "sign_in_attempt",
  "supplier_offer",
  "supplier_offer_service",
  "tracking_hand_over",
  "tracking_number",
  "verification_code",
];
const appendOnly = [
  "client_fund_posting",
  "client_fund_use",
  "ledger_posting",
  "ledger_transaction",
  "operation_log",
  "questionnaire_submission",
  "waybill_event",
  "waybill_event_withdrawal",
];

let database: TestDatabase;
let owner: Pool;
let app: Pool;
let tables: string[];
beforeAll(async () => {
  database = await testDatabase();
  owner = new Pool({ connectionString: database.ownerUrl });
  app = new Pool({ connectionString: database.appUrl });
  tables = await column(
    "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY 1",
  );
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await database.drop();
});

async function column(text: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await owner.query<unknown[]>({ text, values, rowMode: "array" });
  return rows.map(([value]) => String(value));
}

async function privileges(table: string): Promise<string[]> {
  return await column(
    `SELECT privilege FROM unnest(ARRAY['DELETE', 'INSERT', 'REFERENCES', 'SELECT', 'TRIGGER', 'TRUNCATE', 'UPDATE']) AS privilege
     WHERE has_table_privilege('lading_app', $1, privilege) ORDER BY 1`,
    [table],
  );
}

/** Runs a statement as the application, in a company's name. */
async function as(company: string | undefined, text: string, values: unknown[] = []) {
  const client = await app.connect();
  try {
    await client.query("BEGIN");
    if (company !== undefined) await client.query("SELECT set_config('lading.company_id', $1, true)", [company]);
    const result = await client.query(text, values);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
}

describe("The database separates companies", () => {
  test("in every table but the directory", async () => {
    expect(tables.length).toBeGreaterThan(directory.length + 10);
    const separated = await column(
      "SELECT relname FROM pg_class JOIN pg_policy ON polrelid = pg_class.oid WHERE relrowsecurity AND polname = 'tenant' AND polcmd = '*' ORDER BY 1",
    );
    expect(separated).toEqual(tables.filter((table) => !directory.includes(table)));
    expect(tables).toEqual(expect.arrayContaining(directory));
  });

  test("by no second policy, which would let more rows through", async () => {
    expect(
      await column("SELECT polrelid::regclass || ' ' || polname FROM pg_policy WHERE polname <> 'tenant'"),
    ).toEqual([]);
  });

  test("with the company first in every primary key and unique index, so that it can be spread over machines", async () => {
    const without = await column(
      `SELECT indexrelid::regclass FROM pg_index
       JOIN pg_class ON pg_class.oid = indrelid AND relnamespace = 'public'::regnamespace
       LEFT JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0]
       WHERE indisunique AND relname <> ALL ($1) AND attname IS DISTINCT FROM 'company_id'`,
      [directory],
    );
    expect(without).toEqual([]);
    const keyless = await column(
      `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND NOT EXISTS (SELECT FROM pg_index WHERE indrelid = pg_class.oid AND indisprimary)`,
    );
    expect(keyless).toEqual([]);
  });

  test("with the company first on both sides of every foreign key, and none to or from the directory", async () => {
    const crossing = await column(
      `SELECT conname FROM pg_constraint
       JOIN pg_attribute own ON own.attrelid = conrelid AND own.attnum = conkey[1]
       JOIN pg_attribute other ON other.attrelid = confrelid AND other.attnum = confkey[1]
       WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND (own.attname <> 'company_id'
         OR other.attname <> 'company_id' OR conrelid::regclass::text = ANY ($1) OR confrelid::regclass::text = ANY ($1))`,
      [directory],
    );
    expect(crossing).toEqual([]);
  });

  test("with the company never null", async () => {
    const nullable = await column(
      `SELECT attrelid::regclass FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND attname = 'company_id' AND NOT attnotnull`,
    );
    expect(nullable).toEqual([]);
  });
});

describe("The application's role", () => {
  test("is no superuser, bypasses nothing, makes nothing, owns nothing and belongs to no other role", async () => {
    const { rows } = await app.query(
      `SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, current_user <> session_user AS other,
         EXISTS (SELECT FROM pg_class WHERE relowner = pg_roles.oid) OR EXISTS (SELECT FROM pg_proc WHERE proowner = pg_roles.oid)
           OR EXISTS (SELECT FROM pg_namespace WHERE nspowner = pg_roles.oid)
           OR EXISTS (SELECT FROM pg_database WHERE datdba = pg_roles.oid) AS owns,
         EXISTS (SELECT FROM pg_auth_members WHERE member = pg_roles.oid) AS belongs
       FROM pg_roles WHERE rolname = current_user`,
    );
    expect(rows).toHaveLength(1);
    expect(new Set(Object.values(rows[0]))).toEqual(new Set([false]));
  });

  test("may read and write rows and nothing else; logs it may only add to", async () => {
    for (const table of tables)
      expect([table, await privileges(table)]).toEqual([
        table,
        appendOnly.includes(table) ? ["INSERT", "SELECT"] : ["DELETE", "INSERT", "SELECT", "UPDATE"],
      ]);
    await expect(app.query("UPDATE operation_log SET action = ''")).rejects.toMatchObject({ code: "42501" });
    await expect(app.query("DELETE FROM waybill_event")).rejects.toMatchObject({ code: "42501" });
    await expect(app.query("CREATE TABLE own (id int)")).rejects.toMatchObject({ code: "42501" });
    await expect(app.query("ALTER TABLE waybill DISABLE ROW LEVEL SECURITY")).rejects.toMatchObject({ code: "42501" });
    await expect(app.query("SELECT * FROM lading.lading_migration")).rejects.toMatchObject({ code: "42501" });
  });
});

describe("Rows", () => {
  const mine = randomUUID();
  const theirs = randomUUID();
  const series = "INSERT INTO number_series (company_id, kind, year, next) VALUES ($1, 'house', 2026, 1)";
  const count = "SELECT count(*)::int AS count FROM number_series";

  beforeAll(async () => {
    for (const company of [mine, theirs]) await as(company, series, [company]);
  });

  test("of another company are neither seen nor changed nor made", async () => {
    expect((await as(mine, count)).rows).toEqual([{ count: 1 }]);
    expect((await as(mine, "UPDATE number_series SET next = 2 WHERE company_id = $1", [theirs])).rowCount).toBe(0);
    expect((await as(mine, "DELETE FROM number_series WHERE company_id = $1", [theirs])).rowCount).toBe(0);
    await expect(as(mine, series.replace("2026", "2025"), [theirs])).rejects.toMatchObject({ code: "42501" });
    await expect(as(mine, "UPDATE number_series SET company_id = $1", [theirs])).rejects.toMatchObject({
      code: "42501",
    });
  });

  test("of no company are seen when none is set, or an empty one, on any connection", async () => {
    for (const company of [undefined, "", undefined]) expect((await as(company, count)).rows).toEqual([{ count: 0 }]);
    await expect(as(undefined, series, [mine])).rejects.toMatchObject({ code: "42501" });
  });
});
