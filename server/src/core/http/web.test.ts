import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#core/testing";
import { calls, routes } from "./pipeline.stage.ts";

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lading-web-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Lading</title>");
  await writeFile(join(folder, "assets", "main-1a2b3c.js"), "export {};");
  await writeFile(join(folder, "assets", "main-1a2b3c.js.br"), "compressed");
  app = await startTestApp({ modules: [{ name: "example", routes }], dependencies: { webFolder: folder } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = async (url: string, headers: Record<string, string> = { accept: "text/html" }) =>
  await app.app.inject({ url, headers });

test("Every page of the application is index.html, asked for anew each time, under a policy that runs our scripts only", async () => {
  for (const path of ["/", "/login", "/waybillDetails/1?tab=2", "/docs-like/page"]) {
    const { statusCode, body, headers } = await get(path);
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect(body).toContain("Lading");
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
});

test("Files with a hash in their name are kept for good, and come compressed where the browser takes it", async () => {
  const plain = await get("/assets/main-1a2b3c.js", {});
  expect([plain.body, plain.headers["cache-control"]]).toEqual(["export {};", "public, max-age=31536000, immutable"]);
  const small = await get("/assets/main-1a2b3c.js", { "accept-encoding": "br" });
  expect([small.body, small.headers["content-encoding"]]).toEqual(["compressed", "br"]);
});

test("What is no page is not found: a missing file, a call by GET, a way out of the folder", async () => {
  expect((await get("/assets/gone.js", { accept: "*/*" })).statusCode).toBe(404);
  expect((await get(calls.open.path)).statusCode).toBe(404);
  expect((await get("/assets/..%2f..%2f..%2fetc%2fpasswd", { accept: "*/*" })).statusCode).toBe(404);
});
