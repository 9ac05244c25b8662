import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "#core/db/testing";
import { migrate } from "./migrate.ts";

const migrations = join(import.meta.dirname, "../../../migrations");
const own = "0024_ports-by-code.sql";

let database: TestDatabase;
let folder: string;
let owner: Client;
beforeEach(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "lading-ports-"));
  owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query("DROP SCHEMA lading CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public");
});
afterEach(async () => {
  await owner.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function migrateTo(last: (name: string) => boolean): Promise<void> {
  const names = (await readdir(migrations)).filter((name) => name.endsWith(".sql") && last(name));
  await Promise.all(names.map((name) => cp(join(migrations, name), join(folder, name))));
  await migrate({ ownerUrl: database.ownerUrl, folder });
}

const companyId = randomUUID();
/** Whatever stood in the ports of a waybill of a type, and what becomes of it. */
const kept: readonly (readonly [type: number, before: string, after: string])[] = [
  [1, "DXB", "DXB"],
  [1, " dxb ", "DXB"],
  [3, "Jeddah", "JED"],
  [3, "吉达", "JED"],
  [1, "RUH Riyadh", "RUH"],
  [1, "Dubai", "text:Dubai"],
  [1, "zzz nowhere", "text:zzz nowhere"],
  [1, "CNSZX", "text:CNSZX"],
  [2, "sa jed", "SAJED"],
  [4, "Jebel  Ali", "AEJEA"],
  [4, "جبل علي", "AEJEA"],
  [2, "DXB", "text:DXB"],
  [5, "cnytn", "CNYTN"],
  [5, "", ""],
];

test("Ports that were typed become codes where they name one, and free texts where they do not", async () => {
  await migrateTo((name) => name < own);
  for (const [place, [type, port]] of kept.entries())
    await owner.query(
      `INSERT INTO waybill (company_id, id, type, is_main, house_number, main_number, shipping_date, loading_port, destination_port,
        customer_name, created_by, created_by_name) VALUES ($1, $2, $3, false, $4, '', '2026-11-20', $5, $5, 'A', $2, 'B')`,
      [companyId, randomUUID(), type, String(place), port],
    );
  // The house's pre-alert is no part of this test.
  await owner.query(
    "ALTER TABLE pre_alert_house DROP CONSTRAINT pre_alert_house_company_id_pre_alert_id_pre_alert_company_id_id_fk",
  );
  await owner.query(
    `INSERT INTO pre_alert_house (company_id, pre_alert_id, line, house_number, waybill)
      VALUES ($1, $2, 1, 'H', '{"type": 1, "loadingPort": "szx", "destinationPort": "old airfield", "pieces": 3}')`,
    [companyId, randomUUID()],
  );
  await migrateTo(() => true);
  const { rows } = await owner.query<{ loading_port: string; destination_port: string }>(
    "SELECT loading_port, destination_port FROM waybill ORDER BY house_number::int",
  );
  expect(rows.map((row) => row.loading_port)).toEqual(kept.map(([, , after]) => after));
  expect(rows.map((row) => row.destination_port)).toEqual(kept.map(([, , after]) => after));
  const houses = await owner.query<{ waybill: unknown }>("SELECT waybill FROM pre_alert_house");
  expect(houses.rows[0]?.waybill).toEqual({
    type: 1,
    loadingPort: "SZX",
    destinationPort: "text:old airfield",
    pieces: 3,
  });
});
