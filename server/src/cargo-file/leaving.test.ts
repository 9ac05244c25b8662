import {
  archivePath,
  getCargoFileArchiveLink,
  getCargoFileCentersList,
  saveCargoFile,
  sendFileDetailsEmail,
} from "@lading/contract/cargo-file";
import { getMailDeliveryList } from "@lading/contract/mail";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { fromBufferPromise } from "yauzl";
import { buffer } from "node:stream/consumers";
import { outboxMessages } from "#core/db";
import { hashToken } from "#core/session";
import { mailModule } from "#mail";
import { makeToken } from "#user";
import { uniqueNames } from "./archive.ts";
import { openFileHouse, pdf, type FileHouse } from "./cargo-file.stage.ts";
import { opensCargoFile } from "./index.ts";

let house: FileHouse;
let ids: string[];
beforeAll(async () => {
  house = await openFileHouse([mailModule({ cargoFile: opensCargoFile })]);
  const token = house.tokens.administrator;
  const names = ["发票.pdf", "invoice.pdf", "invoice.pdf"];
  const files = await Promise.all(
    names.map(async (name) => ({ fileId: await house.upload(name), type: "invoice" as const })),
  );
  await house.app.call(saveCargoFile, { files, jobNumber: "J-118" }, { token });
  ids = (await house.app.call(getCargoFileCentersList, {}, { token })).Content.rows.map(({ id }) => id);
});
afterAll(() => house.app.close());

const archive = async (asked: unknown, token = house.tokens.administrator) =>
  await house.app.app.inject({
    method: "POST",
    url: archivePath,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    payload: JSON.stringify(asked),
  });

/** A ZIP's files, by name. */
async function unpacked(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes);
  const parts = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return parts;
}

describe("An archive", () => {
  test("holds the chosen files as they are, each under a name of its own", async () => {
    const answer = await archive({ ids });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/zip"]);
    const parts = await unpacked(answer.rawPayload);
    expect([...parts.keys()].toSorted()).toEqual(["invoice (2).pdf", "invoice.pdf", "发票.pdf"]);
    expect([...parts].filter(([, part]) => !part.equals(pdf)).map(([name]) => name)).toEqual([]);
  });

  test("is nobody's who may not see one of them", async () => {
    expect((await archive({ ids }, house.tokens.rival)).statusCode).toBe(404);
    expect((await archive({ ids }, "")).statusCode).toBe(401);
    expect((await archive({ ids: ["x"] })).statusCode).toBe(400);
    expect((await archive({ ids: [...ids, crypto.randomUUID()] })).statusCode).toBe(404);
  });

  test("is downloaded by a link without the token, with its length ahead; the link ends with the session", async () => {
    const token = await makeToken(house.app.database, house.company.companyId, house.company.administrator.userId);
    const { Content } = await house.app.call(getCargoFileArchiveLink, { ids }, { token });
    expect(Content).toMatchObject({ files: 3, bytes: 3 * pdf.length });
    const answer = await house.app.app.inject(Content.path);
    expect([answer.statusCode, answer.headers["content-length"]]).toEqual([200, String(answer.rawPayload.length)]);
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="cargo-files-[\d-]{10}\.zip"$/);
    expect((await unpacked(answer.rawPayload)).size).toBe(3);
    expect((await house.app.app.inject(`${Content.path.slice(0, -3)}AAA`)).statusCode).toBe(401);
    expect((await house.app.app.inject(archivePath)).statusCode).toBe(401);
    const { tokens, app } = house;
    expect((await app.call(getCargoFileArchiveLink, { ids }, { token: tokens.rival })).StatusCode).toBe(404);
    await house.inCompany((db) => db.execute(sql`DELETE FROM session WHERE token_hash = ${hashToken(token)}`));
    expect((await app.app.inject(Content.path)).statusCode).toBe(401);
  });

  test("cannot be had by its link after a minute", async () => {
    const { Content } = await house.app.call(getCargoFileArchiveLink, { ids }, { token: house.tokens.administrator });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    try {
      expect((await house.app.app.inject(Content.path)).statusCode).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });

  test("keeps no folder and nothing hidden in a name, and no two alike whatever their letters' case", () => {
    expect(uniqueNames(["../../etc/passwd", "..\\a.pdf", "A.PDF", "a.pdf", "a.pdf", ".env", "x/y.pdf"])).toEqual([
      "__.._etc_passwd",
      "__a.pdf",
      "A.PDF",
      "a (2).pdf",
      "a (3).pdf",
      "_env",
      "x_y.pdf",
    ]);
  });
});

test.each([
  ["/etc/passwd", "_etc_passwd"],
  ["C:\\Windows\\x.pdf", "C__Windows_x.pdf"],
  ["..", "_"],
  ["NUL.pdf", "_NUL.pdf"],
  ["com1", "_com1"],
  ["console.pdf", "console.pdf"],
  ["invoice.pdf. .", "invoice.pdf"],
  ["invoice\u202Efdp.exe", "invoice_fdp.exe"],
])("In an archive %j is called %j", (name, expected) => {
  expect(uniqueNames([name])).toEqual([expected]);
});

test("An archive of papers whose names are paths unpacks into one folder", async () => {
  const token = house.tokens.administrator;
  const names = ["../../up.pdf", "..\\..\\up.pdf", "/abs/up.pdf", "C:\\up.pdf", "up.pdf", "UP.pdf"];
  const files = await Promise.all(
    names.map(async (name) => ({ fileId: await house.upload(name), type: "other" as const })),
  );
  await house.app.call(saveCargoFile, { files, jobNumber: "J-PATHS" }, { token });
  const { rows } = (await house.app.call(getCargoFileCentersList, { number: "J-PATHS" }, { token })).Content;
  const answer = await archive({ ids: rows.map(({ id }) => id) });
  // The reader refuses names with a drive, a folder above or a backslash by itself.
  const found = [...(await unpacked(answer.rawPayload)).keys()];
  expect(found).toHaveLength(names.length);
  expect(new Set(found.map((name) => name.toLowerCase())).size).toBe(names.length);
  expect(found.filter((name) => /[\\/:]|^\./.test(name))).toEqual([]);
});

const send = async (change: object = {}, token = house.tokens.administrator) =>
  await house.app.call(
    sendFileDetailsEmail,
    {
      ids,
      to: "agent@jeddah.example, وكيل <b@jeddah.example>",
      subject: "أوراق 020-12345675 文件",
      text: "Attached",
      ...change,
    },
    { token },
  );

const chosen = (count: number) => ({ ids: Array.from({ length: count }, () => crypto.randomUUID()) });

describe("Sent by e-mail", () => {
  test("they go with the cover text; without a mail server into the outbox, and the answer says so", async () => {
    const { Content, StatusCode, ErrorMsg } = await send({ to: "agent@jeddah.example, b@jeddah.example" });
    expect([StatusCode, ErrorMsg, Content]).toEqual([200, null, { delivered: "outbox", refused: [] }]);
    const [message] = await house.inCompany((db) =>
      db.select().from(outboxMessages).where(eq(outboxMessages.recipient, "agent@jeddah.example, b@jeddah.example")),
    );
    expect(message).toMatchObject({ subject: "أوراق 020-12345675 文件", body: "Attached" });
    expect(message?.attachments).toHaveLength(3);
  });

  test("each of their pages shows who sent what to whom, to those who may open it", async () => {
    const asked = (token: string, entity = "cargoFile") =>
      ids.map((id) => house.app.call(getMailDeliveryList, { entity, id }, { token }));
    for (const { Content } of await Promise.all(asked(house.tokens.administrator)))
      expect(Content.rows).toMatchObject([
        {
          to: ["agent@jeddah.example", "b@jeddah.example"],
          subject: "أوراق 020-12345675 文件",
          state: "outbox",
          sentByName: "Chen Jing",
        },
      ]);
    const strangers = [
      ...asked(house.tokens.rival),
      ...asked(house.tokens.hr),
      ...asked(house.tokens.administrator, "x"),
    ];
    for (const { StatusCode } of await Promise.all(strangers)) expect(StatusCode).toBe(404);
  });

  test("they are ten at most in one message", async () => {
    expect((await send(chosen(11))).StatusCode).toBe(400);
    expect((await send(chosen(10))).StatusCode).toBe(404);
  });

  test("a wrong address and another company's files are refused, and nothing leaves", async () => {
    const wrong = await send({ to: "agent@" });
    const message = "This is not a valid e-mail address: agent@";
    expect([wrong.ErrorMsg, wrong.Content.fields]).toEqual([message, { to: message }]);
    expect((await send({}, house.tokens.rival)).StatusCode).toBe(404);
  });
});
