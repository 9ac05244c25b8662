import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction, type Db } from "#core/db";
import type { Services } from "#core/http";
import { createLog } from "#core/log";
import { endSessions, findSession, hashToken } from "#core/session";
import { customerToken, staffToken, startTestApp, type TestApp } from "#core/testing";
import { createEvents, eventsRoutes, toCompany, toPerson, type Events } from "./index.ts";
import { listenTo, type Heard } from "./testing.ts";

let app: TestApp;
let url: string;
let events: Events;
const company = randomUUID();
const other = randomUUID();
const person = randomUUID();

beforeAll(async () => {
  app = await startTestApp({
    services: ({ pool }) => {
      events = createEvents({ listenUrl: pool.options.connectionString ?? "", log: createLog("silent"), checkMs: 200 });
      return { events };
    },
    modules: [
      {
        name: "events",
        routes: [],
        plugin: (scope, services: Services) =>
          eventsRoutes(scope, {
            events: services.events,
            findSession: (authorization) => findSession(services.database, authorization),
            heartbeatMs: 100,
            limits: { person: 2, address: 3, all: 50 },
          }),
      },
    ],
  });
  await events.start();
  url = await app.listen();
});
afterAll(async () => {
  await app.close();
  await events.close();
});

const change = { kind: "waybill.changed", data: { ids: ["1"] } };
const told = (kind = "waybill.changed", ids = ["1"]): Heard => ({ event: kind, data: { ids } });
const commit = (work: (db: Db) => Promise<void>) => inTransaction(app.database, { companyId: company }, work);
const open = async (path: string, token?: string) => await listenTo(`${url}${path}`, token);
const tracking = (numbers: string) => open(`/events/tracking?numbers=${encodeURIComponent(numbers)}`);
const signedIn = async (userId = person, companyId = company) =>
  await open("/events", await staffToken(app.database, [], { companyId, userId }));

describe("A signed-in person is told", () => {
  test("what concerns the company or the person, and nothing of others", async () => {
    const mine = await signedIn();
    const colleague = await signedIn(randomUUID());
    const stranger = await signedIn(person, other);
    const customer = await open("/events", await customerToken(app.database, { companyId: company, userId: person }));
    await commit(async (db) => {
      await events.publish(db, toCompany(company), change);
      await events.publish(db, toPerson(company, person), { kind: "own", data: { ids: ["2"] } });
      await events.publish(db, toPerson(other, randomUUID()), { kind: "elsewhere", data: {} });
    });
    await expect.poll(() => mine.heard).toEqual([told(), told("own", ["2"])]);
    await expect.poll(() => colleague.heard).toEqual([told()]);
    await expect.poll(() => customer.heard).toEqual([told("own", ["2"])]);
    expect(stranger.heard).toEqual([]);
    for (const stream of [mine, colleague, stranger, customer]) stream.close();
  });

  test("only what was committed", async () => {
    const mine = await signedIn();
    const failing = commit(async (db) => {
      await events.publish(db, toCompany(company), { kind: "undone", data: {} });
      throw new Error("refused");
    });
    await expect(failing).rejects.toThrow("refused");
    await commit((db) => events.publish(db, toCompany(company), change));
    await expect.poll(() => mine.heard).toEqual([told()]);
    mine.close();
  });

  test("the kind alone when the ids are too many for one message", async () => {
    const mine = await signedIn();
    const ids = Array.from({ length: 500 }, () => randomUUID());
    await commit((db) => events.publish(db, toCompany(company), { kind: "waybill.changed", data: { ids } }));
    await expect.poll(() => mine.heard).toEqual([{ event: "waybill.changed", data: {} }]);
    mine.close();
  });

  test("at once that sessions of theirs ended, on every open page", async () => {
    const [page, another] = [await signedIn(), await signedIn()];
    const colleague = await signedIn(randomUUID());
    await commit((db) => endSessions(db, { companyId: company, userId: person }));
    const ended = [{ event: "session.ended", data: {} }];
    await expect.poll(() => [page.heard, another.heard]).toEqual([ended, ended]);
    expect(colleague.heard).toEqual([]);
    for (const stream of [page, another, colleague]) stream.close();
  });

  test("at once that they signed out, on the other pages of the same session too", async () => {
    const token = await staffToken(app.database, [], { companyId: company });
    const page = await open("/events", token);
    await commit((db) => endSessions(db, { tokenHash: hashToken(token) }));
    await expect.poll(() => page.heard).toEqual([{ event: "session.ended", data: {} }]);
    page.close();
  });

  test("nothing without a session, and nothing more once it has ended", async () => {
    expect((await open("/events")).status).toBe(401);
    const token = await staffToken(app.database, [], { companyId: company });
    const stream = await open("/events", token);
    await app.database.pool.query("DELETE FROM session WHERE company_id = $1", [company]);
    await expect.poll(() => stream.ended).toBe(true);
  });

  test("to ask anew when the listening connection was away, and hears again after it", async () => {
    const mine = await signedIn();
    await app.database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'lading events' AND datname = current_database()",
    );
    await expect.poll(() => mine.heard).toEqual([{ event: "missed", data: {} }]);
    await commit((db) => events.publish(db, toCompany(company), change));
    await expect.poll(() => mine.heard[1]).toEqual(told());
    mine.close();
  });
});

describe("The public is told", () => {
  test("which of its numbers changed, and no more", async () => {
    const asked = await tracking("ld 1, LD2, NOBODYS");
    await commit((db) =>
      events.publishTracking(db, sql`SELECT number FROM (VALUES ('LD1'), ('160-12345675')) AS changed (number)`),
    );
    await expect.poll(() => asked.heard).toEqual([{ event: "tracking.changed", data: { number: "LD1" } }]);
    asked.close();
  });

  test("of thousands of numbers changed at once", async () => {
    const last = `MANY-${"2999".padStart(30, "0")}`;
    const asked = await tracking(last);
    const many = sql`SELECT 'MANY-' || lpad(n::text, 30, '0') AS number FROM generate_series(1, 3000) AS n`;
    await commit((db) => events.publishTracking(db, many));
    await expect.poll(() => asked.heard).toEqual([{ event: "tracking.changed", data: { number: last } }]);
    asked.close();
  });

  test("nothing for no number, or for more than 20", async () => {
    expect((await tracking(" , ")).status).toBe(422);
    expect((await tracking(Array.from({ length: 21 }, (_, index) => `N${index}`).join())).status).toBe(422);
  });

  test("over few connections from one address, and again when one is free", async () => {
    const streams = [await tracking("A"), await tracking("A"), await tracking("A")];
    expect((await tracking("A")).status).toBe(429);
    streams[0]?.close();
    await expect
      .poll(async () => {
        streams[0] = await tracking("A");
        return streams[0].status;
      })
      .toBe(200);
    for (const stream of streams) stream.close();
  });
});

test("A stream says that it lives, is not kept by anyone between, and carries the security headers", async () => {
  let stream = await tracking("QUIET");
  // Those that others have just left may still be counted.
  while (stream.status === 429) stream = await tracking("QUIET");
  await expect.poll(() => stream.text).toContain(": still here");
  expect(stream.headers["cache-control"]).toBe("no-store, no-transform");
  expect(stream.headers["x-content-type-options"]).toBe("nosniff");
  stream.close();
});

test("Waking reaches every copy of the server", async () => {
  let woken = 0;
  events.onWake("example", () => (woken += 1));
  await commit((db) => events.wake(db, "example"));
  await expect.poll(() => woken).toBe(1);
});

test("Stopping the server ends its open streams at once", async () => {
  const heartbeat = await startTestApp({
    modules: [
      {
        name: "events",
        routes: [],
        plugin: (scope) => eventsRoutes(scope, { events, findSession: async () => null, heartbeatMs: 10_000 }),
      },
    ],
  });
  const stream = await listenTo(`${await heartbeat.listen()}/events/tracking?numbers=A`);
  const started = performance.now();
  await heartbeat.close();
  expect(performance.now() - started).toBeLessThan(3_000);
  await expect.poll(() => stream.ended).toBe(true);
});

test("A stream that is let in while the server stops does not hold up the stop", async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const late = await startTestApp({
    modules: [
      {
        name: "events",
        routes: [],
        plugin: (scope) =>
          eventsRoutes(scope, {
            events,
            findSession: async (authorization) => {
              ask();
              await sleep(400);
              return await findSession(app.database, authorization);
            },
          }),
      },
    ],
  });
  const token = await staffToken(app.database, [], { companyId: company, userId: person });
  const stream = listenTo(`${await late.listen()}/events`, token);
  await asked;
  const started = performance.now();
  await late.close();
  expect(performance.now() - started).toBeLessThan(3_000);
  (await stream).close();
});
