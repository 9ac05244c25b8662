import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { anyone, coreRefusals, defineCall, languages, refuse } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createLog } from "#core/log";
import { startTestApp, type TestApp } from "#core/testing";
import { on, onWithoutTransaction } from "./route.ts";

const fail = (path: `/Example/${string}`, changes: boolean) =>
  defineCall({
    path,
    summary: "Fails as it is told",
    access: anyone,
    input: z.strictObject({ state: z.string() }),
    answer: z.object({}),
    changes,
    refusals: [],
    example: { state: "" },
  });
const inDatabase = fail("/Example/FailInDatabase", true);
const onDisk = fail("/Example/FailOnDisk", false);
const limited = fail("/Example/FailOverLimit", false);
const pipelined = fail("/Example/FailFirst", true);

const long = defineCall({
  path: "/Example/AnswerAtLength",
  summary: "Answers at length",
  access: anyone,
  input: z.strictObject({ seconds: z.number() }),
  answer: z.object({ text: z.string() }),
  changes: false,
  refusals: [],
  example: { seconds: 0 },
});

const raise = (state: string) => sql.raw(`do $$ begin raise exception 'told to' using errcode = '${state}'; end $$`);
const routes = [
  on(inDatabase, async ({ db, input: { state } }) => {
    await db.execute(raise(state));
    return {};
  }),
  on(pipelined, async ({ db, input: { state } }) => {
    const first = db.execute(raise(state)).execute();
    first.catch(() => undefined);
    await db.execute(sql`select 1`);
    return {};
  }),
  on(long, async ({ db, input: { seconds } }) => {
    await db.execute(sql`select pg_sleep(${seconds})`);
    return { text: randomBytes(3_000_000).toString("base64") };
  }),
  on(limited, () => Promise.reject(refuse(coreRefusals.notFound)), {
    limit: () => ({ key: "limited", limit: 1, windowSeconds: 3_600 }),
  }),
  onWithoutTransaction(onDisk, () => {
    const cause = Object.assign(new Error("no space left on device, write"), { code: "ENOSPC" });
    return Promise.reject(new Error("Cannot write file", { cause }));
  }),
];

let app: TestApp;
let port: string;
const logged: string[] = [];
beforeAll(async () => {
  const log = createLog("debug", { write: (line: string) => void logged.push(line) });
  app = await startTestApp({ modules: [{ name: "example", routes }], log });
  ({ port } = new URL(await app.listen()));
});
afterAll(() => app.close());

test("A full disk, a crowd and too much to do are each said in their own words, not as a database that is away", async () => {
  const codes = {
    "53100": "storageFull",
    "57014": "busy",
    "53300": "busy",
    "40P01": "recordBusy",
    "57P03": "unavailable",
  };
  for (const [state, code] of Object.entries(codes))
    for (const call of [inDatabase, pipelined]) {
      const { StatusCode, Content, headers } = await app.call(call, { state });
      expect([state, StatusCode, Content.code, headers["retry-after"]]).toEqual([state, 503, `core.${code}`, "2"]);
    }
  const said = await Promise.all(languages.map((language) => app.call(onDisk, { state: "" }, { language })));
  expect(said.map(({ StatusCode, Content }) => [StatusCode, Content.code])).toEqual(
    languages.map(() => [503, "core.storageFull"]),
  );
  expect(new Set(said.map(({ ErrorMsg }) => ErrorMsg)).size).toBe(3);
});

test("Of statements sent together the first one's error is answered: a duplicate is 409", async () => {
  expect((await app.call(pipelined, { state: "23505" })).StatusCode).toBe(409);
});

test("Over its limit a call says so each time, whatever its work refuses as well", async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked < 12; asked += 1) statuses.push((await app.call(limited, { state: "" })).StatusCode);
  expect(statuses).toEqual([404, ...Array.from({ length: 11 }, () => 429)]);
});

test("A caller who hangs up is no error in the log", async () => {
  logged.length = 0;
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    `POST ${inDatabase.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
  );
  await sleep(100);
  socket.destroy();
  await sleep(100);
  expect(logged.filter((line) => /"level":"(?:warn|error)"/.test(line))).toEqual([]);
});

test("A caller who hangs up before a compressed answer has come whole is no error in the log", async () => {
  const body = JSON.stringify({ seconds: 0.2 });
  for (const hangUpAfterMs of [50, 150, 195, 200, 205, 215, 230]) {
    logged.length = 0;
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    socket.write(
      `POST ${long.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAccept-Encoding: br\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await sleep(hangUpAfterMs);
    socket.destroy();
    await expect.poll(() => logged.join("")).toMatch(/"msg":"(?:answered|caller hung up)"/);
    expect(logged.filter((line) => /"level":"(?:warn|error)"/.test(line))).toEqual([]);
  }
});

test("Readiness warns of what has not been done, and the metrics have its figures", async () => {
  const { pool } = app.database;
  await pool.query(`INSERT INTO outbox_message (id, channel, recipient, subject, body, language)
    VALUES (gen_random_uuid(), 'email', 'a@example.com', '', '', 'en')`);
  const ready = (await app.app.inject({ url: "/readyz" })).json<{ status: string; warnings: string[] }>();
  expect(ready.status).toBe("ready");
  const { body } = await app.app.inject({ url: "/metrics" });
  expect(body).toMatch(/^lading_disk_free_bytes\{folder="[^"]+"\} \d+/m);
  expect(body).toContain("lading_log_lines_lost_total");
  expect(body).toMatch(/^lading_mails_not_sent_total \d+$/m);
});
