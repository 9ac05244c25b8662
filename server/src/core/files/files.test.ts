import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Envelope } from "@lading/contract/core";
import type { FileUse, StoredFile } from "@lading/contract/files";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction, type Db } from "#core/db";
import type { Services } from "#core/http";
import { findSession } from "#core/session";
import { writeSheet } from "#core/sheets";
import { customerToken, staffToken, startTestApp, type TestApp } from "#core/testing";
import { cleanName, disposition } from "./names.ts";
import { createFiles, filesRoutes, type Files } from "./index.ts";

let app: TestApp;
let files: Files;
let folder: string;
let token: string;
const companyId = randomUUID();
const userId = randomUUID();
const color = { r: 200, g: 30, b: 30 };
const jpg = await sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
  .jpeg()
  .toBuffer();
const seal = await sharp({ create: { width: 40, height: 40, channels: 4, background: { ...color, alpha: 0.2 } } })
  .png()
  .toBuffer();
const opaque = await sharp(jpg).png().toBuffer();
const pdf = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lading-files-"));
  app = await startTestApp({
    services: (database) => {
      files = createFiles({ database, place: { folder: join(folder, "files") } });
      return { files };
    },
    modules: [
      {
        name: "files",
        routes: [],
        plugin: (scope, services: Services) =>
          filesRoutes(scope, {
            files: services.files,
            database: services.database,
            findSession: (authorization) => findSession(services.database, authorization),
            incomingFolder: join(folder, "incoming"),
          }),
      },
    ],
  });
  token = await staffToken(app.database, [], { companyId, userId });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const tenant = <T>(work: (db: Db) => Promise<T>, company = companyId) =>
  inTransaction(app.database, { companyId: company }, work);

interface Sent {
  use?: string;
  name?: string;
  as?: string;
  language?: string;
}
async function upload(
  bytes: Uint8Array | undefined,
  { use = "licence", name = "a.bin", as = token, language = "en" }: Sent = {},
) {
  const form = new FormData();
  form.set("use", use);
  if (bytes) form.set("file", new Blob([new Uint8Array(bytes)], { type: "text/html" }), name);
  const request = new Request("http://x/", { method: "POST", body: form });
  const response = await app.app.inject({
    method: "POST",
    url: "/files",
    headers: { authorization: `Bearer ${as}`, language, "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const body = response.json<Envelope<StoredFile & { code?: string }>>();
  return { status: response.statusCode, ...body };
}
const get = (path: string, as = token) => app.app.inject({ url: path, headers: { authorization: `Bearer ${as}` } });

const head = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"`;

/** Sends a licence of 900 MB until an answer comes. */
async function sendEndlessly({ port, hostname }: URL): Promise<string> {
  const chunk = Buffer.alloc(1024 * 1024, 1);
  return await new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const more = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on("error", reject);
    socket.on("drain", more);
    socket.on("data", (data) => {
      resolve(data.toString());
      socket.destroy();
    });
    socket.write(
      `POST /files HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900000000\r\n\r\n${head("use")}\r\n\r\nlicence\r\n${head("file")}; filename="a"\r\n\r\n`,
    );
    more();
  });
}

test.each([
  ["multipart/form-data", "--b"],
  ["multipart/form-data; boundary=b", "no multipart at all"],
  ["multipart/form-data; boundary=b", `${head("use")}\r\n\r\nlicence\r\n${head("file")}; filename="a"\r\n\r\nno end`],
])("A body that is no multipart (%s, %j) cannot be read", async (type, payload) => {
  const headers = { authorization: `Bearer ${token}`, "content-type": type };
  const answer = await app.app.inject({ method: "POST", url: "/files", headers, payload });
  expect([answer.statusCode, answer.json<Envelope<{ code: string }>>().Content.code]).toEqual([400, "core.unreadable"]);
});

describe("An upload", () => {
  test("is known by its content, whatever its name and its sender say, and is read back as it came", async () => {
    const { StatusCode, Content } = await upload(pdf, { name: "营业执照 (副本).html" });
    expect(StatusCode).toBe(200);
    expect(Content).toMatchObject({ name: "营业执照 (副本).pdf", type: "application/pdf", size: pdf.length });
    const answer = await get(Content.path);
    expect(answer.rawPayload).toEqual(pdf);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="____ (__).pdf"; filename*=UTF-8''%E8%90%A5%E4%B8%9A%E6%89%A7%E7%85%A7%20%28%E5%89%AF%E6%9C%AC%29.pdf`,
      "x-content-type-options": "nosniff",
      "cache-control": "private",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  test.each<[string, FileUse, Buffer, string]>([
    ["an avatar that is a PNG", "avatar", opaque, "files.wrongKind"],
    ["a web page", "licence", Buffer.from("<html><script>alert(1)</script>"), "files.wrongKind"],
    ["a drawing with scripts", "licence", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "files.wrongKind"],
    ["a seal on white", "officialSeal", opaque, "files.notTransparent"],
    ["half a picture", "avatar", jpg.subarray(0, jpg.length / 2), "files.damaged"],
    ["nothing", "avatar", Buffer.alloc(0), "files.empty"],
    ["what only the server makes", "export", pdf, "files.unknownUse"],
  ])("is refused when it is %s", async (_, use, bytes, code) => {
    const answer = await upload(bytes, { use });
    expect([answer.StatusCode, answer.Content.code]).toEqual([422, code]);
  });

  test("of a spreadsheet is taken as one, and what only looks like one is told what it is", async () => {
    const as = await staffToken(app.database, ["/logisticsManagement/buildWayBillNo:add"], { companyId, userId });
    const sheet = await buffer(writeSheet([["1"]], [{ heading: "Number" }], { sheetName: "Waybills" }));
    const taken = await upload(sheet, { use: "waybillImport", name: "运单.xls", as });
    expect(taken.Content.name).toBe("运单.xlsx");
    expect((await get(taken.Content.path, as)).headers["content-disposition"]).toMatch(/^attachment;/);
    const old = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(512)]);
    expect((await upload(old, { use: "waybillImport", name: "a.xlsx", as })).Content.code).toBe("sheets.oldXls");
    expect((await upload(Buffer.from("a,b"), { use: "waybillImport", as })).Content.code).toBe("sheets.notXlsx");
  });

  test("of a seal with a transparent background is taken", async () => {
    expect((await upload(seal, { use: "officialSeal" })).StatusCode).toBe(200);
  });

  test("of the wrong kind is told which kinds will do, in each language", async () => {
    const messages = ["zh", "en", "ar"].map(
      async (language) => (await upload(pdf, { use: "avatar", language })).ErrorMsg,
    );
    expect(await Promise.all(messages)).toEqual([
      "文件格式不符，仅支持 JPG",
      "This kind of file is not accepted. Please upload JPG",
      "نوع الملف غير مقبول، الأنواع المسموح بها: \u2068JPG\u2069",
    ]);
  });

  test("over its limit is refused with the limit, and leaves nothing behind", async () => {
    const answer = await upload(Buffer.alloc(2 * 1024 * 1024 + 1, 1));
    expect([answer.StatusCode, answer.ErrorMsg]).toEqual([413, "The file is too large: at most 2 MB"]);
    expect(await readdir(join(folder, "incoming"))).toEqual([]);
  });

  test("needs a session, the right of its use, a known use, and a file", async () => {
    expect((await upload(pdf, { as: "" })).StatusCode).toBe(401);
    expect((await upload(pdf, { use: "waybillImport" })).StatusCode).toBe(403);
    expect((await upload(pdf, { use: "toString" })).Content.code).toBe("files.unknownUse");
    expect((await upload(undefined)).Content.code).toBe("files.missing");
  });

  test("that goes on and on is answered while it still comes, and takes no memory", async () => {
    const before = process.memoryUsage().rss;
    const answer = await sendEndlessly(new URL(await app.listen()));
    expect(answer).toContain("HTTP/1.1 413");
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
  });
});

describe("A stored file", () => {
  test("is not there for another company, another person where it is personal, a customer where it is the staff's, or nobody", async () => {
    const staffs = await tenant((db) =>
      files.save(db, { companyId, use: "advertImage", name: "a.jpg", bytes: jpg, createdBy: userId }),
    );
    const personal = await tenant((db) =>
      files.save(db, { companyId, use: "document", name: "label", bytes: pdf, createdBy: userId }),
    );
    const other = await staffToken(app.database, [], { companyId: randomUUID(), userId });
    const colleague = await staffToken(app.database, [], { companyId });
    const customer = await customerToken(app.database, { companyId });
    const statuses = async (path: string) =>
      await Promise.all([token, colleague, customer, other, ""].map(async (as) => (await get(path, as)).statusCode));
    expect(await statuses(staffs.path)).toEqual([200, 200, 404, 404, 401]);
    expect(await statuses(personal.path)).toEqual([200, 404, 404, 404, 401]);
    expect((await get(`/files/${randomUUID()}`)).statusCode).toBe(404);
    expect((await get("/files/..%2f..%2fetc%2fpasswd")).statusCode).toBe(404);
  });

  test("is not kept when its transaction fails, nor when its content is not of its use", async () => {
    const file = { companyId, use: "document", name: "a.pdf", bytes: pdf, createdBy: userId } as const;
    let path = "";
    const failing = tenant(async (db) => {
      path = (await files.save(db, file)).path;
      throw new Error("refused");
    });
    await expect(failing).rejects.toThrow("refused");
    expect((await get(path)).statusCode).toBe(404);
    await expect(tenant((db) => files.save(db, { ...file, bytes: jpg }))).rejects.toThrow("files.wrongKind");
  });

  test("is an upload until a record claims it: its own person's, for its own use", async () => {
    const { Content } = await upload(pdf);
    const claim = (use: FileUse, createdBy: string) =>
      tenant((db) => files.claim(db, { id: Content.id, use, createdBy }));
    await expect(claim("avatar", userId)).rejects.toThrow("files.gone");
    await expect(claim("licence", randomUUID())).rejects.toThrow("files.gone");
    expect(await claim("licence", userId)).toEqual(Content);
    expect(await claim("licence", randomUUID())).toEqual(Content);
  });

  test("goes when its time is over, with its bytes and with bytes that no transaction knew", async () => {
    const file = { companyId, use: "document", name: "a.pdf", bytes: pdf, createdBy: userId } as const;
    const lasting = await tenant((db) => files.save(db, file));
    const over = await tenant((db) => files.save(db, { ...file, expiresAt: new Date(Date.now() - 1_000) }));
    const released = await tenant((db) => files.save(db, file));
    await tenant((db) => files.release(db, released.id));
    const [young, old] = [randomUUID(), randomUUID()];
    for (const orphan of [young, old]) await writeFile(join(folder, "files", companyId, orphan), "x");
    await utimes(join(folder, "files", companyId, old), 0, 0);
    expect((await get(over.path)).statusCode).toBe(404);
    expect((await get(released.path)).statusCode).toBe(404);
    expect((await files.clean()).removed).toBeGreaterThanOrEqual(3);
    const left = await readdir(join(folder, "files", companyId));
    expect(left).toEqual(expect.arrayContaining([lasting.id, young]));
    for (const gone of [over.id, released.id, old]) expect(left).not.toContain(gone);
    expect((await get(lasting.path)).statusCode).toBe(200);
  });

  test("reads back inside the server", async () => {
    const { id } = await tenant((db) =>
      files.save(db, { companyId, use: "document", name: "a", bytes: pdf, createdBy: null }),
    );
    const card = await tenant((db) => files.find(db, id));
    expect(card && (await files.read(card))).toEqual(pdf);
  });
});

describe("A name", () => {
  test.each([
    ["../../etc/passwd", "passwd.pdf"],
    ["C:\\Users\\Li\\scan.PDF", "scan.pdf"],
    ["invoice\u202efdp.exe", "invoicefdp.pdf"],
    ["a\r\nSet-Cookie: x.pdf", "aSet-Cookie x.pdf"],
    ["...", "file.pdf"],
    ["بوليصة الشحن.pdf", "بوليصة الشحن.pdf"],
  ])("%j is kept as %j", (name, kept) => {
    expect(cleanName(name, "pdf")).toBe(kept);
  });

  test("stays inside its header", () => {
    expect(disposition("attachment", 'a"b;c%.xlsx')).toBe(
      `attachment; filename="a_b;c_.xlsx"; filename*=UTF-8''a%22b%3Bc%25.xlsx`,
    );
  });
});
