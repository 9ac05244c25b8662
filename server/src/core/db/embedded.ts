import { mkdir, readFile, realpath, unlink } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { StartError } from "#core/config";
import type { Logger } from "#core/log";
import { findBinaries } from "./embedded-binaries.ts";
import { makeCluster, makeDatabase, owner, passwordsIn, superuser, urlOf, type Place } from "./embedded-cluster.ts";
import { readPostmasterFile, stopLeftover } from "./embedded-leftover.ts";
import { holderOf, lockFolder } from "./embedded-lock.ts";
import { careless, PostgresProcess } from "./embedded-process.ts";
import { appRole, derivePassword } from "./migrate-role.ts";

export { FolderInUse } from "./embedded-lock.ts";

export interface EmbeddedOptions {
  /** LADING_DATA. */
  dataDir: string;
  log: Logger;
  /** Folder of other PostgreSQL programs than those that npm brought (tests). */
  binaries?: string;
  /** Gives up durability for speed (tests). */
  careless?: boolean;
  /** Told once PostgreSQL has begun to start: until it is ready, nothing else is to be done for it. */
  onBegun?: () => void;
}

export interface EmbeddedUrls {
  /** As `lading_owner`, who owns the tables; no superuser, so that migrations run as on any other server. */
  ownerUrl: string;
  /** As `lading_app`; the role exists once `migrate` has run. */
  appUrl: string;
}

export interface Embedded extends EmbeddedUrls {
  /** Saves everything, stops PostgreSQL and gives the data folder back. */
  stop: () => Promise<void>;
}

const port = 5432;
/** Longest path of a socket that every system takes, in bytes. */
const maxSocketPath = 103;

/**
 * Starts the embedded PostgreSQL on its data folder, making it at the first start.
 * Throws FolderInUse when another process works on the folder. A PostgreSQL that a killed process
 * left running is stopped first; one that crashes later is started again.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = await realpath(options.dataDir);
  const unlock = lockFolder(dataDir);
  try {
    return await start({ ...options, dataDir }, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function start({ dataDir, log, ...options }: EmbeddedOptions, unlock: () => void): Promise<Embedded> {
  const folder = join(dataDir, "postgres");
  const binaries = await findBinaries(options.binaries);
  await binaries.admit(dataDir);
  await makeCluster(binaries, dataDir, { sync: options.careless !== true });
  await checkVersion(folder, binaries.version);
  if ((await stopLeftover(binaries, folder)) === "stopped")
    log.warn("an earlier Lading was killed and left its database running; it was stopped properly");
  const place = await choosePlace(folder);
  const settings = options.careless === true ? careless : {};
  const logFile = join(dataDir, "postgres.log");
  const postgres = new PostgresProcess({ binaries, folder, logFile, place, settings, log });
  await postgres.start(options.onBegun);
  try {
    await makeDatabase(place, passwordsIn(dataDir));
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  const stop = async () => {
    await postgres.stop();
    unlock();
  };
  return { ...urlsOf(place, dataDir), stop };
}

async function checkVersion(folder: string, version: number): Promise<void> {
  const made = Number(await readFile(join(folder, "PG_VERSION"), "utf8"));
  if (made !== version)
    throw new StartError(`${folder} was made by PostgreSQL ${made} and cannot be used by PostgreSQL ${version}`);
}

/** Where the embedded PostgreSQL of a running Lading is reached; undefined when none runs on this folder. */
export async function runningEmbedded(dataDir: string): Promise<(EmbeddedUrls & { superuserUrl: string }) | undefined> {
  if (holderOf(dataDir) === undefined) return undefined;
  const file = await readPostmasterFile(join(dataDir, "postgres"));
  if (file?.ready !== true) return undefined;
  const place = file.socketFolder === "" ? { port: file.port } : { port: file.port, socketFolder: file.socketFolder };
  return {
    ...urlsOf(place, dataDir),
    superuserUrl: urlOf(place, superuser, passwordsIn(dataDir).superuser, "postgres"),
  };
}

function urlsOf(place: Place, dataDir: string): EmbeddedUrls {
  const passwords = passwordsIn(dataDir);
  return {
    ownerUrl: urlOf(place, owner, passwords.owner),
    appUrl: urlOf(place, appRole, derivePassword(passwords.owner, appRole)),
  };
}

/** A socket in PostgreSQL's own folder, which nobody else may enter; where none can be, a free port of loopback. */
async function choosePlace(folder: string): Promise<Place> {
  const path = join(folder, `.s.PGSQL.${port}`);
  if (process.platform !== "win32" && Buffer.byteLength(path) <= maxSocketPath) {
    await unlink(path).catch(() => undefined);
    const tried = await listen(createServer(), path).catch(() => undefined);
    if (tried) {
      await close(tried);
      return { socketFolder: folder, port };
    }
  }
  const server = await listen(createServer(), 0);
  const address = server.address();
  await close(server);
  if (typeof address !== "object" || address === null) throw new StartError("No free port on loopback");
  return { port: address.port };
}

async function listen(server: Server, where: string | 0): Promise<Server> {
  return await new Promise((resolve, reject) => {
    server.once("error", reject);
    const listening = (): void => resolve(server);
    if (where === 0) server.listen(0, "127.0.0.1", listening);
    else server.listen(where, listening);
  });
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
