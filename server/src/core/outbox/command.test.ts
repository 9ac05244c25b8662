import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { startTestApp, type TestApp } from "#core/testing";
import { keepInOutbox, newestOutboxEntries, removeOldOutboxEntries, runOutboxCommand } from "./index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [] });
});
afterAll(() => app.close());

async function run(url: string | undefined, ...args: string[]) {
  const printed: string[] = [];
  const code = await runOutboxCommand({ url, args, print: (text) => printed.push(text) });
  return { code, text: printed.join("\n") };
}

describe("The operator", () => {
  test("reads what no provider took, newest last", async () => {
    expect(await run(app.appUrl)).toEqual({ code: 0, text: "The outbox is empty." });
    const sms = {
      channel: "sms",
      recipient: "+966501234567",
      subject: "",
      body: "رمز التحقق 111111",
      language: "ar",
    } as const;
    await keepInOutbox(app.database, sms);
    const attachments = [{ name: "运单.pdf", type: "application/pdf", size: 5 }];
    const mail = {
      channel: "email",
      recipient: "li@lading.example",
      subject: "验证码",
      body: "222222\u001b[2J",
      attachments,
      language: "zh",
    } as const;
    await keepInOutbox(app.database, mail);
    const { code, text } = await run(app.appUrl);
    expect(code).toBe(0);
    expect(text).toMatch(
      /^── \S+Z {2}text message to \+966501234567\nرمز التحقق 111111\n\n── \S+Z {2}e-mail to li@lading.example\n验证码\n222222\[2J\nAttached: 运单.pdf$/,
    );
    expect((await run(app.appUrl, "1")).text).not.toContain("111111");
  });

  test("is told plainly when the database does not run, does not answer, or the command is wrong", async () => {
    const { code, text } = await run(undefined);
    expect(code).toBe(1);
    expect(text).toContain("Lading does not run");
    expect(await run("postgres://127.0.0.1:1/x")).toEqual({
      code: 1,
      text: "The database does not answer. Is it running?",
    });
    expect((await run(app.appUrl, "many")).code).toBe(2);
  });

  test("finds nothing older than 30 days once it is cleaned", async () => {
    const old = { channel: "sms", recipient: "old", subject: "", body: "", language: "en" } as const;
    await keepInOutbox(app.database, old);
    await app.database.pool.query(
      "UPDATE outbox_message SET created_at = now() - interval '31 days' WHERE recipient = 'old'",
    );
    await inTransaction(app.database, { companyId: null }, removeOldOutboxEntries);
    const left = await newestOutboxEntries(app.database.pool, 100);
    expect(left.map(({ recipient }) => recipient)).not.toContain("old");
    expect(left.length).toBeGreaterThan(0);
  });
});
