import { rm } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { createLog } from "#core/log";
import { startEmbedded } from "../embedded.ts";
import { migrate } from "../migrate.ts";
import { temporaryFolder } from "./folder.ts";

/** Addresses on the test server that all test files share. */
export interface TestServer {
  /** The template database, migrated, as the owner. */
  templateUrl: string;
  /** The same as the application's role. */
  templateAppUrl: string;
}

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/**
 * Starts one PostgreSQL for all test files, and migrates one database that each of them gets a copy of.
 * LADING_TEST_DATABASE_URL names a running server instead, as a user who may make databases and roles;
 * LADING_TEST_POSTGRES names the folder of other PostgreSQL programs to start.
 */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["LADING_TEST_DATABASE_URL"];
  const server = given === undefined ? await startOwn() : { ownerUrl: given, stop: async () => undefined };
  const name = `lading_template_${randomUUID().replaceAll("-", "")}`;
  const admin = async (query: string) => {
    const client = new Client({ connectionString: server.ownerUrl });
    await client.connect();
    await client.query(query).finally(() => client.end());
  };
  await admin(`CREATE DATABASE ${name}`);
  const templateUrl = inDatabase(server.ownerUrl, name);
  const { appUrl } = await migrate({ ownerUrl: templateUrl });
  project.provide("testServer", { templateUrl, templateAppUrl: appUrl });
  return async () => {
    await admin(`DROP DATABASE ${name} WITH (FORCE)`);
    await server.stop();
  };
}

/** The same server and user, another database. */
export function inDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

async function startOwn(): Promise<{ ownerUrl: string; stop: () => Promise<void> }> {
  const dataDir = await temporaryFolder("test");
  const embedded = await startEmbedded({
    dataDir,
    log: createLog("error"),
    binaries: process.env["LADING_TEST_POSTGRES"] || undefined,
    careless: true,
  });
  return {
    ownerUrl: embedded.ownerUrl,
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
