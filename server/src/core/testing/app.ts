import { tmpdir } from "node:os";
import type { AnswerOf, Call, Envelope, Language, RefusedContent, RequestOf } from "@lading/contract/core";
// oxlint-disable-next-line no-restricted-imports -- a test runs with the menu of the whole product
import { menu } from "@lading/contract/all";
import { sql } from "drizzle-orm";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { openDatabase, type Database, type Db } from "#core/db";
import { createServer, type Dependencies, type ServerModule, type Services } from "#core/http";
import { createLog, type Logger } from "#core/log";
import { createMetrics } from "#core/metrics";
import { testDatabase } from "#core/db/testing";

export interface CallOptions {
  token?: string;
  language?: Language;
  headers?: Record<string, string>;
}

/** An answer as tests read it: typed when done, with code and fields when refused. */
export type TestAnswer<C extends Call> = Envelope<AnswerOf<C> & Partial<RefusedContent>> & {
  headers: Record<string, unknown>;
};

/** The application on a fresh database, called through HTTP's own code but without a socket. */
export interface TestApp {
  app: FastifyInstance;
  database: Database;
  services: Services;
  appUrl: string;
  ownerUrl: string;
  call<C extends Call>(call: C, input: RequestOf<C>, options?: CallOptions): Promise<TestAnswer<C>>;
  /** Listens on a free port of loopback and gives the address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  modules: readonly ServerModule[];
  /** The services that these modules use, beside the database. */
  services?: (database: Database) => Partial<Services>;
  dependencies?: Partial<Dependencies>;
  log?: Logger;
}

/** Starts an application of these modules; every answer is checked against its contract. */
export async function startTestApp(options: TestAppOptions): Promise<TestApp> {
  const { appUrl, ownerUrl, drop } = await testDatabase();
  const database = openDatabase(appUrl, { connectTimeoutMs: 2_000 });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test names the services that its modules use
  const services = { database, menu, todayOf, ...options.services?.(database) } as Services;
  const log = options.log ?? createLog("silent");
  const app = await createServer(options.modules, {
    services,
    log,
    metrics: createMetrics({ database, folders: [tmpdir()] }),
    checkAnswers: true,
    ...options.dependencies,
  });
  await app.ready();
  return {
    app,
    database,
    services,
    appUrl,
    ownerUrl,
    call: async (call, input, given) => envelope(await app.inject(requestOf(call, input, given))),
    listen: async () => await app.listen({ host: "127.0.0.1", port: 0 }),
    close: async () => {
      await app.close();
      await database.close();
      await drop();
    },
  };
}

/** The company's day as the whole product's services say it, without the module of companies; in UTC where a test has made none. */
async function todayOf(db: Db, companyId: string): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(sql`
    SELECT (now() AT TIME ZONE coalesce((SELECT time_zone FROM company WHERE company_id = ${companyId}), 'UTC'))::date::text
      AS today`);
  return rows[0]?.today ?? "";
}

function requestOf(call: Call, input: unknown, { token, language, headers }: CallOptions = {}) {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    method: "POST" as const,
    url: call.path,
    headers: { "content-type": "application/json", ...authorization, ...(language && { language }), ...headers },
    payload: JSON.stringify(input),
  };
}

function envelope<C extends Call>(response: LightMyRequestResponse): TestAnswer<C> {
  const body = response.json<TestAnswer<C>>();
  if (body.StatusCode !== response.statusCode)
    throw new Error(`HTTP ${response.statusCode} but StatusCode ${body.StatusCode}`);
  return { ...body, headers: response.headers };
}
