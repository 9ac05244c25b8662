import {
  addEmailConfig,
  deleteEmailConfig,
  editEmailConfig,
  exportEmailConfigList,
  getEmailConfigList,
  getEmailConfigLog,
  loadEmailSending,
} from "@lading/contract/email-config";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { sendMail } from "#core/mail";
import type { TestApp } from "#core/testing";
import {
  account,
  addAccount,
  allRights,
  openCompany,
  openMailHouse,
  openMailServer,
  password,
} from "./mail-account.stage.ts";

let app: TestApp;
let server: Awaited<ReturnType<typeof openMailServer>>;
let company: Awaited<ReturnType<typeof openCompany>>;
beforeAll(async () => {
  server = await openMailServer();
  app = await openMailHouse({ LADING_SMTP_PRIVATE: "on", LADING_SMTP_PORTS: `${server.port},587` });
});
afterAll(async () => {
  await server.close();
  await app.close();
});
beforeEach(async () => {
  company = await openCompany(app);
});

const list = async () => (await app.call(getEmailConfigList, { sort: "name", order: "asc" }, company)).Content.rows;
const stored = async () =>
  await inTransaction(app.database, { companyId: company.companyId }, async (db) => {
    const { rows } = await db.execute<{ secret: string | null }>(sql`SELECT secret FROM mail_account`);
    return rows[0]?.secret ?? null;
  });
const edit = async (id: string, change: Partial<typeof account> & { port?: number; enabled?: boolean }, version = 1) =>
  await app.call(
    editEmailConfig,
    { id, version, ...account, port: server.port, secret: "", ...change },
    { ...company, language: "en" },
  );
const sender = (rest: { userName?: string } = {}) => ({
  companyId: company.companyId,
  userId: "01936f5e-0000-7000-8000-000000000001",
  userName: "Chen Jing",
  about: { entity: "bill", id: "01936f5e-0000-7000-8000-000000000002" },
  ...rest,
});
const mail = { to: "li@lading.example", subject: "Bill", text: "…", language: "en" as const };
const send = async () => await sendMail(app.services, sender(), mail);

describe("A mail account's password", () => {
  test("is stored encrypted and never given back: not by the list, the log or the spreadsheet", async () => {
    const id = await addAccount(app, company, { port: server.port });
    expect(await stored()).toMatch(/^v1\./);
    expect(await stored()).not.toContain(password);
    await edit(id, { secret: "another-password" });
    const answers = [
      await app.call(getEmailConfigList, {}, company),
      await app.call(getEmailConfigLog, { id }, company),
      await app.call(loadEmailSending, {}, company),
    ];
    const { Content } = await app.call(exportEmailConfigList, {}, company);
    expect(Content.path).toMatch(/^\/files\//);
    for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/another-password|guesses|v1\./);
    const { Content: log } = await app.call(getEmailConfigLog, { id }, company);
    expect(log.rows[0]?.changes).toEqual([{ field: "secret", before: "•••", after: "••••••" }]);
  });

  test("stays when it is not typed again, and the account still signs in", async () => {
    const id = await addAccount(app, company, { port: server.port });
    const before = await stored();
    expect((await edit(id, { senderName: "Documents" })).StatusCode).toBe(200);
    expect(await stored()).toBe(before);
    expect(await send()).toEqual({ delivered: "smtp", refused: [] });
    expect(server.received.at(-1)).toMatchObject({ user: "docs" });
  });

  test("does not follow to another server or onto an open line: it is asked for again", async () => {
    const id = await addAccount(app, company, { port: server.port, security: "tls" });
    const elsewhere = await edit(id, { host: "smtp.thief.example" });
    expect(elsewhere.Content.fields?.["secret"]).toContain("Enter the password again");
    expect((await edit(id, { security: "none" })).StatusCode).toBe(422);
    expect((await edit(id, { host: "smtp.other.example", secret: "new" })).StatusCode).toBe(200);
  });

  test("that the server's key no longer opens is said to be so, and nothing is sent by guessing", async () => {
    const id = await addAccount(app, company, { port: server.port });
    await inTransaction(app.database, { companyId: company.companyId }, (db) =>
      db.execute(sql`UPDATE mail_account SET secret = 'v1.AAAA.AAAA.AAAA'`),
    );
    expect(await list()).toMatchObject([{ secretState: "unreadable" }]);
    await expect(send()).rejects.toThrow("mail.accountUnusable");
    expect((await edit(id, {})).Content.fields?.["secret"]).toContain("key has changed");
    expect((await edit(id, { secret: password })).StatusCode).toBe(200);
    expect(await send()).toMatchObject({ delivered: "smtp" });
  });

  test("is gone with its user name, and needed with one", async () => {
    const id = await addAccount(app, company, { port: server.port });
    expect((await edit(id, { user: "" })).StatusCode).toBe(200);
    expect(await stored()).toBeNull();
    expect((await edit(id, {}, 2)).Content.fields?.["secret"]).toContain("needs its password");
  });
});

describe("A company's mail accounts", () => {
  test("are at most ten, also when two clerks add at once, and no two have one name", async () => {
    const names = Array.from({ length: 12 }, (_, place) => `Account ${place}`);
    const answers = await Promise.all(
      names.map((name) => app.call(addEmailConfig, { ...account, name, isDefault: false, port: 587 }, company)),
    );
    expect(answers.filter(({ StatusCode }) => StatusCode === 200)).toHaveLength(10);
    expect(answers.find(({ StatusCode }) => StatusCode !== 200)?.StatusCode).toBe(422);
    const [first, second] = await list();
    await app.call(deleteEmailConfig, { ids: [first?.id ?? ""] }, company);
    const twice = await app.call(addEmailConfig, { ...account, name: second?.name ?? "", port: 587 }, company);
    expect(twice.StatusCode).toBe(409);
  });

  test("have one default; who makes another one moves it, also when two do so at once", async () => {
    const [a, b] = [
      await addAccount(app, company, { port: 587 }),
      await addAccount(app, company, { port: 587, name: "B" }),
    ];
    expect(await list()).toMatchObject([
      { id: b, isDefault: true },
      { id: a, isDefault: false },
    ]);
    await Promise.all([
      app.call(addEmailConfig, { ...account, port: 587, name: "C" }, company),
      app.call(addEmailConfig, { ...account, port: 587, name: "D" }, company),
    ]);
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    const disabled = await app.call(addEmailConfig, { ...account, port: 587, name: "E", enabled: false }, company);
    expect(Object.keys(disabled.Content.fields ?? {})).toEqual(["enabled"]);
  });

  test("use mail servers' ports and names only", async () => {
    for (const port of [22, 80, 5432, 6379])
      await expect(addAccount(app, company, { port })).rejects.toThrow("Only these ports");
    for (const host of ["http://x.example", "a b", "x.example/y", "user@x.example", ""])
      await expect(addAccount(app, company, { port: 587, host })).rejects.toThrow();
  });

  test("are another company's own, and closed to those without the right", async () => {
    const id = await addAccount(app, company, { port: 587 });
    const stranger = await openCompany(app);
    expect((await app.call(getEmailConfigList, {}, stranger)).Content.rows).toEqual([]);
    expect((await app.call(getEmailConfigLog, { id }, stranger)).StatusCode).toBe(404);
    expect((await app.call(deleteEmailConfig, { ids: [id] }, stranger)).StatusCode).toBe(404);
    expect((await app.call(editEmailConfig, { id, version: 1, ...account, port: 587 }, stranger)).StatusCode).toBe(404);
    const reader = await openCompany(
      app,
      allRights.filter((right) => right.endsWith(":view")),
    );
    expect((await app.call(addEmailConfig, { ...account, port: 587 }, reader)).StatusCode).toBe(403);
  });

  test("refuse a stale edit and show what is stored now, without the password", async () => {
    const id = await addAccount(app, company, { port: server.port });
    await edit(id, { senderName: "Mine" });
    const late = await edit(id, { senderName: "Yours" });
    expect(late.StatusCode).toBe(409);
    expect(JSON.stringify(late)).toContain("Mine");
    expect(JSON.stringify(late)).not.toContain("v1.");
  });
});

const record = async () =>
  await inTransaction(app.database, { companyId: company.companyId }, async (db) => {
    const { rows } = await db.execute<{ state: string; account_name: string }>(
      sql`SELECT state, account_name FROM mail_delivery ORDER BY created_at`,
    );
    return rows;
  });

describe("A company's mail", () => {
  test("leaves by its default account, from its address, and the record says by which", async () => {
    await addAccount(app, company, { port: server.port });
    expect((await app.call(loadEmailSending, {}, company)).Content).toMatchObject({
      by: "account",
      name: account.name,
    });
    await send();
    expect(server.received.at(-1)).toMatchObject({ from: "docs@lading.example", to: ["li@lading.example"] });
    expect(server.received.at(-1)?.raw).toMatch(/^From: =\?UTF-8\?/m);
    expect(await record()).toEqual([{ state: "sent", account_name: account.name }]);
    expect(await list()).toMatchObject([{ sentToday: 1 }]);
  });

  test("stays in the outbox without one, and when it is disabled or deleted", async () => {
    expect((await app.call(loadEmailSending, {}, company)).Content.by).toBe("outbox");
    const id = await addAccount(app, company, { port: server.port });
    await edit(id, { isDefault: false, enabled: false });
    expect(await send()).toMatchObject({ delivered: "outbox" });
    expect(await record()).toEqual([{ state: "outbox", account_name: "" }]);
  });

  test("never leaves by another company's account, and the platform's own by none", async () => {
    await addAccount(app, company, { port: server.port });
    const before = server.received.length;
    const other = await openCompany(app);
    await sendMail(app.services, { ...sender(), companyId: other.companyId }, mail);
    await app.services.mail.send({ ...mail, subject: "482913" });
    expect(server.received).toHaveLength(before);
  });

  test("that a wrong password keeps back is said to be the account's matter", async () => {
    await addAccount(app, company, { port: server.port, secret: "wrong" });
    await expect(send()).rejects.toThrow("mail.accountRefused");
    expect(await record()).toEqual([{ state: "notSent", account_name: account.name }]);
  });

  test("keeps to the account's daily limit, also when several send at once", async () => {
    await addAccount(app, company, { port: server.port, dailyLimit: 2 });
    const ends = await Promise.allSettled([1, 2, 3, 4].map(send));
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await record()).toHaveLength(2);
  });
});
