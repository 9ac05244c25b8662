import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { calls, routes } from "./pipeline.stage.ts";

const shared = {
  path: "/shared",
  title: { zh: "查询", en: 'Track "it"', ar: "تتبّع" },
  description: { zh: "说明", en: "A <description>", ar: "وصف" },
  isListed: true,
};

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lading-web-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets", "main-1a2b3c.js"), "export {};");
  await writeFile(join(folder, "assets", "main-1a2b3c.js.br"), "compressed");
  await writeFile(join(folder, "index.html"), '<!doctype html><html lang="en"><title>Lading</title>');
  app = await startTestApp({
    modules: [{ name: "example", routes, pages: [shared] }],
    services: localServices,
    dependencies: { webFolder: folder },
  });
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
  const head = await app.app.inject({ method: "HEAD", url: "/assets/main-1a2b3c.js" });
  expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", "10"]);
});

test("What is no page is not found: a missing file, a compressed one by its own name, a call by GET, a way out of the folder", async () => {
  expect((await get("/assets/gone.js", { accept: "*/*" })).statusCode).toBe(404);
  expect((await get("/assets/main-1a2b3c.js.br", { accept: "*/*" })).statusCode).toBe(404);
  expect((await get(calls.open.path)).statusCode).toBe(404);
  expect((await get("/assets/..%2f..%2f..%2fetc%2fpasswd", { accept: "*/*" })).statusCode).toBe(404);
});

test("An address that cannot be read is refused in the caller's language and the usual form", async () => {
  const broken = await get("/pages/%zz", { language: "zh" });
  expect([broken.statusCode, broken.json()]).toMatchObject([
    400,
    { StatusCode: 400, ErrorMsg: "无法解析该请求", Content: { code: "core.unreadable" } },
  ]);
  expect(broken.headers["x-correlation-id"]).toBeDefined();
});

test("A page is given to programs that take anything or say nothing, and to those that ask for its head alone", async () => {
  for (const headers of [{ accept: "*/*" }, { accept: "" }, { accept: "text/*;q=0.5" }]) {
    const { statusCode, headers: answered } = await get("/waybillDetail?numbers=1", headers);
    expect([statusCode, answered["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  }
  const head = await app.app.inject({ method: "HEAD", url: "/shared", headers: { accept: "*/*" } });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  for (const path of ["/gone.png", "/v1/nothing", calls.open.path])
    expect((await get(path, { accept: "*/*" })).statusCode).toBe(404);
  expect((await get("/shared", { accept: "application/json" })).statusCode).toBe(404);
});

test("A shared page says title, description and picture in the reader's language, as text and not as markup", async () => {
  const english = (await get("/shared")).body;
  expect(english).toContain("<title>Track &quot;it&quot; - Lading</title>");
  expect(english).toContain('<meta property="og:description" content="A &lt;description&gt;" />');
  expect(english).toContain(`<meta property="og:image" content="${app.services.config.publicUrl}/share.png" />`);
  expect(english).not.toContain("noindex");
  const chosen = await get("/shared", { accept: "*/*", cookie: "a=b; language=ar", "accept-language": "zh" });
  expect(chosen.body).toContain('<html lang="ar" dir="rtl">');
  expect(chosen.body).toContain('<meta property="og:title" content="تتبّع - Lading" />');
  expect((await get("/shared", { accept: "*/*", "accept-language": "zh-CN,zh;q=0.9" })).body).toContain("查询");
});

test("A page says nothing of its address, and others than the public's are kept out of search engines", async () => {
  const { body } = await get('/waybillDetails/SECRET-1?numbers=SECRET-2"><script>', { accept: "*/*" });
  expect(body).not.toContain("SECRET");
  expect(body).toContain('<meta name="robots" content="noindex" />');
});

test("A page that a browser has already is not sent again", async () => {
  const { headers } = await get("/shared");
  const again = await get("/shared", { accept: "text/html", "if-none-match": String(headers["etag"]) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});
