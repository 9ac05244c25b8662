import { createServer, type Server, type Socket } from "node:net";
import { editEmailConfig, getEmailConfigList, getEmailConfigLog, testEmailConfig } from "@lading/contract/email-config";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { sendMail } from "#core/mail";
import type { TestApp } from "#core/testing";
import { account, addAccount, openCompany, openMailHouse, openMailServer, password } from "./mail-account.stage.ts";

type MailServer = Awaited<ReturnType<typeof openMailServer>>;

/** A server that is none: it does with each line what a test says. */
async function openOther(on: (socket: Socket) => void): Promise<Server & { port: number }> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    on(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  return Object.assign(server, { port: address.port });
}

let app: TestApp;
let good: MailServer;
let secure: MailServer;
let dropping: Server & { port: number };
let silent: Server & { port: number };
const closed = 9;
beforeAll(async () => {
  [good, secure, dropping, silent] = await Promise.all([
    openMailServer(),
    openMailServer({ secure: true }),
    openOther((socket) => socket.destroy()),
    openOther(() => undefined),
  ]);
  const ports = [good, secure, dropping, silent].map(({ port }) => port);
  app = await openMailHouse({ LADING_SMTP_PRIVATE: "on", LADING_SMTP_PORTS: [...ports, closed].join(",") });
});
afterAll(async () => {
  await Promise.all([good.close(), secure.close()]);
  dropping.close();
  silent.close();
  await app.close();
});

const tryOut = async (id: string, token: string, to = "me@lading.example", language: "zh" | "en" | "ar" = "en") =>
  await app.call(testEmailConfig, { id, to }, { token, language });

describe("A test of a mail account", () => {
  test("connects, signs in, sends a message in the person's language and says when", async () => {
    const { token } = await openCompany(app);
    const id = await addAccount(app, { token }, { port: good.port });
    const { StatusCode, Content } = await tryOut(id, token, "me@lading.example", "zh");
    expect(StatusCode).toBe(200);
    expect(Content.testedAt).toMatch(/Z$/);
    expect(good.received.at(-1)).toMatchObject({
      user: "docs",
      from: "docs@lading.example",
      to: ["me@lading.example"],
    });
    const { Content: list } = await app.call(getEmailConfigList, {}, { token });
    expect(list.rows).toMatchObject([{ testState: "passed", secretState: "kept", sentToday: 0 }]);
    const { Content: log } = await app.call(getEmailConfigLog, { id }, { token });
    expect(log.rows.map(({ action }) => action)).toEqual(["test", "add"]);
  });

  test("works without signing in, where the server asks for nobody", async () => {
    const { token } = await openCompany(app);
    const id = await addAccount(app, { token }, { port: good.port, user: "", secret: "" });
    expect((await tryOut(id, token)).StatusCode).toBe(200);
  });

  test.each([
    [
      "the password is wrong",
      () => ({ port: good.port, secret: "wrong" }),
      "does not accept the user name or password",
    ],
    [
      "the sender is not allowed",
      () => ({ port: good.port, senderAddress: "thief@x.example" }),
      "let you send as thief@",
    ],
    ["nobody listens", () => ({ port: closed }), "refuses connections on port 9"],
    ["the name is nobody's", () => ({ port: good.port, host: "nobody.invalid" }), "no mail server nobody.invalid"],
    ["the line is cut", () => ({ port: dropping.port }), "ended the connection"],
    ["nothing answers", () => ({ port: silent.port }), "did not answer in time"],
    [
      "the certificate is nobody's",
      () => ({ port: secure.port, security: "tls" as const }),
      "certificate of 127.0.0.1",
    ],
    [
      "TLS is not spoken there",
      () => ({ port: good.port, security: "tls" as const }),
      "does not offer the chosen encryption",
    ],
    [
      "STARTTLS is not offered",
      () => ({ port: good.port, security: "startTls" as const }),
      "does not offer the chosen encryption",
    ],
  ])("says so when %s", async (_what, change, said) => {
    const { token } = await openCompany(app);
    const id = await addAccount(app, { token }, change());
    const before = good.received.length;
    const { StatusCode, ErrorMsg } = await tryOut(id, token);
    expect(ErrorMsg).toContain(said);
    expect(StatusCode).toBe(422);
    expect(good.received).toHaveLength(before);
    expect((await app.call(getEmailConfigList, {}, { token })).Content.rows).toMatchObject([{ testState: "failed" }]);
  });
});

describe("A test to an address", () => {
  test("says at the field that the recipient is refused, in each language", async () => {
    const { token } = await openCompany(app);
    const id = await addAccount(app, { token }, { port: good.port });
    for (const [language, word] of [
      ["zh", "拒收收件地址"],
      ["en", "does not accept the recipient"],
      ["ar", "لا يقبل خادم البريد المستلم"],
    ] as const) {
      const { Content } = await tryOut(id, token, "nobody@x.example", language);
      expect(Content.fields?.["to"]).toContain(word);
    }
  });
});

describe("How a test ended", () => {
  test("is not known any more when the account was changed, and nobody else's account is there", async () => {
    const { token } = await openCompany(app);
    const id = await addAccount(app, { token }, { port: good.port });
    await tryOut(id, token);
    const { secret: _none, ...given } = account;
    const edited = { id, version: 1, ...given, port: good.port, user: "other", secret: password };
    expect((await app.call(editEmailConfig, edited, { token })).StatusCode).toBe(200);
    expect((await app.call(getEmailConfigList, {}, { token })).Content.rows).toMatchObject([{ testState: "never" }]);
    const stranger = await openCompany(app);
    expect((await tryOut(id, stranger.token)).StatusCode).toBe(404);
  });
});

test("An account that leads into the server's own network is neither stored nor used, unless the operator allows it", async () => {
  const strict = await openMailHouse({ LADING_SMTP_PORTS: String(good.port) });
  const { token, companyId } = await openCompany(strict);
  for (const host of ["127.0.0.1", "localhost", "mail.localhost", "10.0.0.1", "::ffff:127.0.0.1", "169.254.169.254"])
    await expect(addAccount(strict, { token }, { port: good.port, host })).rejects.toThrow("own network");
  // A name says nothing by itself; where it leads is looked at when it is used.
  const id = await addAccount(strict, { token }, { port: good.port, host: "smtp.lading.example" });
  await inTransaction(strict.database, { companyId }, (db) =>
    db.execute(sql`UPDATE mail_account SET host = 'localhost'`),
  );
  const before = good.received.length;
  const tried = await strict.call(testEmailConfig, { id, to: "me@lading.example" }, { token, language: "en" });
  expect(tried.ErrorMsg).toContain("own network");
  const about = { entity: "bill", id };
  const sender = { companyId, userId: id, userName: "Chen Jing", about };
  const mail = { to: "li@lading.example", subject: "Bill", text: "…", language: "en" as const };
  await expect(sendMail(strict.services, sender, mail)).rejects.toThrow("mail.accountRefused");
  expect(good.received).toHaveLength(before);
  await strict.close();
});
