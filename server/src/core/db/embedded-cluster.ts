import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client, escapeIdentifier, escapeLiteral } from "pg";
import { keptSecret, StartError } from "#core/config";
import type { Binaries } from "./embedded-binaries.ts";
import { derivePassword } from "./migrate-role.ts";

const run = promisify(execFile);

/** The embedded server's own administrator; used to set up and to back up, never by the application. */
export const superuser = "postgres";
export const owner = "lading_owner";
const databaseName = "lading";

/** Where an embedded server listens: a folder with its socket, or a port on loopback. */
export type Place = { socketFolder: string; port: number } | { port: number };

export interface Passwords {
  superuser: string;
  owner: string;
}

/** Passwords of the roles, from one secret in the data folder. */
export function passwordsIn(dataDir: string): Passwords {
  const secret = keptSecret(dataDir, "database-password");
  return { owner: secret, superuser: derivePassword(secret, superuser) };
}

/** A connection URL that `pg` and WHATWG's URL both read. */
export function urlOf(place: Place, user: string, password: string, database = databaseName): string {
  const host = "socketFolder" in place ? encodeURIComponent(place.socketFolder) : "127.0.0.1";
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${place.port}/${database}`;
}

/** Makes the folder of a new PostgreSQL, whole or not at all. Nothing happens when there is one. */
export async function makeCluster(binaries: Binaries, dataDir: string, options: { sync: boolean }): Promise<void> {
  const folder = join(dataDir, "postgres");
  if (existsSync(join(folder, "PG_VERSION"))) return;
  const draft = join(dataDir, "postgres.new");
  const passwordFile = join(dataDir, "initdb-password");
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await binaries.own(draft);
  await writeFile(passwordFile, passwordsIn(dataDir).superuser, { mode: 0o600 });
  await binaries.own(passwordFile);
  const locale =
    binaries.version >= 17
      ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"]
      : ["--locale=C.UTF-8"];
  const [command, args] = binaries.wrap("initdb", [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    "--encoding=UTF8",
    ...locale,
    "--data-checksums",
    "--auth-local=scram-sha-256",
    "--auth-host=scram-sha-256",
    "--no-instructions",
    ...(options.sync ? [] : ["--no-sync"]),
  ]);
  try {
    await run(command, args).catch((error: Error & { stderr?: string }) => {
      const reason = error.stderr?.trim() || error.message;
      throw new StartError(`The database cannot be made in ${dataDir}: ${reason}`, { cause: error });
    });
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, folder);
}

/** Makes the owner and the database where they are not yet; a start that was cut short is made up for. */
export async function makeDatabase(place: Place, passwords: Passwords): Promise<void> {
  const admin = new Client({ connectionString: urlOf(place, superuser, passwords.superuser, "postgres") });
  await admin.connect();
  try {
    const exists = async (query: string, name: string) => (await admin.query(query, [name])).rowCount !== 0;
    const password = escapeLiteral(passwords.owner);
    if (!(await exists("SELECT FROM pg_roles WHERE rolname = $1", owner)))
      await admin.query(`CREATE ROLE ${owner} LOGIN CREATEROLE CREATEDB PASSWORD ${password}`);
    await admin.query(`GRANT pg_signal_backend TO ${owner}`);
    if (!(await exists("SELECT FROM pg_database WHERE datname = $1", databaseName)))
      await admin.query(`CREATE DATABASE ${escapeIdentifier(databaseName)} OWNER ${owner}`);
  } finally {
    await admin.end();
  }
}
