import { getOutboxMessageList } from "@lading/contract/outbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepInOutbox } from "#core/outbox";
import { startTestApp, type TestApp } from "#core/testing";
import { outboxModule } from "./index.ts";

const token = "the-operators-own-token";
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [outboxModule], dependencies: { operatorToken: token } });
  for (const [recipient, body] of [
    ["a@lading.example", "Code 111111"],
    ["+8613800000000", "验证码 222222"],
    ["a@lading.example", "Code 333333"],
  ] as const)
    await keepInOutbox(app.database, { channel: "email", recipient, subject: "Lading", body, language: "en" });
});
afterAll(() => app.close());

test("The operator reads what would have been sent, newest first, by pages", async () => {
  const first = await app.call(getOutboxMessageList, { pageSize: 2 }, { token });
  expect(first.Content.total).toBe(3);
  expect(first.Content.rows.map(({ body }) => body)).toEqual(["Code 333333", "验证码 222222"]);
  const second = await app.call(getOutboxMessageList, { pageSize: 2, page: 2 }, { token });
  expect(second.Content.rows.map(({ body }) => body)).toEqual(["Code 111111"]);
});

test("The operator reads what went to one address", async () => {
  const { Content } = await app.call(getOutboxMessageList, { recipient: "+8613800000000" }, { token });
  expect(Content.rows.map(({ body }) => body)).toEqual(["验证码 222222"]);
});

test("Nobody else does", async () => {
  expect((await app.call(getOutboxMessageList, {}, { token: "another" })).StatusCode).toBe(401);
  expect((await app.call(getOutboxMessageList, {})).StatusCode).toBe(401);
});
