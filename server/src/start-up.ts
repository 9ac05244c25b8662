import type { AddressInfo } from "node:net";
import type { Config } from "#core/config";
import { FolderInUse, migrate, startEmbedded } from "#core/db/server";
import { isDatabaseAway } from "#core/db";
import { prepareJobs } from "#core/jobs";
import type { Logger } from "#core/log";
import type { DemoSignIns } from "#demo";

interface OwnDatabase {
  /** As the owner of the tables. */
  ownerUrl: string;
  /** As the application's role, which owns nothing. */
  appUrl: string;
  stop: () => Promise<void>;
}

/** The embedded database, or the one that DATABASE_URL names, migrated to this version. */
export async function openOwnDatabase(config: Config, log: Logger): Promise<OwnDatabase> {
  if (config.databaseUrl !== undefined) {
    const appUrl = await bringUpToDate(config.databaseUrl, config.databaseAppUrl);
    return { ownerUrl: config.databaseUrl, appUrl, stop: () => Promise.resolve() };
  }
  const embedded = await startEmbedded({ dataDir: config.dataFolder, log });
  try {
    const appUrl = await bringUpToDate(embedded.ownerUrl);
    return { ownerUrl: embedded.ownerUrl, appUrl, stop: embedded.stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function bringUpToDate(ownerUrl: string, handMadeAppUrl?: string): Promise<string> {
  const { appUrl } = await migrate({ ownerUrl, ...(handMadeAppUrl !== undefined && { handMadeAppUrl }) });
  await prepareJobs(ownerUrl, decodeURIComponent(new URL(appUrl).username));
  return appUrl;
}

/** Why the start failed, in one line where a person can mend it. */
export function plainReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `${error.message.replace(/^listen EADDRINUSE: /, "")}. Stop what listens there, or set PORT.`;
  if (code === "EACCES") return `${error.message}. Set another PORT, HOST or LADING_DATA.`;
  if (error instanceof FolderInUse || error.name === "ConfigError") return error.message;
  if (isDatabaseAway(error)) return `The database of DATABASE_URL does not answer: ${error.message}`;
  return error.stack ?? error.message;
}

/** What whoever started it wants to know: where it is, and how to get in. */
export function sayWhereItIs(config: Config, listening: AddressInfo | string | null, demo: DemoSignIns | null): void {
  const address = typeof listening === "string" ? null : listening;
  const host = address?.family === "IPv6" ? `[${address.address}]` : (address?.address ?? config.host);
  const url = `http://${host}:${address?.port ?? config.port}`;
  const lines = [
    "",
    `  Lading serves at    ${url}`,
    `  Its calls           ${url}/docs`,
    ...(demo === null ? [] : demo.map(({ who, how }) => `  ${who.padEnd(20)}${how}`)),
    "",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
