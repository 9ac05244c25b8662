import { createServer, type AddressInfo } from "node:net";
import { Refused } from "@lading/contract/core";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "#core/log";
import { newestOutboxEntries } from "#core/outbox";
import { startTestApp, type TestApp } from "#core/testing";
import { addressesOf, createMailer, type Mail } from "./index.ts";

interface Received {
  to: string[];
  raw: string;
}
const received: Received[] = [];
const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  logger: false,
  onRcptTo: ({ address }, _session, next) => {
    next(address.startsWith("nobody") ? Object.assign(new Error("No such user"), { responseCode: 550 }) : undefined);
  },
  onData: (stream, session, next) => {
    const pieces: Buffer[] = [];
    stream.on("data", (piece: Buffer) => pieces.push(piece));
    stream.on("end", () => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ to, raw: Buffer.concat(pieces).toString() });
      next();
    });
  },
});

let app: TestApp;
let url: string;
const log = createLog("silent");
const from = "Lading <no-reply@lading.example>";
beforeAll(async () => {
  app = await startTestApp({ modules: [] });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `smtp://127.0.0.1:${portOf(server.server.address())}`;
});
beforeEach(() => void received.splice(0));
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await app.close();
});

const mail: Mail = { to: "li@lading.example", subject: "验证码 482913", text: "您的验证码", language: "zh" };
const smtp = (address: string, patienceMs?: number) =>
  createMailer({ database: app.database, log, smtpUrl: address, from, patienceMs });
const codeOf = async (work: Promise<unknown>) =>
  await work.then(
    () => "sent",
    (error: unknown) => (error instanceof Refused ? error.refusal.code : error),
  );

describe("With a mail server, a message", () => {
  test.each([
    ["您的验证码 482913", "=?UTF-8?B?5oKo55qE6aqM6K+B56CBIDQ4MjkxMw==?="],
    ["رمز التحقق 482913", "=?UTF-8?B?2LHZhdiyINin2YTYqtit2YLZgiA0ODI5MTM=?="],
  ])("arrives with the subject %s", async (subject, encoded) => {
    expect(await smtp(url).send({ ...mail, subject })).toEqual({ delivered: "smtp", refused: [] });
    expect(received[0]?.raw.replaceAll("?=\r\n =?UTF-8?B?", "")).toContain(`Subject: ${encoded}`);
    expect(received[0]?.raw).toContain("From: Lading <no-reply@lading.example>");
  });

  test("goes to several addresses, and names those that were refused", async () => {
    const delivery = await smtp(url).send({
      ...mail,
      to: "li@lading.example, nobody@lading.example，wang@lading.example",
    });
    expect(delivery).toEqual({ delivered: "smtp", refused: ["nobody@lading.example"] });
    expect(received[0]?.to).toEqual(["li@lading.example", "wang@lading.example"]);
  });

  test("carries attachments from memory, with their names", async () => {
    const bytes = Buffer.from("%PDF-1.7");
    await smtp(url).send({ ...mail, attachments: [{ name: "运单 1.pdf", type: "application/pdf", bytes }] });
    expect(received[0]?.raw).toContain(bytes.toString("base64"));
    expect(received[0]?.raw).toContain("filename*0*=utf-8''%E8%BF%90%E5%8D%95%201.pdf");
  });

  test("cannot smuggle a header in its subject", async () => {
    await smtp(url).send({ ...mail, subject: "Hello\r\nBcc: victim@lading.example" });
    expect(received[0]?.to).toEqual(["li@lading.example"]);
    expect(received[0]?.raw).not.toMatch(/^Bcc:/m);
  });

  test("has no isolating characters in its subject, which is no sentence on a page", async () => {
    await smtp(url).send({ ...mail, subject: "Bill \u2068GULF-12\u2069" });
    expect(received[0]?.raw).toContain("Subject: Bill GULF-12\r\n");
  });

  test("keeps a number in its order in an Arabic subject, by marks that all mail programs know", async () => {
    await smtp(url).send({
      ...mail,
      subject: "بوليصة \u2068020-12345675\u2069 بتاريخ \u20682026-\u206011-\u206022\u2069",
    });
    const words = /^Subject: ([^]*?)\r\n(?! )/m.exec(received[0]?.raw ?? "")?.[1] ?? "";
    const bytes = [...words.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)].map(([, part = ""]) => Buffer.from(part, "base64"));
    expect(Buffer.concat(bytes).toString()).toBe("بوليصة \u200E020-12345675\u200E بتاريخ \u200E2026-11-22\u200E");
  });

  test("is refused when nobody takes it, and says who", async () => {
    expect(await codeOf(smtp(url).send({ ...mail, to: "nobody@lading.example" }))).toBe("mail.recipientRefused");
  });

  test("is refused as not sent when the server is away or never answers", async () => {
    expect(await codeOf(smtp("smtp://127.0.0.1:1").send(mail))).toBe("mail.unreachable");
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const started = performance.now();
    const hanging = smtp(`smtp://127.0.0.1:${portOf(silent.address())}`, 600);
    expect(await codeOf(hanging.send(mail))).toBe("mail.unreachable");
    expect(performance.now() - started).toBeLessThan(1_500);
    silent.close();
  });
});

test("Without a mail server, a message waits in the outbox and is said to", async () => {
  const mailer = createMailer({ database: app.database, log, from });
  const attachments = [{ name: "a.pdf", type: "application/pdf", bytes: Buffer.from("12345") }];
  expect(await mailer.send({ ...mail, attachments })).toEqual({ delivered: "outbox", refused: [] });
  const [kept] = await newestOutboxEntries(app.database.pool, 1);
  expect(kept).toMatchObject({
    channel: "email",
    recipient: "li@lading.example",
    subject: mail.subject,
    body: mail.text,
    language: "zh",
    attachments: [{ name: "a.pdf", type: "application/pdf", size: 5 }],
  });
});

describe("A field of addresses", () => {
  test("takes commas of every script, and each address once", () => {
    expect(addressesOf("a@x.example，B@x.example، c@x.example; A@x.example,")).toHaveLength(3);
  });

  test.each(["", "a@x.example, not-an-address", "a@x.example\r\nBcc: b@x.example"])("refuses %j", (text) => {
    expect(() => addressesOf(text)).toThrow("mail.address");
  });

  test("takes at most 50", () => {
    const many = Array.from({ length: 51 }, (_, index) => `a${index}@x.example`).join(",");
    expect(() => addressesOf(many)).toThrow("mail.tooManyAddresses");
  });
});

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("not listening");
  return address.port;
}
