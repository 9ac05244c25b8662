import { Writable } from "node:stream";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "#core/log";
import { customerToken, staffToken, startTestApp, type TestApp } from "#core/testing";
import { calls, pushed, right, routes } from "./pipeline.stage.ts";

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const log = createLog(
    "debug",
    new Writable({ write: (chunk: Buffer, _encoding, next) => (lines.push(chunk.toString()), next()) }),
  );
  app = await startTestApp({
    modules: [{ name: "example", routes }],
    log,
    dependencies: { operatorToken: "operator-secret" },
  });
});
afterAll(() => app.close());

const used = async (name: string) =>
  (await app.database.pool.query<{ used: number }>("select used from rate_limit where key = $1", [name])).rows[0]
    ?.used ?? 0;
const statusOf = async (request: InjectOptions) =>
  (await app.app.inject(request)).json<{ StatusCode: number }>().StatusCode;

describe("an answer", () => {
  test("has the envelope, with the handler's notice in the caller's language", async () => {
    const token = await staffToken(app.database);
    const { headers, ...envelope } = await app.call(calls.mine, {}, { token, language: "zh" });
    expect(envelope).toEqual({
      StatusCode: 200,
      IsRefreshMenu: false,
      ErrorMsg: null,
      Message: "共 7 个",
      Content: { count: 36 },
    });
    expect(headers["cache-control"]).toBe("no-store");
  });

  test.each([
    [{}, "Your login has expired, please log in again"],
    [{ "accept-language": "fr;q=0.9, ar-SA;q=0.8, en;q=0.1" }, "انتهت صلاحية تسجيل الدخول، يرجى تسجيل الدخول مجددًا"],
    [{ "accept-language": "ar", language: "zh" }, "登录已过期，请重新登录"],
    [{ language: "tlh" }, "Your login has expired, please log in again"],
  ])("speaks the language of %j", async (headers, message) => {
    expect((await app.call(calls.mine, {}, { headers })).ErrorMsg).toBe(message);
  });

  test("carries the caller's correlation id, or a new one where it could harm the log", async () => {
    const own = await app.call(calls.open, {}, { headers: { "x-correlation-id": "trip-42" } });
    expect(own.headers["x-correlation-id"]).toBe("trip-42");
    const evil = await app.call(calls.open, {}, { headers: { "x-correlation-id": 'a" "b' } });
    expect(evil.headers["x-correlation-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("that does not fit its contract is a fault in tests", async () => {
    expect((await app.call(calls.wrong, {})).StatusCode).toBe(500);
  });
});

describe("who may call", () => {
  test("nobody without a session, except what is for anyone", async () => {
    expect((await app.call(calls.open, {})).Content).toEqual({ count: 0 });
    for (const one of [calls.mine, calls.edit, calls.order, calls.operate, calls.own]) {
      const refused = await app.call(one, {});
      expect([refused.StatusCode, refused.Content.code]).toEqual([401, "core.loginExpired"]);
    }
    expect((await app.call(calls.mine, {}, { token: "A".repeat(43) })).StatusCode).toBe(401);
    expect((await app.call(calls.own, {}, { token: "A".repeat(43) })).StatusCode).toBe(401);
  });

  test("a session whose day is over is none, and a call for anyone still answers", async () => {
    const token = await staffToken(app.database);
    await app.database.pool.query("update session set expires_at = now()");
    expect((await app.call(calls.mine, {}, { token })).StatusCode).toBe(401);
    expect((await app.call(calls.open, {}, { token })).Content).toEqual({ count: 0 });
  });

  test("staff only with one of the rights, which the message names", async () => {
    const without = await app.call(calls.edit, {}, { token: await staffToken(app.database, ["/example/page:view"]) });
    expect([without.StatusCode, without.Content.code]).toEqual([403, "core.noRight"]);
    expect(without.ErrorMsg).toContain("/example/page · Edit");
    expect((await app.call(calls.edit, {}, { token: await staffToken(app.database, [right]) })).StatusCode).toBe(200);
  });

  test("neither customers where staff are meant, nor staff where customers are, nor a user without a company", async () => {
    const customer = await customerToken(app.database);
    expect((await app.call(calls.edit, {}, { token: customer })).Content.code).toBe("core.wrongAudience");
    expect((await app.call(calls.order, {}, { token: customer })).StatusCode).toBe(200);
    expect((await app.call(calls.order, {}, { token: await staffToken(app.database, [right]) })).Content.code).toBe(
      "core.wrongAudience",
    );
    const newUser = await staffToken(app.database, [right], { hasCompany: false });
    expect((await app.call(calls.edit, {}, { token: newUser })).Content.code).toBe("core.companyFirst");
    expect((await app.call(calls.mine, {}, { token: newUser })).StatusCode).toBe(200);
  });

  test("after the company's period only what its access allows", async () => {
    const token = await staffToken(app.database, [right], { validUntil: "2020-02-29" });
    const expired = await app.call(calls.edit, {}, { token });
    expect([expired.StatusCode, expired.Content.code]).toEqual([403, "core.periodExpired"]);
    expect(expired.ErrorMsg).toContain("2020-02-29");
    expect((await app.call(calls.export, {}, { token })).StatusCode).toBe(200);
    expect((await app.call(calls.mine, {}, { token })).StatusCode).toBe(200);
  });

  test("the operator by the configured token only", async () => {
    const headers = { authorization: "Bearer operator-secret" };
    expect((await app.call(calls.operate, {}, { headers })).StatusCode).toBe(200);
    expect(
      (await app.call(calls.operate, {}, { headers: { authorization: "Bearer operator-secre" } })).StatusCode,
    ).toBe(401);
  });
});

describe("a refusal", () => {
  test("names an unknown field", async () => {
    const refused = await app.call(
      calls.open, // @ts-expect-error -- the contract does not know this field either
      { colour: "red" },
    );
    expect([refused.StatusCode, refused.Content.code, refused.ErrorMsg]).toEqual([
      400,
      "core.unknownField",
      "Unknown field: colour",
    ]);
    expect(refused.Content.fields).toEqual({ colour: "Unknown field: colour" });
  });

  test("of a field stands at the field", async () => {
    const refused = await app.call(calls.refuse, { what: "field" });
    expect([refused.StatusCode, refused.Content]).toEqual([
      422,
      { code: "core.tooLong", fields: { what: "At most 3 characters" } },
    ]);
  });

  test("of a duplicate is 409, of text that cannot be stored 400", async () => {
    expect((await app.call(calls.refuse, { what: "twice" })).Content.code).toBe("core.duplicate");
    expect((await app.call(calls.refuse, { what: "nul" })).StatusCode).toBe(400);
  });

  test("says nothing of the inside, and its correlation id leads to the log", async () => {
    const failed = await app.call(calls.refuse, { what: "sql" }, { headers: { "x-correlation-id": "find-me" } });
    expect([failed.StatusCode, failed.Content]).toEqual([500, { code: "core.internal" }]);
    expect(failed.ErrorMsg).toContain("find-me");
    expect(JSON.stringify(failed)).not.toMatch(/secret_column|nowhere|at .*\.ts/);
    expect(lines.filter((line) => line.includes("find-me")).join("\n")).toContain("nowhere");
  });

  test("undoes what was written, unless it was thrown to keep it", async () => {
    await app.call(calls.refuse, { what: "drop" });
    await app.call(calls.refuse, { what: "keep" });
    expect([await used("drop"), await used("keep")]).toEqual([0, 1]);
  });

  test("also comes when a handler swallowed a failed statement: nothing unsaved is answered as done", async () => {
    expect((await app.call(calls.refuse, { what: "swallow" })).StatusCode).toBe(500);
  });

  test("of bad JSON is 400, of a large body 413, of an unknown path or method 404, each in the envelope", async () => {
    const post = { method: "POST", url: calls.open.path, headers: { "content-type": "application/json" } } as const;
    expect(await statusOf({ ...post, payload: "{" })).toBe(400);
    expect(await statusOf({ ...post, payload: "{}", headers: { "content-type": "text/plain" } })).toBe(400);
    expect(await statusOf({ ...post, payload: JSON.stringify({ what: "x".repeat(1024 * 1024) }) })).toBe(413);
    expect(await statusOf({ ...post, url: "/Example/Nothing", payload: "{}" })).toBe(404);
    expect(await statusOf({ method: "GET", url: calls.open.path, headers: { accept: "text/html" } })).toBe(404);
    expect(await statusOf({ method: "DELETE", url: calls.open.path })).toBe(404);
  });
});

test("The menu is to be read again exactly once after rights changed, also when answers come in parallel", async () => {
  const token = await staffToken(app.database);
  await app.database.pool.query("update session set refresh_menu = true");
  const answers = await Promise.all([1, 2, 3, 4].map(() => app.call(calls.mine, {}, { token })));
  expect(answers.filter(({ IsRefreshMenu }) => IsRefreshMenu)).toHaveLength(1);
  expect((await app.call(calls.mine, {}, { token })).IsRefreshMenu).toBe(false);
});

test("What follows the commit runs after a success and not after a refusal", async () => {
  const token = await staffToken(app.database);
  pushed.length = 0;
  await app.call(calls.add, { what: "no" }, { token });
  await app.call(calls.add, { what: "push" }, { token });
  await expect.poll(() => pushed).toEqual(["push"]);
});

test("A used-up limit is 429 with the seconds to wait, counted also for what is refused later", async () => {
  for (let time = 0; time < 2; time += 1) expect((await app.call(calls.limited, { what: "a" })).StatusCode).toBe(200);
  const refused = await app.call(calls.limited, { what: "a" });
  expect([refused.StatusCode, refused.Content.code]).toEqual([429, "core.tooManyRequests"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await app.call(calls.limited, { what: "b" })).StatusCode).toBe(200);
});

test("Logs name call, caller, status and duration, and no token", async () => {
  const token = await staffToken(app.database);
  await app.call(calls.mine, {}, { token, headers: { "x-correlation-id": "log-line" } });
  const line: unknown = JSON.parse(lines.findLast((one) => one.includes("log-line")) ?? "{}");
  expect(line).toMatchObject({
    call: "/Example/Mine",
    status: 200,
    correlationId: "log-line",
    durationMs: expect.any(Number),
  });
  expect(line).toHaveProperty("companyId");
  expect(lines.join("")).not.toContain(token);
});
