import { anyone, defineCall } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { expect, test } from "vitest";
import { z } from "zod";
import { startTestApp } from "#core/testing";
import { on } from "./route.ts";

const wait = defineCall({
  path: "/Example/Wait",
  summary: "Waits in the database",
  access: anyone,
  input: z.strictObject({ seconds: z.number() }),
  answer: z.object({}),
  changes: false,
  refusals: [],
  example: { seconds: 0 },
});

const route = on(wait, async ({ db, input }) => {
  await db.execute(sql`select pg_sleep(${input.seconds})`);
  return {};
});

test("With the database away calls answer 503 in the envelope, also those under way, and come back by themselves", async () => {
  const app = await startTestApp({ modules: [{ name: "example", routes: [route] }] });
  const admin = new Client(app.ownerUrl.replace(/\/[^/]*$/, "/postgres"));
  await admin.connect();
  const name = new URL(app.ownerUrl).pathname.slice(1);
  const ready = async () => (await app.app.inject({ url: "/readyz" })).statusCode;
  try {
    expect(await ready()).toBe(200);
    const underWay = app.call(wait, { seconds: 20 });
    await expect.poll(() => app.database.pool.totalCount - app.database.pool.idleCount).toBe(1);
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    expect([(await underWay).StatusCode, (await underWay).Content]).toEqual([503, { code: "core.unavailable" }]);
    expect((await app.call(wait, { seconds: 0 })).StatusCode).toBe(503);
    expect(await ready()).toBe(503);
    const { warnings } = (await app.app.inject({ url: "/readyz" })).json<{ warnings: unknown }>();
    expect(warnings).toBeInstanceOf(Array);
    expect((await app.app.inject({ url: "/healthz" })).statusCode).toBe(200);
    await admin.query(`alter database ${name} allow_connections true`);
    expect((await app.call(wait, { seconds: 0 })).StatusCode).toBe(200);
    expect(await ready()).toBe(200);
    expect((await app.app.inject({ url: "/metrics" })).body).toContain(
      'lading_request_duration_seconds_count{call="/Example/Wait",status="503"}',
    );
  } finally {
    await admin.end();
    await app.close();
  }
});

test("A statement of a call may run eight seconds, so that a process that stands still is known within ten; over many records thirty", async () => {
  const limit = defineCall({ ...wait, path: "/Example/Limit", answer: z.object({ limit: z.string() }) });
  const calls = [
    limit,
    { ...limit, path: "/Example/Change", changes: true },
    { ...limit, path: "/Example/Many", manyRecords: true },
  ] as const;
  const routes = calls.map((call) =>
    on(call, async ({ db }) => {
      const { rows } = await db.execute<{ limit: string }>(sql`select current_setting('statement_timeout') as limit`);
      return { limit: rows[0]?.limit ?? "" };
    }),
  );
  const app = await startTestApp({ modules: [{ name: "example", routes }] });
  try {
    const limits = await Promise.all(calls.map(async (call) => (await app.call(call, { seconds: 0 })).Content.limit));
    expect(limits).toEqual(["8s", "8s", "30s"]);
  } finally {
    await app.close();
  }
});
