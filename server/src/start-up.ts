import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { StartError, type Config } from "#core/config";
import { busyAt, isDatabaseAway, isDiskFull, migrate, sqlState, startEmbedded } from "#core/db/server";
import type { Logger } from "#core/log";
import type { DemoSignIns } from "#demo";

export interface DatabaseUrls {
  /** As the owner of the tables. */
  ownerUrl: string;
  /** As the application's role, which owns nothing. */
  appUrl: string;
  /** As that role, where DATABASE_URL leads: calls may go through a pooler, which in transaction mode cannot keep a LISTEN. */
  listenUrl: string;
}

interface OwnDatabase extends DatabaseUrls {
  stop: () => Promise<void>;
}

/**
 * The embedded database, or the one that DATABASE_URL names, migrated to this version. `meanwhile` is what this process
 * will need next: it is begun while the embedded PostgreSQL gets ready.
 */
export async function openOwnDatabase(
  config: Config,
  log: Logger,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<OwnDatabase> {
  if (config.databaseUrl !== undefined) {
    const appUrl = await bringUpToDate(await upToDate(), config.databaseUrl, config.databaseAppUrl);
    const { databaseUrl: ownerUrl } = config;
    return { ownerUrl, appUrl, listenUrl: listenUrlOf(ownerUrl, appUrl), stop: () => Promise.resolve() };
  }
  if (!existsSync(join(config.dataFolder, "postgres"))) step(`Making the database in ${config.dataFolder}`);
  const begun = Promise.withResolvers<void>();
  // PostgreSQL gets ready while this process is busy with loading what comes next.
  const loading = begun.promise.then(async () => (await Promise.all([upToDate(), meanwhile()]))[0]);
  const embedded = await startEmbedded({ dataDir: config.dataFolder, log, onBegun: begun.resolve });
  try {
    const appUrl = await bringUpToDate(await loading, embedded.ownerUrl);
    return { ownerUrl: embedded.ownerUrl, appUrl, listenUrl: appUrl, stop: embedded.stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** The application's user at the database of the owner's URL. */
export function listenUrlOf(ownerUrl: string, appUrl: string): string {
  const [straight, app] = [new URL(ownerUrl), new URL(appUrl)];
  straight.username = app.username;
  straight.password = app.password;
  return straight.href;
}

/** This version's menu and job tables. They bring a third of Lading with them, for which PostgreSQL need not wait. */
async function upToDate() {
  const [{ menu }, { bringPresetRolesUpToDate }, { prepareJobs }] = await Promise.all([
    import("@lading/contract/all"),
    import("#system"),
    import("#core/jobs"),
  ]);
  return { prepareJobs, bringPresetRoles: (ownerUrl: string) => bringPresetRolesUpToDate(ownerUrl, menu) };
}

async function bringUpToDate(
  { bringPresetRoles, prepareJobs }: Awaited<ReturnType<typeof upToDate>>,
  ownerUrl: string,
  handMadeAppUrl?: string,
): Promise<string> {
  const { appUrl } = await migrate({ ownerUrl, ...(handMadeAppUrl !== undefined && { handMadeAppUrl }) });
  await Promise.all([bringPresetRoles(ownerUrl), prepareJobs(ownerUrl, decodeURIComponent(new URL(appUrl).username))]);
  return appUrl;
}

/** A problem that the person who starts Lading can mend, said in one line. */
class CannotListen extends StartError {}

/** Takes requests from now on. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  await app.listen({ host, port }).catch((error: unknown) => cannotListen(error, { host, port }));
}

/** Throws at once where nothing could listen: before a database is made, not minutes later. */
export async function checkPort({ host, port }: Pick<Config, "host" | "port">): Promise<void> {
  const probe = createServer().listen({ host, port });
  await once(probe, "listening").catch((error: unknown) => cannotListen(error, { host, port }));
  await new Promise((resolve) => probe.close(resolve));
}

function cannotListen(error: unknown, { host, port }: Pick<Config, "host" | "port">): never {
  const reason = reasons[codeOf(error) ?? ""];
  if (reason === undefined) throw error;
  throw new CannotListen(`${host}:${port} ${reason}.`, { cause: error });
}

/** Says what is being done, to the person who waits for it. */
export function step(doing: string): void {
  process.stdout.write(`${doing} …\n`);
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "is already in use: stop what listens there, or set PORT",
  EADDRNOTAVAIL: "is no address of this machine: set HOST",
  ENOTFOUND: "is no known name: set HOST",
  EACCES: "may not be listened on by this user: set PORT",
};

/** Codes of a folder that cannot be written to. */
const noFolder: ReadonlySet<string> = new Set(["EACCES", "EEXIST", "ENOENT", "ENOSPC", "ENOTDIR", "EPERM", "EROFS"]);

/** Wrong user or password, no such database, no right to make tables in it, and what secure.sql refuses. */
const refusedByDatabase = /^(28...|3D000|42501|P0001)$/;

/** Why the start, or a command, failed: in one line where a person can mend it. */
export function plainReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartError) return error.message;
  const told = innermost(error);
  if (isDiskFull(error)) return `The disk is full: ${told}`;
  if ("path" in error && noFolder.has(codeOf(error) ?? ""))
    return `${error.message}. LADING_DATA must be a folder that this user may write to.`;
  const state = sqlState(error) ?? "";
  if (refusedByDatabase.test(state)) return `The database of DATABASE_URL refuses: ${told}`;
  if (isDatabaseAway(error)) return `The database does not answer: ${told}`;
  if (busyAt(error) !== undefined) return `The database has too much to do: ${told}`;
  return isQuery(error) ? `The database refuses: ${told}` : (error.stack ?? error.message);
}

/** A failed query's own message is its text and its values, which are people's names, or worse; its cause says what is wrong. */
function innermost(error: Error): string {
  return error.cause instanceof Error ? innermost(error.cause) : error.message;
}

function isQuery(error: Error): boolean {
  return "query" in error && "params" in error;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

/** The address that people open: the public one, with the port that the system gave where none was set. */
export function servedAt({ publicUrl, port }: Pick<Config, "publicUrl" | "port">, given: AddressInfo | string | null) {
  if (port !== 0 || given === null || typeof given === "string") return publicUrl;
  return publicUrl.replace(/:0$/, `:${given.port}`);
}

/** Tells the person who started Lading its address, and how to get in. */
export function sayWhereItIs(config: Config, listening: AddressInfo | string | null, demo: DemoSignIns | null): void {
  const url = servedAt(config, listening);
  const lines = [
    "",
    `  Lading serves at    ${url}`,
    `  Its calls           ${url}/docs`,
    ...(demo === null ? [] : demo.map(({ who, how }) => `  ${who.padEnd(20)}${how}`)),
    "",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
