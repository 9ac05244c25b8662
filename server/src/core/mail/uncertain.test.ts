import { Refused } from "@lading/contract/core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "#core/log";
import { startTestApp, type TestApp } from "#core/testing";
import { createMailer, type Mail } from "./index.ts";
import { openBadServer, type BadServer, type Misbehaviour } from "./mail-server.stage.ts";

let app: TestApp;
let server: BadServer | undefined;
beforeAll(async () => {
  app = await startTestApp({ modules: [] });
});
afterEach(() => server?.close());
afterAll(() => app.close());

const pdf = { name: "账单 1.pdf", type: "application/pdf", bytes: Buffer.alloc(200_000, 7) };
const mail: Mail = { to: "li@lading.example", subject: "كشف 账单", text: "…", language: "zh", attachments: [pdf] };

/** A message's end with such a server, and how often the server had the whole of it. */
async function endWith(how: Misbehaviour): Promise<{ end: string; whole: number; ms: number }> {
  server = await openBadServer(how);
  const from = "Lading <no-reply@lading.example>";
  const mailer = createMailer({
    database: app.database,
    log: createLog("silent"),
    smtpUrl: server.url,
    from,
    patienceMs: 900,
  });
  const started = performance.now();
  const end = await mailer.send(mail).then(
    () => "sent",
    (error: unknown) => (error instanceof Refused ? error.refusal.code : String(error)),
  );
  return { end, whole: server.wholeMessages(), ms: performance.now() - started };
}

describe("A mail server that", () => {
  test.each([
    ["hangsAtGreeting", "mail.unreachable"],
    ["dropsAtGreeting", "mail.unreachable"],
    ["hangsAfterDataCommand", "mail.unreachable"],
    ["dropsInTheMiddle", "mail.unreachable"],
    ["refusesTheSender", "mail.rejected"],
  ] as const)("%s has nothing: %s", async (how, expected) => {
    const { end, whole, ms } = await endWith(how);
    expect([end, whole]).toEqual([expected, 0]);
    expect(ms).toBeLessThan(3_000);
  });

  test.each([
    ["dropsAfterTheDot", "mail.unknown"],
    ["hangsAfterTheDot", "mail.unknown"],
    ["says451AfterTheDot", "mail.unreachable"],
    ["says421AfterTheDot", "mail.unreachable"],
    ["says554AfterTheDot", "mail.rejected"],
  ] as const)("%s had the whole message once: %s", async (how, expected) => {
    const { end, whole, ms } = await endWith(how);
    expect([end, whole]).toEqual([expected, 1]);
    expect(ms).toBeLessThan(3_000);
  });
});
