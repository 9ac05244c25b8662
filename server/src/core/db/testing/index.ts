import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { inDatabase } from "./server.ts";

export { temporaryFolder } from "./folder.ts";

export interface TestDatabase {
  ownerUrl: string;
  appUrl: string;
  drop: () => Promise<void>;
}

/** A migrated, empty database of its own, for one test file. Needs the `unit` project's global set-up. */
export async function testDatabase(): Promise<TestDatabase> {
  const { templateUrl, templateAppUrl } = inject("testServer");
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `lading_test_${randomUUID().replaceAll("-", "")}`;
  const admin = async (query: string) => {
    const client = new Client({ connectionString: inDatabase(templateUrl, "postgres") });
    await client.connect();
    await client.query(query).finally(() => client.end());
  };
  await admin(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    ownerUrl: inDatabase(templateUrl, name),
    appUrl: inDatabase(templateAppUrl, name),
    drop: () => admin(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}
