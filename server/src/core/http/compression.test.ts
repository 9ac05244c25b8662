import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { anyone, defineCall } from "@lading/contract/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestApp, type TestApp } from "#core/testing";
import { on } from "./route.ts";

const call = defineCall({
  path: "/Example/List",
  summary: "Example",
  access: anyone,
  input: z.strictObject({ length: z.int() }),
  answer: z.object({ text: z.string() }),
  changes: false,
  refusals: [],
  example: { length: 1 },
});
const secret = defineCall({ ...call, path: "/Example/SignIn", answersSecret: true });

let app: TestApp;
beforeAll(async () => {
  const routes = [call, secret].map((one) => on(one, async ({ input }) => ({ text: "long ".repeat(input.length) })));
  app = await startTestApp({ modules: [{ name: "example", routes }] });
});
afterAll(() => app.close());

const ask = (path: string, length: number, encoding: string) =>
  app.app.inject({ method: "POST", url: path, payload: { length }, headers: { "accept-encoding": encoding } });

test("Long answers are compressed as the caller takes them, and say that they differ by it", async () => {
  const brotli = await ask(call.path, 1000, "gzip, deflate, br");
  expect([brotli.headers["content-encoding"], brotli.headers["vary"]]).toEqual(["br", "accept-encoding"]);
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toMatchObject({ StatusCode: 200 });
  const gzip = await ask(call.path, 1000, "gzip");
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.rawPayload).length).toBeGreaterThan(5000);
  expect(gzip.rawPayload.length).toBeLessThan(500);
});

test("Short answers, answers for callers who take none, and answers with a secret are not", async () => {
  for (const [path, length, encoding] of [
    [call.path, 1, "br"],
    [call.path, 1000, "identity"],
    [secret.path, 1000, "br, gzip"],
  ] as const)
    expect((await ask(path, length, encoding)).headers["content-encoding"]).toBeUndefined();
});
