import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Client } from "pg";
import type { Logger } from "#core/log";
import { tarEnd, tarHeader, tarPadding } from "./backup-tar.ts";
import { runningEmbedded, startEmbedded } from "./embedded.ts";

/** The archive's last entry: what it holds, so that a restore knows that all of it came back unharmed. */
export interface Manifest {
  format: 1;
  createdAt: string;
  postgresVersion: string;
  /** SHA-256 of each file, by its path. */
  files: Record<string, string>;
}

export const manifestName = "manifest.json";
/** Beside the database and the files, what the data folder must bring back: keys and passwords. */
export const secretNames = ["database-password", "operator-token", "secret"];

export interface BackupOptions {
  /** LADING_DATA. */
  dataDir: string;
  /** A file that ends with .tar.gz, or a folder in which one is made. */
  target: string;
  log: Logger;
}

/**
 * Copies the embedded database, the files and the secrets into one archive, while Lading runs or not.
 * The archive appears whole or not at all. Gives its path.
 */
export async function backUp({ dataDir, target, log }: BackupOptions): Promise<string> {
  const file = await targetFile(target);
  if (!existsSync(join(dataDir, "postgres"))) throw new Error(`There is no database in ${dataDir}`);
  const running = await runningEmbedded(dataDir);
  const own = running ? undefined : await startEmbedded({ dataDir, log });
  const part = `${file}.part`;
  try {
    const superuserUrl = (running ?? (await runningEmbedded(dataDir)))?.superuserUrl;
    if (superuserUrl === undefined) throw new Error("The database is just starting or stopping; try again");
    await pipeline(
      Readable.from(archive(dataDir, superuserUrl)),
      createGzip({ level: 4 }),
      createWriteStream(part, { mode: 0o600, flags: "wx", flush: true }),
    );
    await rename(part, file);
    return file;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) await rm(part, { force: true });
    throw error;
  } finally {
    await own?.stop();
  }
}

async function targetFile(target: string): Promise<string> {
  const found = await stat(target).catch(() => undefined);
  if (found?.isDirectory() === true)
    return join(target, `lading-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.tar.gz`);
  if (found) throw new Error(`${target} is there already`);
  if (!/\.(?:tar\.gz|tgz)$/.test(target)) throw new Error(`${target} is neither a folder nor ends with .tar.gz`);
  return target;
}

/** PostgreSQL's own way of copying a folder that is being written to: what changes meanwhile is in the log copied after it. */
async function* archive(dataDir: string, superuserUrl: string): AsyncGenerator<Buffer> {
  const hashes: Record<string, string> = {};
  const postgres = join(dataDir, "postgres");
  const client = new Client({ connectionString: superuserUrl, application_name: "lading back-up" });
  await client.connect();
  const one = async (text: string, values: unknown[] = []) =>
    (await client.query<Record<string, string>>(text, values)).rows[0] ?? {};
  try {
    // Keeps the log from being recycled before it is copied; goes away with this connection.
    await one("SELECT pg_create_physical_replication_slot($1, true, true)", [`lading_backup_${process.pid}`]);
    const begun = await one("SELECT pg_walfile_name(pg_backup_start('lading', fast => true)) AS wal");
    yield* copyFolder(postgres, "postgres/", hashes);
    yield* copyBytes("postgres/global/pg_control", await readControl(join(postgres, "global", "pg_control")), hashes);
    const ended = await one(
      "SELECT pg_walfile_name(lsn) AS wal, labelfile AS label, current_setting('server_version') AS version FROM pg_backup_stop(wait_for_archive => false)",
    );
    for (const name of await walBetween(postgres, begun["wal"], ended["wal"]))
      yield* copyFile(join(postgres, "pg_wal", name), `postgres/pg_wal/${name}`, hashes);
    yield* copyBytes("postgres/backup_label", Buffer.from(ended["label"] ?? ""), hashes);
    // After the database, so that every file that a row names is there.
    yield* copyFolder(join(dataDir, "files"), "files/", hashes);
    for (const name of secretNames) yield* copyFile(join(dataDir, name), name, hashes);
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      postgresVersion: ended["version"] ?? "",
      files: { ...hashes },
    };
    yield* copyBytes(manifestName, Buffer.from(JSON.stringify(manifest)), hashes);
    yield tarEnd;
  } finally {
    await client.end();
  }
}

/** Files left out of the copy of the folder: PostgreSQL makes them anew at each start, or they are added separately. */
const left =
  /^postgres\/(?:(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|postmaster\.(?:pid|opts)|backup_label.*|global\/pg_control|(?:.*\/)?(?:pgsql_tmp.*|pg_internal\.init.*|\.s\.PGSQL.*))$/;

async function* copyFolder(folder: string, path: string, hashes: Record<string, string>): AsyncGenerator<Buffer> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessGone);
  if (!entries) return;
  yield tarHeader({ path, size: 0 });
  for (const entry of entries) {
    const inside = `${path}${entry.name}`;
    if (left.test(inside)) continue;
    if (entry.isDirectory()) yield* copyFolder(join(folder, entry.name), `${inside}/`, hashes);
    if (entry.isFile()) yield* copyFile(join(folder, entry.name), inside, hashes);
  }
}

/** Copies a file that may grow, shrink or go meanwhile: as long as it was when it was opened. */
async function* copyFile(file: string, path: string, hashes: Record<string, string>): AsyncGenerator<Buffer> {
  const handle = await open(file).catch(unlessGone);
  if (!handle) return;
  try {
    const { size } = await handle.stat();
    const hash = createHash("sha256");
    yield tarHeader({ path, size });
    for (let at = 0; at < size;) {
      const wanted = Math.min(size - at, 1 << 20);
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(wanted), 0, wanted, at);
      const bytes = bytesRead === 0 ? Buffer.alloc(wanted) : buffer.subarray(0, bytesRead);
      hash.update(bytes);
      at += bytes.length;
      yield bytes;
    }
    hashes[path] = hash.digest("hex");
    yield tarPadding(size);
  } finally {
    await handle.close();
  }
}

async function* copyBytes(path: string, bytes: Buffer, hashes: Record<string, string>): AsyncGenerator<Buffer> {
  hashes[path] = createHash("sha256").update(bytes).digest("hex");
  yield tarHeader({ path, size: bytes.length });
  yield bytes;
  yield tarPadding(bytes.length);
}

/** PostgreSQL may be writing it: twice the same is whole. */
async function readControl(file: string): Promise<Buffer> {
  for (let last = await readFile(file); ;) {
    const next = await readFile(file);
    if (next.equals(last)) return next;
    last = next;
  }
}

/** The log that the copy needs; and any timeline's history. */
async function walBetween(postgres: string, first = "", last = ""): Promise<string[]> {
  const folder = join(postgres, "pg_wal");
  const names = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last);
  if (!names.includes(first) || !names.includes(last))
    throw new Error("The database's log was not kept during the copy");
  const histories = (await readdir(folder)).filter((name) => name.endsWith(".history"));
  return [...histories, ...names];
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
  return undefined;
}
