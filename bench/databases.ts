import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { loadShipments, startPostgres, startServer, type Server } from "./server.ts";
import type { Bench } from "./writing.ts";

/** Tells what is being done. */
export const say = (text: string) => process.stderr.write(`${text}\n`);

/** Where the embedded database of a server that runs is, as the owner of the tables. */
export async function embeddedUrl(data: string): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own look-up, which is no part of this package
  const { runningEmbedded } = (await import(join(import.meta.dirname, "../server/src/core/db/server/index.ts"))) as {
    runningEmbedded: (folder: string) => Promise<{ ownerUrl: string } | undefined>;
  };
  return (await runningEmbedded(data))?.ownerUrl ?? "";
}

/** The demo company of a server, as its administrator measures it. */
export async function benchOf(server: Server, pool: Pool): Promise<Bench> {
  const token = await server.signIn("demo@lading.example");
  const { rows } = await pool.query<{ id: string }>(
    "SELECT company_id AS id FROM company_directory WHERE code = 'DEMO'",
  );
  return { server, token, pool, companyId: rows[0]?.id ?? "" };
}

interface Where {
  database: string;
  isEmbedded: boolean;
  /** Of the database, as the owner of the tables. */
  url: string;
}

/** Measures on the installed PostgreSQL, where there is one, and on the embedded one. */
export async function onBoth(
  what: string,
  count: number,
  work: (bench: Bench, where: Where) => Promise<void>,
): Promise<void> {
  const postgres = startPostgres();
  if (postgres) {
    const database = `PostgreSQL ${postgres.version}`;
    await onOne({ what, count, database, urlOf: () => postgres.url }, { DATABASE_URL: postgres.url }, work);
    postgres.stop();
  }
  await onOne({ what, count, database: "Embedded PostgreSQL", urlOf: embeddedUrl }, { DATABASE_URL: "" }, work);
}

interface One {
  what: string;
  count: number;
  database: string;
  urlOf: (data: string) => string | Promise<string>;
}

async function onOne(
  { what, count, database, urlOf }: One,
  given: { DATABASE_URL: string },
  work: (bench: Bench, where: Where) => Promise<void>,
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "lading-bench-"));
  const environment = { ...given, LADING_DATA: data };
  say(`${what}, ${database}: loading …`);
  loadShipments(count, environment);
  const server = await startServer(environment);
  const url = await urlOf(data);
  // As the server has it: compiling these statements takes longer than they run.
  const pool = new Pool({ connectionString: url, options: "-c jit=off" });
  pool.on("error", () => undefined);
  try {
    await work(await benchOf(server, pool), { database, isEmbedded: given.DATABASE_URL === "", url });
  } finally {
    await pool.end();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
