import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { Refused } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { createLog } from "#core/log";
import { startTestApp, type TestApp } from "#core/testing";
import { mailsAbout } from "./deliveries.ts";
import { createMailer, sendMail, type Mail, type Mailer, type Sender } from "./index.ts";
import { openBadServer, type Misbehaviour } from "./mail-server.stage.ts";

const subjects: string[] = [];
const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  logger: false,
  onRcptTo: ({ address }, _session, next) => {
    next(address.startsWith("nobody") ? Object.assign(new Error("No such user"), { responseCode: 550 }) : undefined);
  },
  onData: (stream, _session, next) => {
    const pieces: Buffer[] = [];
    stream.on("data", (piece: Buffer) => pieces.push(piece));
    stream.on("end", () => {
      subjects.push(/^Subject: (.*)$/m.exec(Buffer.concat(pieces).toString())?.[1] ?? "");
      setTimeout(next, 200);
    });
  },
});

let app: TestApp;
let good: Mailer;
const companyId = randomUUID();
const from = "Lading <no-reply@lading.example>";
const mailerOf = (smtpUrl: string, patienceMs = 900) =>
  createMailer({ database: app.database, log: createLog("silent"), smtpUrl, from, patienceMs });
beforeAll(async () => {
  app = await startTestApp({ modules: [] });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  good = mailerOf(`smtp://127.0.0.1:${address.port}`);
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await app.close();
});

const mail: Mail = { to: "li@lading.example", subject: "bill", text: "…", language: "en" };
const senderOf = (rest: Partial<Sender> = {}): Sender => ({
  companyId,
  userId: randomUUID(),
  userName: "Chen Jing",
  about: { entity: "bill", id: randomUUID() },
  ...rest,
});
const send = async (mailer: Mailer, sender: Sender, change: Partial<Mail> = {}) =>
  await sendMail({ database: app.database, mail: mailer }, sender, { ...mail, ...change }).then(
    ({ delivered }) => delivered,
    (error: unknown) => (error instanceof Refused ? error.refusal.code : String(error)),
  );
const kept = async ({ about: { entity, id } }: Sender, patienceMs = 30_000) =>
  await inTransaction(app.database, { companyId }, (db) => mailsAbout(db, { companyId, entity, id }, { patienceMs }));
const badly = async (how: Misbehaviour, sender: Sender) => {
  const bad = await openBadServer(how);
  const end = await send(mailerOf(bad.url), sender);
  await bad.close();
  return { end, whole: bad.wholeMessages() };
};

describe("A message about a record", () => {
  test("is kept with who, to whom, what and how it ended, on every record that it is about", async () => {
    const other = randomUUID();
    const sender = senderOf({ about: { entity: "bill", id: randomUUID(), others: [other] } });
    const attachments = [{ name: "账单.pdf", type: "application/pdf", bytes: Buffer.from("12345") }];
    await send(good, sender, { to: "li@lading.example, nobody@lading.example", subject: "كشف 账单", attachments });
    const expected = {
      to: ["li@lading.example", "nobody@lading.example"],
      subject: "كشف 账单",
      attachments: [{ name: "账单.pdf", size: 5 }],
      state: "sent",
      refused: ["nobody@lading.example"],
      sentByName: "Chen Jing",
    };
    expect(await kept(sender)).toMatchObject([expected]);
    expect(await kept({ ...sender, about: { entity: "bill", id: other } })).toMatchObject([expected]);
  });

  test("says that all its addresses were refused, or that it is only in the outbox", async () => {
    const refused = senderOf();
    expect(await send(good, refused, { to: "nobody@lading.example" })).toBe("mail.recipientRefused");
    expect(await kept(refused)).toMatchObject([{ state: "refused", refused: ["nobody@lading.example"] }]);
    const waiting = senderOf();
    const outbox = createMailer({ database: app.database, log: createLog("silent"), from });
    expect(await send(outbox, waiting)).toBe("outbox");
    expect(await kept(waiting)).toMatchObject([{ state: "outbox" }]);
  });

  test.each([
    ["hangsAtGreeting", "notSent"],
    ["says554AfterTheDot", "refused"],
    ["dropsAfterTheDot", "unknown"],
  ] as const)("with a server that %s is kept as %s", async (how, state) => {
    const sender = senderOf();
    await badly(how, sender);
    expect(await kept(sender)).toMatchObject([{ state }]);
  });

  test("of another company is not there", async () => {
    const sender = senderOf();
    await send(good, sender);
    const rival = randomUUID();
    const { entity, id } = sender.about;
    const seen = await inTransaction(app.database, { companyId: rival }, (db) =>
      mailsAbout(db, { companyId: rival, entity, id }, { patienceMs: 1 }),
    );
    expect(seen).toEqual([]);
  });
});

describe("What must not be sent twice", () => {
  test("leaves once when three send it at the same time, and all are told that it did", async () => {
    const sender = senderOf({ once: "bill 1" });
    const ends = await Promise.all([1, 2, 3].map(() => send(good, sender, { subject: "only-once" })));
    expect(ends).toEqual(["smtp", "smtp", "smtp"]);
    expect(subjects.filter((subject) => subject === "only-once")).toHaveLength(1);
    expect(await kept(sender)).toHaveLength(1);
  });

  test("is another company's own matter", async () => {
    const both = [senderOf({ once: "bill 2" }), senderOf({ once: "bill 2", companyId: randomUUID() })];
    await Promise.all(both.map((sender) => send(good, sender, { subject: "each-once" })));
    expect(subjects.filter((subject) => subject === "each-once")).toHaveLength(2);
  });

  test("is not tried again once it is unknown or refused, and says so again", async () => {
    const lost = senderOf({ once: "bill 3" });
    expect(await badly("dropsAfterTheDot", lost)).toEqual({ end: "mail.unknown", whole: 1 });
    expect(await send(good, lost, { subject: "again" })).toBe("mail.unknown");
    const spam = senderOf({ once: "bill 4" });
    expect(await badly("says554AfterTheDot", spam)).toEqual({ end: "mail.rejected", whole: 1 });
    expect(await send(good, spam, { subject: "again" })).toBe("mail.rejected");
    expect(subjects).not.toContain("again");
  });

  test("may be sent when it certainly did not leave, then once", async () => {
    const sender = senderOf({ once: "bill 5" });
    expect((await badly("hangsAfterDataCommand", sender)).end).toBe("mail.unreachable");
    await Promise.all([1, 2].map(() => send(good, sender, { subject: "second-try" })));
    expect(subjects.filter((subject) => subject === "second-try")).toHaveLength(1);
    expect(await kept(sender)).toMatchObject([{ state: "sent" }]);
  });

  test("counts as unknown when the process is killed while the mail server has it", async () => {
    const bad = await openBadServer("hangsAfterTheDot");
    const sender = senderOf({ once: "bill 6", about: { entity: "bill", id: companyId } });
    const script = join(import.meta.dirname, "sending.stage.ts");
    const child = spawn(process.execPath, [script, app.appUrl, bad.url, companyId, "bill 6"], { stdio: "inherit" });
    await expect.poll(() => bad.wholeMessages(), { timeout: 10_000 }).toBe(1);
    child.kill("SIGKILL");
    await once(child, "exit");
    await bad.close();
    expect(await kept(sender)).toMatchObject([{ state: "sending" }]);
    await inTransaction(app.database, { companyId }, async (db) => {
      await db.execute(sql`UPDATE mail_delivery SET started_at = now() - interval '1 hour' WHERE once = 'bill 6'`);
    });
    expect(await kept(sender)).toMatchObject([{ state: "unknown" }]);
    expect(await send(good, sender, { subject: "after the crash" })).toBe("mail.unknown");
    expect(subjects).not.toContain("after the crash");
  });
});
