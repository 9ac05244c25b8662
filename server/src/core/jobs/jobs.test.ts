import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { coreRefusals, refuseField } from "@lading/contract/core";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction, outboxMessages, type Db } from "#core/db";
import { createEvents, type Event, type Events } from "#core/events";
import { createLog } from "#core/log";
import { startTestApp, type TestApp } from "#core/testing";
import { crashing } from "./crashing.stage.ts";
import { createJobs, defineJob, newestProgress, prepareJobs, progressPage, readProgress, type Jobs } from "./index.ts";

const title = { zh: "示例", en: "Example", ar: "مثال" };
const adding = defineJob<{ name: string }>("example.add", { title });
const refusing = defineJob("example.refuse", { title });
const failing = defineJob<{ times: number }>("example.fail", { title, retries: 1 });
const quiet = defineJob<{ name: string }>("example.quiet", { shown: false });

let app: TestApp;
let events: Events;
let jobs: Jobs;
const log = createLog("silent");
const companyId = randomUUID();
const createdBy = randomUUID();
const heard: Event[] = [];
const tries: number[] = [];
const clock: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ modules: [] });
  await Promise.all([prepareJobs(app.ownerUrl, "lading_app"), prepareJobs(app.ownerUrl, "lading_app")]);
  events = createEvents({ listenUrl: app.appUrl, log });
  await events.start();
  jobs = createJobs({ url: app.appUrl, database: app.database, events, log, pollSeconds: 1 });
  jobs.handle(adding, (run) =>
    run.transaction(async (db) => {
      run.progress(1, 2);
      await note(db, run.data.name);
      await run.finish(db, { added: 1 });
    }),
  );
  jobs.handle(refusing, async () => {
    throw refuseField("rows.3.weight", coreRefusals.tooLarge, { max: 5 });
  });
  jobs.handle(failing, async ({ attempt, data }) => {
    tries.push(attempt);
    if (attempt <= data.times) throw new Error("the disk is full");
    return { attempt };
  });
  jobs.handle(quiet, (run) => run.transaction((db) => note(db, run.data.name)));
  jobs.every("example.clock", "* * * * *", async () => void clock.push("tick"));
  await jobs.start();
  events.subscribe(
    { companyId, personId: createdBy, staff: true },
    { tell: (event) => heard.push(event), missed: () => undefined },
  );
}, 60_000);
afterAll(async () => {
  await jobs.close();
  await events.close();
  await app.close();
}, 60_000);

const tenant = <T>(work: (db: Db) => Promise<T>) => inTransaction(app.database, { companyId }, work);
const note = async (db: Db, name: string) => {
  const message = { id: randomUUID(), channel: "sms", recipient: name, subject: "", body: "", language: "en" } as const;
  await db.insert(outboxMessages).values(message);
};
const notes = async (name: string) =>
  (await tenant((db) => db.select().from(outboxMessages).where(eq(outboxMessages.recipient, name)))).length;
const progressOf = (id: string) => tenant((db) => readProgress(db, { id, personId: createdBy }));
const stateOf = async (id: string) => (await progressOf(id))?.state;

describe("Work that is ordered", () => {
  test("begins when its transaction commits, and its person sees it through", async () => {
    const id = await tenant((db) => jobs.enqueue(db, adding, { companyId, createdBy, data: { name: "done" } }));
    await expect.poll(() => stateOf(id)).toBe("done");
    expect(await notes("done")).toBe(1);
    expect(await progressOf(id)).toMatchObject({ kind: "example.add", done: 2, total: 2, result: { added: 1 } });
    const told = () => heard.filter(({ data }) => data["id"] === id).map(({ data }) => data["state"]);
    await expect.poll(told).toEqual(expect.arrayContaining(["running", "done"]));
  });

  test("is never begun when its transaction fails", async () => {
    const undone = tenant(async (db) => {
      await jobs.enqueue(db, quiet, { companyId, createdBy: null, data: { name: "undone" } });
      throw new Error("refused");
    });
    await expect(undone).rejects.toThrow("refused");
    await tenant((db) => jobs.enqueue(db, quiet, { companyId, createdBy: null, data: { name: "after" } }));
    await expect.poll(() => notes("after")).toBe(1);
    expect(await notes("undone")).toBe(0);
  });

  test("waits for its time", async () => {
    const at = new Date(Date.now() + 2_500);
    await tenant((db) => jobs.enqueue(db, quiet, { companyId, createdBy: null, data: { name: "later" }, at }));
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(await notes("later")).toBe(0);
    await expect.poll(() => notes("later"), { timeout: 6_000 }).toBe(1);
  });

  test("is seen by its own person only", async () => {
    const id = await tenant((db) => jobs.enqueue(db, adding, { companyId, createdBy, data: { name: "mine" } }));
    expect(await tenant((db) => readProgress(db, { id, personId: randomUUID() }))).toBeUndefined();
    const elsewhere = inTransaction(app.database, { companyId: randomUUID() }, (db) =>
      readProgress(db, { id, personId: createdBy }),
    );
    expect(await elsewhere).toBeUndefined();
    const [newest] = await tenant((db) => newestProgress(db, { kind: "example.add", personId: createdBy, count: 1 }));
    expect(newest?.id).toBe(id);
  });
});

describe("Work that fails", () => {
  test("by a refusal ends at once and says why in every language, at its field", async () => {
    const id = await tenant((db) => jobs.enqueue(db, refusing, { companyId, createdBy, data: {} }));
    await expect.poll(() => stateOf(id)).toBe("failed");
    expect((await progressOf(id))?.error).toEqual({
      code: "core.tooLarge",
      text: { zh: "不能大于 5", en: "Must be at most 5", ar: "يجب ألا تزيد القيمة على 5" },
      fields: [{ field: "rows.3.weight", text: expect.objectContaining({ zh: "不能大于 5" }) as unknown }],
      content: {},
    });
  });

  test("unexpectedly is tried again, and others go on meanwhile", async () => {
    const id = await tenant((db) => jobs.enqueue(db, failing, { companyId, createdBy, data: { times: 1 } }));
    const other = await tenant((db) => jobs.enqueue(db, adding, { companyId, createdBy, data: { name: "other" } }));
    await expect.poll(() => stateOf(other)).toBe("done");
    await expect.poll(() => stateOf(id), { timeout: 15_000 }).toBe("done");
    expect(tries).toEqual([1, 2]);
  }, 25_000);

  test("every time is given up, and says nothing of the inside", async () => {
    const id = await tenant((db) => jobs.enqueue(db, failing, { companyId, createdBy, data: { times: 9 } }));
    await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe("failed");
    const { error } = (await progressOf(id)) ?? {};
    expect(error).toMatchObject({ code: "core.internal" });
    expect(JSON.stringify(error)).not.toContain("disk");
    expect(JSON.stringify(error)).toContain(id);
  }, 30_000);
});

test("Work whose server is killed is done by another, once", async () => {
  const script = join(import.meta.dirname, "crashing.stage.ts");
  const server = spawn(process.execPath, [script, app.appUrl], { stdio: ["ignore", "pipe", "inherit"] });
  await once(server.stdout, "data");
  const order = { companyId, createdBy, data: { name: "survivor" } };
  const id = await tenant((db) => jobs.enqueue(db, crashing, order));
  await once(server.stdout, "data");
  expect(await stateOf(id)).toBe("running");
  server.kill("SIGKILL");
  const second = createJobs({ url: app.appUrl, database: app.database, events, log, pollSeconds: 1 });
  second.handle(crashing, (run) =>
    run.transaction(async (db) => {
      await note(db, run.data.name);
      await run.finish(db, null);
    }),
  );
  await second.start();
  await expect.poll(() => stateOf(id), { timeout: 50_000, interval: 500 }).toBe("done");
  expect(await notes("survivor")).toBe(1);
  const asked = { personId: createdBy, page: 1, pageSize: 200, order: "desc", mostCounted: 100 } as const;
  const listed = await tenant((db) => progressPage(db, asked));
  expect(listed.rows.filter((row) => row.id === id)).toMatchObject([{ kind: "example.crash", state: "done" }]);
  await second.close();
}, 70_000);

test("Work that was done but whose last word was lost is not done again", async () => {
  const id = await tenant((db) => jobs.enqueue(db, adding, { companyId, createdBy, data: { name: "once" } }));
  await expect.poll(() => stateOf(id)).toBe("done");
  const again = sql`UPDATE pgboss.job SET state = 'retry', completed_on = NULL, start_after = now() WHERE id = ${id}::uuid`;
  await expect
    .poll(
      async () => (await tenant((db) => db.execute(sql`SELECT state FROM pgboss.job WHERE id = ${id}::uuid`))).rows[0],
    )
    .toEqual({ state: "completed" });
  await tenant((db) => db.execute(again));
  await expect
    .poll(
      async () => (await tenant((db) => db.execute(sql`SELECT state FROM pgboss.job WHERE id = ${id}::uuid`))).rows[0],
      { timeout: 5_000 },
    )
    .toEqual({ state: "completed" });
  expect(await notes("once")).toBe(1);
});

test("What is due by the clock is kept for all copies of the server", async () => {
  const { rows } = await tenant((db) => db.execute(sql`SELECT cron, timezone FROM pgboss.schedule`));
  expect(rows).toEqual([{ cron: "* * * * *", timezone: "UTC" }]);
});
