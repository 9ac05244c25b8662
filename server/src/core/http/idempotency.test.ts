import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffToken, startTestApp, type TestApp } from "#core/testing";
import { calls, routes } from "./pipeline.stage.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [{ name: "example", routes }] });
});
afterAll(() => app.close());

const key = () => ({ "idempotency-key": randomUUID() });
const used = async (name: string) =>
  (await app.database.pool.query<{ used: number }>("select used from rate_limit where key = $1", [name])).rows[0]
    ?.used ?? 0;

describe("a request sent twice", () => {
  test("in parallel under one key is done once and answered twice alike", async () => {
    const token = await staffToken(app.database);
    const sent = { token, headers: key() };
    const before = await used("added");
    const [first, second] = await Promise.all([
      app.call(calls.add, { what: "slow" }, sent),
      app.call(calls.add, { what: "slow" }, sent),
    ]);
    expect(first.StatusCode).toBe(200);
    expect(second.Content).toEqual(first.Content);
    expect(await used("added")).toBe(before + 1);
    expect((await app.call(calls.add, { what: "slow" }, sent)).Content).toEqual(first.Content);
  });

  test("with another body is 409, and another caller's key is another key", async () => {
    const sent = { token: await staffToken(app.database), headers: key() };
    const first = await app.call(calls.add, { what: "a" }, sent);
    expect((await app.call(calls.add, { what: "b" }, sent)).Content.code).toBe("core.keyReused");
    const other = await app.call(calls.add, { what: "b" }, { ...sent, token: await staffToken(app.database) });
    expect([other.StatusCode, other.Content.count]).toEqual([200, first.Content.count + 1]);
  });

  test("after a refusal is tried anew, and a key older than a day is forgotten", async () => {
    const sent = { token: await staffToken(app.database), headers: key() };
    expect((await app.call(calls.add, { what: "no" }, sent)).StatusCode).toBe(409);
    const first = await app.call(calls.add, { what: "yes" }, sent);
    expect(first.StatusCode).toBe(200);
    await app.database.pool.query("update idempotency_key set created_at = now() - interval '25 hours'");
    expect((await app.call(calls.add, { what: "yes" }, sent)).Content.count).toBe(first.Content.count + 1);
  });

  test("keeps neither key, body nor answer readable", async () => {
    const headers = key();
    await app.call(calls.add, { what: "hush-hush" }, { token: await staffToken(app.database), headers });
    const { rows } = await app.database.pool.query(
      "select key, encode(body_hash, 'escape') as body, answer from idempotency_key",
    );
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`hush|count|${headers["idempotency-key"]}`));
  });

  test("under a key that others could guess is refused", async () => {
    const refused = await app.call(
      calls.add,
      {},
      { token: await staffToken(app.database), headers: { "idempotency-key": "1" } },
    );
    expect(refused.StatusCode).toBe(422);
  });
});
