import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "#core/db/testing";
import { migrate } from "./migrate.ts";

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "lading-migrations-"));
  await asOwner("DROP SCHEMA lading CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public");
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const run = () => migrate({ ownerUrl: database.ownerUrl, folder });
const asOwner = (text: string) => ask(database.ownerUrl, text);

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text).finally(() => client.end());
  return rows;
}

/** The database's address as another user. */
function as(user: string): string {
  const url = new URL(database.ownerUrl);
  url.username = user;
  url.password = "made-by-hand";
  return url.href;
}

/** A user who may own the tables, and make no roles. */
async function makePlainOwner(user: string): Promise<void> {
  await asOwner(`
    CREATE ROLE ${user} LOGIN PASSWORD 'made-by-hand';
    GRANT CREATE ON DATABASE ${new URL(database.ownerUrl).pathname.slice(1)} TO ${user};
    GRANT ALL ON SCHEMA public TO ${user} WITH GRANT OPTION`);
}

const note = "CREATE TABLE note (company_id uuid, id int, text text, PRIMARY KEY (company_id, id))";

describe("Migrations", () => {
  test("are applied in the order of their names, once, statement by statement", async () => {
    await write("0001_more.sql", "ALTER TABLE note ADD COLUMN more text");
    await write("0000_first.sql", `${note};\n--> statement-breakpoint\nCREATE INDEX note_text ON note (text);`);
    expect((await run()).applied).toEqual(["0000_first.sql", "0001_more.sql"]);
    expect((await run()).applied).toEqual([]);
  });

  test("of two servers that start at once are applied by one of them", async () => {
    await write("0000_first.sql", `${note}; SELECT pg_sleep(0.2)`);
    const both = await Promise.all([run(), run()]);
    expect(both.flatMap(({ applied }) => applied)).toEqual(["0000_first.sql"]);
  });

  test("that fail leave nothing of themselves, keep those before, and name the file", async () => {
    await write("0000_first.sql", note);
    await write("0001_bad.sql", "ALTER TABLE note ADD COLUMN more text; --> statement-breakpoint\nSELECT nothing");
    await expect(run()).rejects.toThrow('Migration 0001_bad.sql failed: column "nothing" does not exist');
    expect(await asOwner("SELECT name FROM lading.lading_migration")).toEqual([{ name: "0000_first.sql" }]);
    expect(await asOwner("SELECT FROM information_schema.columns WHERE column_name = 'more'")).toEqual([]);
  });

  test("that changed after they were applied, or that this version does not know, are refused", async () => {
    await write("0000_first.sql", note);
    await run();
    await write("0000_first.sql", `${note} `);
    await expect(run()).rejects.toThrow("Migration 0000_first.sql has changed since it was applied");
    await rm(join(folder, "0000_first.sql"));
    await expect(run()).rejects.toThrow("which this version of Lading does not know: it is newer");
  });

  test("with a table that belongs to no company and is in no list are refused", async () => {
    await write("0000_first.sql", "CREATE TABLE leak (id int PRIMARY KEY)");
    await expect(run()).rejects.toThrow("Table leak has no company_id and is not in the list of directory tables");
  });
});

describe("The roles and policies", () => {
  test("are put back when they were loosened by hand", async () => {
    await write("0000_first.sql", note);
    const { appUrl } = await run();
    await asOwner(`
      INSERT INTO note SELECT gen_random_uuid(), n, '' FROM generate_series(1, 3) AS n WHERE false;
      DROP POLICY tenant ON note; CREATE POLICY tenant ON note USING (true);
      GRANT TRUNCATE ON note TO lading_app`);
    await asOwner(
      "ALTER TABLE note DISABLE ROW LEVEL SECURITY; INSERT INTO note VALUES (gen_random_uuid(), 1, 'seen')",
    );
    expect(await ask(appUrl, "SELECT text FROM note")).toEqual([{ text: "seen" }]);
    await run();
    expect(await ask(appUrl, "SELECT text FROM note")).toEqual([]);
    await expect(ask(appUrl, "TRUNCATE note")).rejects.toMatchObject({ code: "42501" });
  });

  test("refuse an application role made by hand that could read every company's rows", async () => {
    await write("0000_first.sql", note);
    const { ownerUrl } = database;
    await expect(migrate({ ownerUrl, folder, handMadeAppUrl: ownerUrl })).rejects.toThrow(
      "could read other companies' rows",
    );
  });

  test("work for an owner who may make no roles, with an application role made by hand", async () => {
    await write("0000_first.sql", note);
    const [plain, byHand] = [`plain_${process.pid}`, `by_hand_${process.pid}`];
    await makePlainOwner(plain);
    await asOwner(`CREATE ROLE ${byHand} LOGIN PASSWORD 'made-by-hand'`);
    const ownerUrl = as(plain);
    await expect(migrate({ ownerUrl, folder })).rejects.toThrow("DATABASE_URL's user may not make the role lading_app");
    const { appUrl } = await migrate({ ownerUrl, folder, handMadeAppUrl: as(byHand) });
    expect(appUrl).toBe(as(byHand));
    expect(await ask(appUrl, "SELECT * FROM note")).toEqual([]);
  });

  test("make tables where all look for them, also for an owner who is called as the migrations' own schema", async () => {
    await write("0000_first.sql", note);
    await write("0001_more.sql", "ALTER TABLE public.note ADD COLUMN more text");
    const byHand = `by_hand_lading_${process.pid}`;
    await makePlainOwner("lading");
    await asOwner(`CREATE ROLE ${byHand} LOGIN PASSWORD 'made-by-hand'`);
    try {
      const { applied } = await migrate({ ownerUrl: as("lading"), folder, handMadeAppUrl: as(byHand) });
      expect(applied).toEqual(["0000_first.sql", "0001_more.sql"]);
    } finally {
      await asOwner(
        "GRANT lading TO CURRENT_USER; REASSIGN OWNED BY lading TO CURRENT_USER; DROP OWNED BY lading; DROP ROLE lading",
      );
    }
  });
});
