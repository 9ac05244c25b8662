import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { StartError } from "#core/config";
import { appRole, appUrlOf, makeAppRole, signInProblem } from "./migrate-role.ts";

export interface MigrateOptions {
  /** The database as the user that owns the tables; CREATEROLE suffices, a superuser is not needed. */
  ownerUrl: string;
  /** Password of `lading_app`, otherwise derived from the owner's. */
  appPassword?: string;
  /** The database as a role made by hand (DATABASE_APP_URL), instead of `lading_app`. */
  handMadeAppUrl?: string;
  /** Folder of the .sql files, otherwise `server/migrations`. */
  folder?: string;
}

export interface Migrated {
  /** The database as the application's role. */
  appUrl: string;
  /** Files that were applied now. */
  applied: string[];
}

interface Migration {
  name: string;
  text: string;
  hash: string;
}

const defaultFolder = join(import.meta.dirname, "../../../migrations");
const secureFile = join(import.meta.dirname, "secure.sql");
const leastVersion = 15;
/** Copies of the server that start together take turns. */
const lockKey = 7_061_901;

/**
 * Brings the database to this version of Lading: every new file of `server/migrations` in the order of
 * its name, each in a transaction of its own, then the roles and policies of secure.sql.
 *
 * The policies hold for the application's role; the owner, as whom this runs, sees every company's rows.
 * Throws when a file changed after it was applied, or when the database is of a newer Lading.
 */
export async function migrate(options: MigrateOptions): Promise<Migrated> {
  const migrations = await readMigrations(options.folder ?? defaultFolder);
  const appUrl = options.handMadeAppUrl ?? appUrlOf(options.ownerUrl, options.appPassword);
  const owner = new Client({ connectionString: options.ownerUrl, application_name: "lading migration" });
  await owner.connect();
  try {
    // PostgreSQL looks into the schema of the user's own name first: with a user called lading that is the one of the migrations.
    await owner.query("SET search_path TO public");
    await checkVersion(owner);
    const applied = await applyAll(owner, migrations);
    if (options.handMadeAppUrl === undefined) await makeAppRole(owner, appUrl);
    const role = options.handMadeAppUrl === undefined ? appRole : decodeURIComponent(new URL(appUrl).username);
    const secure = await readFile(secureFile, "utf8");
    await inTurn(owner, async () => {
      await owner.query("SELECT set_config('lading.app_role', $1, true)", [role]);
      await owner.query(secure);
    });
    const problem = await signInProblem(appUrl);
    if (problem !== undefined)
      throw new StartError(`The role ${role} cannot connect to the database`, { cause: problem });
    return { appUrl, applied };
  } finally {
    await owner.end();
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  return await Promise.all(
    names.map(async (name) => {
      // Git may check files out with other line ends; they are the same migration.
      const text = (await readFile(join(folder, name), "utf8")).replaceAll("\r\n", "\n");
      return { name, text, hash: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

async function checkVersion(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ server_version_num: string }>("SHOW server_version_num");
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (version < leastVersion)
    throw new StartError(`Lading needs PostgreSQL ${leastVersion} or later; this is ${version}`);
}

async function applyAll(owner: Client, migrations: readonly Migration[]): Promise<string[]> {
  const applied: string[] = [];
  const known = await inTurn(owner, () => readApplied(owner));
  checkKnown(known, migrations);
  for (const migration of migrations.filter(({ name }) => !known.has(name)))
    if (await inTurn(owner, () => apply(owner, migration))) applied.push(migration.name);
  return applied;
}

/** Names and hashes of the files applied so far; makes their table in an empty database. */
async function readApplied(owner: Client): Promise<Map<string, string>> {
  const { rows: found } = await owner.query("SELECT to_regclass('lading.lading_migration') IS NOT NULL AS there");
  if (found[0]?.there !== true)
    await owner.query(`
      CREATE SCHEMA IF NOT EXISTS lading;
      CREATE TABLE lading.lading_migration (
        name text PRIMARY KEY,
        hash text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`);
  const { rows } = await owner.query<{ name: string; hash: string }>("SELECT name, hash FROM lading.lading_migration");
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

function checkKnown(known: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const here = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const [name, hash] of known) {
    if (!here.has(name))
      throw new StartError(
        `The database has had migration ${name}, which this version of Lading does not know: it is newer`,
      );
    if (here.get(name) !== hash)
      throw new StartError(
        `Migration ${name} has changed since it was applied; undo the change and add a new migration`,
      );
  }
}

/** False when another copy of the server has applied it meanwhile. */
async function apply(owner: Client, { name, text, hash }: Migration): Promise<boolean> {
  const mark = "INSERT INTO lading.lading_migration (name, hash) VALUES ($1, $2) ON CONFLICT DO NOTHING";
  if ((await owner.query(mark, [name, hash])).rowCount === 0) return false;
  for (const statement of text.split("--> statement-breakpoint")) {
    if (statement.trim() === "") continue;
    try {
      await owner.query(statement);
    } catch (error) {
      throw new StartError(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  return true;
}

/** Runs `work` in a transaction that no other copy's migration runs beside; transaction locks pass through poolers. */
async function inTurn<T>(owner: Client, work: () => Promise<T>): Promise<T> {
  await owner.query("BEGIN");
  try {
    await owner.query("SELECT pg_advisory_xact_lock($1)", [lockKey]);
    const result = await work();
    await owner.query("COMMIT");
    return result;
  } catch (error) {
    await owner.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}
